package import Testing
import TributaryDiagnostics

/// Fails the test that runs, at the place where its author wrote the expectation.
///
/// - Parameter message: Its line feeds are meant; nothing else in it acts on a terminal.
package func fail(_ message: String, at sourceLocation: Testing.SourceLocation) {
  Issue.record(Comment(rawValue: VisibleText(lines: message).text), sourceLocation: sourceLocation)
}
