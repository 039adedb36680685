import Foundation
import ProgramTestSupport
import Testing

@Suite struct OutputTests {
  @Test func `Without a terminal the picture is printed in characters`() throws {
    let run = try program.run()
    #expect(run.status == 0)
    try expectGolden(run.output, "Goldens/picture.txt")
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `The report tells what stands once all is at rest`() throws {
    let run = try program.run("--report")
    try expectGolden(run.output, "Goldens/report.json")
  }

  @Test func `The picture has the window's title and size, or the size that is asked for`() throws {
    let usual = try program.run("--svg", "-").output
    #expect(usual.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"320\" height=\"160\""))
    #expect(usual.contains("<title>Counter &lt;1&gt;</title>"))
    let other = try program.run("--svg", "-", "--size", "400x200").output
    #expect(other.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"200\""))
  }

  @Test func `A file holds what is printed otherwise, and reports come around it`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "picture.svg").path
      let written = try program.run("--svg", file, "--report", "--script", "report")
      let printed = try program.run("--svg", "-", "--report", "--script", "report")
      let svg = try String(contentsOfFile: file, encoding: .utf8)
      let step = try program.run("--script", "report").output
      #expect(written.output.hasPrefix(step))
      #expect(printed.output == step + svg + written.output.dropFirst(step.count))
    }
  }

  @Test func `Equal runs give equal bytes`() throws {
    let script = "wait 0.7; tap More; drag 20,112 90,100; report"
    #expect(
      try program.run("--svg", "-", "--script", script).output
        == program.run("--svg", "-", "--script", script).output)
  }

  @Test func `Help names every option and step`() throws {
    let run = try program.run("--help")
    #expect(run.status == 0)
    for word in ["--size", "--svg", "--report", "--script", "tap ID", "press", "drag", "wait"] {
      #expect(run.output.contains(word), "\(word)")
    }
    #expect(run.output.hasPrefix("Usage: app-fixture [options]\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }
}
