@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A type that defines the appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view that represents a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of the gauges in this view.
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

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label {
    let part: ControlPart
  }

  /// The label of the current value.
  public struct CurrentValueLabel {
    let part: ControlPart
  }

  /// The label of the minimum value.
  public struct MinimumValueLabel {
    let part: ControlPart
  }

  /// The label of the maximum value.
  public struct MaximumValueLabel {
    let part: ControlPart
  }

  /// The position of the value between minimum and maximum, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the current value; `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the minimum value; `nil` if there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the maximum value; `nil` if there is none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View, BuiltInComposite {
  public var body: some View { part }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View, BuiltInComposite {
  public var body: some View { part }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View, BuiltInComposite {
  public var body: some View { part }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View, BuiltInComposite {
  public var body: some View { part }
}

extension GaugeStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(DefaultGaugeStyle()) {
    $0.makeBody(configuration: $1)
  }
}
