import TributaryGestures

/// Two gestures side by side.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// One of the gestures.
  public var first: First

  /// The other one.
  public var second: Second

  /// A gesture of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The values of those that go on or have ended.
  public struct Value {
    /// The value of the first gesture, unless it has not begun or has failed.
    public var first: First.Value?
    /// The value of the second one.
    public var second: Second.Value?
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: PairGesture {
  public typealias Body = Never

  static func recognizer(
    _ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>
  ) -> PairRecognizer<First.Value, Second.Value, Value> {
    SimultaneousRecognizer(first, second) { Value(first: $0, second: $1) }
  }
}

extension Gesture {
  /// Recognizes another gesture beside this one.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
