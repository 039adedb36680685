public import TributaryGestures

/// A gesture that runs an action for each changed value.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  var content: Content
  var action: (Content.Value) -> Void

  nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
    self.content = content
    self.action = action
  }
}

extension _ChangedGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    ChangedRecognizer(Content._makeRecognizer(gesture.content), gesture.action)
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? ChangedRecognizer<Value> else { return }
    Content._updateRecognizer(gesture.content, recognizer.base)
    recognizer.action = gesture.action
  }
}

/// A gesture that runs an action at its end.
public struct _EndedGesture<Content: Gesture> {
  var content: Content
  var action: (Content.Value) -> Void

  nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
    self.content = content
    self.action = action
  }
}

extension _EndedGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    EndedRecognizer(Content._makeRecognizer(gesture.content), gesture.action)
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? EndedRecognizer<Value> else { return }
    Content._updateRecognizer(gesture.content, recognizer.base)
    recognizer.action = gesture.action
  }
}

extension Gesture {
  /// Adds an action that runs for each value that differs from the previous one, until the gesture ends.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Adds an action that runs with the last value at the end of the gesture.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

/// A gesture that reports whether a press is active that may become the gesture.
package struct PressingGesture<Content: Gesture> where Content.Value == Bool {
  package var content: Content
  /// The closure that is called at the start and at any end of the press.
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
