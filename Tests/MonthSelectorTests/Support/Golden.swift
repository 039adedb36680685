import Foundation
import Testing

/// Compares a text with a recorded one, to the letter. Running the tests with `RECORD=1` records.
///
/// - Parameter path: From the folder of these tests.
func expectGolden(
  _ actual: String, _ path: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(components: "..", path).standardized
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try Data(actual.utf8).write(to: file)
    return
  }
  let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(actual == recorded, "differs from \(path)", sourceLocation: sourceLocation)
}
