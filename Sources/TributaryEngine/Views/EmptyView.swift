/// A view that stands for nothing: no item, no space.
public struct EmptyView: Sendable {
  /// No view at all.
  @inlinable public init() {}
}

extension EmptyView: PrimitiveView {
  public typealias Body = Never

  public static var _isSingleItem: Bool { false }

  public static func _makeNode(_ view: UnsafePointer<EmptyView>, _ inputs: NodeInputs) -> ViewNode {
    ViewNode(parent: inputs.parentReference, flags: [])
  }

  public static func _updateNode(_ view: UnsafePointer<EmptyView>, _ node: ViewNode) {}
}

/// A modifier that changes nothing.
public struct EmptyModifier {
  /// A modifier that changes nothing.
  public init() {}

  /// A modifier that changes nothing.
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
