/// The nodes that wait for one pass, in the order in which they asked for it.
///
/// Invariants:
/// 1. A node stands in the queue exactly while it carries the queue's mark, hence at most once. Nothing but the queue sets
///    or clears a mark: what else a flag such as `needsUpdate` says of the node is not the queue's matter.
/// 2. A node that has left the tree may still stand in the queue; whoever takes it passes it by.
///
/// Checked by `PassQueues.check`, `ViewNode.checkStructure`.
package struct PassQueue<Node: ViewNode> {
  private var nodes: ContiguousArray<Node> = []
  private let mark: NodeFlags

  /// - Parameter mark: The flag that nodes carry while they stand in this queue, and for nothing else.
  package init(mark: NodeFlags) { self.mark = mark }

  package var isEmpty: Bool { nodes.isEmpty }

  /// How many nodes wait; where a scope begins that minds only those who come after.
  package var count: Int { nodes.count }

  package subscript(index: Int) -> Node { nodes[index] }

  /// Adds a node at the end.
  ///
  /// - Returns: Whether it was added; `false` if it stood there already.
  @discardableResult
  package mutating func insert(_ node: Node) -> Bool {
    if node.flags.contains(mark) { return false }
    node.flags.insert(mark)
    nodes.append(node)
    return true
  }

  /// Takes out everyone who came after the first `start`.
  package mutating func take(from start: Int = 0) -> ContiguousArray<Node> {
    let taken: ContiguousArray<Node>
    if start == 0 {
      taken = nodes
      nodes = []
    } else {
      taken = ContiguousArray(nodes[start...])
      nodes.removeSubrange(start...)
    }
    for node in taken { node.flags.remove(mark) }
    return taken
  }

  /// Takes out one.
  package mutating func take(at index: Int) -> Node {
    let node = nodes.remove(at: index)
    node.flags.remove(mark)
    return node
  }

  /// Takes out everyone after the first `start` whom a question singles out.
  package mutating func take(from start: Int, where isTaken: (Node) -> Bool) -> ContiguousArray<Node> {
    var taken: ContiguousArray<Node> = []
    var kept = start
    for index in start..<nodes.count {
      if isTaken(nodes[index]) {
        nodes[index].flags.remove(mark)
        taken.append(nodes[index])
      } else {
        nodes.swapAt(kept, index)
        kept += 1
      }
    }
    nodes.removeSubrange(kept...)
    return taken
  }
}

extension PassQueue {
  /// The first for whom a check fails that this queue is as its invariants say; `nil` if there is none.
  package var brokenMember: Node? {
    var seen = Set<ObjectIdentifier>()
    return nodes.first { !$0.flags.contains(mark) || !seen.insert(ObjectIdentifier($0)).inserted }
  }
}

/// Who waits for which pass, in the order of the passes.
///
/// Each pass empties its own queue. A scope (see `ViewGraph.runScope(of:_:)`) minds only those who came after it began.
package struct PassQueues {
  /// Nodes whose body, layout or row has read something that has changed.
  package var update = PassQueue<ViewNode>(mark: .isQueuedForUpdate)
  /// Nodes that collect the items below anew, as part of the update pass.
  package var items = PassQueue<ViewNode>(mark: .isQueuedForItems)
  /// Items that are placed again where they stand.
  package var layout = PassQueue<ItemNode>(mark: .isQueuedForLayout)
  /// Items that were placed or moved, and hold someone who cares.
  package var geometry = PassQueue<ItemNode>(mark: .isQueuedForGeometry)
  /// Readers of preferences whose fold may have changed.
  package var delivery = PassQueue<ItemNode>(mark: .isQueuedForDelivery)
  /// Items whose picture is out of date.
  package var draw = PassQueue<ItemNode>(mark: .isQueuedForDrawing)
  /// Removed subtrees, kept until the frame ends.
  package var removedSubtrees: ContiguousArray<ViewNode> = []

  package init() {}

  /// Whether nobody waits for a pass that belongs to a walk: drawing comes after the last of them.
  package var isWalkEmpty: Bool {
    update.isEmpty && items.isEmpty && layout.isEmpty && geometry.isEmpty && delivery.isEmpty
  }

  /// What nodes carry while they stand in any of the queues.
  package static let marks: NodeFlags = [
    .isQueuedForUpdate, .isQueuedForItems, .isQueuedForLayout, .isQueuedForGeometry, .isQueuedForDelivery,
    .isQueuedForDrawing,
  ]

  /// Calls `fail` for every queue that is not as its invariants say.
  package func check(_ fail: (String) -> Void) {
    let broken: [(name: String, node: ViewNode?)] = [
      ("update", update.brokenMember), ("items", items.brokenMember), ("layout", layout.brokenMember),
      ("geometry", geometry.brokenMember), ("delivery", delivery.brokenMember), ("draw", draw.brokenMember),
    ]
    for (name, node) in broken where node != nil {
      fail("A node stands in the queue of the \(name) pass once, and carries its mark.")
    }
  }
}
