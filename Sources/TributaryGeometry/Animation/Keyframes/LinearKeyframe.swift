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
