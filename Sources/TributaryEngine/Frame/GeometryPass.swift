/// Notifies geometry readers, anchors and geometry observers that they were placed, moved or resized.
///
/// The pass reads origins and effects, top down. It opens a scope for the content of a geometry reader if the values
/// that the content has read have changed.
///
/// Content built from a preference follows the delivery of that preference; see ``PreferenceDependentContent``.
extension ViewGraph {
  /// Visits the queued items, outermost first.
  ///
  /// - Parameters:
  ///   - start: The queue index at which this scope begins. Earlier entries belong to an enclosing scope.
  ///   - depth: The depth of this scope. Items at this depth or above belong to an enclosing scope.
  @MainActor
  package func runGeometryPass(from start: Int = 0, below depth: Int32 = -1) {
    while queues.geometry.count > start {
      var queue = queues.geometry.take(from: start)
      if !facts.absences.isDisjoint(with: [.concealed, .inactive]) { leaveOutAbsent(of: &queue) }
      orderByDepth(&queue)
      queue = PreferenceDependentContent.takeOutermost(of: queue, below: depth, in: self)
      for node in queue where node.flags.contains(.needsGeometry) && !node.flags.contains(.isRemoved) {
        node.visitGeometry()
      }
    }
  }

  /// Sorts items by depth, outermost first; the order of items at one depth is preserved.
  ///
  /// The sort counts depths instead of comparing items, because each call to a main-actor closure by the library checks
  /// the thread.
  private func orderByDepth(_ queue: inout ContiguousArray<ItemNode>) {
    var (least, most, last) = (Int32.max, Int32.min, Int32.min)
    var isOrdered = true
    queue.forEachUncounted { item in
      least = min(least, item.depth)
      most = max(most, item.depth)
      if item.depth < last { isOrdered = false }
      last = item.depth
    }
    if isOrdered { return }
    var places = ContiguousArray(repeating: 0, count: Int(most - least) + 2)
    queue.forEachUncounted { places[Int($0.depth - least) + 1] += 1 }
    for index in places.indices.dropFirst() { places[index] += places[index - 1] }
    queue.withUnsafeMutableBufferPointer { items in
      // The references are permuted in place, so that none is counted.
      items.withMemoryRebound(to: Unmanaged<ItemNode>.self) { references in
        for reference in ContiguousArray(references) {
          let level = reference._withUnsafeGuaranteedRef { Int($0.depth - least) }
          references[places[level]] = reference
          places[level] += 1
        }
      }
    }
  }

  /// Removes items that are concealed, or in a row outside the visible area. They are visited when they are shown.
  private func leaveOutAbsent(of queue: inout ContiguousArray<ItemNode>) {
    queue.removeAll { item in
      guard !item.flags.contains(.isRemoved), item.isAbsent(.unplaced) else { return false }
      item.flags.remove(.needsGeometry)
      return true
    }
  }
}

extension ItemNode {
  /// Visits this node and its observing descendants, top down.
  @MainActor
  package final func visitGeometry() {
    flags.remove(.needsGeometry)
    host.counts.nodesVisited &+= 1
    if host.stack.isNearlyFull { return reportNestingTooDeep() }
    if host.facts.hasPlaceReaders { drawIfElsewhere() }
    if flags.contains(.hasWriters) { notifyWritersOfGeometry() }
    guard geometryDidChange() else { return }
    forEachObserver { item in
      if item.flags.contains(.isBuiltContent) {
        item.recordGeometryChange()
      } else {
        alreadyOnMainActor(with: item) { $0.visitGeometry() }
      }
    }
  }
}
