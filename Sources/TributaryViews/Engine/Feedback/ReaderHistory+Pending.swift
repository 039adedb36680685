import TributaryFeedback

extension ReaderHistory {
  /// Whether what it is told comes from layout or from other views, not from a value that its own view was given.
  package var isMeasuring: Bool { id.name.isMeasuring }

  /// Adds a delivery that is about to be made.
  package mutating func append(_ action: PendingAction, pass: Int) {
    node = action.node
    delivery = action.delivery
    deliveries.append(
      Entry(
        pass: pass, old: action.delivery?.old, value: action.delivery?.value,
        place: action.item.map { DeliveryTrack.Place(of: $0) }))
  }
}

extension LoopSeries {
  /// Actions of which nothing is known but what they are about to deliver.
  package init(waiting: [PendingAction], now: Int) {
    readers = ContiguousArray(
      waiting.prefix(8).map { action in
        let id = LoopReaderID(action)
        var reader = ReaderHistory(id: id, body: id.place, node: action.node, element: 0)
        reader.append(action, pass: now)
        return reader
      })
    states = []
    self.now = now
    nodesCreated = 0
  }
}

extension DeliveryTrack.Place {
  /// Where an item stands now.
  package init(of item: ItemNode) {
    let geometry = RootGeometry(of: item)
    self.init(transform: geometry.transform, size: geometry.size)
  }
}
