/// Tells those who care that they were placed, moved or resized: geometry readers, anchors, geometry observers.
///
/// Reads origins and effects, top down; opens a scope for the content of a geometry reader whose answers have changed.
///
/// Content built from a preference comes after what it was built from. If that preference is about to be delivered, for
/// instance because an anchor has moved, the content waits for the delivery: what it knows of geometry is out of date.
extension HostCore {
  /// - Parameters:
  ///   - start: Entries of the queue before this one belong to a scope around.
  ///   - depth: Items at this depth or above belong to a scope around.
  @MainActor
  package func runGeometryPass(from start: Int = 0, below depth: Int32 = -1) {
    while queues.geometry.count > start {
      var queue = queues.geometry.take(from: start)
      if facts.absences.contains(.concealed) { leaveOutConcealed(of: &queue) }
      if queue.count > 1 { queue.sort { $0.depth < $1.depth } }
      if facts.hasBuiltContent { queue = takeOutermost(of: queue, below: depth) }
      for node in queue where node.flags.contains(.needsGeometry) && !node.flags.contains(.isRemoved) {
        node.visitGeometry()
      }
    }
  }

  /// Drops the items that are concealed: they are visited when they are shown.
  private func leaveOutConcealed(of queue: inout ContiguousArray<ItemNode>) {
    queue.removeAll { item in
      guard !item.flags.contains(.isRemoved), item.isAbsent(.concealed) else { return false }
      item.flags.remove(.needsGeometry)
      return true
    }
  }

  /// The items in the fewest layers of built content. The others go back into the queue, or wait for a delivery.
  @MainActor
  private func takeOutermost(of queue: ContiguousArray<ItemNode>, below depth: Int32) -> ContiguousArray<ItemNode> {
    let layers = queue.map { $0.builtLayers(below: depth) }
    guard let outermost = layers.min(), layers.contains(where: { $0 > 0 }) else { return queue }
    var taken: ContiguousArray<ItemNode> = []
    for (node, layer) in zip(queue, layers) {
      if layer > outermost {
        queues.geometry.insert(node)
      } else if layer > 0, let owner = node.pendingContentOwner(below: depth) {
        owner.visitAfterDelivery(node)
      } else {
        taken.append(node)
      }
    }
    return taken
  }
}

extension ItemNode {
  /// Visits this node and the observers below it, top down.
  @MainActor
  package final func visitGeometry() {
    flags.remove(.needsGeometry)
    host.counts.nodesVisited &+= 1
    if host.stack.isNearlyFull { return host.reportNestingTooDeep(at: self) }
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

extension ItemNode {
  /// How many layers of content built from preferences this item is inside of, within a scope.
  fileprivate final func builtLayers(below depth: Int32) -> Int {
    var layers = 0
    var node: ItemNode? = self
    while let current = node, current.depth > depth {
      if current.flags.contains(.isBuiltContent) { layers += 1 }
      node = current.container
    }
    return layers
  }

  /// The outermost item around that is about to build anew the content that this item is part of, within a scope.
  package final func pendingContentOwner(below depth: Int32) -> (any BuildsFromPreference)? {
    var owner: (any BuildsFromPreference)?
    var node: ItemNode? = self
    while let current = node, current.depth > depth {
      if current.flags.contains(.isBuiltContent), let container = current.container, container.depth > depth,
        container.flags.contains(.needsDelivery), let builder = container as? any BuildsFromPreference
      {
        owner = builder
      }
      node = current.container
    }
    return owner
  }
}
