public import TributaryGestures

/// A gesture that is recognized only while keys are held.
public struct _ModifiersGesture<Content: Gesture> {
  var content: Content
  var modifiers: EventModifiers

  nonisolated init(content: Content, modifiers: EventModifiers) {
    self.content = content
    self.modifiers = modifiers
  }
}

extension _ModifiersGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Content.Value> {
    ModifiersRecognizer(Content._makeRecognizer(gesture.content), gesture.modifiers)
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Content.Value>) {
    guard let recognizer = recognizer as? ModifiersRecognizer<Content.Value> else { return }
    Content._updateRecognizer(gesture.content, recognizer.base)
    recognizer.modifiers = gesture.modifiers
  }
}

extension Gesture {
  /// Lets a press count only if these keys are held when it begins; others may be held too. Without them the press is left
  /// to the gestures that come after this one.
  ///
  /// > Source: conformance GESTURE-MOD-01.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
