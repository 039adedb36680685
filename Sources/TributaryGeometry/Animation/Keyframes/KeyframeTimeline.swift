public import Foundation

/// How a value changes over time, by keyframes.
///
///     let course = KeyframeTimeline(initialValue: 0.0) {
///       LinearKeyframe(10.0, duration: 1)
///       CubicKeyframe(0.0, duration: 0.5)
///     }
///     course.value(time: 0.5)  // 5
public struct KeyframeTimeline<Value> {
  private let keyframes: ResolvedKeyframes<Value>

  /// A course from a value along keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    var keyframes = ResolvedKeyframes(initialValue)
    content()._resolve(into: &keyframes)
    self.keyframes = keyframes
  }

  /// The length of the longest track, in seconds.
  public var duration: TimeInterval { keyframes.tracks.reduce(0) { max($0, $1.duration) } }

  /// The value at a share of the whole length.
  ///
  /// - Parameter progress: 0 at the beginning, 1 at the end.
  public func value(progress: Double) -> Value { value(time: progress >= 1 ? .infinity : progress * duration) }

  /// The value at a time.
  ///
  /// - Parameter time: Seconds; before the beginning the value is the first, after the end the last. What is no number
  ///   counts as the beginning.
  /// - Complexity: O(*n*) keyframes.
  public func value(time: TimeInterval) -> Value {
    var value = keyframes.initialValue
    for track in keyframes.tracks { track.apply(&value, time.isNaN ? 0 : time) }
    return value
  }
}

/// The way of an interpolating value from keyframe to keyframe.
///
///     value  ·────linear────·╌╌╌cubic╌╌╌·╌╌╌cubic╌╌╌·┄┄spring┄┄
///     speed     its own      ⤷ kept    Catmull-Rom   ⤷ kept
///
/// A segment begins where, and unless it says otherwise as fast as, the one before it ended. A value stands still before the
/// first.
package struct KeyframeProgress<V: VectorArithmetic> {
  /// The sum of the lengths of the segments, in seconds.
  package private(set) var duration = 0.0

  private let start: V
  private var segments: ContiguousArray<KeyframeSegment<V>> = []

  /// Sums of lengths of time do not meet anything exactly.
  private static var tolerance: Double { 1e-9 }

  package init<Value: Animatable>(_ keyframes: ContiguousArray<ResolvedKeyframe<Value>>, from start: V)
  where Value.AnimatableData == V {
    self.start = start
    var (from, velocity) = (start, V.zero)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let to = keyframe.target.animatableData
      let shape: KeyframeSegment<V>.Shape
      switch keyframe.kind {
      case .move: shape = .move
      case .linear(let curve): shape = .linear(curve)
      case .cubic(let first, let last):
        let end = last?.animatableData ?? Self.velocity(between: keyframe, from: from, and: next)
        shape = .cubic(first?.animatableData ?? velocity, end)
      case .spring(let spring, let first): shape = .spring(spring, first?.animatableData ?? velocity)
      }
      let segment = KeyframeSegment(begin: duration, duration: keyframe.duration, from: from, to: to, shape: shape)
      segments.append(segment)
      duration += keyframe.duration
      from = segment.value(after: keyframe.duration)
      velocity = segment.endVelocity.usable
    }
  }

  /// How fast a value is at a keyframe that a cubic curve leads to, if the curve does not say: as what comes next begins.
  private static func velocity<Value: Animatable>(
    between keyframe: ResolvedKeyframe<Value>, from: V, and next: ResolvedKeyframe<Value>?
  ) -> V where Value.AnimatableData == V {
    guard let next else { return .zero }
    let (here, there) = (keyframe.target.animatableData, next.target.animatableData)
    switch next.kind {
    case .move: return .zero
    case .linear(let curve):
      return (there - here).scaled(by: curve.velocity(at: 0) / next.duration).usable
    case .cubic(let first, _):
      return first?.animatableData ?? (there - from).scaled(by: 1 / (keyframe.duration + next.duration)).usable
    case .spring(_, let first): return first?.animatableData ?? .zero
    }
  }

  /// The value at a time, in seconds; before the beginning and after the end, that there.
  package func value(at time: Double) -> V {
    guard time > 0, let segment = segments.last(where: { $0.begin <= time + Self.tolerance }) else {
      // What takes no time has happened at the beginning.
      return segments.prefix { $0.begin <= 0 && $0.duration == 0 }.last?.to ?? start
    }
    return segment.value(after: max(0, min(time - segment.begin, segment.duration)))
  }
}
