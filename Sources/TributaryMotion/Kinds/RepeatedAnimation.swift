package import Foundation
package import TributaryGeometry

/// An animation that repeats another one, forward only or alternating with reverse.
package struct RepeatedAnimation<Base: CustomAnimation>: CustomAnimation {
  package let base: Base
  /// The number of repetitions, or `nil` for an infinite number.
  package let count: Int?
  package let autoreverses: Bool

  /// The state of the current repetition of an animation with unknown duration.
  private struct Turn<V: VectorArithmetic> {
    var index = 0
    var start = 0.0
    var state = AnimationState<V>()
  }

  private enum TurnKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Turn<V> { Turn() }
  }

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let linear = self as? any LinearAnimation {
      return linear.coveredPart(of: value, time: time, context: &context)
    }
    var turn = context.state[TurnKey<V>.self]
    defer { context.state[TurnKey<V>.self] = turn }
    while turn.index < count ?? .max {
      var inner = context.withState(turn.state)
      inner.isLogicallyComplete = false
      let part = base.animate(value: value, time: time - turn.start, context: &inner)
      if let part {
        turn.state = inner.state
        return autoreverses && turn.index % 2 == 1 ? value - part : part
      }
      // The animation does not report when exactly the repetition ended: it was between the last call and this one.
      if time <= turn.start { break }
      turn = Turn(index: turn.index + 1, start: time)
    }
    context.isLogicallyComplete = true
    return nil
  }

  package func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    if let linear = self as? any LinearAnimation {
      return linear.velocity(along: value, time: time, context: context)
    }
    let turn = context.state[TurnKey<V>.self]
    let velocity = base.velocity(value: value, time: time - turn.start, context: context.withState(turn.state))
    return autoreverses && turn.index % 2 == 1 ? velocity?.scaled(by: -1) : velocity
  }
}

extension RepeatedAnimation: LinearAnimation where Base: LinearAnimation {
  package func response(after time: Double, _ travel: Displacement) -> SpringResponse {
    let length = base.duration(of: travel)
    guard length > 0, length.isFinite else { return base.response(after: time, travel) }
    // Repetitions are counted from the start, so that their boundaries do not drift with the times of sampling.
    let turn = max(0, (time / length).rounded(.down))
    var response = base.response(after: time - turn * length, travel)
    if autoreverses, turn.truncatingRemainder(dividingBy: 2) == 1 {
      response.displacement = 1 - response.displacement
      response.displacementVelocity = -response.displacementVelocity
    }
    response.impulse = 0
    response.impulseVelocity = 0
    return response
  }

  package func duration(of travel: Displacement) -> Double {
    let length = base.duration(of: travel)
    guard length > 0 else { return 0 }
    return count.map { length * Double($0) } ?? .infinity
  }

  package func logicalDuration(of travel: Displacement) -> Double {
    guard let count else { return .infinity }
    return base.duration(of: travel) * Double(count - 1) + base.logicalDuration(of: travel)
  }
}
