@_spi(Engine) import TributaryEngine

/// The drawing order: departing items keep their positions among the remaining items.
extension AnimationTimeline {
  /// Updates the positions of departing items after the items of a container have changed.
  func itemsDidChange(in container: ContainerNode, from old: ContiguousArray<ItemNode>) {
    let leaving = departures.items(of: container)
    // For each old item: the new index of the last old item, up to and including it, that remains.
    var places: ContiguousArray<Int32> = []
    if !leaving.isEmpty {
      var last: Int32 = -1
      places.reserveCapacity(old.count)
      for item in old {
        if let place = container.collectedPosition(of: item) { last = Int32(truncatingIfNeeded: place) }
        places.append(last)
      }
    }
    for going in leaving where going.predecessor >= 0 { going.predecessor = places[Int(going.predecessor)] }
    if leaving.isEmpty { container.flags.remove(.hasDepartures) }
    holdDepartures(of: container)
  }

  /// Reattaches the departing items of a container, which may have adopted them again before the list was updated.
  func holdDepartures(of container: ItemNode) {
    for leaving in departures.items(of: container) { leaving.item.container = leaving.node }
  }

  /// Returns the departures inside a modifier around one item.
  func departingItems(in container: ItemNode) -> [ItemNode] {
    departures.items(of: container).map(\.node)
  }

  /// Returns the items and the departures of a container in drawing order, back to front.
  ///
  /// - Returns: The items; `nil` if the container has no departures.
  func drawnItems(of container: ContainerNode) -> [ItemNode]? {
    let leaving = departures.items(of: container)
    if leaving.isEmpty { return nil }
    var all: [(zIndex: Double, index: Int32, rank: Int, item: ItemNode)] = []
    for (place, item) in container.items.enumerated() {
      all.append((item.zIndex, Int32(truncatingIfNeeded: place), 0, item))
    }
    for (rank, going) in leaving.enumerated() { all.append((going.zIndex, going.predecessor, rank + 1, going.node)) }
    return all.sorted { ($0.zIndex, $0.index, $0.rank) < ($1.zIndex, $1.index, $1.rank) }.map(\.item)
  }
}
