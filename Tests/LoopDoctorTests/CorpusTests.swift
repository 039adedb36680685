import RandomTestSupport
import Synchronization

private let doctor = Program("LoopDoctor")

/// The output of the example, run as a program. The suite is serialized because its tests share runs.
@Suite(.serialized, .waitsForPrograms) struct CorpusTests {
  /// The runs of the tests of all cases, by arguments. Apart from times, the program prints the same in every run.
  private static let runs = Mutex<[[String]: Program.Run]>([:])

  /// Returns the run of the program with these arguments, which is made once.
  private func sharedRun(_ arguments: [String]) throws -> Program.Run {
    if let run = Self.runs.withLock({ $0[arguments] }) { return run }
    let run = try doctor.run(arguments)
    Self.runs.withLock { $0[arguments] = run }
    return run
  }

  private func names() throws -> [String] { try sharedRun(["--list"]).output.split(separator: "\n").map(String.init) }

  @Test func `Every case has its expected finding`() throws {
    let run = try sharedRun([])
    expect(run.status, equals: 0, "\(run.output)")
    expect(run.output.hasSuffix("as expected.\n"))
  }

  @Test func `No repaired twin has a finding`() throws {
    let run = try doctor.run("--fixed")
    expect(run.status, equals: 0, "\(run.output)")
    let rows = run.output.split(separator: "\n").dropFirst(2).dropLast()
    expect(rows.count, above: 30)
    expect(rows.allSatisfy { $0.contains("silent") && !$0.contains("period") && !$0.contains("+") })
  }

  @Test func `Every suggestion, applied to the source of its case, settles with the value that the author meant`()
    throws
  {
    let run = try doctor.run("--edits")
    expect(run.status, equals: 0, "\(run.output)")
    let lines = run.output.split(separator: "\n")
    expect(lines.count, above: 100)
    expect(run.output.hasSuffix("All edits settle with the meant value.\n"))
    // Every loop of the corpus has suggestions.
    let rows = try sharedRun([]).output.split(separator: "\n").dropFirst(2).dropLast()
    for row in rows where !row.contains("silent") {
      let name = row.prefix { $0 != " " }
      expect(lines.contains { $0.hasPrefix("\(name) ") }, "\(name)")
    }
  }

