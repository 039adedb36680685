extension ViewGraph {
  /// Removes a subtree from the tree. The subtree remains in memory until the end of the frame, so that unretained
  /// references to parents stay valid.
  ///
  /// If a departure displays an item of the subtree, the departure becomes the owner of the subtree, and removes it at
  /// its end.
  @usableFromInline @MainActor
  package func remove(_ node: ViewNode) {
    if motion.keepForDeparture(node) { return }
    node.remove()
    queues.removedSubtrees.append(node)
    motion.endOrphanedDepartures()
  }

  /// Removes a decoration of a list, and detaches the decorated item, which can exist longer than the decoration.
  @MainActor
  package func removeDecoration(_ node: UnaryNode) {
    remove(node)
    guard node.flags.contains(.isRemoved), let item = node.decoratedItem, item.decoration === node else { return }
    item.container = nil
  }

  /// Releases the removed subtrees. Client objects can deinitialize here and call any API, so no access is in progress
  /// at the same time.
  @MainActor
  package func releaseRemovedSubtrees() {
    let removed = queues.removedSubtrees
    queues.removedSubtrees = []
    MeasuredRegion.of(self).forget()
    withExtendedLifetime(removed) {}
  }
}
