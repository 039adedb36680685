@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// The style of gauges where none is set: that of ``LinearCapacityGaugeStyle``.
public struct DefaultGaugeStyle: GaugeStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that is filled so far, with the label above, the ends beside it and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle, CompleteStyle {
  /// A bar that is filled so far.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      ControlLabel { configuration.label }
      GaugeLine(configuration: configuration) { FilledBar(fraction: configuration.value) }
      if let value = configuration.currentValueLabel { value.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

/// A bar with a mark at the value, between the labels of its ends.
public struct AccessoryLinearGaugeStyle: GaugeStyle, CompleteStyle {
  /// A bar with a mark.
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

/// A small bar that is filled so far, with the label above and the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, CompleteStyle {
  /// A small bar that is filled so far.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration).font(.caption)
  }
}

/// An open ring with a mark at the value, which stands in its middle; the ends, or the label, stand in the gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle, CompleteStyle {
  /// An open ring with a mark.
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

/// A ring that is closed so far, with the value in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, CompleteStyle {
  /// A ring that is closed so far.
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

/// A bar between the labels of its ends.
private struct GaugeLine<Bar: View>: View, FrameworkComposite {
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

/// What stands in an open ring and its gap.
private struct RingLabels: View, FrameworkComposite {
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
  /// The style where none is set.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled so far.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled so far.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is closed so far.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
