public import Foundation
public import TributaryGeometry

/// A type that implements a custom animation.
///
/// An animation does not receive the start and the end of the animated value. It receives the distance between them as
/// a vector, and returns the covered part of that distance.
///
///     struct Stepwise: CustomAnimation {
///       func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///         time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///       }
///     }
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the covered part of the distance.
  ///
  /// - Parameters:
  ///   - value: The complete distance.
  ///   - time: The seconds since the animation began.
  ///   - context: The state that the animation has stored.
  /// - Returns: The covered part, or `nil` after the animation has ended.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the change of the value per second, or `nil` if it is unknown.
  ///
  /// - Parameters:
  ///   - value: The complete distance.
  ///   - time: The seconds since the animation began.
  ///   - context: The state of the animation.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation replaces a running one and continues with its time and state.
  ///
  /// Otherwise the running animation continues and is blended out.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The complete distance of the running animation.
  ///   - time: The seconds since the running animation began.
  ///   - context: The state of the running animation. This animation continues with its final contents.
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

/// The state of an animation between two calls.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation has stored.
  public var state: AnimationState<Value>

  /// Whether the animation is logically complete, although small movements may remain.
  public var isLogicallyComplete: Bool

  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// Returns the context with the state for another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// The values that an animation has stored, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// Accesses the value of a key, which is initially its default value.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that an animation stores.
public protocol AnimationStateKey {
  /// The type of the stored value.
  associatedtype Value

  /// The value before another one is stored.
  static var defaultValue: Value { get }
}
