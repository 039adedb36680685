public import Foundation

/// Leads a value to another one on a cubic curve, smoothly from what comes before to what comes after.
///
/// Keyframes of this kind one after another make a Catmull-Rom spline: where two of them meet, the value is as fast as on
/// the straight way from the beginning of the first to the end of the second. Next to a keyframe of another kind the value
/// is as fast as that one begins or ends; at either end of a track it is at rest.
///
/// > Source: conformance KEYFRAME-02 to KEYFRAME-04.
public struct CubicKeyframe<Value: Animatable> {
  private let target: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// A cubic curve to a value.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: Seconds; the value jumps if there are none.
  ///   - startVelocity: Change per second at the beginning; `nil` for that of what comes before.
  ///   - endVelocity: Change per second at the end; `nil` for that of what comes after.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    self.target = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }
}

extension CubicKeyframe: KeyframeTrackContent {
  public typealias Body = NoKeyframes

  public func _resolve(into keyframes: inout KeyframeList<Value>) {
    keyframes.append(target, duration, .cubic(start: startVelocity, end: endVelocity))
  }
}
