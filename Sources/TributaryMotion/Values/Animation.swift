public import Foundation
public import TributaryGeometry

/// A description of how a change is animated over time.
///
/// An animation starts at the virtual time of the update that changed a value, and is sampled exactly at the time of
/// the host's clock.
public struct Animation: Sendable {
  private let box: Box

  /// The implementation of the animation, with its linear form determined once.
  private final class Box: Sendable {
    let base: any CustomAnimation
    let linear: (any LinearAnimation)?

    init(_ base: any CustomAnimation) {
      self.base = base
      linear = base as? any LinearAnimation
    }
  }

  /// Creates an animation from a custom implementation.
  public init<A: CustomAnimation>(_ base: A) { box = Box(base) }

  /// The implementation of the animation.
  public var base: any CustomAnimation { box.base }

  /// The implementation, if it scales all values equally.
  package var linear: (any LinearAnimation)? { box.linear }
}

extension Animation: Hashable {
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.box === rhs.box || lhs.base.isEqual(to: rhs.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation {
  /// Returns the covered part of a distance after a given number of seconds.
  ///
  /// - Parameters:
  ///   - value: The complete distance.
  ///   - time: The seconds since the animation began.
  ///   - context: The state of the animation.
  /// - Returns: The covered part, or `nil` after the animation has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time, context: &context) }

  /// Returns the change of the value per second, or `nil` if it is unknown.
  ///
  /// - Parameters:
  ///   - value: The complete distance.
  ///   - time: The seconds since the animation began.
  ///   - context: The state of the animation.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation replaces a running one.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The complete distance of the running animation.
  ///   - time: The seconds since the running animation began.
  ///   - context: The state of the running animation.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(base)" }
  public var debugDescription: String { "Animation(\(base))" }
}

/// Curves with a fixed duration, by default 0.35 seconds.
extension Animation {
  /// An animation with constant speed.
  public static var linear: Animation { linear(duration: 0.35) }

  /// Returns an animation with constant speed and a duration in seconds.
  ///
  /// - Parameter duration: The duration in seconds. Negative numbers and not-a-number count as 0.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// An animation that starts slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// Returns an animation that starts slowly, with a duration in seconds.
  ///
  /// - Parameter duration: The duration in seconds. Negative numbers and not-a-number count as 0.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// An animation that ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// Returns an animation that ends slowly, with a duration in seconds.
  ///
  /// - Parameter duration: The duration in seconds. Negative numbers and not-a-number count as 0.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// An animation that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// Returns an animation that starts and ends slowly, with a duration in seconds.
  ///
  /// - Parameter duration: The duration in seconds. Negative numbers and not-a-number count as 0.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1), from its control points and a duration in
  /// seconds.
  ///
  /// - Parameters:
  ///   - p1x: The horizontal coordinate of the first control point: a fraction of the duration, from 0 to 1.
  ///   - p1y: The vertical coordinate of the first control point: a fraction of the change.
  ///   - p2x: The horizontal coordinate of the second control point: a fraction of the duration, from 0 to 1.
  ///   - p2y: The vertical coordinate of the second control point: a fraction of the change.
  ///   - duration: The duration in seconds. Negative numbers and not-a-number count as 0.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Returns an animation along a unit curve.
  ///
  /// - Parameters:
  ///   - curve: The curve from time to progress, both from 0 to 1.
  ///   - duration: The duration in seconds. Negative numbers and not-a-number count as 0.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(curve: curve, duration: duration.asDuration))
  }
}

extension Animation {
  /// Returns the animation with a delayed start. The value does not change during the delay.
  ///
  /// - Parameter delay: The delay in seconds. A negative delay skips the beginning of the animation.
  public func delay(_ delay: TimeInterval) -> Animation {
    delayed(base, by: delay.orZero)
  }

  /// Returns the animation with its speed multiplied by a factor.
  ///
  /// - Parameter speed: The factor. Negative numbers and not-a-number count as 0, which stops the animation.
  public func speed(_ speed: Double) -> Animation {
    accelerated(base, by: speed.asDuration)
  }

  /// Returns the animation with a given number of repetitions.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of repetitions; at least 1.
  ///   - autoreverses: Whether every second repetition is reversed. Each direction counts, so an even count ends with a
  ///     jump.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(base, max(1, repeatCount), autoreverses: autoreverses)
  }

  /// Returns the animation repeated until the view is removed or another animation replaces it.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeated(base, nil, autoreverses: autoreverses)
  }

  /// Returns the animation with an explicit time of logical completion.
  ///
  /// - Parameter duration: The time in seconds. Negative numbers and not-a-number count as 0.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    completed(base, after: duration.asDuration)
  }
}

// These functions open the existential type inside an animation.

private func delayed(_ base: some CustomAnimation, by delay: Double) -> Animation {
  Animation(DelayedAnimation(base: base, delay: delay))
}

private func accelerated(_ base: some CustomAnimation, by factor: Double) -> Animation {
  Animation(AcceleratedAnimation(base: base, factor: factor))
}

private func repeated(_ base: some CustomAnimation, _ count: Int?, autoreverses: Bool) -> Animation {
  Animation(RepeatedAnimation(base: base, count: count, autoreverses: autoreverses))
}

private func completed(_ base: some CustomAnimation, after duration: Double) -> Animation {
  Animation(CompletedAnimation(base: base, duration: duration))
}
