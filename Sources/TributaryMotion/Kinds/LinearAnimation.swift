package import Foundation
package import TributaryGeometry

/// An animation that scales all values equally: its result is a fraction of the distance.
///
/// Values that start together can therefore share the computation: see ``AnimationRun``. All built-in animations are
/// linear, as long as the animations that they adjust are linear.
package protocol LinearAnimation: CustomAnimation {
  /// Returns the response after some seconds to a distance of 1 from the target and to a velocity of 1.
  func response(after time: Double, _ travel: Displacement) -> SpringResponse

  /// Returns the seconds until the movement ends; infinite if it never ends.
  func duration(of travel: Displacement) -> Double

  /// Returns the seconds until the change is logically complete.
  func logicalDuration(of travel: Displacement) -> Double

  /// Whether the animation adopts the value and the velocity of a running animation, instead of blending it out.
  var takesOverVelocity: Bool { get }
}

private enum RetargetedMotionKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: RetargetedMotion<V> { RetargetedMotion() }
}

extension LinearAnimation {
  package var takesOverVelocity: Bool { false }

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { coveredPart(of: value, time: time, context: &context) }

  package func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { velocity(along: value, time: time, context: context) }

  /// Returns the covered part of a distance, computed from the response.
  func coveredPart<V: VectorArithmetic>(
    of value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state[RetargetedMotionKey<V>.self]
    let distance = start.value - value
    let travel = Displacement(distance, start.velocity)
    let elapsed = time - start.time
    if elapsed >= logicalDuration(of: travel) { context.isLogicallyComplete = true }
    guard elapsed < duration(of: travel) else { return nil }
    let response = response(after: elapsed, travel)
    return value + distance.scaled(by: response.displacement) + start.velocity.scaled(by: response.impulse)
  }

  /// Returns the velocity, computed from the response.
  func velocity<V: VectorArithmetic>(along value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let start = context.state[RetargetedMotionKey<V>.self]
    let distance = start.value - value
    let response = response(after: time - start.time, Displacement(distance, start.velocity))
    let velocity =
      distance.scaled(by: response.displacementVelocity) + start.velocity.scaled(by: response.impulseVelocity)
    return velocity.isUsable ? velocity : nil
  }

  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard takesOverVelocity, let velocity = previous.velocity(value: value, time: time, context: context) else {
      return false
    }
    var known = context
    let now = previous.animate(value: value, time: time, context: &known) ?? value
    context.state[RetargetedMotionKey<V>.self] = RetargetedMotion(time: time, value: now, velocity: velocity)
    return true
  }
}

/// An animation that stretches a unit curve to a duration.
package struct TimingCurveAnimation: LinearAnimation {
  package let curve: UnitCurve
  /// The nonnegative duration in seconds.
  package let duration: Double

  package func response(after time: Double, _ travel: Displacement) -> SpringResponse {
    guard duration > 0, time < duration else {
      return SpringResponse(displacement: 0, impulse: 0, displacementVelocity: 0, impulseVelocity: 0)
    }
    let progress = max(0, time / duration)
    return SpringResponse(
      displacement: 1 - curve.value(at: progress), impulse: 0,
      displacementVelocity: -curve.velocity(at: progress) / duration, impulseVelocity: 0)
  }

  package func duration(of travel: Displacement) -> Double { duration }
  package func logicalDuration(of travel: Displacement) -> Double { duration }
}

/// The value and the velocity at the time at which an animation adopted them.
struct RetargetedMotion<V: VectorArithmetic> {
  var time = 0.0
  var value = V.zero
  var velocity = V.zero
}

/// An animation that applies a change immediately, and completes after 1/60 of a second.
package struct HeldAnimation: LinearAnimation {
  package init() {}

  package func response(after time: Double, _ travel: Displacement) -> SpringResponse {
    SpringResponse(displacement: 0, impulse: 0, displacementVelocity: 0, impulseVelocity: 0)
  }

  package func duration(of travel: Displacement) -> Double { 1.0 / 60 }
  package func logicalDuration(of travel: Displacement) -> Double { 1.0 / 60 }
}
