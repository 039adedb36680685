import TributaryGestures

/// A gesture that is composed of two gestures.
protocol PairGesture: Gesture where Body == Never {
  associatedtype First: Gesture
  associatedtype Second: Gesture

  var first: First { get }
  var second: Second { get }

  /// Returns the recognizer that combines those of both gestures.
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

/// A gesture that consists of two gestures that are recognized simultaneously.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First

  /// The second gesture.
  public var second: Second

  /// Creates a simultaneous combination of two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; `nil` before it begins and after it fails.
    public var first: First.Value?
    /// The value of the second gesture; `nil` before it begins and after it fails.
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
  /// Returns a gesture that recognizes this gesture and another one simultaneously.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// A gesture that consists of two gestures in sequence. If one of them fails, the sequence fails.
///
/// A second gesture that requires a new press must begin within 0.35 seconds after the end of the first.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First

  /// The second gesture.
  public var second: Second

  /// Creates a sequence of two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The gesture that begins after the first one has ended.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The state of the sequence.
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The first gesture has ended. The second has a value after it begins.
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
  /// Returns a sequence of this gesture and another one.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// A gesture that consists of two gestures, only one of which can end. The first has precedence.
///
/// While the first gesture is undecided, the second can emit values, but it ends only after the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The gesture with precedence.
  public var first: First

  /// The gesture that is recognized if the first fails.
  public var second: Second

  /// Creates an exclusive combination of two gestures.
  ///
  /// - Parameters:
  ///   - first: The preferred gesture.
  ///   - second: The gesture that is recognized if the first one fails.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture is active or has ended.
    case first(First.Value)
    /// The second gesture is active or has ended.
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
  /// Returns a gesture that recognizes another gesture if this one fails.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
