import TributaryGestures

/// A gesture and after it another one; if either fails, all of it does.
///
/// A second gesture that needs a new press must begin within 0.35 seconds after the first ended.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The gesture that begins.
  public var first: First

  /// The gesture that goes on from there.
  public var second: Second

  /// A gesture of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// How far the sequence has come.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second has a value once it has begun.
    case second(First.Value, Second.Value?)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: PairGesture {
  public typealias Body = Never

  static func recognizer(
    _ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>
  ) -> PairRecognizer<First.Value, Second.Value, Value> {
    SequenceRecognizer(first, second, ofFirst: { .first($0) }, ofBoth: { .second($0, $1) })
  }
}

extension Gesture {
  /// Lets another gesture follow this one.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
