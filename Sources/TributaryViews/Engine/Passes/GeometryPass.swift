/// Tells those who care that they were placed, moved or resized: geometry readers, anchors, geometry observers.
///
/// Reads origins and effects, top down; opens a scope for the content of a geometry reader whose answers have changed.
///
/// Content built from a preference comes after what it was built from; see ``BuiltContent``.
extension HostCore {
  /// - Parameters:
  ///   - start: Entries of the queue before this one belong to a scope around.
  ///   - depth: Items at this depth or above belong to a scope around.
  @MainActor
  package func runGeometryPass(from start: Int = 0, below depth: Int32 = -1) {
    while queues.geometry.count > start {
      var queue = queues.geometry.take(from: start)
      if !facts.absences.isDisjoint(with: [.concealed, .inactive]) { leaveOutAbsent(of: &queue) }
      if queue.count > 1 { queue.sort { $0.depth < $1.depth } }
      queue = takeOutermost(of: queue, below: depth)
      for node in queue where node.flags.contains(.needsGeometry) && !node.flags.contains(.isRemoved) {
        node.visitGeometry()
      }
    }
  }

  /// Drops the items that are concealed, or in a row that is out of sight: they are visited when they are shown.
  private func leaveOutAbsent(of queue: inout ContiguousArray<ItemNode>) {
    queue.removeAll { item in
      guard !item.flags.contains(.isRemoved), item.isAbsent([.concealed, .inactive]) else { return false }
      item.flags.remove(.needsGeometry)
      return true
    }
  }
}

extension ItemNode {
  /// Visits this node and the observers below it, top down.
  @MainActor
  package final func visitGeometry() {
    flags.remove(.needsGeometry)
    host.counts.nodesVisited &+= 1
    if host.stack.isNearlyFull { return host.reportNestingTooDeep(at: self) }
    if host.facts.hasPlaceReaders { drawIfElsewhere() }
    guard geometryDidChange() else { return }
    forEachItem { item in
      guard item.flags.contains(.holdsObservers) else { return }
      if item.flags.contains(.isBuiltContent) {
        item.recordGeometryChange()
      } else {
        alreadyOnMainActor(with: item) { $0.visitGeometry() }
      }
    }
  }
}
