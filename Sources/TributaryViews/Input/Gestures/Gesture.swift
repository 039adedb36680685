@_spi(Engine) import TributaryEngine
public import TributaryGestures

/// Something that a pointer can do to a view, with the values that it has on the way and at its end.
///
/// A type of your own has a `body` made of other gestures and their modifiers. It may have properties such as
/// `@GestureState`, `@State` and `@Environment`, which live as long as the view that carries the gesture. The requirements whose names begin with an
/// underscore are the engine's.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells of itself.
  associatedtype Value

  /// The gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }

  /// Makes the machine that recognizes the gesture.
  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value>

  /// Gives a machine that `_makeRecognizer` made the closures and limits of a new value.
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
  /// A gesture of the engine is not made of others.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}
