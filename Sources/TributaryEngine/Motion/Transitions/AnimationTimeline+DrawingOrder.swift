/// The order of drawing: what goes keeps its place among what stays.
extension AnimationTimeline {
  /// The items of a container are others: those that go keep their place among the ones that stay.
  func itemsDidChange(in container: ContainerNode, from old: ContiguousArray<ItemNode>) {
    let items = container.items
    let leaving = departures.items(of: container)
    // Of each of the old items the last up to it that is still there, and where it is now.
    var places: ContiguousArray<Int32> = []
    if !leaving.isEmpty {
      var last: Int32 = -1
      places.reserveCapacity(old.count)
      for item in old {
        let place = Int(item.index)
        if items.indices.contains(place), items[place] === item { last = item.index }
        places.append(last)
      }
    }
    for going in leaving where going.predecessor >= 0 { going.predecessor = places[Int(going.predecessor)] }
    if leaving.isEmpty { container.flags.remove(.subtreeHasDepartures) }
    holdDepartures(of: container)
  }

  /// A container may have collected what goes once more, before the list that it belongs to did.
  func holdDepartures(of container: ItemNode) {
    for leaving in departures.items(of: container) { leaving.item.container = leaving.node }
  }

  /// What goes from inside a modifier around one item.
  func departingItems(in container: ItemNode) -> [ItemNode] {
    departures.items(of: container).map(\.node)
  }

  /// What a container draws, back to front: its items, and between them those that go.
  ///
  /// - Returns: `nil` if nothing of it goes.
  func drawnItems(of container: ContainerNode) -> [ItemNode]? {
    let leaving = departures.items(of: container)
    if leaving.isEmpty { return nil }
    var all: [(zIndex: Double, index: Int32, rank: Int, item: ItemNode)] = []
    for item in container.items { all.append((item.zIndex, item.index, 0, item)) }
    for (rank, going) in leaving.enumerated() { all.append((going.zIndex, going.predecessor, rank + 1, going.node)) }
    return all.sorted { ($0.zIndex, $0.index, $0.rank) < ($1.zIndex, $1.index, $1.rank) }.map(\.item)
  }
}
