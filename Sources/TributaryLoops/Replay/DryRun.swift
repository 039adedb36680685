import TributaryLoopRules
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A copy of a tree in which state can be changed to determine the effects. The passes run; the actions do not.
///
///     tree   ──▶  copy, same state  ──▶  one state changed  ──▶  which readers would receive which values
///
/// Bodies, content closures, and layouts run in the copy as in the tree. The tree itself is not modified. The copy and
/// the tree share the objects to which views refer.
@MainActor
package final class DryRun {
  package let core: ViewGraph
  private let replica: HostReplica
  /// The original values of the states that were changed in the copy.
  package private(set) var baseline: [LoopStateID: Any] = [:]
  private var touched: Set<LoopStateID> = []
  /// The deliveries to the readers of the copy for the state of the tree.
  package private(set) var firstDeliveries: [LoopReaderID: PendingAction] = [:]

  /// Creates a copy of the tree of a host.
  ///
  /// - Parameter textScale: The factor by which texts are enlarged in the copy.
  /// - Returns: `nil` if the host is itself a copy.
  package init?(of host: ViewGraph, textScale: CGFloat = 1) {
    guard let makeReplica = LoopSupervisor.of(host)?.makeReplica else { return nil }
    replica = makeReplica(textScale)
    core = replica.core
    core.inheritedState.seeds = StateSeeds(of: host.root)
    core.stack.measure()
    firstDeliveries = Self.byReader(core.walkOnce(replica.apply))
    core.inheritedState.seeds = nil
  }

  // Until then, the places of nodes that the passes removed from the copy are read.
  isolated deinit { core.releaseRemovedSubtrees() }

  private static func byReader(_ actions: ContiguousArray<PendingAction>) -> [LoopReaderID: PendingAction] {
    var result: [LoopReaderID: PendingAction] = [:]
    for action in actions { result[LoopReaderID(action)] = action }
    return result
  }

  /// Runs the passes.
  ///
  /// - Returns: The due actions by reader. Deliveries that equal the previous ones are not due.
  package func walk() -> [LoopReaderID: PendingAction] { Self.byReader(core.walkOnce {}) }

  /// Runs the passes and returns the due actions with the evidence of the walk.
  package func recordedWalk() -> (deliveries: [LoopReaderID: PendingAction], evidence: LoopEvidence) {
    var evidence = LoopEvidence(pass: 1)
    core.callbacks.listener = { event in
      if case .didWalk = event { evidence.endWalk() } else { evidence.take(event) }
    }
    defer { core.callbacks.listener = nil }
    let deliveries = walk()
    return (deliveries, evidence)
  }

  /// Sets the value of a state, which takes effect when the passes run.
  ///
  /// - Returns: The nodes that had read the state; `nil` if the value is unchanged or has a different type.
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

  /// Records the original value of a state that is about to be written.
  package func recordWrite(to storage: StateStorage) {
    guard let owner = core.handles.node(for: storage.owner) else { return }
    let id = LoopStateID(place: TreePosition(owner), property: storage.propertyName)
    touched.insert(id)
    if baseline[id] == nil { baseline[id] = storage.anyValue }
  }

  /// Restores the original value of every changed state.
  ///
  /// - Returns: The due actions of the readers that receive their original value again.
  @discardableResult
  package func restoreBaseline() -> [LoopReaderID: PendingAction] {
    for id in touched {
      if let value = baseline[id] { storage(of: id)?.writeAny(value) }
    }
    touched = []
    return walk()
  }

  /// Makes the current values of all states the original ones.
  package func acceptState() {
    baseline = [:]
    touched = []
  }

  /// Returns the storage of a state in the copy.
  package func storage(of id: LoopStateID) -> StateStorage? {
    guard case .named(let property) = id.property, let body = id.place.node(below: core.root)?.asEvaluated else {
      return nil
    }
    var found: StateStorage?
    body.visitStorage(StorageVisitor { if found == nil, $0.propertyName == property { found = $0 } })
    return found
  }

  /// Returns the node of the copy at a place.
  package func node(at place: TreePosition) -> ViewNode? { place.node(below: core.root) }
}
