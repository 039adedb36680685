/// The motion of the border between months.
@Suite(.waitsForPrograms) struct MotionTests {
  private struct Entry: Decodable {
    let x, y: Double
    let presented: ReportReading.Frame?
  }

  /// Returns the frame of the border after a script, and its displayed position.
  private func border(_ style: String, after script: String) throws -> (
    x: Double, y: Double, shownX: Double, shownY: Double
  ) {
    let output = try program.output("--style", style, "--script", script + "; report")
    let entries = try JSONDecoder().decode([String: Entry].self, from: Data(output.utf8))
    let border = try #require(entries["border"])
    return (border.x, border.y, border.presented?.x ?? border.x, border.presented?.y ?? border.y)
  }

  @Test(arguments: ["border", "anchor"])
  func `The border's frame changes at once, and its displayed position in three tenths of a second`(
    _ style: String
  ) throws {
    let january = try border(style, after: "")
    let may = try border(style, after: "tap May")
    let half = try border(style, after: "tap May; wait 0.15")
    let end = try border(style, after: "tap May; wait 0.3")
    #expect((january.x, january.y) == (28.76, 41.171))
    #expect((may.x, may.y) == (42.942, 174.504))
    #expect((may.shownX, may.shownY) == (january.x, january.y))
    #expect((half.x, half.y) == (may.x, may.y))
    // The curve is symmetric.
    expect(abs(half.shownX - (january.x + may.x) / 2), below: 0.01)
    expect(abs(half.shownY - (january.y + may.y) / 2), below: 0.01)
    #expect((end.shownX, end.shownY) == (may.x, may.y))
  }

  private struct Reading: Decodable {
    let window: Window

    struct Window: Decodable { let laterFrames: Counts }
    struct Counts: Decodable { let frames, bodies, measurements, reduces: Int }
  }

  /// Returns the counts of the frames after the first.
  private func counts(_ script: String) throws -> Reading.Counts {
    let run = try program.run("--report", "--script", script)
    return try JSONDecoder().decode(Reading.self, from: Data(run.output.utf8)).window.laterFrames
  }

  @Test func `A selection evaluates views in one frame, and the motion in none`() throws {
    let idle = try counts("wait 10; wait 10")
    #expect((idle.bodies, idle.measurements, idle.reduces) == (0, 0, 0))
    let tap = try counts("tap June")
    let motion = try counts("tap June; wait 0.1; wait 0.1; wait 1")
    expect(tap.bodies, above: 0)
    expect(motion.frames, above: tap.frames)
    #expect((motion.bodies, motion.measurements, motion.reduces) == (tap.bodies, tap.measurements, tap.reduces))
    // The months have not moved.
    expect(motion.reduces, equals: 0)
  }

  @Test func `The report contains the selected month after the script`() throws {
    let report = try ReportReading(of: "--script", "tap month-9", "--select", "may")
    expect(report.selected, equals: "October")
    expect(report.border, equals: report.months[9].frame)
    expect(report.passes, equals: 2)
    expect(report.order, equals: Array(0..<12))
    let picture = try program.run("--svg", "-", "--script", "tap October", "--select", "may").output
    expect(picture, contains: "<title>Twelve months, October selected</title>")
  }

  @Test(arguments: ["fade", "border", "anchor"])
  func `A recording shows the border at its displayed position`(_ style: String) throws {
    let script = "wait 0.5; tap May; wait 0.2; tap August; wait 1"
    let document = try program.run("--style", style, "--record", "-", "--script", script).output
    let played = try AnimatedPicture(document)
    expect(played.duration, equals: 2.7)
    let moments = [
      (0.0, ""), (0.5, "wait 0.5; tap May"), (0.6, "wait 0.5; tap May; wait 0.1"),
      (0.8, "wait 0.5; tap May; wait 0.2; tap August; wait 0.1"), (1.7, script),
    ]
    for (time, script) in moments {
      let still = try program.run("--style", style, "--svg", "-", "--script", script).output
      try expectNil(played.difference(at: time + 0.001, from: AnimatedPicture(still)))
    }
  }

  @Test func `A recording of five seconds takes tens of kilobytes`() throws {
    let script = "tap May; wait 1; tap October; wait 1; tap January; wait 1; tap December; wait 1; tap July; wait 1"
    let document = try program.run("--record", "-", "--script", script).output
    expect(document.utf8.count, below: 50_000)
    for month in ["January", "June", "December"] { expect(document.ranges(of: ">\(month)<").count, equals: 1) }
  }

  @Test func `A tap by text, a report, and a recording can be combined`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "may.svg")
      let run = try program.run("--script", "tap May; report", "--record", file.path)
      expect(run.status, equals: 0)
      expect(run.output.hasPrefix("{\n  \"border\": {\"x\": 42.942, \"y\": 174.504, "))
      let played = try AnimatedPicture(String(contentsOf: file, encoding: .utf8))
      // The motion that the tap starts, to its end.
      expect(played.duration, equals: 1.3)
      expect(Set([0.0, 0.1, 0.2, 0.31].map { played.elements(at: $0) }).count, equals: 4)
    }
  }
}
