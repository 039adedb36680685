/// The program on the command line.
@Suite(.waitsForPrograms) struct ProgramTests {
  @Test func `A scripted run has the same output every time`() throws {
    let script = """
      report; wait 0.2; report; wait 3; tap Travel; wait 0.1; report; wait 3; report; \
      drag 300,420 150,420; report; tap done; wait 0.1; report; wait 3; \
      drag 200,500 200,390 hold 0.4; report; wait 0.1; report; wait 3; report
      """
    try expectGolden(program.output("--script", script), "Goldens/story.json")
  }

  @Test func `Without a script the final state is shown`() throws {
    let run = try program.run()
    expect(run.status, equals: 0)
    try expectGolden(run.output, "Goldens/picture.txt")
  }

  @Test func `A recording contains the motion and ends with the final state`() throws {
    let run = try program.run("--record", "-", "--script", "wait 2; tap Travel; wait 2")
    expect(run.status, equals: 0)
    expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"640\""))
    expect(run.output, contains: "<animate")
    expect(run.output, contains: "Harbor Ferry")
  }

  @Test(arguments: [("160x80", "wait 3; tap 80,60; wait 3"), ("1x1", "wait 1"), ("4000x3000", "wait 3; tap Reserve")])
  func `The wallet is usable in any size`(size: String, script: String) throws {
    let output = try program.output("--size", size, "--script", script, "--report")
    expect(output, contains: "\"diagnostics\": []", "\(output.suffix(600))")
  }

  @Test func `An unknown card is reported with the existing cards`() throws {
    let run = try program.run("--script", "tap Gold")
    expect(run.status, equals: 65)
    expect(run.errors, contains: "\"Gold\"")
  }
}
