public import Foundation

/// Leads a value to another one in a straight line.
public struct LinearKeyframe<Value: Animatable> {
  private let target: Value
  private let duration: TimeInterval
  private let curve: UnitCurve

  /// A straight line to a value.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: Seconds; the value jumps if there are none.
  ///   - timingCurve: How the way is divided over the time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.target = to
    self.duration = duration
    self.curve = timingCurve
  }
}

extension LinearKeyframe: KeyframeTrackContent {
  public typealias Body = NoKeyframes

  public func _resolve(into keyframes: inout KeyframeList<Value>) {
    keyframes.append(target, duration, .linear(curve))
  }
}

/// Has a spring pull a value to another one.
///
/// A keyframe behind it begins where the spring has come to by then; as the last of a track it ends at its value.
///
/// > Source: conformance KEYFRAME-05, KEYFRAME-06.
public struct SpringKeyframe<Value: Animatable> {
  private let target: Value
  private let duration: TimeInterval
  private let spring: Spring
  private let startVelocity: Value?

  /// A pull to a value.
  ///
  /// - Parameters:
  ///   - to: Where the spring pulls to.
  ///   - duration: Seconds; `nil` until the spring has settled. A spring that never does is given its `duration`.
  ///   - spring: The spring.
  ///   - startVelocity: Change per second at the beginning; `nil` for that of what comes before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    self.target = to
    let settling = spring.settlingDuration
    self.duration = duration ?? (settling.isFinite ? settling : spring.duration)
    self.spring = spring
    self.startVelocity = startVelocity
  }
}

extension SpringKeyframe: KeyframeTrackContent {
  public typealias Body = NoKeyframes

  public func _resolve(into keyframes: inout KeyframeList<Value>) {
    keyframes.append(target, duration, .spring(spring, start: startVelocity))
  }
}

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

/// Has a value jump to another one.
public struct MoveKeyframe<Value: Animatable> {
  private let target: Value

  /// A jump to a value. What comes behind it begins at rest.
  public init(_ to: Value) { self.target = to }
}

extension MoveKeyframe: KeyframeTrackContent {
  public typealias Body = NoKeyframes

  public func _resolve(into keyframes: inout KeyframeList<Value>) { keyframes.append(target, 0, .move) }
}
