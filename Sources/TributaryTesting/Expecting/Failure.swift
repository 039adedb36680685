import Synchronization
import Testing
import TributaryDiagnostics

/// Records a failure of the running test, at the source position of the expectation.
///
/// The failure is an issue of a Swift Testing test, or a failure of an XCTest test case. If neither is running, the
/// program terminates with the message, so that no failure is lost.
///
/// - Parameter message: The text of the failure. Line feeds are kept; all other control characters are escaped.
package func fail(_ message: String, at position: SourcePosition) {
  let message = VisibleText(lines: message).text
  if TestRun.registerSwiftTesting() { return record(message, at: position) }
  if XCTestFailure.record(message, at: position) { return }
  // A task or a queue that a test starts has no current test. The test run still counts the issue.
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

/// The position of an expectation in the source of a test.
///
/// Expectations take its parts as parameters with default values, so that a test file does not need `import Testing`.
package struct SourcePosition: Sendable {
  /// The module and the name of the file, such as `AppTests/CounterTests.swift`.
  let fileID: StaticString
  let filePath: StaticString
  /// The line number, from 1.
  let line: UInt
  /// The column number, from 1.
  let column: UInt

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

/// The test libraries that run tests in this process.
enum TestRun {
  private static let hasSwiftTestingTest = Atomic<Bool>(false)

  /// Whether a Swift Testing test has used TributaryTesting in this process.
  static var usesSwiftTesting: Bool { hasSwiftTestingTest.load(ordering: .relaxed) }

  /// Records that a Swift Testing test uses TributaryTesting, if one is running.
  ///
  /// - Returns: Whether a Swift Testing test is running in the current task.
  @discardableResult
  static func registerSwiftTesting() -> Bool {
    guard Test.current != nil else { return false }
    hasSwiftTestingTest.store(true, ordering: .relaxed)
    return true
  }
}
