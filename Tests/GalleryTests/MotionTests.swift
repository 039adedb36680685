/// The pages during their animations.
@Suite(.waitsForPrograms) struct MotionTests {
  /// Returns the given labels in the drawing of a page after a script, back to front.
  private func order(_ page: String, after script: String, _ labels: String) throws -> String {
    let output = try program.output(page, "--svg", "-", "--script", script)
    let drawn = output.matches(of: try Regex(">(\(labels))<", as: (Substring, Substring).self))
    return drawn.map { String($0.output.1) }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", "back middle front back middle front"),
    ("tap take", "back middle front back middle front"),
    ("tap take; wait 0.5", "back middle front back middle front"),
    ("tap take; wait 0.95", "back middle front back middle front"),
    ("tap take; wait 1", "back front back front"),
    // The card returns to its place from its current state.
    ("tap take; wait 0.5; tap take; wait 0.2", "back middle front back middle front"),
    ("tap take; wait 1.5; tap take; wait 0.2", "back middle front back middle front"),
  ])
  func `A removed card stays between its neighbors, with and without zIndex`(_ script: String, _ expected: String)
    throws
  { try expect(order("zindex-leaving", after: script, "back|middle|front"), equals: expected) }

  @Test(arguments: [
    ("", "blue red blue red red"),
    // The zIndex order changes at once; the removed card is below the inserted one.
    ("tap swap", "red blue blue red red blue"),
    ("tap swap; wait 0.5", "red blue blue red red blue"),
    ("tap swap; wait 1", "red blue blue blue"),
    ("tap swap; wait 1; tap swap; wait 0.5", "blue red blue red red blue"),
  ])
  func `zIndex changes at once, and opacity and transitions are animated`(_ script: String, _ expected: String) throws {
    try expect(order("zindex-swap", after: script, "red|blue"), equals: expected)
  }

  @Test func `Cards with stable ids move, and cards identified by position are renamed`() throws {
    try expect(order("stable-ids", after: "tap swap; wait 1", "[ABC][^<]*"), equals: "C B A C, was A B A, was C")
    try expect(order("stable-ids", after: "tap swap; wait 1; tap swap; wait 1", "[ABC][^<]*"), equals: "A B C A B C")
  }

  @Test func `All positions are halfway at half time`() throws {
    let run = try program.run("stable-ids", "--script", "report; tap swap; wait 0.5; report; wait 0.5; report")
    let reports = try run.output.components(separatedBy: "\n}\n").dropLast().map { text in
      try JSONDecoder().decode([String: Moving].self, from: Data("\(text)}".utf8))
    }
    try #require(reports.count == 3)
    let (first, half, last) = (reports[0], reports[1], reports[2])
    for (one, other) in [("name-A", "name-C"), ("name-C", "name-A")] {
      expect(half[one]?.x, equals: last[one]?.x)
      expect(half[one]?.x, equals: first[other]?.x)
      expect(half[one]?.presented?.x, equals: first["name-B"]?.x)
    }
    // The card now named C by position was never elsewhere.
    expectNil(half["place-C"]?.presented)
    expect(half["place-C"]?.x, equals: first["place-A"]?.x)
  }

  private struct Moving: Decodable {
    let x: Double
    let presented: Frame?
  }

  @Test(arguments: [
    ("zindex-leaving", "tap take; wait 0.5"), ("zindex-swap", "tap swap; wait 0.25"),
    ("stable-ids", "tap swap; wait 0.25"),
  ])
  func `A page during its animation matches its golden files exactly`(_ page: String, _ script: String) throws {
    let run = try program.run(page, "--svg", "-", "--script", script)
    try expectGolden(run.output, "Goldens/\(page)-moving.svg")
  }

  @Test(arguments: [("zindex-leaving", "take"), ("zindex-swap", "swap"), ("stable-ids", "swap")])
  func `A recording shows the page at each time`(_ page: String, _ button: String) throws {
    let played = try AnimatedPicture(program.run(page, "--record", "-", "--script", "wait 0.5; tap \(button)").output)
    for time in [0, 0.5, 1, 1.5] {
      let script = time < 0.5 ? "" : "wait 0.5; tap \(button); wait \(time - 0.5)"
      let still = try AnimatedPicture(program.run(page, "--svg", "-", "--script", script).output)
      expectNil(played.difference(at: time + 0.001, from: still))
    }
  }
}
