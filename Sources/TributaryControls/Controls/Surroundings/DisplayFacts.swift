@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// The phase of a scene. A visible scene is active.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but does not receive input.
  case inactive
  /// The scene is visible and receives input.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// The prominence of the background of a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let number: UInt8

  /// The background of ordinary content.
  public static let standard = BackgroundProminence(number: 0)
  /// A prominent background, such as that of a selected row.
  public static let increased = BackgroundProminence(number: 1)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// The prominence of the background of the view; `standard` unless it is set.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}

// Accessibility preferences of the user. No built-in host sets them; a host sets them to test how views respond.

/// The contrast between colors.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The contrast without an accessibility preference.
  case standard
  /// An increased contrast.
  case increased
}

/// The weight of text.
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight.
  case regular
  /// A bold weight.
  case bold
}

/// The activation state of a window.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window receives key events.
  case key
  /// The application is in front, but another window receives key events.
  case active
  /// The application is behind others.
  case inactive
}

private struct DisplayFactsKey: EnvironmentKey {
  static var defaultValue: DisplayFacts { DisplayFacts() }
}

/// The accessibility settings of a display.
private struct DisplayFacts {
  var reducesTransparency = false
  var differentiatesWithoutColor = false
  var invertsColors = false
  var readsAloud = false
  var isDimmed = false
  var contrast = ColorSchemeContrast.standard
  var weight: LegibilityWeight?
  var windowState = ControlActiveState.key
}

extension EnvironmentValues {
  private var displayFacts: DisplayFacts {
    get { self[DisplayFactsKey.self] }
    set { self[DisplayFactsKey.self] = newValue }
  }

  /// Whether backgrounds should be opaque; `false` unless a host sets it.
  public var accessibilityReduceTransparency: Bool {
    get { displayFacts.reducesTransparency }
    set { displayFacts.reducesTransparency = newValue }
  }

  /// Whether information should not be conveyed by color alone; `false` unless a host sets it.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { displayFacts.differentiatesWithoutColor }
    set { displayFacts.differentiatesWithoutColor = newValue }
  }

  /// Whether the system displays inverted colors; `false` unless a host sets it.
  public var accessibilityInvertColors: Bool {
    get { displayFacts.invertsColors }
    set { displayFacts.invertsColors = newValue }
  }

  /// Whether a screen reader is active; `false` unless a host sets it.
  public var accessibilityVoiceOverEnabled: Bool {
    get { displayFacts.readsAloud }
    set { displayFacts.readsAloud = newValue }
  }

  /// Whether the display is dimmed; `false` unless a host sets it.
  public var isLuminanceReduced: Bool {
    get { displayFacts.isDimmed }
    set { displayFacts.isDimmed = newValue }
  }

  /// The preferred contrast between colors; standard unless a host sets it.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { displayFacts.contrast }
    set { displayFacts.contrast = newValue }
  }

  /// The preferred weight of text; `nil` unless a host sets it.
  public var legibilityWeight: LegibilityWeight? {
    get { displayFacts.weight }
    set { displayFacts.weight = newValue }
  }

  /// The activation state of the window; `key` unless a host sets it.
  public var controlActiveState: ControlActiveState {
    get { displayFacts.windowState }
    set { displayFacts.windowState = newValue }
  }

  /// Whether indicators of the active window should have their active appearance; `true` unless a host sets it.
  public var appearsActive: Bool {
    get { displayFacts.windowState != .inactive }
    set { displayFacts.windowState = newValue ? .key : .inactive }
  }
}

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
