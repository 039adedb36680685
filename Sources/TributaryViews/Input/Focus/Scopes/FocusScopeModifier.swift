@_spi(Engine) public import TributaryEngine

/// Marks a view whose focus is given back, or one that has it then.
struct FocusScopeModifier: Equatable {
  enum Role: Equatable {
    case scope
    /// The view that has the focus at first, or not.
    case preferred(Bool)
  }

  let namespace: Namespace.ID
  let role: Role
}

extension FocusScopeModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> FocusScopeNode {
    FocusScopeNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: FocusScopeNode) {
    node.modifier = modifier.pointee
  }
}

extension View {
  /// Makes this view one within which ``prefersDefaultFocus(_:in:)`` says where the focus is at first.
  ///
  /// > Source: conformance FOCUS-51.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace, role: .scope))
  }

  /// Gives this view the focus, or the first one inside that can have it, when it comes into its scope while nothing has the focus,
  /// and when the focus of the scope is reset.
  ///
  /// > Source: conformance FOCUS-51, FOCUS-52.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(FocusScopeModifier(namespace: namespace, role: .preferred(prefersDefaultFocus)))
  }
}
