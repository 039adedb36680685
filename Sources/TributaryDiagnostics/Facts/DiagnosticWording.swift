/// The fixed sentences of a code. Values that vary are evidence and never stand in these.
package struct DiagnosticWording: Sendable, Equatable {
  package var severity: Severity
  package var summary: String
  /// What has been done about it, so that the reader knows what is on the screen.
  package var consequence: String
  package var suggestions: [String]

  init(_ severity: Severity, _ summary: String, did consequence: String, try suggestions: String...) {
    self.severity = severity
    self.summary = summary
    self.consequence = consequence
    self.suggestions = suggestions
  }
}
