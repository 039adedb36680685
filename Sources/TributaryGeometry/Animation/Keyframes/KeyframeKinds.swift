public import Foundation

/// A keyframe that interpolates to a value with a timing curve, linearly by default.
public struct LinearKeyframe<Value: Animatable> {
  private let target: Value
  private let duration: TimeInterval
  private let curve: UnitCurve

  /// Creates a keyframe that interpolates to a value.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The length in seconds. With a length of 0, the value changes immediately.
  ///   - timingCurve: The curve that maps the elapsed fraction of the duration to the interpolated fraction.
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

/// A keyframe that moves a value to a target with a spring.
///
/// The next keyframe begins at the value that the spring has reached. A track whose last keyframe is a spring ends
/// exactly at its target.
///
/// > Source: conformance KEYFRAME-05, KEYFRAME-06.
public struct SpringKeyframe<Value: Animatable> {
  private let target: Value
  private let duration: TimeInterval
  private let spring: Spring
  private let startVelocity: Value?

  /// Creates a keyframe that moves a value with a spring.
  ///
  /// - Parameters:
  ///   - to: The target of the spring.
  ///   - duration: The length in seconds, or `nil` to last until the spring settles. A spring that never settles uses
  ///     its `duration`.
  ///   - spring: The spring.
  ///   - startVelocity: The change per second at the beginning, or `nil` to keep the velocity of the previous keyframe.
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

/// A keyframe that interpolates to a value on a cubic curve that joins the neighboring keyframes smoothly.
///
/// Consecutive cubic keyframes form a Catmull-Rom spline: where two of them meet, the velocity is that of a straight
/// line from the beginning of the first to the end of the second. Next to a keyframe of another kind, the velocity
/// matches that keyframe. At either end of a track the velocity is 0.
///
/// > Source: conformance KEYFRAME-02 to KEYFRAME-04.
public struct CubicKeyframe<Value: Animatable> {
  private let target: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// Creates a keyframe that interpolates to a value on a cubic curve.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The length in seconds. With a length of 0, the value changes immediately.
  ///   - startVelocity: The change per second at the beginning, or `nil` to match the previous keyframe.
  ///   - endVelocity: The change per second at the end, or `nil` to match the next keyframe.
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

/// A keyframe that changes a value immediately.
public struct MoveKeyframe<Value: Animatable> {
  private let target: Value

  /// Creates a keyframe that changes a value immediately. The next keyframe begins with a velocity of 0.
  public init(_ to: Value) { self.target = to }
}

extension MoveKeyframe: KeyframeTrackContent {
  public typealias Body = NoKeyframes

  public func _resolve(into keyframes: inout KeyframeList<Value>) { keyframes.append(target, 0, .move) }
}
