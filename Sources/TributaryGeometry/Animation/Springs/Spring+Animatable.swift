public import Foundation

// The motion between two animatable values. Only their animatable parts move; the other parts are those of the end
// value.

extension Spring {
  /// Returns the value at a time of a motion from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The target of the spring.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start, in seconds.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    let start = fromValue.animatableData
    var result = toValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity, per second, at a time of a motion from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The target of the spring.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start, in seconds.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// Returns the force that acts on a body between two values, in units of the value per second squared.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The target of the spring.
  ///   - position: The distance of the body from the start.
  ///   - velocity: The velocity of the body, per second.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// Returns the time in seconds until a motion from one value to another stays close to its target; infinite without
  /// damping.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The target of the motion.
  ///   - initialVelocity: The velocity at the start, in units of the value per second.
  ///   - epsilon: The largest remaining distance, in units of the value.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
