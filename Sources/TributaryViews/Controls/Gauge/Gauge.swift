import TributaryDrawing
import TributaryGeometry

/// Shows where a value stands in a range: a bar that is filled so far, between labels for its ends.
///
///     label
///     0 ▓▓▓▓▓▓▓▓░░░░░░ 100
///     current value
///
/// > Source: conformance CONTROL-64.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
  /// From 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  private nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
    _ maximum: BoundsLabel
  ) {
    let scale = SliderScale(lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: nil)
    fraction = scale.fraction(of: Double(value))
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge: View {
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ControlLabel { label }
      HStack(spacing: 8) {
        minimumValueLabel.font(.caption)
        GeometryReader { proxy in
          HStack(spacing: 0) {
            Capsule().fill(AnyShapeStyle(.tint)).frame(width: proxy.size.width * fraction)
            Spacer(minLength: 0)
          }
        }
        .frame(minWidth: 16)
        .frame(height: 6)
        .background(Color.gray.opacity(0.3), in: Capsule())
        maximumValueLabel.font(.caption)
      }
      currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension Gauge {
  /// A gauge with a label, one for its value and two for its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with a label and one for its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  /// A gauge with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}
