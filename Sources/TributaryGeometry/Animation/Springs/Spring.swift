public import Foundation

/// A damped spring that pulls a mass to a target.
///
///     bounce 0       bounce 0.3     bounce −0.3
///       ╭───           ╭╮╭──            ╭──
///     ──╯            ──╯╰╯          ──╯
///
/// Invalid values are clamped: durations and stiffness to positive values, damping to nonnegative values. All values
/// are limited so that their products neither overflow nor underflow.
public struct Spring: Hashable, Sendable {
  /// The mass of the body.
  public let mass: Double

  /// The force per unit of distance from the target.
  public let stiffness: Double

  /// The force per unit of velocity, against the movement.
  public let damping: Double

  private init(checkedMass mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Creates a spring from its perceptual duration.
  ///
  /// - Parameters:
  ///   - duration: The approximate time in seconds until the target is reached.
  ///   - bounce: The amount of bounce: 0 for none, up to 1 for more, negative for a slower approach. Clamped to between
  ///     −1 and 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = bounce.isNaN ? 0 : max(-0.999_999, min(bounce, 1))
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring from its response and damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period of one oscillation without damping, in seconds.
  ///   - dampingRatio: The damping relative to critical damping; at 1 the spring does not overshoot. A spring without
  ///     a response ignores the value and has critical damping, so that it reaches the target immediately.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / Spring.positive(response, otherwise: Spring.shortest)
    // Without damping, the shortest spring would oscillate forever, and with strong damping it would take seconds.
    let isImmediate = !(response >= Spring.shortest) || response == .infinity
    let ratio = dampingRatio.isFinite && !isImmediate ? min(max(0, dampingRatio), Spring.most) : 1
    self.init(checkedMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// Creates a spring from its physical properties.
  ///
  /// - Parameters:
  ///   - mass: The mass of the body.
  ///   - stiffness: The force per unit of distance from the target.
  ///   - damping: The force per unit of velocity, against the movement.
  ///   - allowOverDamping: Whether the damping may exceed critical damping. If `false`, larger values are clamped.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = Spring.positive(mass, otherwise: 1)
    let stiffness = Spring.positive(stiffness, otherwise: 1e-3)
    let critical = 2 * (mass * stiffness).squareRoot()
    let damping = damping.isFinite ? min(max(0, damping), critical * Spring.most) : critical
    self.init(
      checkedMass: mass, stiffness: stiffness, damping: allowOverDamping ? damping : min(damping, critical))
  }

  /// Creates a spring that settles within a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time in seconds until at most `epsilon` of a unit change remains.
  ///   - dampingRatio: The damping relative to critical damping; at 1 the spring does not overshoot.
  ///   - epsilon: The fraction of the change that may remain.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = Spring.positive(settlingDuration, otherwise: 1e-3)
    let ratio = dampingRatio.isFinite ? min(max(0.01, dampingRatio), Spring.most) : 1
    let epsilon = epsilon > 0 ? min(max(epsilon, 1 / Spring.most), 0.5) : 0.001
    let frequency: Double
    if ratio < 1 {
      // An exponentially decreasing envelope bounds the oscillation.
      let height = ratio / (1 - ratio * ratio).squareRoot() / epsilon
      frequency = log(max(height, M_E)) / (ratio * duration)
    } else {
      frequency = Spring.unitSettlingTime(ratio, epsilon) / duration
    }
    self.init(checkedMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  private static func positive(_ value: Double, otherwise replacement: Double) -> Double {
    value.isFinite && value > 0 ? min(max(value, shortest), most) : replacement
  }

  /// The smallest mass, stiffness, and duration.
  private static let shortest = 1e-3

  /// The largest mass, stiffness, duration, and damping ratio.
  private static let most = 1e9

  /// Returns the time at which a spring of frequency 1 without oscillation has at most `epsilon` of its displacement
  /// left.
  private static func unitSettlingTime(_ ratio: Double, _ epsilon: Double) -> Double {
    let spring = Spring(checkedMass: 1, stiffness: 1, damping: 2 * ratio)
    var (low, high) = (0.0, 1.0)
    while spring.response(after: high).displacement > epsilon, high < 1e6 { high *= 2 }
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if spring.response(after: middle).displacement > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}

extension Spring {
  /// The perceptual duration: the approximate time in seconds until the target is reached.
  public var duration: TimeInterval { response }

  /// The amount of bounce: 0 at critical damping, positive with oscillation, negative for a slower approach.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The period of one oscillation without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The damping relative to critical damping.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The undamped angular frequency, in radians per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }
}

extension Spring {
  /// A spring without bounce and with a duration of 0.5 seconds.
  public static var smooth: Spring { smooth() }

  /// Returns a spring without bounce, unless `extraBounce` adds some, with a duration in seconds.
  ///
  /// - Parameters:
  ///   - duration: The approximate time until the target is reached, in seconds.
  ///   - extraBounce: The bounce in addition to that of this preset, from 0 to 1.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce and a duration of 0.5 seconds.
  public static var snappy: Spring { snappy() }

  /// Returns a spring with a small bounce and a duration in seconds.
  ///
  /// - Parameters:
  ///   - duration: The approximate time until the target is reached, in seconds.
  ///   - extraBounce: The bounce in addition to that of this preset, from 0 to 1.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce and a duration of 0.5 seconds.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring with a bounce and a duration in seconds.
  ///
  /// - Parameters:
  ///   - duration: The approximate time until the target is reached, in seconds.
  ///   - extraBounce: The bounce in addition to that of this preset, from 0 to 1.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
