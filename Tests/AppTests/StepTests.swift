import ProgramTestSupport
import Testing

@Suite struct StepTests {
  @Test func `The state of an app is written by taps, and read by its window`() throws {
    let words = try picture(after: "tap More; tap More; tap \"More; please\"")
    #expect(words.contains("Tapped 3"))
  }

  @Test func `A tap finds an identifier before a text, a text before nothing, and a point by itself`() throws {
    #expect(try picture(after: "tap slider").contains("Tapped 10"))
    // What is animated is hit where it goes to.
    #expect(try picture(after: "tap 300,144").contains("Tapped 10"))
    #expect(try picture(after: "tap 20, 48;").contains("Tapped 1"))
    #expect(try picture(after: "tap hold me").contains("Tapped 0"))
  }

  @Test func `A press counts if it is long enough`() throws {
    #expect(try picture(after: "press 20,80 0.4").contains("hold me"))
    #expect(try picture(after: "press 20,80 0.6").contains("held"))
  }

  @Test func `A drag carries its view, and takes its time`() throws {
    let dragged = try report(after: "drag 20,112 50,132 hold 1")
    #expect(dragged.frames["card"]?.x == 30)
    #expect(dragged.frames["card"]?.y == 116)
    // A second of rest and eight moves.
    #expect(dragged.time == 1.133)
  }

  @Test func `Time passes in steps only, and what is animated is shown on its way`() throws {
    let first = try report(after: "")
    #expect(first.time == 0)
    #expect(first.isAnimating)
    #expect(first.frames["slider"]?.x == 280)
    #expect(first.frames["slider"]?.presented == Frame(x: 0, y: 128, width: 40, height: 32))
    let half = try report(after: "wait 0.5; wait 0.5")
    #expect(half.frames["slider"]?.presented == Frame(x: 140, y: 128, width: 40, height: 32))
    let end = try report(after: "wait 2")
    #expect(!end.isAnimating)
    #expect(end.frames["slider"]?.presented == nil)
  }

  @Test func `A task that waits for the main queue only is through before the first step`() throws {
    #expect(try picture(after: "").contains("loaded"))
  }

  @Test func `Reports are printed in the order of the steps, without a picture`() throws {
    let run = try program.run("--script", "report; wait 1; drag 20,112 50,132; report")
    #expect(run.status == 0)
    try expectGolden(run.output, "Goldens/reports.json")
  }
}
