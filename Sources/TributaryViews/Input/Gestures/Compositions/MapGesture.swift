public import TributaryGestures

/// A gesture with values of another type.
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
  /// Makes other values of those of this gesture.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}
