public import Foundation

/// A description of how a value changes over time, defined by keyframes.
///
///     let course = KeyframeTimeline(initialValue: 0.0) {
///       LinearKeyframe(10.0, duration: 1)
///       CubicKeyframe(0.0, duration: 0.5)
///     }
///     course.value(time: 0.5)  // 5
public struct KeyframeTimeline<Value> {
  private let keyframes: ResolvedKeyframes<Value>

  /// Creates a timeline from an initial value and keyframes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - content: The keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    var keyframes = ResolvedKeyframes(initialValue)
    content()._resolve(into: &keyframes)
    self.keyframes = keyframes
  }

  /// The length of the longest track, in seconds.
  public var duration: TimeInterval { keyframes.tracks.reduce(0) { max($0, $1.duration) } }

  /// Returns the value at a fraction of the duration.
  ///
  /// - Parameter progress: The fraction: 0 at the beginning, 1 at the end.
  public func value(progress: Double) -> Value { value(time: progress >= 1 ? .infinity : progress * duration) }

  /// Returns the value at a time.
  ///
  /// - Parameter time: The time in seconds. Times before the beginning give the first value, times after the end the
  ///   last value. Not-a-number counts as 0.
  /// - Complexity: O(*n*) in the number of keyframes.
  public func value(time: TimeInterval) -> Value {
    var value = keyframes.initialValue
    for track in keyframes.tracks { track.apply(&value, time.isNaN ? 0 : time) }
    return value
  }
}

/// The course of an interpolated value through its keyframes.
///
///     value  ·────linear────·╌╌╌cubic╌╌╌·╌╌╌cubic╌╌╌·┄┄spring┄┄
///     speed     its own      ⤷ kept    Catmull-Rom   ⤷ kept
///
/// A segment begins at the end value of the previous segment and, unless it specifies a velocity, with its end
/// velocity. The velocity before the first segment is 0.
package struct KeyframeProgress<V: VectorArithmetic> {
  /// The sum of the lengths of the segments, in seconds.
  package private(set) var duration = 0.0

  private let start: V
  private var segments: ContiguousArray<KeyframeSegment<V>> = []

  /// The tolerance for sums of durations, which are subject to rounding.
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

  /// Returns the velocity at the end of a cubic keyframe without an explicit end velocity: that of the beginning of the
  /// next keyframe.
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

  /// Returns the value at a time in seconds. Times outside the duration give the first or the last value.
  package func value(at time: Double) -> V {
    guard time > 0, let segment = segments.last(where: { $0.begin <= time + Self.tolerance }) else {
      // Keyframes of length 0 at the beginning have already taken effect.
      return segments.prefix { $0.begin <= 0 && $0.duration == 0 }.last?.to ?? start
    }
    return segment.value(after: max(0, min(time - segment.begin, segment.duration)))
  }
}
