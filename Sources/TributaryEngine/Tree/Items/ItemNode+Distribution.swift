import TributaryGeometry
import TributaryLayout

/// What a container asks of its items beyond their sizes: the gaps they would like and their priorities.
extension ItemNode {
  /// The priority or spacing of this item may have changed: the container distributes anew. So do the containers around
  /// it, as far as its own preferences follow from those of its items; they are compared once for all of its items.
  ///
  /// A container that cannot compare tells those around at once, as it tells of its size: in the midst of layout its
  /// preferences are asked again before anybody could compare, and would be news for ever.
  package final func containerNeedsDistribution() {
    var node: ItemNode = self
    while let container = node.container {
      node = container
      guard let list = container as? ContainerNode else { continue }
      list.itemsWereCollected()
      list.needsMeasure()
      host.enqueueArrangement(list)
      if list.comparesLayoutPreferences || !list.forgetLayoutPreferences() { return }
    }
    node.needsMeasure()
  }

  /// The zIndex of this item may have changed.
  package final func containerNeedsDrawingOrder() {
    var node = container
    while let current = node {
      if let list = current as? ContainerNode { return host.enqueueArrangement(list) }
      node = current.container
    }
  }
}

extension ViewGraph {
  /// Has a container look once, before layout, at what its items ask of it, however many of them have changed.
  fileprivate func enqueueArrangement(_ container: ContainerNode) {
    if queues.items.insert(container) { requestFrame() }
  }
}
