public import Foundation
public import TributaryGeometry

extension Animation {
  /// What `withAnimation` takes: a spring of half a second without bounce.
  public static let `default` = spring(response: 0.5, dampingFraction: 1)

  /// A spring of half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring that keeps value and speed of what it takes over.
  ///
  /// - Parameters:
  ///   - duration: Seconds, about until the target is reached.
  ///   - bounce: 0 for none, towards 1 for more, negative for a slower approach.
  ///   - blendDuration: Tells springs apart; a change of `duration` in mid-flight takes effect at once.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(FluidSpringAnimation(spring: Spring(duration: duration, bounce: bounce), blendDuration: blendDuration))
  }

  /// A spring that keeps value and speed of what it takes over.
  ///
  /// - Parameters:
  ///   - response: Seconds that one swing would take without damping.
  ///   - dampingFraction: 1 is the least damping without swinging beyond the target.
  ///   - blendDuration: Tells springs apart; a change of `response` in mid-flight takes effect at once.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        spring: Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration))
  }

  /// The movement of a spring; the seconds of blending only tell springs apart.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(FluidSpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A quick spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A quick spring for what follows a finger; its response in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for what follows a finger; its duration in seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring of half a second without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without bounce that takes about so many seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of half a second with a little bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a little bounce that takes about so many seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of half a second with bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with bounce that takes about so many seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of half a second without bounce, in closed form.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring in closed form, described by its physical properties.
  ///
  /// - Parameter initialVelocity: In ways per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring in closed form, described by its perceived length of time.
  ///
  /// - Parameter initialVelocity: In ways per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// The movement of a spring, in closed form.
  ///
  /// - Parameter initialVelocity: In ways per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: spring, initialVelocity: initialVelocity.bounded(by: 1e9)))
  }
}
