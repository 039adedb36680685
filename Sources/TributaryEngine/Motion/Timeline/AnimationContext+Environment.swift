public import TributaryMotion

extension AnimationContext {
  /// The environment of what is animated. What an animation shows are numbers that belong to no view: these are the values
  /// where nobody has set any.
  public var environment: EnvironmentValues { EnvironmentValues() }
}
