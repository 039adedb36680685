@_spi(Engine) public import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// A view that displays a value within a range: by default a partially filled bar between labels for its ends.
///
///     label
///     0 ▓▓▓▓▓▓▓▓░░░░░░ 100
///     current value
///
/// A ``GaugeStyle`` changes the appearance.
///
/// > Source: conformance CONTROL-64, CONTROL-72, CONTROL-73.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
  /// The position of the value in the range, from 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
  @Environment(\.gaugeStyle) private var style

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

extension Gauge: View, NamedComposite {
  public var body: some View {
    style.body(
      for: GaugeStyleConfiguration(
        value: fraction, label: .init(part: .init(label, of: Self.self)),
        currentValueLabel: part(currentValueLabel).map { .init(part: $0) },
        minimumValueLabel: part(minimumValueLabel).map { .init(part: $0) },
        maximumValueLabel: part(maximumValueLabel).map { .init(part: $0) }))
  }

  /// Returns a label as a part of the gauge; `nil` for an empty label.
  private func part<V: View>(_ label: V) -> ControlPart? {
    V.self == EmptyView.self ? nil : ControlPart(label, of: Self.self)
  }
}

extension Gauge {
  /// Creates a gauge with a label, and labels for the current value and both bounds.
  ///
  /// - Parameters:
  ///   - value: The value to display. It is clamped to `bounds`.
  ///   - bounds: The range from the empty to the full gauge.
  ///   - label: The views that describe the gauge.
  ///   - currentValueLabel: The views that display the current value.
  ///   - minimumValueLabel: The views at the lower bound.
  ///   - maximumValueLabel: The views at the upper bound.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label, and a label for the current value.
  ///
  /// - Parameters:
  ///   - value: The value to display. It is clamped to `bounds`.
  ///   - bounds: The range from the empty to the full gauge.
  ///   - label: The views that describe the gauge.
  ///   - currentValueLabel: The views that display the current value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value to display. It is clamped to `bounds`.
  ///   - bounds: The range from the empty to the full gauge.
  ///   - label: The views that describe the gauge.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}
