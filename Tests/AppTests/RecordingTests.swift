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

  /// The attribute of every animation of a recording, in order.
  private func values(of attribute: String, in svg: String) -> [String] {
    svg.matches(of: /<animate [^>]*>/).compactMap { animation in
      animation.output.components(separatedBy: " \(attribute)=\"").dropFirst().first?
        .components(separatedBy: "\"").first
    }
  }

  @Test func `Motion is shown thirty times a second, then the end for one second`() throws {
    let svg = try record("wait 0.1")
    // The pictures at 0, 1/30, 2/30 and 3/30 of 1.1 seconds.
    #expect(values(of: "dur", in: svg) == Array(repeating: "1.1s", count: 4))
    #expect(
      values(of: "keyTimes", in: svg)
        == ["0.0;0.030303", "0.0;0.030303;0.060606", "0.0;0.060606;0.090909", "0.0;0.090909"])
    #expect(
      values(of: "values", in: svg) == ["inline;none", "none;inline;none", "none;inline;none", "none;inline"])
    // The blue view is 280 points further left at first, and takes two seconds.
    for x in ["0", "4.667", "9.333", "14"] {
      #expect(svg.contains("<rect x=\"\(x)\" y=\"128\" width=\"40\" height=\"32\""), "\(x)")
    }
  }

  @Test func `What stands still is one picture, however long`() throws {
    // It rests after two seconds.
    let short = try record("wait 2")
    let long = try record("wait 2; wait 20")
    #expect(values(of: "dur", in: short).count == 61)
    #expect(values(of: "dur", in: long).count == 61)
    #expect(values(of: "dur", in: long).first == "23s")
  }

  @Test func `A script without time is one picture that does not move`() throws {
    let svg = try record("tap More; tap More")
    #expect(!svg.contains("<animate"))
    #expect(svg.contains("Tapped 2"))
    #expect(!svg.contains("Tapped 1"))
  }

  @Test func `A recording changes nothing of what happens`() throws {
    let script = "wait 0.7; press 20,80 0.6; drag 20,112 60,131 hold 0.21"
    try Program.withFolder { folder in
      let file = folder.appending(component: "recording.svg").path
      let recorded = try program.run("--record", file, "--report", "--script", script)
      #expect(try recorded.output == program.run("--report", "--script", script).output)
      #expect(try String(contentsOfFile: file, encoding: .utf8).hasSuffix("</svg>\n</g>\n</svg>\n"))
    }
  }
}
