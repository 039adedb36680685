/// Keyframes that one property of a value goes through.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent> where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes that a value itself goes through.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.keyPath = \.self
    self.content = content()
  }

  /// Keyframes that a property goes through. Of two tracks for one property the last counts.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }
}

extension KeyframeTrack: Keyframes {
  public typealias Value = Root
  public typealias Body = NoKeyframes

  public func _resolve(into tracks: inout ResolvedKeyframes<Root>) { tracks.append(keyPath, content) }
}
