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
