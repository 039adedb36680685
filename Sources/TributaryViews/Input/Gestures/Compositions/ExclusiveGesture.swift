import TributaryGestures

/// Two gestures of which only one can end; the first comes before the second.
///
/// While the first is undecided the second may show what it does, but its end waits until the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The gesture that comes first.
  public var first: First

  /// The gesture that is recognized if the first is not.
  public var second: Second

  /// A gesture of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The value of the gesture that goes on.
  public enum Value {
    /// The first gesture goes on or has ended.
    case first(First.Value)
    /// The second one does or has.
    case second(Second.Value)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: PairGesture {
  public typealias Body = Never

  static func recognizer(
    _ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>
  ) -> PairRecognizer<First.Value, Second.Value, Value> {
    ExclusiveRecognizer(first, second, ofFirst: { .first($0) }, ofSecond: { .second($0) })
  }
}

extension Gesture {
  /// Lets another gesture be recognized if this one is not.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
