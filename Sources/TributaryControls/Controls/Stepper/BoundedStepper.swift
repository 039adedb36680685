@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension Stepper {
  /// A stepper over a value of a range; a step that would leave the range goes to its end, and from there none does.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    self.init(
      label: label,
      onIncrement: now < bounds.upperBound ? { value.step(.up, by: step, in: bounds) } : nil,
      onDecrement: now > bounds.lowerBound ? { value.step(.down, by: step, in: bounds) } : nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title over a value of a range.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title over a value of a range.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
