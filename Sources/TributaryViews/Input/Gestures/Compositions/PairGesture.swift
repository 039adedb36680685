import TributaryGestures

/// A gesture that is composed of two.
protocol PairGesture: Gesture where Body == Never {
  associatedtype First: Gesture
  associatedtype Second: Gesture

  var first: First { get }
  var second: Second { get }

  /// Makes the recognizer of the whole from those of the two.
  static func recognizer(
    _ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>
  ) -> PairRecognizer<First.Value, Second.Value, Value>
}

extension PairGesture {
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    recognizer(First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? PairRecognizer<First.Value, Second.Value, Value> else { return }
    First._updateRecognizer(gesture.first, recognizer.first)
    Second._updateRecognizer(gesture.second, recognizer.second)
  }
}
