import Testing
import Tributary

/// A view as ordinary projects have them, what a user does with it, and what the user then sees.
struct OrdinaryCase: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @MainActor @Sendable () -> AnyView
  let deeds: [Deed]

  /// Codes of diagnostics that this view is known to raise.
  var findings: Set<String> = []

  /// Whether there is a picture in SVG besides the one in characters.
  var hasDrawing = false

  /// - Parameter script: Deeds that are divided by semicolons or line ends.
  init<V: View>(
    _ name: String, _ view: @escaping @MainActor @Sendable () -> V, findings: Set<String> = [], drawn: Bool = false,
    _ script: String
  ) {
    self.name = name
    make = { AnyView(view()) }
    deeds = script.split { $0 == ";" || $0.isNewline }.map { Deed(String($0)) }
    self.findings = findings
    hasDrawing = drawn
  }

  var testDescription: String { name }
}
