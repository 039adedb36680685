@_spi(Engine) public import TributaryEngine

extension View {
  /// Ties a value to whether this view, or one inside, has the focus: it follows the focus, and moves it when written.
  ///
  /// The view has to be one that can have the focus: a control, a view with a tap gesture, or one that is `focusable`.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Makes this view stand for a value that follows the focus, and that moves it when written.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Lets this view have the focus, or not, though it uses no key. Views inside read whether it has it: `isFocused` of the environment.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}

/// Reads the value, so that a write reaches the view that stands for it.
private struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content.modifier(
      FocusRequestModifier(
        storage: binding.box, isWanted: binding.wrappedValue == value, isStillWanted: { binding.isSet(to: value) },
        focusChange: { binding.focusDidChange($0, of: value) }))
  }
}

/// Wants the focus for a view or not, and tells whether it has it.
package struct FocusRequestModifier {
  package let storage: StateStorage?
  package let isWanted: Bool
  package let isStillWanted: () -> Bool
  package let focusChange: (Bool) -> Void

  package init(
    storage: StateStorage?, isWanted: Bool, isStillWanted: @escaping () -> Bool, focusChange: @escaping (Bool) -> Void
  ) {
    self.storage = storage
    self.isWanted = isWanted
    self.isStillWanted = isStillWanted
    self.focusChange = focusChange
  }
}

extension FocusRequestModifier: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> FocusRequestNode {
    let modifier = modifier.pointee
    return FocusRequestNode(
      modifier.storage, modifier.isWanted, modifier.isStillWanted, modifier.focusChange, inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: FocusRequestNode) {
    node.storage = modifier.pointee.storage
    node.focusChange = modifier.pointee.focusChange
    node.isStillWanted = modifier.pointee.isStillWanted
    node.update(isWanted: modifier.pointee.isWanted)
  }
}
