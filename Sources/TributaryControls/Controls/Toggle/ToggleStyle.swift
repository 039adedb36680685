@_spi(Engine) public import TributaryEngine

/// How toggles look, and what switches them.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a toggle gives to its style.
  typealias Configuration = ToggleStyleConfiguration

  /// The view of a toggle; it writes `configuration.isOn`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle gives to its style.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label {
    let part: ControlPart
  }

  /// The label, as its owner wrote it.
  public let label: Label

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

extension View {
  /// Sets the look of the toggles in this view.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(\.toggleStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension ToggleStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var toggleStyle: ControlStyle<ToggleStyleConfiguration> {
    get { self[ControlStyleKey<ToggleStyleConfiguration>.self] }
    set { self[ControlStyleKey<ToggleStyleConfiguration>.self] = newValue }
  }
}
