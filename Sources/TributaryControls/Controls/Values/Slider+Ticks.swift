@_spi(Engine) public import TributaryEngine
public import TributaryViews

extension Slider {
  /// Creates a slider with a neutral value, a limited range, and marks.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range of the track.
  ///   - neutralValue: The value from which the track is filled to the knob; `nil` for the lower bound.
  ///   - enabledBounds: The part of the range that users can select; `nil` for the whole range.
  ///   - label: The label for accessibility and the columns of a form.
  ///   - currentValueLabel: A description of the current value. It is not displayed.
  ///   - minimumValueLabel: The label at the lower end.
  ///   - maximumValueLabel: The label at the upper end.
  ///   - ticks: The marks below the track. They do not limit the values.
  ///   - onEditingChanged: A closure that is called when editing begins and ends.
  ///
  /// > Source: conformance CONTROL-170 to CONTROL-172.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> SliderTicks<V> = { SliderTicks([]) },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    marks = SliderMarks(on: scale, neutral: neutralValue, enabled: enabledBounds, ticks: ticks()._ticks)
  }

  /// Creates a slider for multiples of a step, with a neutral value, a limited range, and marks.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range of the track.
  ///   - step: The distance between two values.
  ///   - neutralValue: The value from which the track is filled to the knob; `nil` for the lower bound.
  ///   - enabledBounds: The part of the range that users can select; `nil` for the whole range.
  ///   - label: The label for accessibility and the columns of a form.
  ///   - currentValueLabel: A description of the current value. It is not displayed.
  ///   - minimumValueLabel: The label at the lower end.
  ///   - maximumValueLabel: The label at the upper end.
  ///   - tick: A closure that returns the mark of a multiple of the step; `nil` for no mark.
  ///   - onEditingChanged: A closure that is called when editing begins and ends.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() }, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    let ticks = scale.multiples.compactMap { tick(V($0)) }
    marks = SliderMarks(on: scale, neutral: neutralValue, enabled: enabledBounds, ticks: ticks)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a neutral value, a limited range, and marks, without labels at its ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - neutralValue: The value from which the track is filled; `nil` for the lower bound.
  ///   - enabledBounds: The part of the range that the user can select; `nil` for the whole range.
  ///   - label: The views that describe the control.
  ///   - currentValueLabel: The views that describe the current value.
  ///   - ticks: The marks of the slider.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> SliderTicks<V> = { SliderTicks([]) },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for multiples of a step, with a neutral value, a limited range, and marks, without labels at its
  /// ends.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two adjacent values.
  ///   - neutralValue: The value from which the track is filled; `nil` for the lower bound.
  ///   - enabledBounds: The part of the range that the user can select; `nil` for the whole range.
  ///   - label: The views that describe the control.
  ///   - currentValueLabel: The views that describe the current value.
  ///   - tick: A closure that returns the mark for a multiple of the step, or `nil` for none.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() }, tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      tick: tick, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without labels, with a neutral value and a limited range.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - neutralValue: The value from which the track is filled; `nil` for the lower bound.
  ///   - enabledBounds: The part of the range that the user can select; `nil` for the whole range.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

private struct SliderThumbVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the knobs of the sliders in this view. A slider without a knob still follows presses and keys.
  ///
  /// > Source: conformance CONTROL-172.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
