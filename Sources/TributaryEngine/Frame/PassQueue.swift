/// The nodes that are queued for one pass, in the order of their requests.
///
/// Invariants:
/// 1. A node is in the queue exactly while it has the queue's mark, hence at most once. Only the queue sets or clears
///    the mark; flags such as `needsUpdate` are independent of the queue.
/// 2. A removed node may still be in the queue; the pass that removes it from the queue skips it.
///
/// Checked by `PassQueues.check`, `ViewNode.checkStructure`.
package struct PassQueue<Node: ViewNode> {
  private var nodes: ContiguousArray<Node> = []
  private let mark: NodeFlags

  /// - Parameter mark: The flag that nodes have only while they are in this queue.
  package init(mark: NodeFlags) { self.mark = mark }

  package var isEmpty: Bool { nodes.isEmpty }

  /// The number of queued nodes, which is the start index of a scope that processes only later entries.
  package var count: Int { nodes.count }

  package subscript(index: Int) -> Node { nodes[index] }

  /// Appends a node.
  ///
  /// - Returns: Whether the node was added; `false` if it was already queued.
  @discardableResult
  package mutating func insert(_ node: Node) -> Bool {
    if node.flags.contains(mark) { return false }
    node.flags.insert(mark)
    nodes.append(node)
    return true
  }

  /// Removes and returns all nodes after the first `start`.
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

  /// Removes and returns the nodes after the first `start` that satisfy a predicate.
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
  /// The first node that violates the invariants of this queue; `nil` if there is none.
  package var brokenMember: Node? {
    var seen = Set<ObjectIdentifier>()
    return nodes.first { !$0.flags.contains(mark) || !seen.insert(ObjectIdentifier($0)).inserted }
  }
}

/// The queues of all passes, in the order of the passes.
///
/// Each pass empties its own queue. A scope (see `ViewGraph.runScope(of:_:)`) processes only nodes that were added
/// after it began.
package struct PassQueues {
  /// Nodes whose body, layout or row has read a changed value.
  package var update = PassQueue<ViewNode>(mark: .isQueuedForUpdate)
  /// Nodes that collect their items again during the update pass.
  package var items = PassQueue<ViewNode>(mark: .isQueuedForItems)
  /// Items to place again at their current origin.
  package var layout = PassQueue<ItemNode>(mark: .isQueuedForLayout)
  /// Items that were placed or moved and that contain geometry observers.
  package var geometry = PassQueue<ItemNode>(mark: .isQueuedForGeometry)
  /// Readers of preferences whose fold may have changed.
  package var delivery = PassQueue<ItemNode>(mark: .isQueuedForDelivery)
  /// Items whose drawing is out of date.
  package var draw = PassQueue<ItemNode>(mark: .isQueuedForDrawing)
  /// Removed subtrees, kept until the frame ends.
  package var removedSubtrees: ContiguousArray<ViewNode> = []
  /// The number of passes whose actions were taken.
  package var finishedPasses = 0
  /// Whether the last frame ended without pending work.
  var lastFrameSettled = false

  package init() {}

  /// Whether no node is queued for a pass of the walk. Drawing follows the last walk.
  package var isWalkEmpty: Bool {
    update.isEmpty && items.isEmpty && layout.isEmpty && geometry.isEmpty && delivery.isEmpty
  }

  /// The marks of all queues.
  package static let marks: NodeFlags = [
    .isQueuedForUpdate, .isQueuedForItems, .isQueuedForLayout, .isQueuedForGeometry, .isQueuedForDelivery,
    .isQueuedForDrawing,
  ]

  /// Calls `fail` for every queue that violates its invariants.
  package func check(_ fail: (String) -> Void) {
    let broken: [(name: String, node: ViewNode?)] = [
      ("update", update.brokenMember), ("items", items.brokenMember), ("layout", layout.brokenMember),
      ("geometry", geometry.brokenMember), ("delivery", delivery.brokenMember), ("draw", draw.brokenMember),
    ]
    for (name, node) in broken where node != nil {
      fail("A node in the queue of the \(name) pass carries the mark of the queue and is queued once.")
    }
  }
}
