import TributaryGeometry
import TributaryLayout

/// What a container asks of its items beyond their sizes: the gaps they would like and their priorities.
extension ItemNode {
  /// The priority or spacing of this item may have changed: the container distributes anew; so do the containers around
  /// it, as far as its own wishes follow from those of its items.
  package final func containerNeedsDistribution() {
    var node: ItemNode = self
    while let container = node.container {
      if let list = container as? ContainerNode {
        list.itemsWereCollected()
        list.needsMeasure()
        if !list.takeChangedWishes() { return }
      }
      node = container
    }
    node.needsMeasure()
  }

  /// The zIndex of this item may have changed.
  package final func containerNeedsDrawingOrder() {
    var node = container
    while let current = node {
      if let list = current as? ContainerNode { return list.traitsDidChange() }
      node = current.container
    }
  }
}
