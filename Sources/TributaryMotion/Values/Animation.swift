public import Foundation
public import TributaryGeometry

/// How a change is shown over time.
///
/// An animation starts at the virtual time of the update that changed a value, and shows its curve at exactly the time
/// that the host's clock has.
public struct Animation: Sendable {
  private let box: Box

  /// What decides about the course, found once.
  private final class Box: Sendable {
    let base: any CustomAnimation
    let linear: (any LinearAnimation)?

    init(_ base: any CustomAnimation) {
      self.base = base
      linear = base as? any LinearAnimation
    }
  }

  /// An animation with a course of your own.
  public init<A: CustomAnimation>(_ base: A) { box = Box(base) }

  /// The course.
  public var base: any CustomAnimation { box.base }

  /// The course, if every value is a share of the way, the same for all values.
  package var linear: (any LinearAnimation)? { box.linear }
}

extension Animation: Hashable {
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.box === rhs.box || lhs.base.isEqual(to: rhs.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation {
  /// The part of the way that has been covered so many seconds after the beginning.
  ///
  /// - Returns: The part; `nil` once the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time, context: &context) }

  /// How fast the value changes, per second; `nil` if that is not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes the place of another one that is under way, so many seconds after that began.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(base)" }
  public var debugDescription: String { "Animation(\(base))" }
}
