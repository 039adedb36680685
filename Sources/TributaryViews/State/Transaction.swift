/// The context of a change to state.
public struct Transaction {
  /// Whether the change is to be shown without animation.
  public var disablesAnimations = false

  /// A transaction that asks for nothing.
  @inlinable public init() {}
}
