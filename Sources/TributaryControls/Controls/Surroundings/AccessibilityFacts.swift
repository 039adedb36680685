@_spi(Engine) public import TributaryEngine

private struct AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

// Terminals and browsers do not report these settings, so the values are those of a system where the user has changed
// none.
extension EnvironmentValues {
  /// Whether assistive technology is in use; `false` unless a host sets it.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether the user navigates between views with a switch, which is always `false`.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether the system displays a simplified interface, which is always `false`.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Whether flashing lights in videos should be dimmed, which is always `false`.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether a long press enlarges the item under the pointer, which is always `false`.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether animated images should play, which is always `true`.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether content should not follow the head of the user, which is always `false`.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }

  /// Whether a gesture performs the primary action of a view, which is always `false`.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether buttons without a border should have a visible shape, which is always `false`.
  public var accessibilityShowButtonShapes: Bool { false }
}
