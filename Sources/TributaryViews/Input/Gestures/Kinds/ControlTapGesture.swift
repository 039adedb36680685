@_spi(Engine) package import TributaryEngine
import TributaryGeometry
import TributaryGestures

/// A tap that performs a control. Like the press of a button, it does not wait for a double tap on a view around the
/// control.
private struct ControlTapGesture: Gesture {
  typealias Value = Void
  typealias Body = Never

  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Void> {
    TapRecognizer(count: 1, in: .global, isInBuiltInBody: true) { _ in }
  }

  static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Void>) {}
}

extension View {
  /// Adds the action of a control, which runs after a tap, or for the Return key while the control has the focus.
  package nonisolated func onControlTap(perform action: @escaping () -> Void) -> some View {
    gesture(ControlTapGesture().onEnded { _ in action() })
  }
}
