package import TributaryGestures

/// A gesture that tells whether a press is going on that may become it.
package struct PressingGesture<Content: Gesture> where Content.Value == Bool {
  package var content: Content
  /// Called when it begins and when it ends, for whatever reason.
  package var action: (Bool) -> Void

  package init(content: Content, action: @escaping (Bool) -> Void) {
    self.content = content
    self.action = action
  }
}

extension PressingGesture: Gesture {
  package typealias Value = Bool
  package typealias Body = Never

  package static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Bool> {
    PressingRecognizer(Content._makeRecognizer(gesture.content), gesture.action)
  }

  package static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Bool>) {
    guard let recognizer = recognizer as? PressingRecognizer else { return }
    Content._updateRecognizer(gesture.content, recognizer.base)
    recognizer.action = gesture.action
  }
}
