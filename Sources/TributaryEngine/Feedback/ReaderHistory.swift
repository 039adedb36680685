package import TributaryFeedback

/// What a modifier was told in the recorded passes of a frame.
///
/// Invariant: `deliveries` ascend by pass, at most one a pass; where a modifier ran twice in a pass, the last counts.
///
/// By construction: `LoopRecorder` goes through the passes in order, and a delivery of the pass that it is at replaces
/// the last.
package struct ReaderHistory {
  package let id: LoopReaderID
  /// The body in which the modifier is written.
  package let body: LoopPlace
  package let kin: ReaderSignature
  /// The node that stands at the place now.
  package var node: ViewNode
  package var delivery: Delivery?
  package var deliveries: ContiguousArray<Entry> = []
  /// The states that its action changed, by their places in the record.
  package var writes: [Int] = []
  /// The line that this history is of as a whole; `nil` where it is of one modifier.
  package var line: SpawningChain?
  /// Elements of the group that this history belongs to are found by this number.
  package let element: Int

  package init(
    id: LoopReaderID, body: LoopPlace, kin: ReaderSignature, node: ViewNode, delivery: Delivery? = nil,
    deliveries: ContiguousArray<Entry> = [], writes: [Int] = [], line: SpawningChain? = nil, element: Int
  ) {
    self.id = id
    self.body = body
    self.kin = kin
    self.node = node
    self.delivery = delivery
    self.deliveries = deliveries
    self.writes = writes
    self.line = line
    self.element = element
  }

  package typealias Entry = DeliveryTrack.Entry

  package func entry(at pass: Int) -> Entry? { deliveries.entry(at: pass, \.pass) }
}

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
        ReaderHistory(waiting: action, pass: now)
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
  /// An action of which nothing is known but what it is about to deliver.
  package init(waiting action: PendingAction, pass: Int) {
    self.init(
      id: LoopReaderID(action), body: LoopPlace(action.node.nearestBody), kin: ReaderSignature(action),
      node: action.node,
      element: 0)
    append(action, pass: pass)
  }

  /// The history of a line: what each was told who has come, up to the one who comes now.
  package init(of line: SpawningChain, _ readers: [ReaderHistory], _ newcomer: ReaderHistory) {
    self = newcomer
    self.line = line
    let before = readers.flatMap(\.deliveries).filter { entry in deliveries.allSatisfy { entry.pass < $0.pass } }
    deliveries.insert(
      contentsOf: Dictionary(before.map { ($0.pass, $0) }, uniquingKeysWith: { $1 }).values
        .sorted { $0.pass < $1.pass },
      at: 0)
    writes = Set(readers.flatMap(\.writes)).sorted()
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
