public import Foundation

extension Spring {
  /// Returns the position of a body that starts at zero.
  ///
  /// - Parameters:
  ///   - target: The target of the spring.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start, in seconds.
  /// > Source: conformance ANIM-05.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response = response(after: time)
    return target - target.scaled(by: response.displacement) + initialVelocity.scaled(by: response.impulse)
  }

  /// Returns the velocity, per second, of a body that starts at zero.
  ///
  /// - Parameters:
  ///   - target: The target of the motion.
  ///   - initialVelocity: The velocity at the start, in units of the value per second.
  ///   - time: The time since the start, in seconds.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response = response(after: time)
    return initialVelocity.scaled(by: response.impulseVelocity) - target.scaled(by: response.displacementVelocity)
  }

  /// Advances the position and the velocity of a body by a time in seconds.
  ///
  /// - Parameters:
  ///   - value: The current value, which is replaced.
  ///   - velocity: The velocity, in units of the value per second.
  ///   - target: The target of the motion.
  ///   - deltaTime: The time of the step, in seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let response = response(after: deltaTime)
    let distance = value - target
    let speed = velocity
    value = target + distance.scaled(by: response.displacement) + speed.scaled(by: response.impulse)
    velocity = distance.scaled(by: response.displacementVelocity) + speed.scaled(by: response.impulseVelocity)
  }

  /// Returns the force that acts on a body.
  ///
  /// - Parameters:
  ///   - target: The target of the motion.
  ///   - position: The current value.
  ///   - velocity: The velocity, in units of the value per second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time in seconds until a change by 1 stays within 0.001 of its target.
  ///
  /// > Source: conformance ANIM-06.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// Returns the time in seconds until a change stays close to its target; infinite without damping.
  ///
  /// - Parameters:
  ///   - target: The target of the motion.
  ///   - initialVelocity: The velocity at the start, in units of the value per second.
  ///   - epsilon: The largest remaining distance, in units of the value.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let epsilon = epsilon > 0 ? epsilon : 0.001
    let decay = damping / (2 * mass)
    guard decay > 0 else { return .infinity }
    let distance = target.magnitudeSquared.squareRoot()
    let push = (initialVelocity - target.scaled(by: decay)).magnitudeSquared.squareRoot()
    guard distance.isFinite, push.isFinite else { return .infinity }
    if dampingRatio < 1 {
      return max(0, log((distance + push) / epsilon) / decay)
    }
    return settlingTimeWithoutSwings { time in
      let response = response(after: time)
      let speed = initialVelocity.magnitudeSquared.squareRoot()
      return distance * response.displacement + speed * response.impulse <= epsilon
    }
  }

  // Without oscillation the time has no closed form. The search uses steps of 0.1 seconds, the precision to which the
  // expected result is known.
  private func settlingTimeWithoutSwings(_ isSettled: (Double) -> Bool) -> Double {
    var tenths = 0.0
    var step = 1.0
    while !isSettled((tenths + step) / 10) {
      tenths += step
      step *= 2
      if tenths > 1e9 { return .infinity }
    }
    while step > 1 {
      step /= 2
      if !isSettled((tenths + step) / 10) { tenths += step }
    }
    return (tenths + 1) / 10
  }
}
