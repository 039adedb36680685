extension ViewGraph {
  /// Removes a subtree from the tree. The subtree remains in memory until the end of the frame, so that unretained
  /// references to parents stay valid.
  ///
  /// If a departure displays an item of the subtree, the departure becomes the owner of the subtree, and removes it at
  /// its end.
  @usableFromInline @MainActor
  package func remove(_ node: ViewNode) {
    if facts.absences.contains(.departing), animator?.keeps(node) == true { return }
    node.remove()
    queues.removedSubtrees.append(node)
    if facts.absences.contains(.departing) { animator?.subtreeWasRemoved() }
  }

  /// Removes a unit that a condition, an id, or a list of elements no longer contains. An animator can keep the unit
  /// until its transition ends.
  ///
  /// - Parameter key: The identity of the unit in its parent, with which it can be reinstated.
  @MainActor
  package func remove(_ unit: ViewNode, key: @autoclosure () -> AnyHashable) {
    switch animator?.removal(of: unit, key: key) ?? .immediate {
    case .immediate: remove(unit)
    case .beforeInsertions:
      let first = actions.count
      remove(unit)
      for index in actions.indices.dropFirst(first) { actions[index].precedesInsertions = true }
    case .kept: break
    }
  }

  /// Inserts a removed unit that an animator has kept again, for a condition, an id, or an element, and returns it;
  /// `nil` if there is none.
  @usableFromInline @MainActor
  package func reinstate(in parent: ViewNode, key: @autoclosure () -> AnyHashable) -> ViewNode? {
    facts.absences.contains(.departing) ? animator?.reinstate(in: parent, key: key) : nil
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
