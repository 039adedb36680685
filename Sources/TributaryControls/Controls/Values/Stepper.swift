@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A control that makes a value larger or smaller by steps, with a button for each.
///
/// > Source: conformance CONTROL-25.
public struct Stepper<Label: View> {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editingChanged: (Bool) -> Void

  /// A stepper that calls closures; a button whose closure is `nil` is disabled.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    editingChanged = onEditingChanged
  }
}

extension Stepper: View, NamedComposite {
  public var body: some View {
    LabelBeside(label) {
      button("minus", decrement)
      button("plus", increment).padding(.leading, 8)
    }
  }

  @MainActor
  private func button(_ symbol: String, _ action: (() -> Void)?) -> some View {
    Button {
      editingChanged(true)
      action?()
      editingChanged(false)
    } label: {
      Image(systemName: symbol)
    }
    .buttonStyle(ButtonRendering(kind: .bordered))
    .disabled(action == nil)
  }
}

extension Stepper {
  /// A stepper over a value without bounds; a step beyond the last number of its type goes to that.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.step(.up, by: step) }, onDecrement: { value.step(.down, by: step) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title that calls closures; a button whose closure is `nil` is disabled.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title over a value without bounds.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title over a value without bounds.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// A stepper over a value without bounds: an older form.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper over a value of a range: an older form.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper that calls closures: an older form.
  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

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

/// Which button of a stepper is pressed.
enum StepDirection {
  case up, down
}

extension Binding where Value: Strideable {
  /// Moves the value by a step, but not beyond a range, nor beyond the numbers that its type has.
  func step(_ direction: StepDirection, by step: Value.Stride, in bounds: ClosedRange<Value>? = nil) {
    let now = wrappedValue
    guard let number = now as? any FixedWidthInteger, let length = step as? Int,
      let end = number.moved(direction, by: length) as? Value
    else {
      wrappedValue = now.moved(by: direction == .up ? step : -step, in: bounds)
      return
    }
    guard let bounds else { return wrappedValue = end }
    wrappedValue = end > now ? Swift.min(end, bounds.upperBound) : Swift.max(end, bounds.lowerBound)
  }
}

extension FixedWidthInteger {
  /// The number some way further up or down, or the last one on that way.
  fileprivate func moved(_ direction: StepDirection, by step: Int) -> Self {
    let isUp = (direction == .up) == (step >= 0)
    let (end, isBeyond): (Self, Bool)
    if let way = Self(exactly: step) {
      (end, isBeyond) = direction == .up ? addingReportingOverflow(way) : subtractingReportingOverflow(way)
    } else if let length = Self(exactly: step.magnitude) {
      (end, isBeyond) = isUp ? addingReportingOverflow(length) : subtractingReportingOverflow(length)
    } else {
      (end, isBeyond) = (self, true)
    }
    return isBeyond ? (isUp ? .max : .min) : end
  }
}

extension Strideable {
  /// The value some way further on, but not beyond a range.
  fileprivate func moved(by step: Stride, in bounds: ClosedRange<Self>?) -> Self {
    guard let bounds else { return advanced(by: step) }
    // Only the way that is left is gone: a step beyond the end might be no number any more.
    let end = step > 0 ? bounds.upperBound : bounds.lowerBound
    let room = distance(to: end)
    return (step > 0 ? step < room : step > room) ? advanced(by: step) : end
  }
}
