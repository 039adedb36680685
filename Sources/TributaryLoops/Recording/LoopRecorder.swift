import TributaryCombine
import TributaryLoopRules
@_spi(Engine) package import TributaryEngine

/// A record of the passes of one frame, from the actions of the second pass on, from which loops are detected by their
/// values.
///
/// The record maintains two relations. A *group* consists of histories that are known to be connected: a reader, the
/// states that its action changed, and the readers whose actions it enqueued. A *component* consists of groups that may
/// also be connected through a body, because their readers or states belong to that body.
///
/// Invariants:
/// 1. The record of a frame is empty before the actions of its second pass, and after the frame.
/// 2. Only readers whose actions changed state that a view reads, or enqueued other actions, have a history.
/// 3. No history is longer than `historyLimit`, and evidence covers at most `evidenceLimit` walks.
///
/// Tested by `LoopCostTests`.
package struct LoopRecorder {
  package private(set) var readers: ContiguousArray<ReaderHistory> = []
  package private(set) var states: ContiguousArray<StateHistory> = []
  private var readerIndex: [LoopReaderID: Int] = [:]
  private var stateIndex: [LoopStateID: Int] = [:]
  private var bodyElements: [TreePosition: Int] = [:]
  private var groups = LoopGroups()
  private var components = LoopGroups()

  private var pass = 0
  private var current: (action: PendingAction, place: DeliveryTrack.Place?)?
  private var changes: ContiguousArray<StateWrite> = []
  private var scrolls: ContiguousArray<(reader: ViewNode, id: AnyHashable)> = []
  /// The readers whose actions the current action has enqueued.
  private var caused: Set<LoopReaderID> = []
  /// The causes of readers of which at least one has no history yet.
  private var openCauses: Set<Cause> = []

  /// The enqueuing of an action by another one.
  private struct Cause: Hashable {
    let reader: LoopReaderID
    let effect: LoopReaderID
  }

  /// The largest number of causes that wait for a history.
  private static let mostOpenCauses = 256

  /// The evidence of the last walks, oldest first.
  package private(set) var evidence: ContiguousArray<LoopEvidence> = []

  /// The first pass whose actions are recorded.
  package static let firstPass = 2

  /// The largest number of entries in one history. When a history is full, its older half is discarded. The remaining
  /// half is as long as the longest period that is searched requires.
  package static let historyLimit = 1_024

  /// The largest number of walks with evidence.
  package static let evidenceLimit = 32

  /// The readers whose actions are withheld until a value outside the loops changes.
  package var broken: Set<LoopReaderID> = []
  /// The spawning chains whose further readers are withheld until a value outside the loops changes.
  package var withheldChains = LoopLines()
  /// The spawning chains that were stopped in an earlier frame. If they continue, fewer passes are required to detect
  /// them.
  package var earlierChains = LoopLines()
  /// The readers of a stopped loop that may run one more time because another reader was stopped.
  package var lastChances: Set<LoopReaderID> = []
  /// The stopped readers whose loop writes observable objects.
  package var brokenWithObjects: Set<LoopReaderID> = []
  /// Whether the frame counts as settled.
  package var isSettled = true
  /// Whether the frame ended before converging values settled.
  package var wantsNextFrame = false
  /// The loops that were separated in this frame, by the set of all examined readers.
  package var partitions: [Set<LoopReaderID>: [LoopComponenthip]] = [:]
  /// The reported loops, with their indices in the host's diagnostics.
  package var reported: [LoopID: Int] = [:]
  /// The indices of the loops that were detected in this frame.
  package var reportedInFrame: Set<Int> = []

  /// The number of due actions in the last pass, and the number of consecutive passes in which it approximately
  /// doubled.
  private var due = 0
  private var doublings = 0

  /// The limits beyond which growth counts as an explosion: the number of due actions, and the number of passes that
  /// doubled it.
  private static let mostActions = 2_048
  private static let mostDoublings = 8

  /// Whether the number of due actions doubles with every pass, which would exhaust memory before the pass limit.
  package var explodes: Bool { due >= Self.mostActions && doublings >= Self.mostDoublings }

  /// The number of histories that loop detection has visited.
  package var historiesVisited = 0

  private var unobservedWriters = UnobservedWriters()

  /// The number of property names of objects that were read from the call stack.
  private var namesTaken = 0
  /// The first pass in which the recorder names the properties of objects that do not report changes. Reading the call
  /// stack is slow, and most frames have few passes.
  private static let passOfNames = 5
  private static let mostNames = 32

  /// Returns whether the name of a written property is to be read from the call stack, and counts it.
  package mutating func takesObjectName() -> Bool {
    guard isListening, pass >= Self.passOfNames, namesTaken < Self.mostNames else { return false }
    namesTaken += 1
    return true
  }

  /// The number of nodes created before the first recorded pass.
  package private(set) var nodesCreated = 0

  /// Whether the record includes readers whose actions do not change state directly.
  private let keepsAllReaders: Bool

  package init(keepsAllReaders: Bool = false) { self.keepsAllReaders = keepsAllReaders }

  package mutating func beginFrame() {
    if isListening {
      let (reported, broken, lastChances, visited) = (reported, broken, lastChances, historiesVisited)
      let (withheldChains, earlierChains, brokenWithObjects) = (withheldChains, earlierChains, brokenWithObjects)
      self = LoopRecorder()
      (self.reported, self.broken, self.lastChances) = (reported, broken, lastChances)
      (self.withheldChains, self.earlierChains, self.brokenWithObjects) = (
        withheldChains, earlierChains, brokenWithObjects
      )
      historiesVisited = visited
    }
    pass = 0
    (due, doublings) = (0, 0)
    isSettled = true
    wantsNextFrame = false
    if !reportedInFrame.isEmpty { reportedInFrame = [] }
  }

  /// Permits stopped loops to run again, because a value outside the loops has changed.
  package mutating func forgetBroken() {
    if !broken.isEmpty { broken = [] }
    if !withheldChains.isEmpty {
      earlierChains.formUnion(withheldChains)
      withheldChains = LoopLines()
    }
    if !lastChances.isEmpty { lastChances = [] }
    if !brokenWithObjects.isEmpty { brokenWithObjects = [] }
  }

  package mutating func endFrame() {
    let (wasSettled, wantedFrame) = (isSettled, wantsNextFrame)
    beginFrame()
    (isSettled, wantsNextFrame) = (wasSettled, wantedFrame)
  }

  /// Records the number of due actions in a pass.
  package mutating func recordDue(_ count: Int) {
    doublings = count * 10 >= due * 18 ? doublings + 1 : 0
    due = count
  }

  /// Begins the actions of a pass.
  package mutating func beginPass(_ pass: Int, nodesCreated: Int) {
    if !isListening { self.nodesCreated = nodesCreated }
    self.pass = pass
  }

  /// Whether events are being recorded.
  package var isListening: Bool { pass >= Self.firstPass }

  /// Records an event.
  ///
  /// - Returns: The discarded values, which the caller releases: client objects can deinitialize with them.
  package mutating func take(_ event: FrameEvent) -> [Any] {
    guard isListening else { return [] }
    switch event {
    case .willWalk(let pass):
      if evidence.count == Self.evidenceLimit { evidence.removeFirst() }
      evidence.append(LoopEvidence(pass: pass))
    case .didWalk: if !evidence.isEmpty { evidence[evidence.count - 1].endWalk() }
    case .willAct(let action): current = (action, action.item.map { DeliveryTrack.Place(of: $0) })
    case .didAct: return endAction()
    case .didCause(let action): if current != nil { caused.insert(LoopReaderID(action)) }
    case .didChange(let write): record(write)
    case .ofFeature(let event): event.request.map { recordScroll($0.node, to: $0.value) }
    case .willWrite, .didRefuse, .didFindPart, .didPassOn: break
    case .didReceive, .willEvaluate, .didInvalidate, .didPublish, .didExchange, .didChoose, .didAnswerAnew:
      if !evidence.isEmpty { evidence[evidence.count - 1].take(event) }
    }
    return []
  }

  /// Records a write to state that a view reads. Other state is not part of a loop.
  private mutating func record(_ write: StateWrite) {
    guard current != nil, let id = write.id else { return }
    // The readers were recorded with the first write in this pass.
    let isKnown =
      !write.readers.isEmpty || changes.contains { $0.change?.storage === write.change?.storage }
      || stateIndex[id].map { states[$0].changes.last?.pass == pass } ?? false
    if isKnown { changes.append(write) }
  }

  /// Records a scroll request. The position of a scroll view is state, although no view declares it.
  private mutating func recordScroll(_ reader: ViewNode, to id: AnyHashable) {
    if current != nil { scrolls.append((reader, id)) }
  }

  private mutating func endAction() -> [Any] {
    guard let (action, place) = current else { return [] }
    current = nil
    defer { joinCauses(of: LoopReaderID(action)) }
    let hasChanged = !changes.isEmpty || !scrolls.isEmpty || !caused.isEmpty
    if !hasChanged, readers.isEmpty, !keepsAllReaders { return [action] }
    let id = LoopReaderID(action)
    guard hasChanged || keepsAllReaders || readerIndex[id] != nil else {
      unobservedWriters.record(id, in: pass)
      return [action]
    }
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
      let place = LoopStateID(place: TreePosition(scroll.reader), property: .scrollPosition)
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
    states[index].object = recorded.objectID
    states[index].objectProperties.formUnion(recorded.names)
    if !recorded.readers.isEmpty { states[index].readers = recorded.readers }
    if id.property.isOfObject { unobservedWriters.objectDidChange(in: pass) }
    append(StateHistory.Entry(pass: pass, old: recorded.old, new: recorded.new), to: index)
    join(reader, index)
  }

  /// Stops readers that may write the objects of a stopped loop. Each may run again, because it may only follow the
  /// loop.
  package mutating func stopUnobservedWriters() {
    for id in unobservedWriters.likely where !broken.contains(id) {
      lastChances.insert(id)
      brokenWithObjects.insert(id)
    }
  }

  private static func trim<Entry>(_ history: inout ContiguousArray<Entry>) {
    if history.count > historyLimit { history.removeFirst(historyLimit / 2) }
  }

  private mutating func stateIndex(of id: LoopStateID, _ owner: ViewNode) -> Int {
    if let known = stateIndex[id] { return known }
    let index = states.count
    var state = StateHistory(id: id, path: owner.path, index: index, element: addElement(in: id.place))
    state.isOfFramework = owner.asEvaluated?.layout.isBuiltInComposite ?? false
    states.append(state)
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

  /// Joins the groups of a reader and of the readers whose actions it has enqueued, as soon as they have histories. A
  /// reader whose action changes nothing has none.
  private mutating func joinCauses(of id: LoopReaderID) {
    for effect in caused where openCauses.count < Self.mostOpenCauses {
      openCauses.insert(Cause(reader: id, effect: effect))
    }
    if !caused.isEmpty { caused = [] }
    if openCauses.isEmpty || readerIndex[id] == nil { return }
    for cause in openCauses where cause.reader == id || cause.effect == id {
      guard let reader = readerIndex[cause.reader], let effect = readerIndex[cause.effect] else { continue }
      openCauses.remove(cause)
      groups.join(readers[reader].element, readers[effect].element)
      components.join(readers[reader].element, readers[effect].element)
    }
  }

  private mutating func historyIndex(of id: LoopReaderID, _ node: ViewNode) -> Int {
    if let known = readerIndex[id] { return known }
    let place = TreePosition(node.nearestBody)
    readers.append(
      ReaderHistory(
        id: id, body: place, signature: ReaderSignature(id.name, of: node), node: node, element: addElement(in: place)))
    readerIndex[id] = readers.count - 1
    return readers.count - 1
  }

  private mutating func addElement(in body: TreePosition) -> Int {
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

  /// Records a write that is a response to a delivery in this pass.
  package mutating func record(_ write: StateWrite, answering id: LoopReaderID) {
    if let reader = readerIndex[id] { record(write, by: reader) }
  }

  /// Records the evaluation of a body in this pass, as a reader of later writes.
  package mutating func recordEvaluation(of body: ViewNode) -> LoopReaderID {
    let place = TreePosition(body)
    let id = LoopReaderID(bodyAt: place)
    let index = readerIndex[id] ?? readers.count
    if index == readers.count {
      readers.append(
        ReaderHistory(
          id: id, body: place, signature: ReaderSignature(id.name, of: body), node: body, element: addElement(in: place)
        ))
      readerIndex[id] = index
    }
    readers[index].node = body
    if readers[index].deliveries.last?.pass != pass {
      readers[index].deliveries.append(ReaderHistory.Entry(pass: pass, old: nil, value: nil, place: nil))
    }
    return id
  }

  /// Releases all nodes except those of readers in the tree, so that the record does not keep nodes alive between
  /// frames.
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

  // MARK: Queries of the rules

  package func reader(_ id: LoopReaderID) -> Int? { readerIndex[id] }

  /// Returns the number that identifies the component of a reader.
  package mutating func component(of reader: Int) -> Int { components.root(of: readers[reader].element) }

  /// Returns the groups of every component, oldest first, by the number that identifies the component.
  package mutating func groupsByComponent() -> [Int: [LoopComponent]] {
    var members: [Int: LoopComponent] = [:]
    for index in readers.indices {
      members[groups.root(of: readers[index].element), default: LoopComponent()].readers.append(index)
    }
    for index in states.indices {
      members[groups.root(of: states[index].element), default: LoopComponent()].states.append(index)
    }
    var result: [Int: [LoopComponent]] = [:]
    for (root, group) in members.sorted(by: { $0.key < $1.key }) {
      result[components.root(of: root), default: []].append(group)
    }
    return result
  }
}

extension StateWrite {
  /// The identifier of the written state; `nil` if the view of the state was removed.
  package var id: LoopStateID? {
    owner.map { owner in
      let property =
        object?.name.map { LoopProperty.ofObject($0, holder: holder) } ?? LoopProperty(change?.storage.propertyName)
      return LoopStateID(place: TreePosition(owner), property: property)
    }
  }
}
