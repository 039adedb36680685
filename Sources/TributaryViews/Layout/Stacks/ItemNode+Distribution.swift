import TributaryGeometry
import TributaryLayout

/// What a container asks of its items beyond their sizes: the gaps they would like and their priorities.
extension ItemNode {
  /// The priority or spacing of this item may have changed: the container distributes anew. So do the containers around
  /// it, as far as its own wishes follow from those of its items; that is looked at once for all of its items.
  package final func containerNeedsDistribution() {
    var node: ItemNode = self
    while let container = node.container {
      if let list = container as? ContainerNode {
        list.itemsWereCollected()
        list.needsMeasure()
        return host.enqueueArrangement(list)
      }
      node = container
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

extension HostCore {
  /// Has a container look once, before layout, at what its items ask of it, however many of them have changed.
  fileprivate func enqueueArrangement(_ container: ContainerNode) {
    if queues.items.insert(container) { requestFrame() }
  }
}
