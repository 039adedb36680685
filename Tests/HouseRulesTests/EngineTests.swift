/// The engine's documentation of its hooks, flags, and codes is true.
struct EngineTests {
  private static let files = SourceFile.ofTree

  private static func file(_ name: String) -> SourceFile? { files.first { $0.name == name } }

  /// Returns the members of a class that a subclass can override, with whether they are documented.
  private static func hooks(of name: String) -> [(name: String, isDocumented: Bool)] {
    guard let file = file(name) else { return [] }
    return file.code.indices.compactMap { index in
      let line = file.code[index]
      guard
        let match = line.firstMatch(
          of: /^  (?:@\w+(?:\([^)]*\))? )*(package|public|open) (?:class )?(?:func|var) (\w+)/),
        !line.contains("final "), !line.contains("static "), !line.contains("override ")
      else { return nil }
      var above = index - 1
      while above > 0, file.lines[above].hasPrefix("  @") { above -= 1 }
      return (String(match.output.2), file.lines[above].hasPrefix("  ///"))
    }
  }

  /// The names of all members that override others.
  private static let overridden: Set<String> = Set(
    files.flatMap { file in
      file.code.compactMap { line -> String? in
        guard line.contains(bytesOf: "override ") else { return nil }
        return (line.firstMatch(of: /(?:func|var) (\w+)/)?.output.1).map(String.init)
      }
    })

  @Test(arguments: ["ViewNode", "ItemNode"]) func `Every hook is overridden and documented`(type: String) {
    let hooks = Self.hooks(of: type)
    expect(hooks.count, above: 10)
    for hook in hooks {
      expect(Self.overridden.contains(hook.name), "\(type).\(hook.name) is overridden nowhere")
      expect(hook.isDocumented, "\(type).\(hook.name) has no documentation comment")
    }
  }

  @Test func `An article states the caller, time, and permitted access of each hook`() {
    let hooks = ["ViewNode", "ItemNode"].flatMap { Self.hooks(of: $0).map(\.name) }
    let article = SourceFile.article("Hooks") ?? ""
    var described: [String] = []
    for line in article.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 4 && cells.allSatisfy { !$0.isEmpty }, "\(line)")
      described.append(cells[0].trimmingCharacters(in: ["`"]))
    }
    expect(described, equals: hooks)
  }

  @Test func `An article states the caller, time, and permitted effects of each member of a supervisor`() throws {
    let file = try #require(Self.file("FrameSupervisor"))
    let start = try #require(file.code.firstIndex { $0.hasPrefix("package protocol FrameSupervisor") })
    let end = try #require(file.code[start...].firstIndex { $0.hasPrefix("}") })
    let members = file.code[start...end].compactMap {
      ($0.firstMatch(of: /^  (?:@MainActor )?(?:func|var) (\w+)/)?.output.1).map(String.init)
    }
    let rows = (SourceFile.article("SupervisingFrames") ?? "").split(separator: "\n").filter { $0.hasPrefix("| `") }
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 4 && cells.allSatisfy { !$0.isEmpty }, "\(row)")
    }
    expect(members.count, above: 5)
    expect(rows.compactMap { $0.firstMatch(of: /^\| `(\w+)`/)?.output.1 }.map(String.init), equals: members)
  }

  @Test func `Every node flag is used`() {
    let flags = (Self.file("NodeFlags")?.code ?? []).compactMap {
      $0.firstMatch(of: /static var (\w+): NodeFlags \{ NodeFlags\(rawValue: 1/)?.output.1
    }
    expect(flags.count, above: 20)
    let code = Self.files.filter { $0.name != "NodeFlags" }.map { $0.code.joined(separator: "\n") }
    for flag in flags {
      let isUsed = code.contains { $0.contains(bytesOf: ".\(flag)") }
      expect(isUsed, "\(flag) is used nowhere")
    }
  }

  @Test func `Every diagnostic code is reported, and has an article and a golden page`() {
    let codes = (SourceFile.text("Sources/TributaryDiagnostics/Facts/DiagnosticCode.swift") ?? "").matches(
      of: /\n  case (\w+)/
    ).map { String($0.output.1) }
    expect(codes.count, above: 20)
    var words: Set<Substring> = []
    for file in SourceFile.all(below: "Sources") where !file.path.contains("/TributaryDiagnostics/") {
      words.formUnion(file.words)
    }
    let golden = SourceFile.text("Tests/TributaryDiagnosticsTests/Goldens/codes.txt") ?? ""
    for code in codes {
      let isRaised = words.contains(Substring(code))
      expect(isRaised, "No source reports \(code)")
      let article = code.prefix(1).uppercased() + code.dropFirst()
      let path = "Sources/TributaryDiagnostics/TributaryDiagnostics.docc/Articles/\(article).md"
      #expect(SourceFile.text(path) != nil, "\(code) has no article")
      expect(golden.contains(code), "\(code) is in no golden")
    }
  }
}
