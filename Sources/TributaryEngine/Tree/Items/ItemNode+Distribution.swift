import TributaryGeometry
import TributaryLayout

/// The properties of items that a container reads in addition to their sizes: preferred spacing and priorities.
extension ItemNode {
  /// Invalidates the distribution of the container because the priority or spacing of this item may have changed.
  ///
  /// The invalidation continues to the ancestors whose own preferences result from those of their items. A container
  /// compares its preferences once for all of its items.
  ///
  /// A container that cannot compare its preferences before layout invalidates its ancestors immediately, as it does
  /// for its size. Its preferences are read during layout, before a comparison, and would otherwise count as changed in
  /// every frame.
  package final func containerNeedsDistribution() {
    var node: ItemNode = self
    while let container = node.container {
      node = container
      guard let list = container.asContainer else { continue }
      list.itemsWereCollected()
      list.needsMeasure()
      host.enqueueArrangement(list)
      if list.comparesLayoutPreferences || !list.forgetLayoutPreferences() { return }
    }
    node.needsMeasure()
  }

  /// Invalidates the drawing order of the container because the `zIndex` of this item may have changed.
  package final func containerNeedsDrawingOrder() {
    var node = container
    while let current = node {
      if let list = current.asContainer { return host.enqueueArrangement(list) }
      node = current.container
    }
  }
}

extension ViewGraph {
  /// Schedules one check of a container's drawing order and layout preferences before layout, regardless of the number
  /// of changed items.
  fileprivate func enqueueArrangement(_ container: ContainerNode) {
    if queues.items.insert(container) { requestFrame() }
  }
}
