/// The way of a value to one keyframe.
struct KeyframeSegment<V: VectorArithmetic> {
  enum Shape {
    case move
    case linear(UnitCurve)
    /// The velocities at both ends, per second.
    case cubic(V, V)
    /// The velocity at the beginning, per second.
    case spring(Spring, V)
  }

  /// Seconds since the beginning of the track.
  let begin: Double
  let duration: Double
  let from: V
  let to: V
  let shape: Shape
}

extension KeyframeSegment {
  /// - Parameter time: Seconds since the segment began, within its length.
  func value(after time: Double) -> V {
    switch shape {
    case .move: return to
    case .linear(let curve): return from.interpolated(towards: to, amount: curve.value(at: time / duration))
    case .cubic(let first, let last):
      // Hermite's form: both ends with the way that either velocity alone would make.
      let t = time / duration
      let rest = 1 - t
      let start = from.scaled(by: rest * rest * (1 + 2 * t)) + first.scaled(by: rest * rest * t * duration)
      return start + to.scaled(by: t * t * (3 - 2 * t)) - last.scaled(by: t * t * rest * duration)
    case .spring(let spring, let velocity):
      let response = spring.response(after: time)
      return to + (from - to).scaled(by: response.displacement) + velocity.scaled(by: response.impulse)
    }
  }

  /// How fast the value is at the end, per second.
  var endVelocity: V {
    switch shape {
    case .move: return .zero
    case .linear(let curve): return (to - from).scaled(by: curve.velocity(at: 1) / duration)
    case .cubic(_, let last): return last
    case .spring(let spring, let velocity):
      let response = spring.response(after: duration)
      return (from - to).scaled(by: response.displacementVelocity) + velocity.scaled(by: response.impulseVelocity)
    }
  }
}
