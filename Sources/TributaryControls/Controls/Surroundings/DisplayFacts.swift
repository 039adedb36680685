@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

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

/// How strong the ground behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
  private let number: UInt8

  /// An ordinary ground.
  public static let standard = BackgroundProminence(number: 0)
  /// A strong ground, as that of a row that is chosen.
  public static let increased = BackgroundProminence(number: 1)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// How strong the ground behind the view is; `standard` unless it is set.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}

// What people ask of their systems. Nothing asks for it here, so that a host that sets it tests what views make of it.

/// How far colours are apart.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// As the views have them.
  case standard
  /// Further.
  case increased
}

/// How heavy letters are.
public enum LegibilityWeight: Hashable, Sendable {
  /// As the views have them.
  case regular
  /// Heavier.
  case bold
}

/// Whether a window is the one that keys are for.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// It is.
  case key
  /// It belongs to the program in front, and another window is.
  case active
  /// The program is behind others.
  case inactive
}

private struct DisplayFactsKey: EnvironmentKey {
  static var defaultValue: DisplayFacts { DisplayFacts() }
}

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

  /// Whether grounds should hide what is behind them; `false` where no host says otherwise.
  public var accessibilityReduceTransparency: Bool {
    get { displayFacts.reducesTransparency }
    set { displayFacts.reducesTransparency = newValue }
  }

  /// Whether nothing should be told by colour alone; `false` where no host says otherwise.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { displayFacts.differentiatesWithoutColor }
    set { displayFacts.differentiatesWithoutColor = newValue }
  }

  /// Whether the system shows colours inverted; `false` where no host says otherwise.
  public var accessibilityInvertColors: Bool {
    get { displayFacts.invertsColors }
    set { displayFacts.invertsColors = newValue }
  }

  /// Whether views are read aloud; `false` where no host says otherwise.
  public var accessibilityVoiceOverEnabled: Bool {
    get { displayFacts.readsAloud }
    set { displayFacts.readsAloud = newValue }
  }

  /// Whether the display is dimmed; `false` where no host says otherwise.
  public var isLuminanceReduced: Bool {
    get { displayFacts.isDimmed }
    set { displayFacts.isDimmed = newValue }
  }

  /// How far colours should be apart; standard where no host says otherwise.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { displayFacts.contrast }
    set { displayFacts.contrast = newValue }
  }

  /// How heavy letters should be; `nil` where no host says otherwise.
  public var legibilityWeight: LegibilityWeight? {
    get { displayFacts.weight }
    set { displayFacts.weight = newValue }
  }

  /// Whether the window is the one that keys are for: there is one, and it is, where no host says otherwise.
  public var controlActiveState: ControlActiveState {
    get { displayFacts.windowState }
    set { displayFacts.windowState = newValue }
  }

  /// Whether what shows the window as the one in use should look so; `true` where no host says otherwise.
  public var appearsActive: Bool {
    get { displayFacts.windowState != .inactive }
    set { displayFacts.windowState = newValue ? .key : .inactive }
  }
}