  @Test func `The list has one name per line, of letters, digits, and hyphens`() throws {
    let names = try names()
    expect(Set(names).count, equals: names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } })
    for name in ["L01", "L02a", "L02c", "L03c", "L04a", "L05", "L07", "L08a", "L11b", "L12", "L13a", "L13b", "L14a"] {
      expect(names.contains(name))
    }
    for name in ["L16", "L17", "L19", "L20", "L22", "L25", "L26", "N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "N9"]
    { expect(names.contains(name)) }
  }

  @Test func `An unknown case prints the list and exits with 64`() throws {
    let run = try doctor.run("L99")
    expect(run.status, equals: 64)
    expectEmpty(run.output)
    expect(run.errors, contains: "\nL02a\n")
  }

  @Test(arguments: [["--svg"], ["--what"], ["L07", "L05"], ["--json"]])
  func `Invalid arguments exit with 64`(_ arguments: [String]) throws {
    let run = try doctor.run(arguments)
    expect(run.status, equals: 64)
    expectEmpty(run.output)
    expect(run.errors.hasPrefix("LoopDoctor: "))
  }

  @Test(arguments: ["L02a", "L07", "L14a", "L19", "L20", "L12", "own-nested", "L01", "own-task", "own-two"])
  func `The page of a case matches its golden file exactly`(_ name: String) throws {
    let run = try sharedRun([name])
    expect(run.status, equals: 0)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    try expectGolden(run.output, "Goldens/\(name).txt")
  }

  @Test func `The cycle of each case names its writer, key, reader, state, and layout node`() throws {
    var text = ""
    for name in try names() {
      for object in try findings(of: name) {
        text += "\(name)\n"
        for step in object["cycle"] as? [[String: Any]] ?? [] {
          let location = (step["location"] as? [String: Any]).map { " \($0["file"] ?? ""):\($0["line"] ?? "")" }
          text += "  \(step["kind"] ?? "") \(step["path"] ?? "")\(location ?? "")\n"
        }
      }
    }
    try expectGolden(text, "Goldens/cycles.txt")
    expect(Stations.complaints(about: text), equals: [])
  }

  @Test func `No page is wider than 80 columns or contains an address`() throws {
    // Each page takes a run of the program, so an ordinary run takes a third of them.
    for (number, name) in try names().enumerated() where RandomSeeds.areComplete || number.isMultiple(of: 3) {
      let lines = try sharedRun([name]).output.split(separator: "\n").dropFirst()
      #expect(lines.allSatisfy { $0.count <= 80 && !$0.contains("0x") && !$0.contains("unknown context") }, "\(name)")
    }
  }

  @Test func `JSON, graph, and picture match their golden files`() throws {
    try expectGolden(doctor.run("L07", "--json").output, "Goldens/L07.json")
    try expectGolden(doctor.run("L07", "--dot").output, "Goldens/L07.dot")
    try expectGolden(doctor.run("L07", "--svg", "-").output, "Goldens/L07.svg")
  }

  /// Returns the single JSON document that a case prints.
  private func findings(of name: String) throws -> [[String: Any]] {
    let run = try sharedRun([name, "--json"])
    return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]], "\(name)")
  }

  @Test func `JSON is one array with an object for each loop`() throws {
    let objects = try findings(of: "own-two")
    expect(objects.count, equals: 2)
    for object in objects {
      let loop = try #require(object["loop"] as? [String: Any])
      let verdict = try #require(loop["verdict"] as? [String: Any])
      expect(verdict["period"] as? Int, equals: 2)
    }
  }

  @Test func `Every case prints one JSON array with each loop's cycle once`() throws {
    for name in try names() {
      let objects = try findings(of: name)
      for object in objects {
        let loop = object["loop"] as? [String: Any]
        expectNil(loop?["steps"])
        if loop != nil { expect((object["cycle"] as? [Any])?.isEmpty, equals: false, "\(name)") }
      }
    }
  }

  @Test func `A silent case prints exactly an empty array`() throws {
    // A row of the table contains a name, the expected and actual findings, passes, and milliseconds.
    let rows = try sharedRun([]).output.split(separator: "\n").dropFirst(2).dropLast()
    let silent = rows.compactMap { row -> String? in
      let cells = row.split(separator: " ")
      return cells.count > 1 && cells[1] == "silent" ? String(cells[0]) : nil
    }
    expect(Set(["N1", "N2", "N9", "L17", "L25"]).isSubset(of: Set(silent)))
    for name in silent { try expect(sharedRun([name, "--json"]).output, equals: "[]\n", "\(name)") }
  }

  @Test func `The picture is written to a file as well-formed XML`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "cycle.svg")
      try expect(doctor.run("L19", "--svg", file.path).status, equals: 0)
      let parser = XMLCheck(try Data(contentsOf: file))
      expect(parser.elements.contains("svg"))
      expect(parser.isWellFormed)
      try expect(doctor.run("L19", "--svg", folder.appending(components: "no", "folder.svg").path).status, equals: 73)
    }
  }

  @Test func `A repaired twin has an empty page`() throws {
    try expect(doctor.run("L07", "--fixed").output, contains: "No findings.")
    try expect(doctor.run("L07", "--fixed", "--json").output, equals: "[]\n")
    expect(try doctor.run("L07", "--fixed", "--dot").output.hasPrefix("digraph loop {"))
    let picture = try doctor.run("L07", "--fixed", "--svg", "-")
    expect(picture.status, equals: 0)
    expect(XMLCheck(Data(picture.output.utf8)).isWellFormed)
  }
}
