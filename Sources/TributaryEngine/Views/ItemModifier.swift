/// A modifier that says of which type its node is, so that it is brought up to date as that type.
///
/// Invariant: `updateItem` gets a node that `makeItem` made.
///
/// By construction: `_updateItem` is called with nodes that `_makeItem` of the same modifier made; see `ViewNode.made(as:)`.
@MainActor @preconcurrency
@usableFromInline
package protocol ItemModifier: UnaryModifier {
  /// The type of the node.
  associatedtype Item: UnaryNode

  /// Makes the node, without anything inside yet.
  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> Item

  /// Brings a node that `makeItem` made up to date.
  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: Item)
}

extension ItemModifier {
  @inlinable
  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    makeItem(modifier, inputs)
  }

  @inlinable
  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    updateItem(modifier, node.made(as: Item.self))
  }
}
