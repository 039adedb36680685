import Foundation
public import Testing

/// Compares a text with a recorded one, to the letter. Running the tests with `RECORD=1` records.
///
/// - Parameters:
///   - path: From the folder of the test file that calls this.
///   - file: The test file.
public func expectGolden(
  _ actual: String, _ path: String, file test: String = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: test).deletingLastPathComponent().appending(path: path).standardized
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try Data(actual.utf8).write(to: file)
    return
  }
  let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(actual == recorded, "differs from \(path)", sourceLocation: sourceLocation)
}
