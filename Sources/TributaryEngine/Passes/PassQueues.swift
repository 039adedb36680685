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
