/// A view that the engine makes a node of one type for, and brings up to date as that type.
@MainActor @preconcurrency
@usableFromInline
package protocol NodeView: PrimitiveView {
  /// The type of the node.
  associatedtype Node: ViewNode

  /// Makes the node, with everything below it.
  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> Node

  /// Brings a node that `makeNode` made up to date, with everything below it.
  static func updateNode(_ view: UnsafePointer<Self>, _ node: Node)
}

extension NodeView {
  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    makeNode(view, inputs)
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    updateNode(view, node.made(as: Node.self))
  }
}
