import Foundation
import Testing

/// Compares a text with a recorded one exactly. Running the tests with `RECORD=1` records it.
func expectGolden(
  _ actual: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(components: "..", "Goldens", name).standardized
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try Data(actual.utf8).write(to: file)
    return
  }
  let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(actual == recorded, "differs from \(name)", sourceLocation: sourceLocation)
}
