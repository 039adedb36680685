import TributaryFeedback

/// A copy of a tree in which state can be changed to see what follows: the passes run, the actions do not.
///
///     tree   ──▶  copy, same state  ──▶  one state changed  ──▶  which readers would be told what
///
/// Bodies, closures that build content and layouts run in the copy as in the tree; nothing is written there. Objects that
/// views refer to are the same in both.
@MainActor
package final class DryRun {
  package let core: ViewGraph
  private let replica: HostReplica
  /// The values of the states that were changed in the copy, as they were before.
  package private(set) var baseline: [LoopStateID: Any] = [:]
  private var touched: Set<LoopStateID> = []
  /// What the readers of the copy are told of the state as it is in the tree.
  package private(set) var firstDeliveries: [LoopReaderID: PendingAction] = [:]

  /// - Returns: `nil` for the copy of a copy.
  package init?(of host: ViewGraph) {
    guard let makeReplica = host.feedback.makeReplica else { return nil }
    replica = makeReplica()
    core = replica.core
    core.feedback.seeds = StateSeeds(of: host.root)
    core.stack.measure()
    firstDeliveries = Self.byReader(core.walkOnce(replica.apply))
    core.feedback.seeds = nil
  }

  // Until then nodes are asked where they stand that the passes have taken out of the copy.
  isolated deinit { core.releaseRemovedSubtrees() }

  private static func byReader(_ actions: ContiguousArray<PendingAction>) -> [LoopReaderID: PendingAction] {
    var result: [LoopReaderID: PendingAction] = [:]
    for action in actions { result[LoopReaderID(action)] = action }
    return result
  }

  /// Runs the passes.
  ///
  /// - Returns: What has become due, by reader; what becomes due again and is equal to what was due before is not in it.
  package func walk() -> [LoopReaderID: PendingAction] { Self.byReader(core.walkOnce {}) }

  /// Runs the passes and keeps what they did.
  package func recordedWalk() -> (deliveries: [LoopReaderID: PendingAction], evidence: LoopEvidence) {
    var evidence = LoopEvidence(pass: 1)
    core.callbacks.listener = { event in
      if case .didWalk = event { evidence.endWalk() } else { evidence.take(event) }
    }
    defer { core.callbacks.listener = nil }
    let deliveries = walk()
    return (deliveries, evidence)
  }

  /// Gives a state another value; the passes have to run for it to be seen.
  ///
  /// - Returns: The nodes that had read it; `nil` if nothing has changed, or the value is not of its type.
  package func set(_ storage: StateStorage, to value: Any) -> [ViewNode]? {
    var readers: [ViewNode]?
    recordWrite(to: storage)
    core.callbacks.listener = { event in
      if case .didChange(let write) = event { readers = write.readers }
    }
    defer { core.callbacks.listener = nil }
    storage.writeAny(value)
    return readers
  }

  /// A state is about to be written.
  package func recordWrite(to storage: StateStorage) {
    guard let owner = core.handles.node(for: storage.owner) else { return }
    let id = LoopStateID(place: LoopPlace(owner), property: storage.propertyName)
    touched.insert(id)
    if baseline[id] == nil { baseline[id] = storage.anyValue }
  }

  /// Gives every state the value back that it had at first.
  package func restoreBaseline() {
    for id in touched {
      if let value = baseline[id] { storage(of: id)?.writeAny(value) }
    }
    touched = []
    _ = walk()
  }

  /// The state of a view of the copy.
  package func storage(of id: LoopStateID) -> StateStorage? {
    guard case .named(let property) = id.property, let body = id.place.node(below: core.root) as? EvaluatedNode else {
      return nil
    }
    var found: StateStorage?
    body.visitStorage(StorageVisitor { if found == nil, $0.propertyName == property { found = $0 } })
    return found
  }

  /// The node of the copy that stands at a place.
  package func node(at place: LoopPlace) -> ViewNode? { place.node(below: core.root) }
}
