@_spi(Engine) import TributaryEngine
public import TributaryGestures

/// A type-erased gesture. The current press ends with the gesture with which it started.
public struct AnyGesture<Value> {
  private let box: AnyGestureBox<Value>

  /// Creates a type-erased copy of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    box = (gesture as? AnyGesture)?.box ?? TypedGestureBox(gesture)
  }
}

extension AnyGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> { gesture.box.makeRecognizer() }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    gesture.box.update(recognizer)
  }
}

/// The storage of an ``AnyGesture``.
private class AnyGestureBox<Value> {
  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { AbsentRecognizer() }
  @MainActor func update(_ recognizer: GestureRecognizer<Value>) {}
}

/// The storage of a type-erased gesture of one type.
private final class TypedGestureBox<T: Gesture>: AnyGestureBox<T.Value> {
  private let gesture: T

  init(_ gesture: T) { self.gesture = gesture }

  deinit { if IterativeRelease.mustWait() { IterativeRelease.keep(gesture) } }

  @MainActor
  override func makeRecognizer() -> GestureRecognizer<T.Value> {
    RecursionGuard.hasNoRoomToMake ? super.makeRecognizer() : T._makeRecognizer(gesture)
  }

  @MainActor
  override func update(_ recognizer: GestureRecognizer<T.Value>) {
    if recognizer is AbsentRecognizer<T.Value> || RecursionGuard.hasNoRoomToMake { return }
    T._updateRecognizer(gesture, recognizer)
  }
}
