package import Foundation
package import TributaryGeometry

/// An animation that treats all values alike: what it makes of a way is a share of that way.
///
/// Values that start together can then share the computation: see ``AnimationRun``. All animations of the package are
/// of this kind, as far as those are that they adjust.
package protocol LinearAnimation: CustomAnimation {
  /// What becomes, after some seconds, of a distance of 1 from the target and of a speed of 1.
  func response(after time: Double, _ travel: Displacement) -> SpringResponse

  /// Seconds until nothing moves any more; infinite if that never comes.
  func duration(of travel: Displacement) -> Double

  /// Seconds until the change counts as done.
  func logicalDuration(of travel: Displacement) -> Double

  /// Whether value and speed of what is under way are taken over, rather than blended out.
  var takesOverVelocity: Bool { get }
}

private enum TakenOverMotionKey<V: VectorArithmetic>: AnimationStateKey {
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

  /// The part of a way that has been covered, from the response.
  func coveredPart<V: VectorArithmetic>(
    of value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state[TakenOverMotionKey<V>.self]
    let distance = start.value - value
    let travel = Displacement(distance, start.velocity)
    let elapsed = time - start.time
    if elapsed >= logicalDuration(of: travel) { context.isLogicallyComplete = true }
    guard elapsed < duration(of: travel) else { return nil }
    let response = response(after: elapsed, travel)
    return value + distance.scaled(by: response.displacement) + start.velocity.scaled(by: response.impulse)
  }

  /// The velocity, from the response.
  func velocity<V: VectorArithmetic>(along value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let start = context.state[TakenOverMotionKey<V>.self]
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
    context.state[TakenOverMotionKey<V>.self] = RetargetedMotion(time: time, value: now, velocity: velocity)
    return true
  }
}

/// A unit curve drawn out to a length of time.
package struct TimingCurveAnimation: LinearAnimation {
  package let curve: UnitCurve
  /// Seconds, not negative.
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

/// Where a value stood, and how fast it was, when an animation took it over.
struct RetargetedMotion<V: VectorArithmetic> {
  var time = 0.0
  var value = V.zero
  var velocity = V.zero
}

/// Shows a change at once, and counts as done a sixtieth of a second later.
package struct HeldAnimation: LinearAnimation {
  package init() {}

  package func response(after time: Double, _ travel: Displacement) -> SpringResponse {
    SpringResponse(displacement: 0, impulse: 0, displacementVelocity: 0, impulseVelocity: 0)
  }

  package func duration(of travel: Displacement) -> Double { 1.0 / 60 }
  package func logicalDuration(of travel: Displacement) -> Double { 1.0 / 60 }
}
