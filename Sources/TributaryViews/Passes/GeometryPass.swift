/// Tells those who care that they were placed, moved or resized: geometry readers, anchors, geometry observers.
///
/// Reads origins and effects, top down; opens a scope for the content of a geometry reader whose answers have changed.
extension HostCore {
  @MainActor
  package func runGeometryPass(from start: Int) {
    while geometryQueue.count > start {
      var queue = ContiguousArray(geometryQueue[start...])
      geometryQueue.removeSubrange(start...)
      if queue.count > 1 { queue.sort { $0.depth < $1.depth } }
      for node in queue where node.flags.contains(.needsGeometry) && !node.flags.contains(.isRemoved) {
        node.visitGeometry()
      }
    }
  }
}

extension ItemNode {
  /// Visits this node and the observers below it, top down.
  @MainActor
  package final func visitGeometry() {
    flags.remove(.needsGeometry)
    host.counts.nodesVisited &+= 1
    guard geometryDidChange() else { return }
    forEachItem { item in
      if item.flags.contains(.holdsObservers) {
        alreadyOnMainActor { item.visitGeometry() }
      }
    }
  }
}
