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
