import TributaryMotion

/// What leaves the tree together, and still is drawn for a while.
final class Departure {
  /// The structure that goes, its state included.
  let unit: ViewNode
  /// What gave the unit its identity: by parent and key it is found again if it comes back in the meantime.
  let parent: ObjectIdentifier
  let key: AnyHashable
  /// The hash of the key when the unit went: code of users is not asked for it again.
  let hash: Int
  let items: ContiguousArray<DepartingItem>
  /// The transitions with a body among those that show it going.
  let bodies: ContiguousArray<TransitionNode>
  /// The runs that show it going; those of bodies are known at the end of the walk.
  var runs: ContiguousArray<AnimationRun>

  /// Where it stands in the register, and the appearance nodes around it, by identity.
  var place = 0
  var appearances: ContiguousArray<ObjectIdentifier> = []

  init(
    unit: ViewNode, parent: ObjectIdentifier, key: AnyHashable, items: ContiguousArray<DepartingItem>,
    bodies: ContiguousArray<TransitionNode>, runs: ContiguousArray<AnimationRun>
  ) {
    self.unit = unit
    self.parent = parent
    self.key = key
    hash = key.hashValue
    self.items = items
    self.bodies = bodies
    self.runs = runs
  }

  func hasEnded(at time: Double) -> Bool { runs.allSatisfy { $0.hasEnded(at: time) } }
}

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
