@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a gauge gives to its style.
  typealias Configuration = GaugeStyleConfiguration

  /// The view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the look of the gauges in this view.
  ///
  /// > Source: conformance CONTROL-72, CONTROL-73.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(\.gaugeStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  var gaugeStyle: ControlStyle<GaugeStyleConfiguration> {
    get { self[ControlStyleKey<GaugeStyleConfiguration>.self] }
    set { self[ControlStyleKey<GaugeStyleConfiguration>.self] = newValue }
  }
}

/// What a gauge gives to its style.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label {
    let part: ControlPart
  }

  /// What says the value.
  public struct CurrentValueLabel {
    let part: ControlPart
  }

  /// What says the least value.
  public struct MinimumValueLabel {
    let part: ControlPart
  }

  /// What says the greatest value.
  public struct MaximumValueLabel {
    let part: ControlPart
  }

  /// Where the value stands between the least and the greatest, from 0 to 1.
  public var value: Double
  /// The label, as its owner wrote it.
  public var label: Label
  /// What says the value; `nil` if there is nothing.
  public var currentValueLabel: CurrentValueLabel?
  /// What says the least value; `nil` if there is nothing.
  public var minimumValueLabel: MinimumValueLabel?
  /// What says the greatest value; `nil` if there is nothing.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View, FrameworkComposite {
  public var body: some View { part }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View, FrameworkComposite {
  public var body: some View { part }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View, FrameworkComposite {
  public var body: some View { part }
}

extension GaugeStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
  }
}
