@_spi(Engine) public import TributaryEngine

/// Whether a scene is in use. One that is shown here is.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It cannot be seen.
  case background
  /// It can be seen and takes no input.
  case inactive
  /// It is in use.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// Whether the scene is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
