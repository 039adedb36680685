@Suite(.waitsForPrograms) struct SweepTests {
  @Test func `A sweep without findings exits with 0`() throws {
    let run = try program.run("--sweep", "320...340")
    expect(run.status, equals: 0)
    expect(run.output.hasPrefix("no findings\n"), "\(run.output)")
    expect(run.errors, equals: "")
  }

  @Test func `A sweep with findings prints them and exits with 1`() throws {
    let run = try program.run("--sweep", "300...340")
    expect(run.status, equals: 1)
    expect(run.output.hasPrefix("warning: protrusion 300...319."), "\(run.output)")
    expect(run.output.hasSuffix(" layouts over 300...340 points\n"), "\(run.output)")
    expect(run.errors, equals: "")
  }

  @Test func `A page with the findings is written to a file`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "sweep.html")
      let run = try program.run("--sweep", "310...330", "--inspect", file.path)
      expect(run.status, equals: 1)
      let page = try String(contentsOf: file, encoding: .utf8)
      expect(page.hasPrefix("<!DOCTYPE html>"))
      expect(page, contains: "<h2>protrusion ")
      expect(page, contains: "data:image/svg+xml;base64,")
      expect(page, lacks: "<script")
    }
  }

  @Test func `A script that fails ends the sweep`() throws {
    let run = try program.run("--sweep", "320...340", "--script", "tap Missing")
    expect(run.status, equals: 65)
    expect(run.output, equals: "")
    expect(run.errors, contains: "no view has this identifier")
  }
}
