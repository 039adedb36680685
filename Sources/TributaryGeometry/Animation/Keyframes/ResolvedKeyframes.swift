/// The tracks of keyframes with the value that they begin with; opaque to user code.
public struct ResolvedKeyframes<Value> {
  package let initialValue: Value

  package private(set) var tracks: ContiguousArray<Track> = []

  /// One track: how long it takes, and what it makes of a value at a time.
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
          // The end is what was asked for, not what a spring has come to.
          part = last
        } else {
          part.animatableData = progress.value(at: time)
        }
        value[keyPath: keyPath] = part
      })
  }
}

/// Where a value is led to, in how many seconds, and in which way.
package struct ResolvedKeyframe<Value: Animatable> {
  package enum Kind {
    case move
    case linear(UnitCurve)
    /// Velocities are per second; `nil` is that of the neighbour.
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
