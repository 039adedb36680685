public import Foundation

extension Spring {
  /// Where a body is that starts at zero.
  ///
  /// - Parameters:
  ///   - target: Where the spring pulls it.
  ///   - initialVelocity: Per second.
  ///   - time: Seconds since the start.
  /// > Source: conformance ANIM-05.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response = response(after: time)
    return target - target.scaled(by: response.displacement) + initialVelocity.scaled(by: response.impulse)
  }

  /// How fast a body is that starts at zero, per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response = response(after: time)
    return initialVelocity.scaled(by: response.impulseVelocity) - target.scaled(by: response.displacementVelocity)
  }

  /// Moves a body on by some seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let response = response(after: deltaTime)
    let distance = value - target
    let speed = velocity
    value = target + distance.scaled(by: response.displacement) + speed.scaled(by: response.impulse)
    velocity = distance.scaled(by: response.displacementVelocity) + speed.scaled(by: response.impulseVelocity)
  }

  /// The force on a body.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until a change by 1 has come within a thousandth of its target, for good.
  ///
  /// > Source: conformance ANIM-06.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// Seconds until a change has come near to its target, for good; infinite without damping.
  ///
  /// - Parameter epsilon: What is near, in units of the value.
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

  // Without swings the time has no closed form. It is looked for in tenths of a second, which is how exact it is known to be.
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
