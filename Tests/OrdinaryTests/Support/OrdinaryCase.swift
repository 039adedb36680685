import Testing
import Tributary

/// A view as in ordinary projects, the user's actions, and the expected results.
struct OrdinaryCase: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @MainActor @Sendable () -> AnyView
  let deeds: [Deed]

  /// Whether the case has a golden SVG picture in addition to the character picture.
  var hasDrawing = false

  /// - Parameter script: Actions, separated by semicolons or line breaks.
  init<V: View>(_ name: String, _ view: @escaping @MainActor @Sendable () -> V, drawn: Bool = false, _ script: String) {
    self.name = name
    make = { AnyView(view()) }
    deeds = script.split { $0 == ";" || $0.isNewline }.map { Deed(String($0)) }
    hasDrawing = drawn
  }

  var testDescription: String { name }
}
