/// An item that goes.
final class DepartingItem {
  let node: DepartureNode
  let item: ItemNode
  /// The modifiers around the item that belong to a list further out.
  let decorations: ContiguousArray<UnaryNode>
  let container: ItemNode
  let zIndex: Double
  /// The index of the sibling that it is drawn right in front of; -1 if it comes before all.
  var predecessor: Int32

  /// Whether the departure that it belongs to is over.
  var isOver = false

  init(
    node: DepartureNode, item: ItemNode, decorations: ContiguousArray<UnaryNode>, container: ItemNode, zIndex: Double,
    predecessor: Int32
  ) {
    self.node = node
    self.item = item
    self.decorations = decorations
    self.container = container
    self.zIndex = zIndex
    self.predecessor = predecessor
  }

  /// Whether the item, or a modifier around it, has been taken away for good.
  var hasGone: Bool {
    item.flags.contains(.isRemoved) || decorations.contains { $0.flags.contains(.isRemoved) }
      || container.flags.contains(.isRemoved) || item.undecorated.flags.contains(.isRemoved)
  }
}
