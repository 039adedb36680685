@Suite(.waitsForPrograms) struct RecordingTests {
  private func record(_ script: String) throws -> String { try program.output("--record", "-", "--script", script) }

  private static let script = "wait 0.5; tap More; wait 0.5; drag 20,112 90,100; wait 0.4"

  /// Scripts with their end times.
  private static let moments: [(time: Double, script: String)] = [
    (0, ""), (0.1, "wait 0.1"), (0.3, "wait 0.3"), (0.5, "wait 0.5; tap More"), (0.7, "wait 0.5; tap More; wait 0.2"),
    (1, "wait 0.5; tap More; wait 0.5"),
    (1.0 + 8.0 / 60.0, "wait 0.5; tap More; wait 0.5; drag 20,112 90,100"),
    (1.4 + 8.0 / 60.0, script),
    // Running animations are shown to their end, and the final state for another second.
    (2.9, "\(script); wait 2"),
  ]

  @Test(arguments: moments)
  func `A recording shows the presented state at every time`(time: Double, script: String) throws {
    let played = try AnimatedPicture(record(Self.script))
    let still = try AnimatedPicture(program.run("--svg", "-", "--script", script).output)
    expect(still.elements(at: 0).count, above: 5)
    expectNil(played.difference(at: time + 0.001, from: still))
    // The second repetition equals the first.
    expectNil(played.difference(at: time + 0.001 + (played.duration ?? 0), from: still))
  }

  @Test func `Motion is recorded at thirty frames per second`() throws {
    let played = try AnimatedPicture(record("wait 0.1"))
    let duration = try #require(played.duration)
    // The blue view starts 280 points farther left and takes two seconds; then the recording shows it for one second.
    expect(abs(duration - 3), below: 0.04)
    func place(_ time: Double) throws -> String {
      let view = try #require(played.elements(at: time).last { $0.hasPrefix("<rect ") && $0.contains("#007aff") })
      return String(view.components(separatedBy: " x=").last?.prefix { $0 != " " } ?? "")
    }
    try expect([0.001, 0.035, 0.068, 0.101].map(place), equals: ["0.0", "4.667", "9.333", "14.0"])
    try expect([0.032, 0.065, 0.098, 2.99].map(place), equals: ["0.0", "4.667", "9.333", "280.0"])
  }

  @Test func `Unchanged content is written once, however long it is shown`() throws {
    // The animation ends after two seconds.
    let short = try record("wait 2")
    let long = try record("wait 2; wait 20")
    for document in [short, long] {
      expect(document.ranges(of: ">Tapped 0<").count, equals: 1)
      expect(document.ranges(of: "<animateTransform ").count, equals: 1)
      // Sixty positions, and all other content once.
      expect(document.utf8.count, below: 4_000)
    }
    try expect(AnimatedPicture(short).duration, equals: 3)
    try expect(AnimatedPicture(long).duration, equals: 23)
  }

  @Test func `A recording does not affect the program`() throws {
    let script = "wait 0.7; press 20,80 0.6; drag 20,112 60,131 hold 0.21"
    try Program.withFolder { folder in
      let file = folder.appending(component: "recording.svg").path
      let recorded = try program.run("--record", file, "--report", "--svg", "-", "--script", script).output
      let plain = try program.run("--report", "--svg", "-", "--script", script).output
      expect(withoutFrames(recorded), equals: withoutFrames(plain))
      try expect(AnimatedPicture(String(contentsOfFile: file, encoding: .utf8)).names.first, equals: "svg")
    }
  }

  /// Returns the report without the counts of later frames, since a recording has more of them.
  private func withoutFrames(_ report: String) -> String { report.replacing(/"laterFrames": \{[^}]*\}/, with: "") }
}
