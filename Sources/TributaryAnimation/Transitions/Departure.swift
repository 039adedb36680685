@_spi(Engine) import TributaryEngine
import TributaryMotion

/// A unit that was removed from the tree and is still drawn.
///
///     container ┄ drawn ┄▶ DepartureNode ──▶ decoration ──▶ decoration ──▶ item
///                                            of a list      of a list      of the unit
///                                            around it      inside it
///
/// The structure inside the unit can still change. The departure continues to display the items with which it started,
/// so it becomes the owner of each part of them that its parent removes.
///
/// Invariants:
/// 1. Every node from a departure node inward to the undecorated item is in the tree: it is not flagged `isRemoved`.
/// 2. The departure owns these nodes. Each is part of `unit` or of a node in `kept`, by an unbroken chain of parents
///    that own their children.
/// 3. A node in `kept` is in no list of children. Its ancestors exist as long as it is kept.
///
/// Checked by `AnimationTimeline.checkDepartures`.
final class Departure {
  /// The removed structure, including its state.
  let unit: ViewNode
  let unitHandle: NodeHandle
  /// The parent that gave the unit its identity. The parent and the key identify the unit if it is inserted again.
  let parent: NodeHandle
  let key: AnyHashable
  /// The hash of the key at the removal, so that client code does not compute it again.
  let hash: Int
  let items: ContiguousArray<DepartingItem>
  /// The nodes that their parents removed during the departure although it displays them or an item inside them.
  private(set) var kept: ContiguousArray<ViewNode> = []
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
    unitHandle = unit.host.handles.handle(for: unit)
    self.parent = parent
    self.key = key
    hash = key.hashValue
    self.items = items
    self.bodies = bodies
    self.runs = runs
    awaitsRuns = !bodies.isEmpty
    for item in items { item.node.owner = Unretained(self) }
  }

  #if DEBUG
    let lifetime = Lifetime()
  #endif

  deinit {
    for item in items { item.node.owner = nil }
    #if DEBUG
      lifetime.end(Self.self)
    #endif
  }

  /// Makes this departure the owner of a node that its parent no longer contains.
  func keep(_ node: ViewNode) { kept.append(node) }

  /// Ends the ownership of a node that its parent contains again.
  func giveBack(_ node: ViewNode) { kept.removeAll { $0 === node } }

  /// Returns whether the structure of the unit no longer contains a departing item.
  func hasLost(_ leaving: DepartingItem) -> Bool {
    var roots = ContiguousArray<ItemNode>()
    unit.appendItems(to: &roots)
    let core = leaving.item.undecorated
    return !roots.contains { $0 === leaving.root } || kept.contains { $0 === core || core.isBelow($0) }
  }

  func hasEnded(at time: Double) -> Bool { runs.allSatisfy { $0.hasEnded(at: time) } }
}

/// A departing item.
final class DepartingItem {
  let node: DepartureNode
  /// The item of the unit.
  let root: ItemNode
  /// The item with the modifiers around it that belong to outer lists.
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
    node: DepartureNode, root: ItemNode, item: ItemNode, decorations: ContiguousArray<UnaryNode>,
    container: ItemNode, zIndex: Double, predecessor: Int32
  ) {
    self.node = node
    self.root = root
    self.item = item
    self.decorations = decorations
    self.container = container
    holder = container.host.handles.handle(for: container)
    self.zIndex = zIndex
    self.predecessor = predecessor
  }

  /// Whether the item, a modifier around it, or its container was removed with an ancestor of the unit.
  var hasGone: Bool {
    item.flags.contains(.isRemoved) || container.flags.contains(.isRemoved)
      || decorations.contains { $0.flags.contains(.isRemoved) }
  }
}

#if DEBUG
  extension Departure: Referable {}
#endif
