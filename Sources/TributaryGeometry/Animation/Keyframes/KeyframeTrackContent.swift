/// Keyframes that follow each other and lead an interpolating value from one to the next.
///
/// The requirement whose name begins with an underscore is the engine's; a type of your own has a `body`.
public protocol KeyframeTrackContent<Value> {
  /// The type of what interpolates.
  associatedtype Value: Animatable = Body.Value

  /// The type of the keyframes that this is made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that this is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes, in their order.
  func _resolve(into keyframes: inout KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _resolve(into keyframes: inout KeyframeList<Value>) { body._resolve(into: &keyframes) }
}

/// The keyframes of a track in their order; opaque to user code.
public struct KeyframeList<Value: Animatable> {
  package private(set) var keyframes: ContiguousArray<ResolvedKeyframe<Value>> = []

  package init() {}

  package mutating func append(_ target: Value, _ duration: Double, _ kind: ResolvedKeyframe<Value>.Kind) {
    keyframes.append(ResolvedKeyframe(target: target, duration: duration, kind: kind))
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
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.kind = duration > 0 && duration.isFinite ? kind : .move
  }
}
