@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A control that increments and decrements a value in steps, with two buttons.
///
/// > Source: conformance CONTROL-25.
public struct Stepper<Label: View> {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editingChanged: (Bool) -> Void

  /// Creates a stepper that calls closures. A button whose closure is `nil` is disabled.
  ///
  /// - Parameters:
  ///   - label: The views that describe the control.
  ///   - onIncrement: A closure that runs for a step up; `nil` disables its button.
  ///   - onDecrement: A closure that runs for a step down; `nil` disables its button.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
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
    LabelBeside(label.asContent(of: Self.self)) {
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
    .foregroundColor(nil)
    .disabled(action == nil)
  }
}

extension Stepper {
  /// Creates a stepper for a value without bounds. The value is clamped to the limits of its type.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - step: The distance between two adjacent values.
  ///   - label: The views that describe the control.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
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
  /// Creates a stepper with a title that calls closures. A button whose closure is `nil` is disabled.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - onIncrement: A closure that runs for a step up; `nil` disables its button.
  ///   - onDecrement: A closure that runs for a step down; `nil` disables its button.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that calls closures. A button whose closure is `nil` is disabled.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - onIncrement: A closure that runs for a step up; `nil` disables its button.
  ///   - onDecrement: A closure that runs for a step down; `nil` disables its button.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value without bounds.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: A binding to the value.
  ///   - step: The distance between two adjacent values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value without bounds.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - value: A binding to the value.
  ///   - step: The distance between two adjacent values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value without bounds.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: A binding to the value.
  ///   - step: The distance between two adjacent values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Creates a stepper for a value without bounds. Deprecated: use `init(value:step:label:onEditingChanged:)`.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - step: The distance between two adjacent values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  ///   - label: The views that describe the control.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range. Deprecated: use `init(value:in:step:label:onEditingChanged:)`.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two adjacent values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  ///   - label: The views that describe the control.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures. Deprecated: use `init(label:onIncrement:onDecrement:onEditingChanged:)`.
  ///
  /// - Parameters:
  ///   - onIncrement: A closure that runs for a step up; `nil` disables its button.
  ///   - onDecrement: A closure that runs for a step down; `nil` disables its button.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  ///   - label: The views that describe the control.
  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Creates a stepper for a value in a range. Steps are clamped to the range, and a button is disabled at its bound.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two adjacent values.
  ///   - label: The views that describe the control.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
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
  /// Creates a stepper with a title for a value in a range.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two adjacent values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value in a range.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two adjacent values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value in a range.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two adjacent values.
  ///   - onEditingChanged: A closure that runs when the user begins to change the value, with `true`, and when the
  ///     change ends, with `false`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

/// The button of a stepper.
enum StepDirection {
  case up, down
}

extension Binding where Value: Strideable {
  /// Moves the value by a step, clamped to a range and to the limits of its type.
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
  /// Returns the number advanced by a step, clamped to the limits of the type.
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
  /// Returns the value advanced by a step, clamped to a range.
  fileprivate func moved(by step: Stride, in bounds: ClosedRange<Self>?) -> Self {
    guard let bounds else { return advanced(by: step) }
    // The comparison uses the remaining distance, because a value beyond the bound may not be representable.
    let end = step > 0 ? bounds.upperBound : bounds.lowerBound
    let room = distance(to: end)
    return (step > 0 ? step < room : step > room) ? advanced(by: step) : end
  }
}
