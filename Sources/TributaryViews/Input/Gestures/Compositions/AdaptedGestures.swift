public import TributaryGestures

/// A gesture whose values are converted by a closure.
public struct _MapGesture<Content: Gesture, Value> {
  var content: Content
  var transform: (Content.Value) -> Value

  nonisolated init(content: Content, transform: @escaping (Content.Value) -> Value) {
    self.content = content
    self.transform = transform
  }
}

extension _MapGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    MapRecognizer(Content._makeRecognizer(gesture.content), gesture.transform)
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? MapRecognizer<Content.Value, Value> else { return }
    Content._updateRecognizer(gesture.content, recognizer.base)
    recognizer.transform = gesture.transform
  }
}

extension Gesture {
  /// Returns this gesture with its values converted by a closure.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

/// A gesture that is recognized only while modifier keys are pressed.
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
  /// Returns this gesture restricted to presses that start while modifier keys are pressed; other keys may also be
  /// pressed.
  ///
  /// Without the modifier keys, the press is available to gestures with lower precedence.
  ///
  /// > Source: conformance GESTURE-MOD-01.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

/// An optional gesture. `nil` recognizes no gesture.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Wrapped?) -> GestureRecognizer<Wrapped.Value> {
    gesture.map { OptionalRecognizer(Wrapped._makeRecognizer($0)) } ?? AbsentRecognizer()
  }

  public static func _updateRecognizer(_ gesture: Wrapped?, _ recognizer: GestureRecognizer<Wrapped.Value>) {
    // A press that started without a gesture is not recognized.
    guard let recognizer = recognizer as? OptionalRecognizer<Wrapped.Value> else { return }
    if let gesture { Wrapped._updateRecognizer(gesture, recognizer.base) } else { recognizer.fail() }
  }
}
