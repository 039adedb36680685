@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a progress view gives to its style.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view of something that goes on. A progress view that it makes has the style that is set further out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view gives to its style.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label {
    let part: ControlPart
  }

  /// What says how much is done.
  public struct CurrentValueLabel {
    let part: ControlPart
  }

  /// How much is done, from 0 to 1; `nil` if nobody knows.
  public let fractionCompleted: Double?
  /// The label, as its owner wrote it; `nil` if there is none.
  public var label: Label?
  /// What says how much is done, as its owner wrote it; `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View, FrameworkComposite {
  public var body: some View { part }
}

extension View {
  /// Sets the look of the progress views in this view.
  ///
  /// > Source: conformance CONTROL-70, CONTROL-71.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressViewStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension ProgressViewStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration> {
    get { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}
