@_spi(Engine) import TributaryEngine
public import TributaryGestures

/// A gesture of a pointer, with values during and at the end of its recognition.
///
/// A custom gesture has a `body` that consists of other gestures and their modifiers. It can have properties such as
/// `@GestureState`, `@State`, and `@Environment`, whose lifetime is that of the view with the gesture. The engine uses
/// the requirements whose names begin with an underscore.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the values.
  associatedtype Value

  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The gesture that implements this one.
  var body: Body { get }

  /// Returns a recognizer of the gesture.
  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value>

  /// Updates the closures and limits of a recognizer to a new value of the gesture.
  static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>)
}

extension Gesture where Body.Value == Value {
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    withBody(of: gesture, isWhole: true) { Body._makeRecognizer($0) }
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    withBody(of: gesture, isWhole: false) { Body._updateRecognizer($0, recognizer) }
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// A built-in gesture has no body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

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
