import TributaryCombine
import TributaryFeedback

/// Keeps what happened in the passes of one frame, from what leads to the third on, so that a loop can be told by its values.
///
/// Two relations are kept. A *group* is what the writes that were seen connect: a reader and the states that its action
/// changed. A *component* is what a body may connect beyond that: groups whose readers or states belong to one body.
///
/// Invariants:
/// 1. Nothing of a frame is kept before the actions of its second pass, and nothing after the frame.
/// 2. Only readers whose actions changed something that a view reads have a history.
/// 3. No history is longer than `historyLimit`, and evidence is kept of no more than `evidenceLimit` walks.
///
/// Tested by `LoopCostTests`.
package struct LoopRecorder {
  package private(set) var readers: ContiguousArray<ReaderHistory> = []
  package private(set) var states: ContiguousArray<StateHistory> = []
  private var readerIndex: [LoopReaderID: Int] = [:]
  private var stateIndex: [LoopStateID: Int] = [:]
  private var bodyElements: [LoopPlace: Int] = [:]
  private var groups = LoopGroups()
  private var components = LoopGroups()

  private var pass = 0
  private var current: (action: PendingAction, place: DeliveryTrack.Place?)?
  private var changes: ContiguousArray<StateWrite> = []
  private var scrolls: ContiguousArray<(reader: ViewNode, id: AnyHashable)> = []

  /// What the last walks did, oldest first.
  package private(set) var evidence: ContiguousArray<LoopEvidence> = []

  /// The pass whose actions are the first to be recorded.
  package static let firstPass = 2

  /// As many entries as one history holds at most; when it is full, the older half goes. The longest period that is looked
  /// for needs what is left.
  package static let historyLimit = 1_024

  /// As many walks as evidence is kept of.
  package static let evidenceLimit = 32

  /// Who is kept back until something outside the loops changes.
  package var broken: Set<LoopReaderID> = []
  /// The same of lines: whoever else is one of them is kept back too.
  package var brokenLines = LoopLines()
  /// Lines that were broken off in an earlier frame: should they go on, less is enough to know them again.
  package var knownLines = LoopLines()
  /// Who belonged to a loop that was broken off, but may run once more because another one was cut.
  package var lastChances: Set<LoopReaderID> = []
  /// Whether the frame will count as settled.
  package var isSettled = true
  /// Whether the frame ended while values were coming to rest.
  package var wantsNextFrame = false
  /// The loops that were told apart in this frame, by all the readers that were looked at.
  package var partitions: [Set<LoopReaderID>: [LoopMembership]] = [:]
  /// Loops that were reported, with their place among the host's diagnostics.
  package var reported: [LoopID: Int] = [:]
  /// The places of those that were found in this frame.
  package var reportedInFrame: Set<Int> = []

  /// How many actions were due in the last pass, and how many passes in a row it was about twice as many as before.
  private var due = 0
  private var doublings = 0

  /// As many actions are no explosion, however fast they became as many; and as many passes must have doubled them.
  private static let mostActions = 2_048
  private static let mostDoublings = 8

  /// Whether what is due doubles with every pass, and will fill the memory before the limit of passes.
  package var explodes: Bool { due >= Self.mostActions && doublings >= Self.mostDoublings }

  /// How many histories were looked at so far to find loops in them.
  package var historiesVisited = 0

  /// Nodes made up to the first recorded pass.
  package private(set) var nodesCreated = 0

  /// Whether readers have a history whose actions change nothing by themselves.
  private let keepsAllReaders: Bool

  package init(keepsAllReaders: Bool = false) { self.keepsAllReaders = keepsAllReaders }

  package mutating func beginFrame() {
    if isListening {
      let (reported, broken, lastChances, visited) = (reported, broken, lastChances, historiesVisited)
      let (brokenLines, knownLines) = (brokenLines, knownLines)
      self = LoopRecorder()
      (self.reported, self.broken, self.lastChances) = (reported, broken, lastChances)
      (self.brokenLines, self.knownLines) = (brokenLines, knownLines)
      historiesVisited = visited
    }
    pass = 0
    (due, doublings) = (0, 0)
    isSettled = true
    wantsNextFrame = false
    if !reportedInFrame.isEmpty { reportedInFrame = [] }
  }

  /// What was broken off may go round again: something outside the loops has changed.
  package mutating func forgetBroken() {
    if !broken.isEmpty { broken = [] }
    if !brokenLines.isEmpty {
      knownLines.formUnion(brokenLines)
      brokenLines = LoopLines()
    }
    if !lastChances.isEmpty { lastChances = [] }
  }

  package mutating func endFrame() {
    let (wasSettled, wantedFrame) = (isSettled, wantsNextFrame)
    beginFrame()
    (isSettled, wantsNextFrame) = (wasSettled, wantedFrame)
  }

  /// Something is due in a pass.
  package mutating func recordDue(_ count: Int) {
    doublings = count * 10 >= due * 18 ? doublings + 1 : 0
    due = count
  }

  /// The actions of a pass begin to run.
  package mutating func beginPass(_ pass: Int, nodesCreated: Int) {
    if !isListening { self.nodesCreated = nodesCreated }
    self.pass = pass
  }

  /// Whether anything that happens now is of interest.
  package var isListening: Bool { pass >= Self.firstPass }

  /// Takes note of what happens.
  ///
  /// - Returns: What is no longer kept, for the caller to let go of: objects of users may end with it.
  package mutating func take(_ event: FrameEvent) -> [Any] {
    guard isListening else { return [] }
    switch event {
    case .willWalk(let pass):
      if evidence.count == Self.evidenceLimit { evidence.removeFirst() }
      evidence.append(LoopEvidence(pass: pass))
    case .didWalk: if !evidence.isEmpty { evidence[evidence.count - 1].endWalk() }
    case .willAct(let action): current = (action, action.item.map { DeliveryTrack.Place(of: $0) })
    case .didAct: return endAction()
    case .didChange(let write): record(write)
    case .didAskToScroll(let reader, let id): recordScroll(reader, to: id)
    case .willWrite, .didRefuse, .willHandle, .didRecognize: break
    case .didReceive, .willEvaluate, .didInvalidate, .didPublish, .didAnswerAnew:
      if !evidence.isEmpty { evidence[evidence.count - 1].take(event) }
    }
    return []
  }

  /// What no view reads is on no loop.
  private mutating func record(_ write: StateWrite) {
    guard current != nil, let id = write.id else { return }
    // The readers were told when it was written first in this pass.
    let isKnown =
      !write.readers.isEmpty || changes.contains { $0.change?.storage === write.change?.storage }
      || stateIndex[id].map { states[$0].changes.last?.pass == pass } ?? false
    if isKnown { changes.append(write) }
  }

  /// Where a scroll view stands is state as well, though no view declares it.
  private mutating func recordScroll(_ reader: ViewNode, to id: AnyHashable) {
    if current != nil { scrolls.append((reader, id)) }
  }

  private mutating func endAction() -> [Any] {
    guard let (action, place) = current else { return [] }
    current = nil
    let hasChanged = !changes.isEmpty || !scrolls.isEmpty
    if !hasChanged, readers.isEmpty, !keepsAllReaders { return [action] }
    let id = LoopReaderID(action)
    guard hasChanged || keepsAllReaders || readerIndex[id] != nil else { return [action] }
    let reader = historyIndex(of: id, action.node)
    let last = readers[reader].deliveries.last
    let gone: [Any] = [action, readers[reader].delivery as Any, last as Any, changes, scrolls]
    readers[reader].node = action.node
    readers[reader].delivery = action.delivery
    let entry = ReaderHistory.Entry(
      pass: pass, old: action.delivery?.old, value: action.delivery?.value, place: place)
    if readers[reader].deliveries.last?.pass == pass { readers[reader].deliveries.removeLast() }
    readers[reader].deliveries.append(entry)
    Self.trim(&readers[reader].deliveries)
    for change in changes { record(change, by: reader) }
    changes = []
    for scroll in scrolls {
      let place = LoopStateID(place: LoopPlace(scroll.reader), property: .scrollPosition)
      let index = stateIndex(of: place, scroll.reader)
      states[index].readers = [scroll.reader]
      append(StateHistory.Entry(pass: pass, old: states[index].changes.last?.new, new: scroll.id.base), to: index)
      join(reader, index)
    }
    scrolls = []
    return gone
  }

  private mutating func record(_ recorded: StateWrite, by reader: Int) {
    guard let id = recorded.id, let owner = recorded.owner else { return }
    let index = stateIndex(of: id, owner)
    states[index].storage = recorded.change?.storage
    if !recorded.readers.isEmpty { states[index].readers = recorded.readers }
    append(StateHistory.Entry(pass: pass, old: recorded.old, new: recorded.new), to: index)
    join(reader, index)
  }

  private static func trim<Entry>(_ history: inout ContiguousArray<Entry>) {
    if history.count > historyLimit { history.removeFirst(historyLimit / 2) }
  }

  private mutating func stateIndex(of id: LoopStateID, _ owner: ViewNode) -> Int {
    if let known = stateIndex[id] { return known }
    let index = states.count
    states.append(StateHistory(id: id, path: owner.path, index: index, element: addElement(in: id.place)))
    stateIndex[id] = index
    return index
  }

  private mutating func append(_ entry: StateHistory.Entry, to index: Int) {
    if let last = states[index].changes.last, last.pass == pass {
      states[index].changes[states[index].changes.count - 1].new = entry.new
    } else {
      states[index].changes.append(entry)
      Self.trim(&states[index].changes)
    }
  }

  private mutating func join(_ reader: Int, _ index: Int) {
    if !readers[reader].writes.contains(index) { readers[reader].writes.append(index) }
    groups.join(readers[reader].element, states[index].element)
    components.join(readers[reader].element, states[index].element)
  }

  private mutating func historyIndex(of id: LoopReaderID, _ node: ViewNode) -> Int {
    if let known = readerIndex[id] { return known }
    let place = LoopPlace(node.nearestBody)
    readers.append(
      ReaderHistory(
        id: id, body: place, kin: ReaderSignature(id.name, of: node), node: node, element: addElement(in: place)))
    readerIndex[id] = readers.count - 1
    return readers.count - 1
  }

  private mutating func addElement(in body: LoopPlace) -> Int {
    let element = addElement()
    if let known = bodyElements[body] {
      components.join(known, element)
    } else {
      bodyElements[body] = element
    }
    return element
  }

  private mutating func addElement() -> Int {
    _ = components.add()
    return groups.add()
  }

  // MARK: Writes between frames

  /// A write that answers what a reader was told in this pass.
  package mutating func record(_ write: StateWrite, answering id: LoopReaderID) {
    if let reader = readerIndex[id] { record(write, by: reader) }
  }

  /// A body that was evaluated in this pass, as a reader of what is written thereafter.
  package mutating func recordEvaluation(of body: ViewNode) -> LoopReaderID {
    let place = LoopPlace(body)
    let id = LoopReaderID(bodyAt: place)
    let index = readerIndex[id] ?? readers.count
    if index == readers.count {
      readers.append(
        ReaderHistory(
          id: id, body: place, kin: ReaderSignature(id.name, of: body), node: body, element: addElement(in: place)))
      readerIndex[id] = index
    }
    readers[index].node = body
    if readers[index].deliveries.last?.pass != pass {
      readers[index].deliveries.append(ReaderHistory.Entry(pass: pass, old: nil, value: nil, place: nil))
    }
    return id
  }

  /// Lets go of every node but those of readers that are still in the tree, so that nothing is kept alive between frames.
  package mutating func releaseNodes(_ root: ViewNode) {
    evidence = []
    for index in readers.indices {
      guard readers[index].node.flags.contains(.isRemoved) else { continue }
      readers[index].node = root
      readers[index].delivery = nil
    }
    for index in states.indices {
      states[index].readers = []
      states[index].storage = nil
    }
  }

  // MARK: What the rules ask

  package func reader(_ id: LoopReaderID) -> Int? { readerIndex[id] }

  /// The number that stands for the component of a reader.
  package mutating func component(of reader: Int) -> Int { components.root(of: readers[reader].element) }

  /// The groups of every component, oldest first, by the number that stands for the component.
  package mutating func groupsByComponent() -> [Int: [LoopMembers]] {
    var members: [Int: LoopMembers] = [:]
    for index in readers.indices {
      members[groups.root(of: readers[index].element), default: LoopMembers()].readers.append(index)
    }
    for index in states.indices {
      members[groups.root(of: states[index].element), default: LoopMembers()].states.append(index)
    }
    var result: [Int: [LoopMembers]] = [:]
    for (root, group) in members.sorted(by: { $0.key < $1.key }) {
      result[components.root(of: root), default: []].append(group)
    }
    return result
  }
}

extension StateWrite {
  /// `nil` if the view has gone that the state belonged to.
  package var id: LoopStateID? {
    owner.map { owner in
      let property = object?.name.map { LoopProperty.ofObject($0) } ?? LoopProperty(change?.storage.propertyName)
      return LoopStateID(place: LoopPlace(owner), property: property)
    }
  }
}

/// Readers and states by their places in the record.
package struct LoopMembers {
  package var readers: [Int] = []
  package var states: [Int] = []
  /// Some of the readers, if they are a line.
  package var line: (found: LoopLineFinder.Line, newcomer: PendingAction)?
}
