@_spi(Engine) public import TributaryEngine

/// How buttons look; what presses them is the same for all.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a button gives to its style.
  typealias Configuration = ButtonStyleConfiguration

  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button gives to its style.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let part: ControlPart
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// The label, as its owner wrote it.
  public let label: Label

  /// Whether the button would act if it were let go now.
  public let isPressed: Bool
}

/// How buttons look and what presses them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a button gives to its style.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view of a button; it calls `configuration.trigger()`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button gives to a style that says itself what presses it.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let part: ControlPart

    nonisolated init<V: View>(_ content: V) { part = ControlPart(content) }
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// The label, as its owner wrote it.
  public let label: Label

  let action: @MainActor () -> Void

  /// Runs the action of the button.
  @MainActor public func trigger() { action() }
}

extension ButtonStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

extension PrimitiveButtonStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

extension View {
  /// Sets the look of the buttons in this view.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, ControlStyle(style) { PressableButton(style: InstalledValue($0), configuration: $1) })
  }

  /// Sets the look of the buttons in this view, and what presses them.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(\.buttonStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension PrimitiveButtonStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration> {
    get { self[ControlStyleKey<PrimitiveButtonStyleConfiguration>.self] }
    set { self[ControlStyleKey<PrimitiveButtonStyleConfiguration>.self] = newValue }
  }
}
