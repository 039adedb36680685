import Foundation
public import Testing

/// Compares a text with a recorded one exactly. Running the tests with `RECORD=1` records it.
///
/// - Parameters:
///   - path: The path relative to the folder of the calling test file.
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
  #expect(
    actual == recorded, "differs from \(path) in \(firstDifference(actual, recorded))", sourceLocation: sourceLocation)
}

/// Returns the first line that differs.
private func firstDifference(_ actual: String, _ recorded: String) -> String {
  let lines = (actual.components(separatedBy: "\n"), recorded.components(separatedBy: "\n"))
  for (number, pair) in zip(lines.0, lines.1).enumerated() where pair.0 != pair.1 {
    return "line \(number + 1): \(pair.0), recorded \(pair.1)"
  }
  return "the number of lines: \(lines.0.count), recorded \(lines.1.count)"
}
