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

/// Two gestures side by side.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// One of the gestures.
  public var first: First

  /// The other one.
  public var second: Second

  /// Creates a gesture of two.
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

/// A gesture and after it another one; if either fails, all of it does.
///
/// A second gesture that needs a new press must begin within 0.35 seconds after the first ended.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The gesture that begins.
  public var first: First

  /// The gesture that goes on from there.
  public var second: Second

  /// Creates a gesture of two.
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

/// Two gestures of which only one can end; the first comes before the second.
///
/// While the first is undecided the second may show what it does, but its end waits until the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The gesture that comes first.
  public var first: First

  /// The gesture that is recognized if the first is not.
  public var second: Second

  /// Creates a gesture of two.
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
