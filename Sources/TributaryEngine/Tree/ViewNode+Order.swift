extension ViewNode {
  /// Returns whether this node precedes another one in the pre-order of the view tree: ancestors first, siblings in
  /// view order.
  package final func precedes(_ other: ViewNode) -> Bool {
    if self === other { return false }
    let (left, right, isAncestor) = branches(to: other)
    if let isAncestor { return isAncestor }
    return left.indexInParent < right.indexInParent
  }

  /// Returns whether this node precedes another one in the post-order of the view tree, or is the same node.
  package final func precedesInPostOrder(_ other: ViewNode) -> Bool {
    if self === other { return true }
    let (left, right, isAncestor) = branches(to: other)
    if let isAncestor { return !isAncestor }
    return left.indexInParent <= right.indexInParent
  }

  /// Returns whether this node precedes another one in an order with children before parents and siblings from last to
  /// first.
  package final func precedesFromLast(_ other: ViewNode) -> Bool {
    if self === other { return false }
    let (left, right, isAncestor) = branches(to: other)
    if let isAncestor { return !isAncestor }
    return left.indexInParent > right.indexInParent
  }

  /// Returns the sibling ancestors of this node and another one. If one node is an ancestor of the other, `isAncestor`
  /// states whether it is this node.
  private final func branches(to other: ViewNode) -> (ViewNode, ViewNode, isAncestor: Bool?) {
    var left = self
    var right = other
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
