@_spi(Engine) import TributaryEngine
import TributaryMotion

/// A unit that was removed from the tree and is still drawn.
final class Departure {
  /// The removed structure, including its state.
  let unit: ViewNode
  /// The parent that gave the unit its identity. The parent and the key identify the unit if it is inserted again.
  let parent: NodeHandle
  let key: AnyHashable
  /// The hash of the key at the removal, so that client code does not compute it again.
  let hash: Int
  let items: ContiguousArray<DepartingItem>
  /// The transitions of the items that have a body.
  let bodies: ContiguousArray<TransitionNode>
  /// The runs of the removal. The runs of bodies are determined at the end of its walk.
  var runs: ContiguousArray<AnimationRun>

  /// Whether the runs of bodies are not determined yet, because the departure started in the current walk.
  var awaitsRuns: Bool

  /// The index in the register, and the handles of the appearance nodes around the unit.
  var place = 0
  var appearances: ContiguousArray<NodeHandle> = []

  init(
    unit: ViewNode, parent: NodeHandle, key: AnyHashable, items: ContiguousArray<DepartingItem>,
    bodies: ContiguousArray<TransitionNode>, runs: ContiguousArray<AnimationRun>
  ) {
    self.unit = unit
    self.parent = parent
    self.key = key
    hash = key.hashValue
    self.items = items
    self.bodies = bodies
    self.runs = runs
    awaitsRuns = !bodies.isEmpty
  }

  func hasEnded(at time: Double) -> Bool { runs.allSatisfy { $0.hasEnded(at: time) } }
}

/// A departing item.
final class DepartingItem {
  let node: DepartureNode
  let item: ItemNode
  /// The modifiers around the item that belong to outer lists.
  let decorations: ContiguousArray<UnaryNode>
  let container: ItemNode
  /// The handle of the container, which is valid in lookups even after the container is removed.
  let holder: NodeHandle
  let zIndex: Double
  /// The index of the sibling directly behind the item in drawing order; -1 if the item is drawn first.
  var predecessor: Int32

  /// Whether the departure of the item has ended.
  var isOver = false

  init(
    node: DepartureNode, item: ItemNode, decorations: ContiguousArray<UnaryNode>, container: ItemNode, zIndex: Double,
    predecessor: Int32
  ) {
    self.node = node
    self.item = item
    self.decorations = decorations
    self.container = container
    holder = container.host.handles.handle(for: container)
    self.zIndex = zIndex
    self.predecessor = predecessor
  }

  /// Whether the item was removed during its departure, as part of the unit.
  var isLost: Bool { item.flags.contains(.isRemoved) || item.undecorated.flags.contains(.isRemoved) }

  /// Whether the item or a modifier around it was removed permanently.
  var hasGone: Bool {
    isLost || decorations.contains { $0.flags.contains(.isRemoved) } || container.flags.contains(.isRemoved)
  }
}
