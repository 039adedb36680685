extension ViewGraph {
  /// Takes a subtree out of the tree. It stays in memory until the frame has ended, so that what refers to it upwards
  /// meets no freed parent.
  @usableFromInline @MainActor
  package func remove(_ node: ViewNode) {
    node.remove()
    queues.removedSubtrees.append(node)
    endOrphanedDepartures()
  }

  /// Lets go of the subtrees that were taken out. Objects of the user may end here and call anything, so nothing is held
  /// while they do.
  @MainActor
  package func releaseRemovedSubtrees() {
    let removed = queues.removedSubtrees
    queues.removedSubtrees = []
    withExtendedLifetime(removed) {}
  }
}
