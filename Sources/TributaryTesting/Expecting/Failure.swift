import Synchronization
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

/// The position in a test's file where an expectation is written.
///
/// Expectations take its parts as parameters with default values, so that a test's file needs no `import Testing`.
package struct SourcePosition: Sendable {
  /// The module and the name of the file: `AppTests/CounterTests.swift`.
  let fileID: StaticString
  let filePath: StaticString
  /// Counted from 1.
  let line: UInt
  /// Counted from 1.
  let column: UInt

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

/// Which test library runs the tests of this process.
enum TestRun {
  private static let hasSwiftTestingTest = Atomic<Bool>(false)

  /// Whether a Swift Testing test has used the kit in this process.
  static var usesSwiftTesting: Bool { hasSwiftTestingTest.load(ordering: .relaxed) }

  /// Remembers that a Swift Testing test uses the kit, if one is running.
  ///
  /// - Returns: Whether a Swift Testing test is running in the current task.
  @discardableResult
  static func registerSwiftTesting() -> Bool {
    guard Test.current != nil else { return false }
    hasSwiftTestingTest.store(true, ordering: .relaxed)
    return true
  }
}
