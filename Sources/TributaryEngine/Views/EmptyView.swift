/// A view without items, which takes no space.
public struct EmptyView: Sendable {
  /// Creates an empty view.
  @inlinable public init() {}
}

extension EmptyView: PrimitiveView {
  public typealias Body = Never

  public static var _isSingleItem: Bool { false }

  public static func _makeNode(_ view: UnsafePointer<EmptyView>, _ inputs: NodeInputs) -> ViewNode {
    ViewNode(parent: inputs.parentReference, flags: .none)
  }

  public static func _updateNode(_ view: UnsafePointer<EmptyView>, _ node: ViewNode) {}
}

/// A modifier that returns its content unchanged.
public struct EmptyModifier {
  /// Creates a modifier without an effect.
  public init() {}

  /// The identity modifier, which returns its content unchanged.
  public static var identity: EmptyModifier { EmptyModifier() }
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode { C._makeNode(content, inputs) }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) { C._updateNode(content, node) }
}
