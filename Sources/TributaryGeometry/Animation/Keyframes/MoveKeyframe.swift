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
