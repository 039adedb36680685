public import TributaryGestures

/// A gesture that moves the window on desktops. Here it is never recognized, because a program cannot move its window:
/// a window fills the terminal or the browser window. Presses pass to other gestures.
///
/// > Source: conformance GESTURE-84.
public struct WindowDragGesture {
  /// Creates a window drag gesture.
  public nonisolated init() {}

  /// The value of the gesture, which has no content.
  public struct Value: Equatable, Sendable {}
}

extension WindowDragGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> { AbsentRecognizer() }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {}
}
