/// The pages of the examples.
@Suite(.waitsForPrograms) struct MonthTests {
  private let months = Program("MonthSelector")

  private func page(_ arguments: String...) throws -> Inspection {
    let run = try months.run(["--inspect", "-"] + arguments)
    expect(run.status, equals: 0)
    expect(run.errors, equals: "")
    return try #require(Page(run.output).inspection)
  }

  @Test func `The month selector shows its 12 writers, 11 folds, one reader, and two passes`() throws {
    let inspection = try page()
    let frames = try #require(inspection.preferences.first { $0.key == "MonthFramesKey" })
    expect(frames.writers.count, equals: 12)
    #expect(frames.writers.allSatisfy { $0.hiddenBy == nil })
    expect(frames.reduces, equals: 11)
    expect(frames.readers.map(\.name), equals: ["onPreferenceChange"])
    expect(inspection.recording?.frames.first?.passes.map(\.number), equals: [1, 2])
    expectEmpty(inspection.findings)
  }

  @Test func `Frames without a preference state change take one pass`() throws {
    let inspection = try page("--style", "anchor")
    let anchors = try #require(inspection.preferences.first { $0.key == "MonthAnchorsKey" })
    expect(anchors.writers.count, equals: 12)
    // One fold in addition to those of the months: the overlay that is built from the key is beside them, up to the
    // root.
    expect(anchors.folds.last?.parts.count, equals: 2)
    expect(inspection.recording?.frames.first?.passes.count, equals: 1)
  }

  @Test func `All writes after a click are caused by the pointer`() throws {
    let recording = try #require(try page("--script", "tap March").recording)
    let all = recording.events
    func begins(_ place: Int) -> Set<Inspection.Event.Kind> {
      all[place].causes.isEmpty ? [all[place].kind] : all[place].causes.reduce(into: []) { $0.formUnion(begins($1)) }
    }
    let writes = all.indices.filter { all[$0].kind == .state && all[$0].name.contains("selected") }
    expect(!writes.isEmpty)
    #expect(writes.allSatisfy { begins($0) == [.input] })
  }

  @Test func `A file receives the same bytes as standard output, and the page can be combined with other output`()
    throws
  {
    try Program.withFolder { folder in
      let file = folder.appending(component: "months.html").path
      let run = try months.run("--inspect", file, "--why")
      expect(run.status, equals: 0)
      expect(run.output, equals: (try months.run("--why").output))
      try expect(String(contentsOfFile: file, encoding: .utf8), equals: months.run("--inspect", "-").output)
    }
  }
}

struct LoopPageTests {
  private let doctor = Program("LoopDoctor")

  @Test(arguments: ["L02a", "L05"])
  func `The page of a loop shows its cycle with the values of each pass`(_ name: String) throws {
    let run = try doctor.run(name, "--inspect", "-")
    expect(run.status, equals: 0)
    let inspection = try #require(Page(run.output).inspection)
    let loop = try #require(inspection.findings.compactMap(\.loop).first)
    #expect(loop.steps.contains { $0.kind == "reader" })
    #expect(loop.steps.contains { $0.kind == "state" })
    expect(loop.trace.count, above: 2)
    #expect(loop.trace.allSatisfy { $0.count == loop.columns.count })
    #expect(inspection.findings.contains { !$0.suggestions.isEmpty && $0.article == "FeedbackLoop" })
    let passes = inspection.recording?.frames.map(\.passes.count).max() ?? 0
    expect(passes, above: 2)
  }

  @Test func `A loop that crosses frames is recorded frame by frame`() throws {
    let inspection = try #require(Page(try doctor.run("L01", "--inspect", "-").output).inspection)
    expect(inspection.findings.compactMap(\.loop).first?.crossesFrames, equals: true)
    expect((inspection.recording?.frames.count ?? 0), above: 100)
  }

  @Test func `An inspection requires a case`() throws {
    let run = try doctor.run("--inspect", "-")
    expect(run.status, equals: 64)
    expect(run.errors, contains: "missing CASE")
  }
}
