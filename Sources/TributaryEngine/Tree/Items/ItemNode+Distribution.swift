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
      list.enqueueArrangement()
      if list.comparesLayoutPreferences || !list.forgetLayoutPreferences() { return }
    }
    node.needsMeasure()
  }

  /// Invalidates the drawing order of the container because the `zIndex` of this item may have changed.
  package final func containerNeedsDrawingOrder() {
    var node = container
    while let current = node {
      if let list = current.asContainer { return list.enqueueArrangement() }
      node = current.container
    }
  }
}

extension ContainerNode {
  /// Schedules one check of the drawing order and layout preferences before layout, regardless of the number of changed
  /// items. If the container is waiting to collect its items, it collects all of them, not only those that have
  /// changed.
  fileprivate final func enqueueArrangement() {
    if flags.contains(.needsItems) { itemsDidChange(in: nil) }
    if host.queues.items.insert(self) { host.requestFrame() }
  }
}
