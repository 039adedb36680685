import TributaryDiagnostics
package import TributaryLoopRules
@_spi(Engine) package import TributaryEngine

/// The values that a modifier received in the recorded passes of a frame.
///
/// Invariant: `deliveries` are in ascending order of passes, with at most one per pass. If a modifier ran twice in a
/// pass, the last delivery counts.
///
/// By construction: `LoopRecorder` processes the passes in order, and a delivery in the current pass replaces the last
/// one.
package struct ReaderHistory {
  package let id: LoopReaderID
  /// The place of the body that declares the modifier.
  package let body: TreePosition
  package let signature: ReaderSignature
  /// The node that is currently at the place.
  package var node: ViewNode
  package var delivery: Delivery?
  package var deliveries: ContiguousArray<Entry> = []
  /// The states that its action changed, as indices in the record.
  package var writes: [Int] = []
  /// The spawning chain that this history represents; `nil` if it represents a single modifier.
  package var line: SpawningChain?
  /// The element of this history in the groups of the record.
  package let element: Int

  package init(
    id: LoopReaderID, body: TreePosition, signature: ReaderSignature, node: ViewNode, delivery: Delivery? = nil,
    deliveries: ContiguousArray<Entry> = [], writes: [Int] = [], line: SpawningChain? = nil, element: Int
  ) {
    self.id = id
    self.body = body
    self.signature = signature
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
  /// Whether the received values depend on layout or on other views, and not only on the input of the reader's view.
  package var isMeasuring: Bool { id.name.isMeasuring }

  /// Whether the reader has received the same value twice in succession.
  @MainActor
  package var receivesEqualValues: Bool {
    let last = deliveries.suffix(2)
    guard last.count == 2, let value = last.last?.value else { return false }
    return areEqualValues(last.first?.value, value)
  }

  /// Whether the reader was moved or resized in the root between its last deliveries.
  package var isMoved: Bool {
    let recent = deliveries.suffix(8)
    return recent.contains { $0.place == nil || $0.place != recent.first?.place }
  }

  /// Adds a due delivery.
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
  /// Creates a series from due actions without a history.
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
  /// Creates the current place of an item.
  package init(of item: ItemNode) {
    let geometry = RootGeometry(of: item)
    self.init(transform: geometry.transform, size: geometry.size)
  }
}

extension ReaderHistory {
  /// Creates a history from a due action without earlier deliveries.
  package init(waiting action: PendingAction, pass: Int) {
    self.init(
      id: LoopReaderID(action), body: TreePosition(action.node.nearestBody), signature: ReaderSignature(action),
      node: action.node,
      element: 0)
    append(action, pass: pass)
  }

  /// Creates the history of a spawning chain from the deliveries of its earlier readers and its new reader.
  package init(of line: SpawningChain, _ readers: [ReaderHistory], _ newMember: ReaderHistory) {
    self = newMember
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
  /// Returns one history for all states with the same name in different views.
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

extension ReaderHistory {
  /// Whether the reader is a modifier in client code with an action of client code. The action of `focused` moves the
  /// focus.
  package var isOfClient: Bool { !id.name.isOfFramework && !node.isDeclaredByFramework }
}
