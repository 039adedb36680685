@_spi(Engine) public import TributaryEngine

// The environment values of modifiers that controls accept, for custom views that follow them.

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private enum ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

private enum SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

private enum SceneCaptureKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The order of menu entries, which `menuOrder(_:)` sets. Menus use the order of declaration, regardless of the
  /// value.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether holding a button repeats its action, which `buttonRepeatBehavior(_:)` sets. Buttons do not repeat,
  /// regardless of the value.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }

  /// Whether holding dragged items over a view activates it, which `springLoadingBehavior(_:)` sets. Controls are not
  /// activated, regardless of the value.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }

  /// Whether the scene is recorded or displayed on another screen. The value is `false` unless a view sets it, because
  /// no renderer knows it.
  public var isSceneCaptured: Bool {
    get { self[SceneCaptureKey.self] }
    set { self[SceneCaptureKey.self] = newValue }
  }

  /// Whether the tab bar around a view displays the sections of tabs, which is always `false`: tab bars display the
  /// tabs without sections.
  public var isTabBarShowingSections: Bool { false }
}
