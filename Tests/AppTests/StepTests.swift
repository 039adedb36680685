@Suite(.waitsForPrograms) struct StepTests {
  @Test func `Taps write the state of an app, and its window reads it`() throws {
    let words = try picture(after: "tap More; tap More; tap \"More; please\"")
    expect(words, contains: "Tapped 3")
  }

  @Test func `A tap finds an identifier first, then a text, and accepts a point`() throws {
    try expect(picture(after: "tap slider"), contains: "Tapped 10")
    // An animated view is hit at its target position.
    try expect(picture(after: "tap 300,144"), contains: "Tapped 10")
    try expect(picture(after: "tap 20, 48;"), contains: "Tapped 1")
    try expect(picture(after: "tap hold me"), contains: "Tapped 0")
  }

  @Test func `A press is recognized if it is long enough`() throws {
    try expect(picture(after: "press 20,80 0.4"), contains: "hold me")
    try expect(picture(after: "press 20,80 0.6"), contains: "held")
  }

  @Test func `A drag moves its view and takes time`() throws {
    let dragged = try report(after: "drag 20,112 50,132 hold 1")
    expect(dragged.frames["card"]?.x, equals: 30)
    expect(dragged.frames["card"]?.y, equals: 116)
    // A second of holding and eight moves.
    expect(dragged.time, equals: 1.133)
  }

  @Test func `Only steps advance time, and animated views are reported at intermediate positions`() throws {
    let first = try report(after: "")
    expect(first.time, equals: 0)
    expect(first.isAnimating)
    expect(first.frames["slider"]?.x, equals: 280)
    expect(first.frames["slider"]?.presented, equals: Frame(x: 0, y: 128, width: 40, height: 32))
    let half = try report(after: "wait 0.5; wait 0.5")
    expect(half.frames["slider"]?.presented, equals: Frame(x: 140, y: 128, width: 40, height: 32))
    let end = try report(after: "wait 2")
    expect(!end.isAnimating)
    expectNil(end.frames["slider"]?.presented)
  }

  @Test func `A task that waits only for the main queue ends before the first step`() throws {
    try expect(picture(after: ""), contains: "loaded")
  }

  @Test func `Reports are printed in step order, without a picture`() throws {
    let run = try program.run("--script", "report; wait 1; drag 20,112 50,132; report")
    expect(run.status, equals: 0)
    try expectGolden(run.output, "Goldens/reports.json")
  }
}
