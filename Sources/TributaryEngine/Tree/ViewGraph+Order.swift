extension ViewGraph {
  /// Whether `a` comes before `b` in the pre-order of the view tree: ancestors first, siblings in view order.
  package func precedes(_ a: ViewNode, _ b: ViewNode) -> Bool {
    if a === b { return false }
    let (left, right, isAncestor) = branches(a, b)
    if let isAncestor { return isAncestor }
    return left.indexInParent < right.indexInParent
  }

  /// Whether `a` comes before `b` in the post-order of the view tree, or is the same node.
  package func precedesInPostOrder(_ a: ViewNode, _ b: ViewNode) -> Bool {
    if a === b { return true }
    let (left, right, isAncestor) = branches(a, b)
    if let isAncestor { return !isAncestor }
    return left.indexInParent <= right.indexInParent
  }

  /// Whether `a` comes before `b` when children come before parents, and siblings from the last to the first.
  package func precedesFromLast(_ a: ViewNode, _ b: ViewNode) -> Bool {
    if a === b { return false }
    let (left, right, isAncestor) = branches(a, b)
    if let isAncestor { return !isAncestor }
    return left.indexInParent > right.indexInParent
  }

  /// The siblings under which `a` and `b` stand; or whether `a` is an ancestor of `b`, or `b` of `a`.
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
