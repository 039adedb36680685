@Suite(.waitsForPrograms) struct OutputTests {
  @Test func `Without a terminal the picture is printed once`() throws {
    try expectGolden(program.output(), "Goldens/picture.txt")
  }

  @Test(arguments: ["fade", "border", "anchor"]) func `Every style draws the same picture`(_ style: String) throws {
    let run = try program.run("--style", style, "--select", "OCTOBER", "--size", "480x240")
    try expectGolden(run.output, "Goldens/october.txt")
  }

  @Test func `The picture matches its golden file exactly`() throws {
    let run = try program.run("--svg", "-", "--select", "may", "--size", "480x240")
    expect(run.status, equals: 0)
    try expectGolden(run.output, "Goldens/may.svg")
  }

  @Test func `The picture beside the example is a recording of the program`() throws {
    let script = "wait 0.8; tap October; wait 1; tap February; wait 1; tap May; wait 0.6"
    let run = try program.run("--record", "-", "--select", "may", "--size", "480x240", "--script", script)
    expect(run.status, equals: 0)
    try expectGolden(run.output, "../../Examples/MonthSelector/month-selector.svg")
  }

  @Test func `The report matches its golden file exactly`() throws {
    try expectGolden(try program.run("--report", "--select", "may").output, "Goldens/report.json")
  }

  @Test func `A file receives the same bytes as standard output`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "months.svg")
      try Data("old".utf8).write(to: file)
      let run = try program.run("--svg", file.path)
      expect(run.status, equals: 0)
      expect(run.output, equals: "")
      try expect(String(contentsOf: file, encoding: .utf8), equals: program.run("--svg", "-").output)
      try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["months.svg"])
    }
  }

  @Test func `The picture precedes the report when both are printed`() throws {
    let picture = try program.run("--svg", "-", "--style", "anchor", "--select", "june").output
    let report = try program.run("--report", "--style", "anchor", "--select", "june").output
    let both = try program.run("--report", "--svg", "-", "--style", "anchor", "--select", "june")
    expect(both.output, equals: picture + report)
    expect(picture.hasSuffix("</svg>\n"))
    expect(report.hasPrefix("{\n"))
  }

  @Test func `All options can be combined`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "months.svg")
      let run = try program.run(
        "--report", "--style=anchor", "--select=may", "--size=300.5x200", "--svg=\(file.path)", "--style", "fade")
      expect(run.status, equals: 0)
      expect(run.output, contains: "\"style\": \"fade\"")
      expect(run.output, contains: "\"selected\": \"May\"")
      try expect(String(contentsOf: file, encoding: .utf8), contains: "width=\"300.5\" height=\"200\"")
    }
  }

  @Test func `Help names every option`() throws {
    let run = try program.run("--help")
    expect(run.status, equals: 0)
    for option in ["--style fade|border|anchor", "--select MONTH", "--size WxH", "--svg FILE", "--report"] {
      expect(run.output.contains("\n  \(option)"), "\(option)")
    }
  }
}
