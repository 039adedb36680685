import Foundation
import ProgramTestSupport
import Testing

@Suite struct RecordingTests {
  private func record(_ script: String) throws -> String {
    let run = try program.run("--record", "-", "--script", script)
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.output
  }

  private static let script = "wait 0.5; tap More; wait 0.5; drag 20,112 90,100; wait 0.4"

  /// Scripts with the time at which they end.
  private static let moments: [(time: Double, script: String)] = [
    (0, ""), (0.1, "wait 0.1"), (0.3, "wait 0.3"), (0.5, "wait 0.5; tap More"), (0.7, "wait 0.5; tap More; wait 0.2"),
    (1, "wait 0.5; tap More; wait 0.5"),
    (1.0 + 8.0 / 60.0, "wait 0.5; tap More; wait 0.5; drag 20,112 90,100"),
    (1.4 + 8.0 / 60.0, script),
    // What has been set in motion is shown to its end, and for a second afterwards.
    (2.9, "\(script); wait 2"),
  ]

  @Test(arguments: moments)
  func `At every time a recording shows what is presented then`(time: Double, script: String) throws {
    let played = try AnimatedPicture(record(Self.script))
    let still = try AnimatedPicture(program.run("--svg", "-", "--script", script).output)
    #expect(still.elements(at: 0).count > 5)
    #expect(played.difference(at: time + 0.001, from: still) == nil)
    // As the first time, so the second.
    #expect(played.difference(at: time + 0.001 + (played.duration ?? 0), from: still) == nil)
  }

  @Test func `Motion is shown thirty times a second`() throws {
    let played = try AnimatedPicture(record("wait 0.1"))
    let duration = try #require(played.duration)
    // The blue view is 280 points further left at first, and takes two seconds; then it stands for one.
    #expect(abs(duration - 3) < 0.04)
    func place(_ time: Double) throws -> String {
      let view = try #require(played.elements(at: time).last { $0.hasPrefix("<rect ") && $0.contains("#007aff") })
      return String(view.components(separatedBy: " x=").last?.prefix { $0 != " " } ?? "")
    }
    #expect(try [0.001, 0.035, 0.068, 0.101].map(place) == ["0.0", "4.667", "9.333", "14.0"])
    #expect(try [0.032, 0.065, 0.098, 2.99].map(place) == ["0.0", "4.667", "9.333", "280.0"])
  }

  @Test func `What stands still is written once, however long`() throws {
    // It rests after two seconds.
    let short = try record("wait 2")
    let long = try record("wait 2; wait 20")
    for document in [short, long] {
      #expect(document.ranges(of: ">Tapped 0<").count == 1)
      #expect(document.ranges(of: "<animateTransform ").count == 1)
      // Sixty places, and everything else once.
      #expect(document.utf8.count < 4_000)
    }
    #expect(try AnimatedPicture(short).duration == 3)
    #expect(try AnimatedPicture(long).duration == 23)
  }

  @Test func `A recording changes nothing of what happens`() throws {
    let script = "wait 0.7; press 20,80 0.6; drag 20,112 60,131 hold 0.21"
    try Program.withFolder { folder in
      let file = folder.appending(component: "recording.svg").path
      let recorded = try program.run("--record", file, "--report", "--svg", "-", "--script", script).output
      let plain = try program.run("--report", "--svg", "-", "--script", script).output
      #expect(withoutFrames(recorded) == withoutFrames(plain))
      #expect(try AnimatedPicture(String(contentsOfFile: file, encoding: .utf8)).names.first == "svg")
    }
  }

  /// Without what the frames after the first did, since a recording has more of them.
  private func withoutFrames(_ report: String) -> String {
    report.replacing(/"laterFrames": \{[^}]*\}/, with: "")
  }
}
