public import Foundation
public import TributaryGeometry

/// A course of a change over time, of your own making.
///
/// An animation does not know start and end of what it moves: it is given the way between them as a vector, and answers
/// which part of that way has been covered.
///
///     struct Stepwise: CustomAnimation {
///       func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///         time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///       }
///     }
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the way that has been covered.
  ///
  /// - Parameters:
  ///   - value: The whole way.
  ///   - time: Seconds since the animation began.
  ///   - context: What the animation has kept since the last call.
  /// - Returns: The part; `nil` once the animation is over.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes, per second; `nil` if that is not known.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes the place of another one that is under way, with its time and state.
  ///
  /// Otherwise the other one goes on and is blended out while this one runs.
  ///
  /// - Parameters:
  ///   - previous: The animation under way.
  ///   - value: The whole way of the animation under way.
  ///   - time: Seconds since it began.
  ///   - context: What it has kept; what stands here afterwards is what this animation finds.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }

  nonisolated func isEqual(to other: any CustomAnimation) -> Bool { (other as? Self) == self }
}

/// What an animation knows and keeps between two of its calls.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state: AnimationState<Value>

  /// Whether the change counts as done although the animation may still move a little.
  public var isLogicallyComplete: Bool

  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The same context with the state of another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// What an animation keeps, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing kept yet.
  public init() {}

  /// The value of a key; its default until it is set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The name of something that an animation keeps.
public protocol AnimationStateKey {
  /// The type of what is kept.
  associatedtype Value

  /// What counts as kept until something is.
  static var defaultValue: Value { get }
}
