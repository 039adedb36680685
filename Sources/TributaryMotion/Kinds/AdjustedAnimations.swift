package import Foundation
package import TributaryGeometry

/// An animation with a delayed start.
package struct DelayedAnimation<Base: CustomAnimation>: CustomAnimation {
  package let base: Base
  package let delay: Double

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: max(0, time - delay), context: &context) }

  package func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

extension DelayedAnimation: LinearAnimation where Base: LinearAnimation {
  package var takesOverVelocity: Bool { false }

  package func response(after time: Double, _ travel: Displacement) -> SpringResponse {
    if time < delay { return SpringResponse(displacement: 1, impulse: 0, displacementVelocity: 0, impulseVelocity: 0) }
    return base.response(after: time - delay, travel)
  }

  package func duration(of travel: Displacement) -> Double { max(0, base.duration(of: travel) + delay) }
  package func logicalDuration(of travel: Displacement) -> Double { max(0, base.logicalDuration(of: travel) + delay) }
}

/// An animation whose speed is multiplied by a factor.
package struct AcceleratedAnimation<Base: CustomAnimation>: CustomAnimation {
  package let base: Base
  /// The nonnegative factor.
  package let factor: Double

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time * factor, context: &context) }

  package func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * factor, context: context)?.scaled(by: factor)
  }

  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? Self, previous.factor == factor else { return false }
    return base.shouldMerge(
      previous: Animation(previous.base), value: value, time: time * factor, context: &context)
  }
}

extension AcceleratedAnimation: LinearAnimation where Base: LinearAnimation {
  package var takesOverVelocity: Bool { base.takesOverVelocity && factor > 0 }

  package func response(after time: Double, _ travel: Displacement) -> SpringResponse {
    var response = base.response(after: time * factor, inOwnTime(travel))
    response.displacementVelocity *= factor
    if factor > 0 { response.impulse /= factor }
    return response
  }

  /// Returns the displacement with the speed relative to the time of the base animation.
  private func inOwnTime(_ travel: Displacement) -> Displacement {
    Displacement(distance: travel.distance, speed: factor > 0 ? travel.speed / factor : 0)
  }

  package func duration(of travel: Displacement) -> Double {
    factor > 0 ? base.duration(of: inOwnTime(travel)) / factor : .infinity
  }

  package func logicalDuration(of travel: Displacement) -> Double {
    factor > 0 ? base.logicalDuration(of: inOwnTime(travel)) / factor : .infinity
  }
}

/// An animation that counts as logically complete after an explicit duration.
package struct CompletedAnimation<Base: CustomAnimation>: CustomAnimation {
  package let base: Base
  package let duration: Double

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }

  package func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

extension CompletedAnimation: LinearAnimation where Base: LinearAnimation {
  package var takesOverVelocity: Bool { base.takesOverVelocity }

  package func response(after time: Double, _ travel: Displacement) -> SpringResponse {
    base.response(after: time, travel)
  }

  package func duration(of travel: Displacement) -> Double { base.duration(of: travel) }
  package func logicalDuration(of travel: Displacement) -> Double { min(duration, base.duration(of: travel)) }
}
