import TributaryContainers
@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A control that selects a value from a range with a knob on a track.
///
/// The left and right keys move the knob by a step, or by a tenth of the range without a step. The label is displayed
/// only in the columns of a form.
///
/// > Source: conformance CONTROL-20 to CONTROL-22.
public struct Slider<Label: View, ValueLabel: View> {
  let scale: SliderScale
  let fraction: Binding<Double>
  let editingChanged: (Bool) -> Void
  let label: Label
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel
  var marks = SliderMarks()

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimumLabel: ValueLabel,
    _ maximumLabel: ValueLabel, _ editingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let stride: Double? = if let step { Double(step) } else { nil }
    let scale = SliderScale(lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: stride)
    self.scale = scale
    fraction = value.projected(by: SliderProjection(scale: scale))
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.editingChanged = editingChanged
  }
}

extension Slider: View, NamedComposite {
  public var body: some View {
    LabeledInColumns(label.asContent(of: Self.self)) {
      HStack(spacing: 8) {
        minimumLabel.asContent(of: Self.self)
        if marks.marks.isEmpty {
          track
        } else {
          VStack(spacing: 0) {
            track
            SliderMarkRow(marks: marks.marks)
          }
        }
        maximumLabel.asContent(of: Self.self)
      }
    }
  }

  private var track: some View {
    SliderTrack(scale: scale, fraction: fraction, marks: marks, editingChanged: editingChanged)
  }
}

extension Slider {
  /// Creates a slider with labels at its ends, and a label for accessibility and the columns of a form.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - label: The views that describe the control.
  ///   - minimumValueLabel: The views at the lower bound.
  ///   - maximumValueLabel: The views at the upper bound.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider for multiples of a step from the lower bound, with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two adjacent values.
  ///   - label: The views that describe the control.
  ///   - minimumValueLabel: The views at the lower bound.
  ///   - maximumValueLabel: The views at the upper bound.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label for accessibility and the columns of a form.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - label: The views that describe the control.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider for multiples of a step from the lower bound, with a label for accessibility and the columns of a
  /// form.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two adjacent values.
  ///   - label: The views that describe the control.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a range.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider for multiples of a step from the lower bound.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two adjacent values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with labels at its ends. Deprecated: use the initializer whose labels are closures.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  ///   - minimumValueLabel: The views at the lower bound.
  ///   - maximumValueLabel: The views at the upper bound.
  ///   - label: The views that describe the control.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for multiples of a step, with labels at its ends. Deprecated: use the initializer whose labels
  /// are closures.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two adjacent values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  ///   - minimumValueLabel: The views at the lower bound.
  ///   - maximumValueLabel: The views at the upper bound.
  ///   - label: The views that describe the control.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label for accessibility and the columns of a form. Deprecated: use
  /// `init(value:in:label:onEditingChanged:)`.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  ///   - label: The views that describe the control.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for multiples of a step, with a label for accessibility and the columns of a form. Deprecated:
  /// use `init(value:in:step:label:onEditingChanged:)`.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two adjacent values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  ///   - label: The views that describe the control.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

/// The conversion of a value to a fraction of the track.
private struct SliderProjection<V: BinaryFloatingPoint>: BindingProjection {
  let scale: SliderScale

  func value(of base: V) -> Double { scale.fraction(of: Double(base)) }
  func base(_ base: V, with fraction: Double) -> V? { V(scale.value(at: fraction)) }
}
