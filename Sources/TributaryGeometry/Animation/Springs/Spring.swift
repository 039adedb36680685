public import Foundation

/// A mass on a damped spring that is pulled to a target.
///
///     bounce 0       bounce 0.3     bounce −0.3
///       ╭───           ╭╮╭──            ╭──
///     ──╯            ──╯╰╯          ──╯
///
/// Numbers that describe no spring are brought to some that do: lengths of time and stiffness to positive ones, damping to
/// one that is not negative; none is so large or small that their products could not be told from infinity or 0.
public struct Spring: Hashable, Sendable {
  /// Resistance of the body against being moved.
  public let mass: Double

  /// Force per distance from the target.
  public let stiffness: Double

  /// Force per speed, against the movement.
  public let damping: Double

  private init(checkedMass mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// A spring described by its perceived length of time.
  ///
  /// - Parameters:
  ///   - duration: Seconds, about until the target is reached.
  ///   - bounce: 0 for none, towards 1 for more, negative for a slower approach; brought to between −1 and 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = bounce.isNaN ? 0 : max(-0.999_999, min(bounce, 1))
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring described by its stiffness and damping.
  ///
  /// - Parameters:
  ///   - response: Seconds that one swing would take without damping.
  ///   - dampingRatio: 1 is the least damping without swinging beyond the target.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / Spring.positive(response, otherwise: 1e-3)
    let ratio = dampingRatio.isFinite ? min(max(0, dampingRatio), Spring.most) : 1
    self.init(checkedMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// A spring described by its physical properties.
  ///
  /// - Parameter allowOverDamping: Without it, more damping than the least without swinging counts as that.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = Spring.positive(mass, otherwise: 1)
    let stiffness = Spring.positive(stiffness, otherwise: 1e-3)
    let critical = 2 * (mass * stiffness).squareRoot()
    let damping = damping.isFinite ? min(max(0, damping), critical * Spring.most) : critical
    self.init(
      checkedMass: mass, stiffness: stiffness, damping: allowOverDamping ? damping : min(damping, critical))
  }

  /// A spring that settles within a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds until no more than `epsilon` of a unit change remains.
  ///   - dampingRatio: 1 is the least damping without swinging beyond the target.
  ///   - epsilon: Share of the change that may remain.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = Spring.positive(settlingDuration, otherwise: 1e-3)
    let ratio = dampingRatio.isFinite ? min(max(0.01, dampingRatio), Spring.most) : 1
    let epsilon = epsilon > 0 ? min(max(epsilon, 1 / Spring.most), 0.5) : 0.001
    let frequency: Double
    if ratio < 1 {
      // The swings stay below a curve that falls exponentially.
      let height = ratio / (1 - ratio * ratio).squareRoot() / epsilon
      frequency = log(max(height, M_E)) / (ratio * duration)
    } else {
      frequency = Spring.unitSettlingTime(ratio, epsilon) / duration
    }
    self.init(checkedMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  private static func positive(_ value: Double, otherwise replacement: Double) -> Double {
    value.isFinite && value > 0 ? min(max(value, 1e-3), most) : replacement
  }

  /// The largest mass, stiffness, length of time and damping ratio.
  private static let most = 1e9

  /// When a spring of frequency 1 that does not swing has at most `epsilon` left.
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
  /// Seconds, about until the target is reached.
  public var duration: TimeInterval { response }

  /// 0 for a spring that just does not swing, more for one that does, negative for one that is slower.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Seconds that one swing would take without damping.
  public var response: Double { 2 * .pi / frequency }

  /// The damping as a share of the least that prevents swinging.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Radians per second of a swing without damping.
  package var frequency: Double { (stiffness / mass).squareRoot() }
}

extension Spring {
  /// Without bounce, half a second.
  public static var smooth: Spring { smooth() }

  /// Without bounce, of a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// With a little bounce, half a second.
  public static var snappy: Spring { snappy() }

  /// With a little bounce, of a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// With bounce, half a second.
  public static var bouncy: Spring { bouncy() }

  /// With bounce, of a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
