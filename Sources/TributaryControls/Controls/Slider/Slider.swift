@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A control that chooses a number from a range by a knob on a track. The left and right keys move it by a step, or by a
/// tenth of the range if it has none. Its label is seen in the columns of a form only.
///
/// > Source: conformance CONTROL-20 to CONTROL-22.
public struct Slider<Label: View, ValueLabel: View> {
  let scale: SliderScale
  let fraction: Binding<Double>
  let editingChanged: (Bool) -> Void
  let label: Label
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel

  private nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimumLabel: ValueLabel,
    _ maximumLabel: ValueLabel, _ editingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let stride: Double? = if let step { Double(step) } else { nil }
    let scale = SliderScale(lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: stride)
    self.scale = scale
    fraction = value.mapped({ scale.fraction(of: Double($0)) }, { V(scale.value(at: $0)) })
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.editingChanged = editingChanged
  }
}

extension Slider: View, NamedComposite {
  public var body: some View {
    LabeledInColumns(label) {
      HStack(spacing: 8) {
        minimumLabel
        SliderTrack(scale: scale, fraction: fraction, editingChanged: editingChanged)
        maximumLabel
      }
    }
  }
}

extension Slider {
  /// A slider with labels at its ends; the label itself is for those who cannot see it.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// A slider that stands on multiples of a step from the lower bound, with labels at its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label for those who cannot see it.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// A slider that stands on multiples of a step from the lower bound, with a label for those who cannot see it.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider over a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// A slider that stands on multiples of a step from the lower bound.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}
