import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

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

/// The default gauge style, which equals ``LinearCapacityGaugeStyle``.
public struct DefaultGaugeStyle: GaugeStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A gauge style that displays a partially filled bar between the bounds, with the label above and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle, CompleteStyle {
  /// Creates a linear capacity style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      ControlLabel { configuration.label }
      GaugeLine(configuration: configuration) { FilledBar(fraction: configuration.value) }
      if let value = configuration.currentValueLabel { value.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

/// A gauge style that displays a bar with a marker at the value, between the labels of the bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle, CompleteStyle {
  /// Creates an accessory linear style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration) {
      Capsule().fill(.tint).frame(minWidth: 16).frame(height: 6)
        .overlay {
          GeometryReader { proxy in
            Circle().fill(.background).stroke(.tint, lineWidth: 2).frame(width: 8, height: 8)
              .offset(x: (proxy.size.width - 8) * configuration.value, y: (proxy.size.height - 8) / 2)
          }
        }
    }
  }
}

/// A gauge style that displays a small, partially filled bar, with the label above and the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, CompleteStyle {
  /// Creates an accessory linear capacity style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration).font(.caption)
  }
}

/// A gauge style that displays an open ring with a marker, the value in its center, and the bounds or the label in its
/// gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle, CompleteStyle {
  /// Creates an accessory circular style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let angle = Angle.degrees(135 + 270 * configuration.value).radians
    ZStack {
      FilledRing(fraction: 1, width: 6, extent: 0.75, start: .degrees(135))
      Circle().fill(.background).frame(width: 8, height: 8).offset(x: 27 * cos(angle), y: 27 * sin(angle))
      RingLabels(configuration: configuration)
    }
    .frame(width: 60, height: 60)
  }
}

/// A gauge style that displays a partially filled ring with the value in its center.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, CompleteStyle {
  /// Creates an accessory circular capacity style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      FilledRing(fraction: configuration.value, width: 6)
      if let value = configuration.currentValueLabel {
        value.lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 44)
      } else {
        ControlLabel { configuration.label.font(.caption).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 44) }
      }
    }
    .frame(width: 60, height: 60)
  }
}

/// A bar between the labels of the bounds.
private struct GaugeLine<Bar: View>: View, BuiltInComposite {
  let configuration: GaugeStyleConfiguration
  let bar: Bar

  init(configuration: GaugeStyleConfiguration, @ViewBuilder bar: () -> Bar) {
    self.configuration = configuration
    self.bar = bar()
  }

  var body: some View {
    HStack(spacing: 8) {
      if let least = configuration.minimumValueLabel { least.font(.caption) }
      bar
      if let greatest = configuration.maximumValueLabel { greatest.font(.caption) }
    }
  }
}

/// The labels in the center and in the gap of an open ring.
private struct RingLabels: View, BuiltInComposite {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    if let value = configuration.currentValueLabel {
      value.lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 40)
    }
    HStack(spacing: 4) {
      if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
        ControlLabel { configuration.label }
      } else {
        if let least = configuration.minimumValueLabel { least }
        if let greatest = configuration.maximumValueLabel { greatest }
      }
    }
    .font(.caption2).lineLimit(1).frame(maxWidth: 40)
    .frame(maxHeight: .infinity, alignment: .bottom)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style, which equals ``LinearCapacityGaugeStyle``.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge style that displays a partially filled bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A gauge style that displays a bar with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A gauge style that displays a small, partially filled bar.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge style that displays an open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge style that displays a partially filled ring.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
