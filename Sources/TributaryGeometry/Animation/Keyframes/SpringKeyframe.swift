public import Foundation

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
