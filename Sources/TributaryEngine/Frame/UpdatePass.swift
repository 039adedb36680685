/// Evaluates the bodies that have read changed values, top down, and updates the items of containers.
///
/// The pass reads view values, state and the environment. It writes children, identity and storage, and may request
/// layout.
extension ViewGraph {
  @MainActor
  package func runUpdatePass() {
    // A body no longer invalidates its children, because their dependencies change in the action pass only. A new
    // environment affects further nodes, so the queue is processed to its end.
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
      // An inserted view may be wrapped by its transition, with an environment for its content.
    } while !queues.update.isEmpty
  }

  /// Updates the items of every container in the queue after `start`.
  @MainActor
  package func collectItems(from start: Int) {
    guard queues.items.count > start else { return }
    // The deepest containers are first, so that the items of a wrapper are known before the enclosing container needs
    // them.
    let queue = queues.items.take(from: start).sorted { $0.depth > $1.depth }
    for node in queue where !node.flags.contains(.isRemoved) {
      let hasOtherItems = node.flags.contains(.needsItems)
      node.flags.remove(.needsItems)
      counts.nodesVisited += 1
      // The other containers have the same items, whose layout requirements have changed.
      if hasOtherItems { node.collectItems() } else { node.asContainer?.arrangeItems() }
    }
    if queues.items.count > start { return collectItems(from: start) }
    if animator?.itemsWereCollected() == true { collectItems(from: start) }
  }
}
