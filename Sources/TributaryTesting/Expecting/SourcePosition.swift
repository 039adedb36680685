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
