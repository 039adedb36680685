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

/// Curves with a fixed length. Where none is given, they take 0.35 seconds.
extension Animation {
  /// Even speed.
  public static var linear: Animation { linear(duration: 0.35) }

  /// Even speed, for so many seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// Starts slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// Starts slowly, and takes so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// Ends slowly, and takes so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// Starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// Starts and ends slowly, and takes so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// A cubic Bézier curve from (0, 0) to (1, 1), by its control points; its duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// A curve of unit length, drawn out.
  ///
  /// - Parameter duration: Seconds; what is negative or no number counts as 0.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(curve: curve, duration: duration.asDuration))
  }
}

extension Animation {
  /// The same course, begun later; until then the value stands where it was.
  ///
  /// - Parameter delay: Seconds; a negative delay starts in the middle of the course.
  public func delay(_ delay: TimeInterval) -> Animation {
    delayed(base, by: delay.orZero)
  }

  /// The same course, faster by a factor.
  ///
  /// - Parameter speed: What is negative or no number counts as 0: the value stands still.
  public func speed(_ speed: Double) -> Animation {
    accelerated(base, by: speed.asDuration)
  }

  /// The course several times.
  ///
  /// - Parameters:
  ///   - repeatCount: How often; less than 1 counts as 1.
  ///   - autoreverses: Whether every second time leads back. Each direction counts; an even count ends with a jump.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(base, max(1, repeatCount), autoreverses: autoreverses)
  }

  /// The course again and again, as long as the view lives or until another animation takes its place.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeated(base, nil, autoreverses: autoreverses)
  }

  /// The same course, which counts as done after some time.
  ///
  /// - Parameter duration: Seconds; what is negative or no number counts as 0.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    completed(base, after: duration.asDuration)
  }
}

// These functions give the type that is hidden in an animation a name.

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
