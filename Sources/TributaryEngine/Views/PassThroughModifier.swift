/// A transparent modifier whose node passes on the items of its content.
@MainActor @preconcurrency
package protocol PassThroughModifier: TransparentModifier {
  /// The type of the node.
  associatedtype Node: PassThroughNode

  /// Makes the node, without its content yet.
  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> Node

  /// Brings a node that `makeNode` made up to date, before its content.
  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: Node)
}

extension PassThroughModifier {
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = makeNode(modifier, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
    return node
  }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: Node.self)
    updateNode(modifier, node)
    if let inner = node.content { C._updateNode(content, inner) }
  }
}
