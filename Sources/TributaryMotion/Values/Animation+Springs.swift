public import Foundation
public import TributaryGeometry

extension Animation {
  /// The default animation of `withAnimation`: a spring of 0.5 seconds without bounce.
  public static let `default` = spring(response: 0.5, dampingFraction: 1)

  /// A spring of 0.5 seconds without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// Returns a spring that keeps the value and the velocity of the animation that it replaces.
  ///
  /// - Parameters:
  ///   - duration: The approximate time in seconds until the target is reached.
  ///   - bounce: The amount of bounce: 0 for none, up to 1 for more, negative for a slower approach.
  ///   - blendDuration: A value that only distinguishes springs. A change of `duration` during an animation takes
  ///     effect immediately.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(FluidSpringAnimation(spring: Spring(duration: duration, bounce: bounce), blendDuration: blendDuration))
  }

  /// Returns a spring that keeps the value and the velocity of the animation that it replaces.
  ///
  /// - Parameters:
  ///   - response: The period of one oscillation without damping, in seconds.
  ///   - dampingFraction: The damping relative to critical damping; at 1 the spring does not overshoot.
  ///   - blendDuration: A value that only distinguishes springs. A change of `response` during an animation takes
  ///     effect immediately.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        spring: Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration))
  }

  /// Returns an animation with a spring. The blend duration, in seconds, only distinguishes springs.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: A value in seconds that only distinguishes springs.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(FluidSpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A fast spring for direct manipulation.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// Returns a fast spring for direct manipulation, from its response in seconds.
  ///
  /// - Parameters:
  ///   - response: The period of one oscillation without damping, in seconds.
  ///   - dampingFraction: The damping relative to critical damping; at 1 the spring does not overshoot.
  ///   - blendDuration: A value in seconds that only distinguishes springs.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a fast spring for direct manipulation, from its duration in seconds.
  ///
  /// - Parameters:
  ///   - duration: The approximate time until the target is reached, in seconds.
  ///   - extraBounce: The bounce in addition to that of this preset, from 0 to 1.
  ///   - blendDuration: A value in seconds that only distinguishes springs.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring of 0.5 seconds without bounce.
  public static var smooth: Animation { smooth() }

  /// Returns a spring without bounce, with an approximate duration in seconds.
  ///
  /// - Parameters:
  ///   - duration: The approximate time until the target is reached, in seconds.
  ///   - extraBounce: The bounce in addition to that of this preset, from 0 to 1.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of 0.5 seconds with a small bounce.
  public static var snappy: Animation { snappy() }

  /// Returns a spring with a small bounce, with an approximate duration in seconds.
  ///
  /// - Parameters:
  ///   - duration: The approximate time until the target is reached, in seconds.
  ///   - extraBounce: The bounce in addition to that of this preset, from 0 to 1.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of 0.5 seconds with a bounce.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring with a bounce, with an approximate duration in seconds.
  ///
  /// - Parameters:
  ///   - duration: The approximate time until the target is reached, in seconds.
  ///   - extraBounce: The bounce in addition to that of this preset, from 0 to 1.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of 0.5 seconds without bounce, in closed form.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// Returns a spring in closed form from its physical properties.
  ///
  /// - Parameters:
  ///   - mass: The mass of the body.
  ///   - stiffness: The force per unit of displacement.
  ///   - damping: The friction force per unit of velocity.
  ///   - initialVelocity: The initial velocity as a fraction of the distance per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Returns a spring in closed form from its perceptual duration.
  ///
  /// - Parameters:
  ///   - duration: The approximate time until the target is reached, in seconds.
  ///   - bounce: The amount of bounce: 0 for none, up to 1 for more, negative for a slower approach.
  ///   - initialVelocity: The initial velocity as a fraction of the distance per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns an animation with a spring in closed form.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The initial velocity as a fraction of the distance per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: spring, initialVelocity: initialVelocity.bounded(by: 1e9)))
  }
}
