package import TributaryGeometry

/// An observer of presses that takes part in no competition: it runs an action when a press begins.
package final class PressWatchRecognizer: GestureRecognizer<Never> {
  private let action: (CGPoint) -> Void
  private var pressed: CGPoint?

  /// - Parameter action: A closure with the location of the press in root coordinates.
  package init(_ action: @escaping (CGPoint) -> Void) { self.action = action }

  override package func handle(_ input: GestureInput) {
    if input.kind == .down, !status.isTerminal { pressed = input.location }
    fail()
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    guard let location = pressed else { return }
    pressed = nil
    actions.append { [action] in action(location) }
  }
}
