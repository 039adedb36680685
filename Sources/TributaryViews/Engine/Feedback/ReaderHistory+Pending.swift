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
        var reader = ReaderHistory(id: id, body: id.place, kin: LoopKin(action), node: action.node, element: 0)
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

extension ReaderHistory {
  /// The history of a line: what each was told who has come, and what the one is about to be told who comes now.
  package init(of line: LoopLine, _ readers: [ReaderHistory], _ newcomer: PendingAction, pass: Int) {
    let id = LoopReaderID(newcomer)
    self.init(
      id: id, body: LoopPlace(newcomer.node.nearestBody), kin: LoopKin(newcomer), node: newcomer.node, line: line,
      element: 0)
    let all = readers.flatMap(\.deliveries)
    deliveries = ContiguousArray(
      Dictionary(all.map { ($0.pass, $0) }, uniquingKeysWith: { $1 }).values.filter { $0.pass < pass }
        .sorted { $0.pass < $1.pass })
    writes = Set(readers.flatMap(\.writes)).sorted()
    append(newcomer, pass: pass)
  }
}

extension StateHistory {
  /// States of one name, each of another view, as one: what was written to any of them.
  package static func joinedByName(_ states: [StateHistory]) -> [StateHistory] {
    var joined: [StateHistory] = []
    for (_, alike) in Dictionary(grouping: states, by: \.name).sorted(by: { $0.key < $1.key }) {
      guard var last = alike.max(by: { ($0.changes.last?.pass ?? 0) < ($1.changes.last?.pass ?? 0) }) else { continue }
      let all = alike.flatMap(\.changes)
      last.changes = ContiguousArray(
        Dictionary(all.map { ($0.pass, $0) }, uniquingKeysWith: { $1 }).values.sorted { $0.pass < $1.pass })
      joined.append(last)
    }
    return joined
  }
}
