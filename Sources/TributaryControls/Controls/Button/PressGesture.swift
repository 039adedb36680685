@_spi(Engine) import TributaryViews
import TributaryGestures

/// A press that ends where it began: in the view. The value says whether the pointer is in the view.
struct PressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  nonisolated init() {}

  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Bool> { PressRecognizer() }

  static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Bool>) {}
}
