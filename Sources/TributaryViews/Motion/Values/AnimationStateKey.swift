/// The name of something that an animation keeps.
public protocol AnimationStateKey {
  /// The type of what is kept.
  associatedtype Value

  /// What counts as kept until something is.
  static var defaultValue: Value { get }
}
