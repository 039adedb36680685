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
