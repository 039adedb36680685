public import TributaryGestures

/// A gesture whose type is not to be told. A press that is going on ends as the gesture that it began as.
public struct AnyGesture<Value> {
  private let make: @MainActor () -> GestureRecognizer<Value>
  private let update: @MainActor (GestureRecognizer<Value>) -> Void

  /// A gesture that does what another one does.
  @MainActor
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { T._makeRecognizer(gesture) }
    update = { T._updateRecognizer(gesture, $0) }
  }
}

extension AnyGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> { gesture.make() }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    gesture.update(recognizer)
  }
}
