import Foundation
import ProgramTestSupport
import Testing

/// The program under test.
let program = Program("app-fixture")

/// A frame, decoded from the program's JSON.
struct Frame: Decodable, Equatable {
  let x, y, width, height: Double
}

/// The part of a report that these tests read.
struct Report: Decodable {
  struct Entry: Decodable {
    let x, y: Double
    let presented: Frame?
  }

  let time: Double
  let isAnimating: Bool
  let frames: [String: Entry]
}

/// Returns the report after a script.
func report(after script: String) throws -> Report {
  let run = try program.run("--script", script, "--report")
  #expect(run.status == 0)
  #expect(run.errors == "")
  return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
}

/// Returns the picture in characters after a script.
func picture(after script: String) throws -> String {
  let run = try program.run("--script", script)
  #expect(run.status == 0)
  #expect(run.errors == "")
  return run.output
}
