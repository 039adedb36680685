/// Keeps what happened in the passes of one frame, from what leads to the third on, so that a loop can be told by its values.
///
/// Two relations are kept. A *group* is what the writes that were seen connect: a reader and the states that its action
/// changed. A *neighbourhood* is what a body may connect beyond that: groups whose readers or states belong to one body.
///
/// Invariants:
/// 1. Nothing of a frame is kept before the actions of its second pass, and nothing after the frame.
/// 2. Only readers whose actions changed something that a view reads have a history.
package struct LoopRecorder {
  package private(set) var readers: ContiguousArray<ReaderHistory> = []
  package private(set) var states: ContiguousArray<StateHistory> = []
  private var readerIndex: [LoopReaderID: Int] = [:]
  private var stateIndex: [LoopStateID: Int] = [:]
  private var bodyElements: [LoopPlace: Int] = [:]
  private var groups = LoopGroups()
  private var neighbourhoods = LoopGroups()

  private var pass = 0
  private var current: (action: PendingAction, geometry: RootGeometry?)?
  private var changes: ContiguousArray<RecordedChange> = []

  /// Who is kept back for the rest of the frame.
  package var broken: Set<LoopReaderID> = []
  /// Who belonged to a loop that was broken off, but may run once more because another one was cut.
  package var lastChances: Set<LoopReaderID> = []
  /// The pass at which the frame ends in any case; moved once if a loop is cut there, so that others can finish.
  package var lastPass: Int?
  /// Whether the frame will count as settled.
  package var isSettled = true
  /// Whether the frame ended while values were coming to rest.
  package var wantsNextFrame = false
  /// Loops that were reported, with their place among the host's diagnostics.
  package var reported: [LoopID: Int] = [:]

  /// Nodes made up to the first recorded pass.
  package private(set) var nodesCreated = 0

  package init() {}

  package mutating func beginFrame() {
    if pass >= 2 {
      let reported = reported
      self = LoopRecorder()
      self.reported = reported
    }
    pass = 0
    isSettled = true
    wantsNextFrame = false
    lastPass = nil
    if !broken.isEmpty { broken = [] }
    if !lastChances.isEmpty { lastChances = [] }
  }

  package mutating func endFrame() {
    let (wasSettled, wantedFrame) = (isSettled, wantsNextFrame)
    beginFrame()
    (isSettled, wantsNextFrame) = (wasSettled, wantedFrame)
  }

  /// The actions of a pass begin to run.
  package mutating func beginPass(_ pass: Int, nodesCreated: Int) {
    if pass == 2 { self.nodesCreated = nodesCreated }
    self.pass = pass
  }

  package mutating func beginAction(_ action: PendingAction) {
    guard pass >= 2 else { return }
    current = (action, action.item.map { RootGeometry(of: $0) })
  }

  /// State has changed; without storage, an observable object that the body of `owner` reads.
  ///
  /// - Parameter isRead: Whether a view has read the value since it was written last. What no view reads is on no loop.
  package mutating func noteChange(_ change: StateChange?, owner: ViewNode?, isRead: Bool) {
    guard current != nil, let owner else { return }
    let recorded = RecordedChange(change: change, owner: owner)
    // The readers were told when it was written first in this pass.
    let isKnown =
      isRead || changes.contains { $0.change?.storage === change?.storage }
      || stateIndex[recorded.id].map { states[$0].changes.last?.pass == pass } ?? false
    if isKnown { changes.append(recorded) }
  }

  package var isRecording: Bool { current != nil }

  package mutating func endAction() {
    guard let (action, geometry) = current else { return }
    current = nil
    if changes.isEmpty, readers.isEmpty { return }
    let id = LoopReaderID(action)
    guard !changes.isEmpty || readerIndex[id] != nil else { return }
    let reader = historyIndex(of: id, action.node)
    readers[reader].node = action.node
    readers[reader].delivery = action.delivery
    let entry = ReaderHistory.Entry(
      pass: pass, old: action.delivery?.old, value: action.delivery?.value, geometry: geometry)
    if readers[reader].deliveries.last?.pass == pass { readers[reader].deliveries.removeLast() }
    readers[reader].deliveries.append(entry)
    for change in changes { record(change, by: reader) }
    changes.removeAll(keepingCapacity: true)
  }

  private mutating func record(_ recorded: RecordedChange, by reader: Int) {
    let id = recorded.id
    let index: Int
    if let known = stateIndex[id] {
      index = known
    } else {
      index = states.count
      states.append(
        StateHistory(id: id, path: recorded.owner.path, index: index, element: addElement(in: id.place)))
      stateIndex[id] = index
    }
    states[index].storage = recorded.change?.storage
    if let last = states[index].changes.last, last.pass == pass {
      states[index].changes[states[index].changes.count - 1].new = recorded.change?.new
    } else {
      states[index].changes.append(
        StateHistory.Entry(pass: pass, old: recorded.change?.old, new: recorded.change?.new))
    }
    if !readers[reader].writes.contains(index) { readers[reader].writes.append(index) }
    groups.join(readers[reader].element, states[index].element)
    neighbourhoods.join(readers[reader].element, states[index].element)
  }

  private mutating func historyIndex(of id: LoopReaderID, _ node: ViewNode) -> Int {
    if let known = readerIndex[id] { return known }
    var body: ViewNode = node
    while !(body is EvaluatedNode), let parent = body.parent { body = parent }
    let place = LoopPlace(body)
    readers.append(ReaderHistory(id: id, body: place, node: node, element: addElement(in: place)))
    readerIndex[id] = readers.count - 1
    return readers.count - 1
  }

  private mutating func addElement(in body: LoopPlace) -> Int {
    let element = addElement()
    if let known = bodyElements[body] {
      neighbourhoods.join(known, element)
    } else {
      bodyElements[body] = element
    }
    return element
  }

  private mutating func addElement() -> Int {
    _ = neighbourhoods.add()
    return groups.add()
  }

  // MARK: What the rules ask

  package func reader(_ id: LoopReaderID) -> Int? { readerIndex[id] }

  /// The number that stands for the neighbourhood of a reader.
  package mutating func neighbourhood(of reader: Int) -> Int { neighbourhoods.root(of: readers[reader].element) }

  /// The groups of every neighbourhood, oldest first, by the number that stands for the neighbourhood.
  package mutating func groupsByNeighbourhood() -> [Int: [LoopMembers]] {
    var members: [Int: LoopMembers] = [:]
    for index in readers.indices {
      members[groups.root(of: readers[index].element), default: LoopMembers()].readers.append(index)
    }
    for index in states.indices {
      members[groups.root(of: states[index].element), default: LoopMembers()].states.append(index)
    }
    var result: [Int: [LoopMembers]] = [:]
    for (root, group) in members.sorted(by: { $0.key < $1.key }) {
      result[neighbourhoods.root(of: root), default: []].append(group)
    }
    return result
  }
}

/// One write, as it happened.
private struct RecordedChange {
  let change: StateChange?
  let owner: ViewNode

  var id: LoopStateID { LoopStateID(place: LoopPlace(owner), property: change?.storage.propertyName) }
}

/// Readers and states by their places in the record.
package struct LoopMembers {
  package var readers: [Int] = []
  package var states: [Int] = []
}
