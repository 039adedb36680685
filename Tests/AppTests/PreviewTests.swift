@Suite(.waitsForPrograms) struct PreviewTests {
  @Test func `The previews of a program are printed in their initial state, in source order`() throws {
    let run = try program.run("--previews", "--size", "240x64")
    expect(run.status, equals: 0, "\(run.errors)")
    try expectGolden(run.output, "Goldens/previews.txt")
  }

  @Test(arguments: [["--previews", "--svg", "-"], ["--report", "--previews"], ["--previews", "--script", "report"]])
  func `Options for the program's window cannot be combined with previews`(_ arguments: [String]) throws {
    let run = try program.run(arguments)
    expect(run.status, equals: 64)
    expectEmpty(run.output)
    expect(run.errors, contains: "--previews cannot be combined with ")
  }

  @Test func `A program without previews reports that it has none`() throws {
    let run = try Program("LoopDoctor").run("--previews")
    expect(run.output, equals: "This program contains no previews. Optimized builds omit previews.\n")
  }
}
