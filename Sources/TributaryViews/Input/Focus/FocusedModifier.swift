@_spi(Engine) public import TributaryEngine

extension View {
  /// Binds a Boolean to whether the focus is in this view. Writing the value moves the focus.
  ///
  /// A focusable view must be inside: a control, a view with a tap gesture, or a view with `focusable`.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Binds this view to a value of a focus state. Writing the value moves the focus to this view.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The value of the focus state while this view has the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Sets whether this view can have the focus, although it handles no keys. Views inside read `isFocused` of the
  /// environment.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}

/// A modifier that reads the value, so that a write notifies the view that is bound to it.
private struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content.modifier(
      FocusRequestModifier(
        storage: binding.box, isWanted: binding.wrappedValue == value, isStillWanted: { binding.isSet(to: value) },
        focusChange: { binding.focusDidChange($0, of: value) }))
  }
}

/// A modifier that requests the focus for a view and reports changes of the focus.
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

/// The interactions for which a view can have the focus. Views receive the focus for all interactions.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set of interactions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The focused view has an action that a key runs.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The focused view has a value that keys change.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions: activation and editing.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Sets whether this view can have the focus for some interactions.
  ///
  /// A view that is focusable for no interaction cannot have the focus; otherwise the interactions have no effect.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable && !interactions.isEmpty)
  }

  /// Makes this view a target of directional focus movement. The modifier has no effect: the focus moves through all
  /// focusable views in order.
  public nonisolated func focusSection() -> some View { self }
}
