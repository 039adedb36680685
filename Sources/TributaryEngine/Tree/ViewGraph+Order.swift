extension ViewGraph {
  /// Returns whether `a` precedes `b` in the pre-order of the view tree: ancestors first, siblings in view order.
  package func precedes(_ a: ViewNode, _ b: ViewNode) -> Bool {
    if a === b { return false }
    let (left, right, isAncestor) = branches(a, b)
    if let isAncestor { return isAncestor }
    return left.indexInParent < right.indexInParent
  }

  /// Returns whether `a` precedes `b` in the post-order of the view tree, or is the same node.
  package func precedesInPostOrder(_ a: ViewNode, _ b: ViewNode) -> Bool {
    if a === b { return true }
    let (left, right, isAncestor) = branches(a, b)
    if let isAncestor { return !isAncestor }
    return left.indexInParent <= right.indexInParent
  }

  /// Returns whether `a` precedes `b` in an order with children before parents and siblings from last to first.
  package func precedesFromLast(_ a: ViewNode, _ b: ViewNode) -> Bool {
    if a === b { return false }
    let (left, right, isAncestor) = branches(a, b)
    if let isAncestor { return !isAncestor }
    return left.indexInParent > right.indexInParent
  }

  /// Returns the sibling ancestors of `a` and `b`. If one node is an ancestor of the other, `isAncestor` states whether
  /// it is `a`.
  private func branches(_ a: ViewNode, _ b: ViewNode) -> (ViewNode, ViewNode, isAncestor: Bool?) {
    var left = a
    var right = b
    while left.depth > right.depth {
      guard let parent = left.parent else { break }
      if parent === right { return (left, right, false) }
      left = parent
    }
    while right.depth > left.depth {
      guard let parent = right.parent else { break }
      if parent === left { return (left, right, true) }
      right = parent
    }
    while let leftParent = left.parent, let rightParent = right.parent, leftParent !== rightParent {
      left = leftParent
      right = rightParent
    }
    return (left, right, nil)
  }
}

extension ViewGraph {
  /// Removes a subtree from the tree. The subtree remains in memory until the end of the frame, so that unretained
  /// references to parents stay valid.
  @usableFromInline @MainActor
  package func remove(_ node: ViewNode) {
    node.remove()
    queues.removedSubtrees.append(node)
    endOrphanedDepartures()
  }

  /// Releases the removed subtrees. Client objects can deinitialize here and call any API, so no access is in progress
  /// at the same time.
  @MainActor
  package func releaseRemovedSubtrees() {
    let removed = queues.removedSubtrees
    queues.removedSubtrees = []
    withExtendedLifetime(removed) {}
  }
}
