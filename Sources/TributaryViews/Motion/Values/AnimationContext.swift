public import TributaryGeometry

/// What an animation knows and keeps between two of its calls.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state: AnimationState<Value>

  /// Whether the change counts as done although the animation may still move a little.
  public var isLogicallyComplete: Bool

  /// The environment of the view that is animated; for values that belong to no view, the default one.
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues, isLogicallyComplete: Bool = false
  ) {
    self.state = state
    self.environment = environment
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The same context with the state of another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
  }
}
