/// Evaluates the bodies that read something that has changed, top down, and lets containers collect their items again.
///
/// Reads view values, state and the environment; writes children, identity and storage; may ask for layout.
extension ViewGraph {
  @MainActor
  package func runUpdatePass() {
    // A body may make its children dirty no more: what they depend on changes in the action pass only. But a new
    // environment reaches further nodes, so the queue is read to its end.
    repeat {
      while !queues.update.isEmpty {
        var queue = queues.update.take()
        if queue.count > 1 { queue.sort { $0.depth < $1.depth } }
        for node in queue where !node.flags.contains(.isRemoved) && node.flags.contains(.needsUpdate) {
          counts.nodesVisited += 1
          node.update()
        }
      }
      collectItems(from: 0)
      // What has come may bring views around it, by a transition, with an environment for what is inside.
    } while !queues.update.isEmpty
  }

  /// Lets every container in the queue after `start` collect its items again.
  @MainActor
  package func collectItems(from start: Int) {
    guard queues.items.count > start else { return }
    // Deepest first: what a wrapper stands for is known before the container around it asks.
    let queue = queues.items.take(from: start).sorted { $0.depth > $1.depth }
    for node in queue where !node.flags.contains(.isRemoved) {
      let hasOtherItems = node.flags.contains(.needsItems)
      node.flags.remove(.needsItems)
      counts.nodesVisited += 1
      // Others have the same items, which ask something else of them.
      if hasOtherItems { node.collectItems() } else { (node as? ContainerNode)?.arrangeItems() }
    }
    if queues.items.count > start { return collectItems(from: start) }
    if decideArrivals() { collectItems(from: start) }
  }
}
