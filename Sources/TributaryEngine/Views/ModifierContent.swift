/// The view that a modifier is applied to, as its body sees it.
public struct ModifierContent<Modifier: ViewModifier> {
  package let source: ModifierReference

  package init(_ source: ModifierReference) { self.source = source }
}

extension ModifierContent: PrimitiveView {
  public typealias Body = Never

  public static var _isSingleItem: Bool { false }

  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = ModifierContentNode(view.pointee.source, inputs)
    node.content = node.source.source?.makeContent(NodeInputs(parent: node, environment: inputs.environment))
    return node
  }

  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {}
}

extension ViewModifier {
  @inlinable public static var _keepsSingleItem: Bool { false }

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = ModifierBodyNode<Self, C>(modifier, content, inputs)
    node.evaluate()
    return node
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    node.made(as: ModifierBodyNode<Self, C>.self).update(modifier, content)
  }
}
