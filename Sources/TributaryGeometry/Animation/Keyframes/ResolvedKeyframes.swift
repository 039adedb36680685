/// The tracks of keyframes and their initial value. Its contents are not available to client code.
public struct ResolvedKeyframes<Value> {
  package let initialValue: Value

  package private(set) var tracks: ContiguousArray<Track> = []

  /// A track: its duration in seconds, and a closure that applies its value at a time.
  package struct Track {
    package let duration: Double
    package let apply: (inout Value, Double) -> Void
  }

  package init(_ initialValue: Value) { self.initialValue = initialValue }

  package mutating func append<Part: Animatable>(
    _ keyPath: WritableKeyPath<Value, Part>, _ content: some KeyframeTrackContent<Part>
  ) {
    var list = KeyframeList<Part>()
    content._resolve(into: &list)
    let start = initialValue[keyPath: keyPath]
    let progress = KeyframeProgress(list.keyframes, from: start.animatableData)
    let last = list.keyframes.last?.target
    tracks.append(
      Track(duration: progress.duration) { value, time in
        var part = start
        if let last, time >= progress.duration {
          // The final value is the exact target, not the value that a spring has reached.
          part = last
        } else {
          part.animatableData = progress.value(at: time)
        }
        value[keyPath: keyPath] = part
      })
  }
}

/// A keyframe with its target, its duration in seconds, and its kind of interpolation.
package struct ResolvedKeyframe<Value: Animatable> {
  package enum Kind {
    case move
    case linear(UnitCurve)
    /// Velocities are per second; `nil` matches the neighboring keyframe.
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }

  package let target: Value
  package let duration: Double
  package let kind: Kind

  package init(target: Value, duration: Double, kind: Kind) {
    self.target = target
    self.duration = duration.asDuration
    self.kind = self.duration > 0 ? kind : .move
  }
}

/// The interpolation to one keyframe.
struct KeyframeSegment<V: VectorArithmetic> {
  enum Shape {
    case move
    case linear(UnitCurve)
    /// The velocities at both ends, per second.
    case cubic(V, V)
    /// The velocity at the beginning, per second.
    case spring(Spring, V)
  }

  /// The time since the beginning of the track, in seconds.
  let begin: Double
  let duration: Double
  let from: V
  let to: V
  let shape: Shape
}

extension KeyframeSegment {
  /// - Parameter time: The time since the segment began, in seconds, within its duration.
  func value(after time: Double) -> V {
    switch shape {
    case .move: return to
    case .linear(let curve): return from.interpolated(towards: to, amount: curve.value(at: time / duration))
    case .cubic(let first, let last):
      // Hermite interpolation: both end values, each with the contribution of its velocity.
      let t = time / duration
      let rest = 1 - t
      let start = from.scaled(by: rest * rest * (1 + 2 * t)) + first.scaled(by: rest * rest * t * duration)
      return start + to.scaled(by: t * t * (3 - 2 * t)) - last.scaled(by: t * t * rest * duration)
    case .spring(let spring, let velocity):
      let response = spring.response(after: time)
      return to + (from - to).scaled(by: response.displacement) + velocity.scaled(by: response.impulse)
    }
  }

  /// The velocity at the end, per second.
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
