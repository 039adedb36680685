import Testing
import TributaryDiagnostics

/// Records a failure of the running test, at the position where its author wrote the expectation.
///
/// The failure is an issue of a Swift Testing test, or a failure of an XCTest test case. Where neither runs, the program stops
/// with the message: a failure is never lost.
///
/// - Parameter message: Its line feeds are kept; every other control character is escaped.
package func fail(_ message: String, at position: SourcePosition) {
  let message = VisibleText(lines: message).text
  if TestRun.registerSwiftTesting() { return record(message, at: position) }
  if XCTestFailure.record(message, at: position) { return }
  // A task or a queue that a test has started does not know its test. The run still counts the issue.
  if TestRun.usesSwiftTesting { return record(message, at: position) }
  fatalError(
    "\(message)\nNo test is running that could record this failure.", file: position.filePath, line: position.line)
}

private func record(_ message: String, at position: SourcePosition) {
  Issue.record(
    Comment(rawValue: message),
    sourceLocation: SourceLocation(
      fileID: "\(position.fileID)", filePath: "\(position.filePath)", line: Int(position.line),
      column: Int(position.column)))
}
