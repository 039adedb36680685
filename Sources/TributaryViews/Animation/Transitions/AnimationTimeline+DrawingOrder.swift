/// The order of drawing: what goes keeps its place among what stays.
extension AnimationTimeline {
  /// The items of a container are others: those that go keep their place among the ones that stay.
  func itemsDidChange(in container: ContainerNode, from old: ContiguousArray<ItemNode>) {
    let items = container.items
    var isHolding = false
    for index in departures.indices {
      for position in departures[index].items.indices
      where departures[index].items[position].container === container {
        isHolding = true
        var predecessor = Int(departures[index].items[position].predecessor)
        while predecessor >= 0 {
          let place = Int(old[predecessor].index)
          if items.indices.contains(place), items[place] === old[predecessor] {
            predecessor = place
            break
          }
          predecessor -= 1
        }
        departures[index].items[position].predecessor = Int32(predecessor)
      }
    }
    if !isHolding { container.flags.remove(.holdsDepartures) }
  }

  /// What goes from inside a modifier around one item.
  func departingItems(in container: ItemNode) -> [ItemNode] {
    departures.flatMap { $0.items }.filter { $0.container === container }.map(\.node)
  }

  /// What a container draws, back to front: its items, and between them those that go.
  ///
  /// - Returns: `nil` if nothing of it goes.
  func drawnItems(of container: ContainerNode) -> [ItemNode]? {
    let leaving = departures.flatMap { $0.items }.filter { $0.container === container }
    if leaving.isEmpty { return nil }
    var all: [(zIndex: Double, index: Int32, rank: Int, item: ItemNode)] = []
    for item in container.items { all.append((item.zIndex, item.index, 0, item)) }
    for (rank, going) in leaving.enumerated() { all.append((going.zIndex, going.predecessor, rank + 1, going.node)) }
    return all.sorted { ($0.zIndex, $0.index, $0.rank) < ($1.zIndex, $1.index, $1.rank) }.map(\.item)
  }
}
