public import TributaryGestures

/// A gesture that runs an action with every new value.
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
  /// Runs `action` with every value that differs from the one before, until the gesture ends.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Runs `action` with the last value when the gesture has ended.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

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
