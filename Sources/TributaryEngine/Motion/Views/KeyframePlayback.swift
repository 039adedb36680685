import TributaryGeometry

/// What is gone through, and how far it has come.
final class KeyframePlayback<Value> {
  var timeline: KeyframeTimeline<Value>?
  /// Seconds since the beginning.
  var time = 0.0

  /// What is shown; `nil` before anything was gone through.
  var value: Value? { timeline?.value(time: time) }
}
