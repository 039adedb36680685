/// The body of keyframes that the engine reads directly: none.
public struct NoKeyframes: Keyframes, KeyframeTrackContent {
  public typealias Value = Double

  public var body: NoKeyframes { return self }

  public func _resolve(into tracks: inout ResolvedKeyframes<Double>) {}

  public func _resolve(into keyframes: inout KeyframeList<Double>) {}
}

extension Keyframes where Body == NoKeyframes {
  /// Nothing: the engine reads these keyframes directly.
  public var body: NoKeyframes { return NoKeyframes() }
}

extension KeyframeTrackContent where Body == NoKeyframes {
  /// Nothing: the engine reads these keyframes directly.
  public var body: NoKeyframes { return NoKeyframes() }
}
