@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryGeometry

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
