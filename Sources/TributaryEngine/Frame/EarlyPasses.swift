import TributaryCombine

/// The passes inside an action, which show the pending changes before an object changes in another transaction.
///
///     withAnimation(a) { model.x = 1 }      pending: a
///     withAnimation(b) { model.y = 2 }      announced ──▶ early pass for a ──▶ pending: b ──▶ y is written
///
/// Later changes of state are hidden from bodies, but the value of an object cannot be hidden. Therefore the earlier
/// changes are shown before the object is written, as in SwiftUI. An early pass is a walk: it runs no actions and draws
/// nothing. Its actions run before those of the next walk. It counts neither as a pass of a frame nor as a round of
/// feedback.
///
/// Observation notifies a body once for each evaluation, so a body that was notified of x is not notified of y.
/// `withAnimation` and `withTransaction` therefore show the pending changes of notified bodies before they run their
/// closure. A body that reads both properties shows a change after the end of the closure together with the last one.
///
/// No early pass runs during a walk, during client code that runs for a node, in a copy of the tree, while new content
/// or a new size of the host is pending, or while the action has exclusive access to a property, as in
/// `reduce(&state)`: a body that reads the property would end the program. The object then changes in the transaction
/// that is already pending.
///
/// The nodes that read objects in an early pass are evaluated again at the beginning of further early passes, and in
/// the next regular walk. An early pass can run between the announcement of a change and the write of the value, for
/// example if a subscriber of a published property writes another object. A node that reads the value in that pass is
/// not notified afterward. In addition, an object does not notify readers that are added during a notification, so a
/// further early pass shows them the change for which that notification was sent.
///
/// Outside a frame, the clock can be behind real time: a task can write objects long after the last frame. The
/// animations of early passes therefore begin with the next frame, as all other animations of the action do.
///
/// Invariants:
/// 1. `isCollecting` is `true` only during early passes, and each node is contained at most once.
/// 2. After a frame, there are no nodes and no actions.
///
/// Tested by `EarlyPassTests`, `EarlyPassReaderTests`, `EarlyPassTimeTests`.
package final class EarlyPasses {
  /// Whether an early pass runs, so that the nodes that read objects are recorded.
  @exclusivity(unchecked) package private(set) var isCollecting = false

  /// Whether an early pass runs outside a frame, so that its animations begin with the next frame.
  @exclusivity(unchecked) package private(set) var precedesFrame = false

  /// Whether animations of early passes wait for the next frame.
  @exclusivity(unchecked) private var holdsRuns = false

  /// Whether observation has notified a reader since the last walk.
  @exclusivity(unchecked) fileprivate var hasNotified = false

  /// The nodes that have read objects in early passes since the last regular walk.
  @exclusivity(unchecked) private var nodes: ContiguousArray<NodeHandle> = []
  @exclusivity(unchecked) private var known: Set<NodeHandle> = []

  /// The actions that early passes have found to be due, in order.
  @exclusivity(unchecked) private var actions: ContiguousArray<PendingAction> = []

  /// The host, which owns this object.
  private unowned let host: ViewGraph

  init(of host: ViewGraph) { self.host = host }

  package var isEmpty: Bool { nodes.isEmpty && actions.isEmpty }
}

// MARK: - Changes

extension EarlyPasses {
  /// Records that an object is about to change in the current transaction, and shows the pending changes of other
  /// transactions.
  ///
  /// - Parameter isLast: Whether the notified reader is not notified of further changes before its next evaluation.
  func objectWillChange(isLast: Bool) {
    openTransaction()
    if isLast { readerWasNotified() }
  }

  private func openTransaction() {
    let transaction = currentTransaction
    if host.transactions.joinFirst(transaction, nil) { return }
    var equal = host.findEqual(transaction)
    if host.transactions.joinFirst(transaction, equal) { return }
    guard canWalk else { return }
    alreadyOnMainActor(with: self) { $0.showPendingChanges() }
    equal = host.findEqual(transaction)
    _ = host.transactions.joinFirst(transaction, equal)
  }

  private func readerWasNotified() {
    if hasNotified { return }
    removeHostsWithoutNotifiedReaders()
    hasNotified = true
    let reference = host.reference
    if !hostsWithNotifiedReaders.contains(where: { $0 === reference }) { hostsWithNotifiedReaders.append(reference) }
  }

  /// Shows the pending changes of other transactions if any of their readers would not be notified of further changes.
  @MainActor
  private func showChangesOfNotifiedReaders() {
    guard hasNotified, canWalk, !host.transactions.isEmpty else { return }
    if host.transactions.later.isEmpty, host.findEqual(currentTransaction) != nil { return }
    showPendingChanges()
  }

  /// Shows the pending changes of notified readers in all hosts, before code runs in another transaction.
  static func showChangesOfNotifiedReaders() {
    if hostsWithNotifiedReaders.isEmpty { return }
    removeHostsWithoutNotifiedReaders()
    let references = hostsWithNotifiedReaders
    for reference in references {
      if let host = reference.host { alreadyOnMainActor(with: host.early) { $0.showChangesOfNotifiedReaders() } }
    }
  }
}

/// The hosts in which observation has notified readers since the last walk. Used on the main thread only.
nonisolated(unsafe) private var hostsWithNotifiedReaders: ContiguousArray<HostReference> = []

private func removeHostsWithoutNotifiedReaders() {
  hostsWithNotifiedReaders.removeAll { $0.host.map { !$0.early.hasNotified } ?? true }
}

// MARK: - Passes

extension EarlyPasses {
  private var canWalk: Bool {
    host.phase != .walking && currentEvaluation.reference == nil && !host.isCopy && !host.deferred.hasFrame
      && !AccessesInProgress.exist
  }

  /// Shows the pending changes that a change in the current transaction cannot join.
  @MainActor
  private func showPendingChanges() {
    let transaction = currentTransaction
    let (stack, round) = (host.stack, host.transactions.round)
    host.stack.measure()
    currentTransaction = Transaction()
    // The work that views schedule in the walk belongs to the clock of this host.
    let outer = MainClocks.enter(host.feature(HostMainQueue.self))
    isCollecting = true
    precedesFrame = host.phase == .idle
    host.withPhase(.walking) {
      if !isShown(before: transaction) { enqueueReaders(nodes) }
      while !isShown(before: transaction) { walk() }
    }
    if precedesFrame { holdsRuns = true }
    precedesFrame = false
    isCollecting = false
    MainClocks.leave(to: outer)
    currentTransaction = transaction
    host.stack = stack
    host.transactions.restoreRound(round)
    host.requestFrame()
  }

  /// Returns whether a change in the given transaction can join the pending ones, after making the changes of the next
  /// transaction the first ones.
  @MainActor
  private func isShown(before transaction: Transaction) -> Bool {
    host.prepareFirstTransaction()
    guard host.transactions.first != nil else { return true }
    return host.transactions.later.isEmpty && host.findEqual(transaction) != nil
  }

  @MainActor
  private func walk() {
    host.beginTransaction()
    host.runPasses()
    host.endTransaction()
    if let supervisor = host.supervisor, supervisor.observesEvents { supervisor.observe(.didWalk(pass: 0)) }
    host.enqueueObjectWrites()
    actions += host.takeActions(after: [])
  }
}

// MARK: - The next walk

extension EarlyPasses {
  /// Records that a walk begins: readers that were notified before are evaluated by it.
  func walkBegins() { hasNotified = false }

  /// Records a reader of an object in an early pass.
  package func insert(_ node: NodeHandle) {
    if known.insert(node).inserted { nodes.append(node) }
  }

  /// Evaluates the nodes that read objects in early passes again, and ends the wait of animations for the frame.
  @MainActor
  func regularWalkBegins() {
    if holdsRuns {
      holdsRuns = false
      host.animator?.releaseHeldAnimations()
    }
    if nodes.isEmpty { return }
    let readers = nodes
    (nodes, known) = ([], [])
    enqueueReaders(readers)
  }

  /// Moves the animations that wait for the next frame, after the clock has moved.
  package func clockDidMove() {
    if holdsRuns { host.animator?.moveHeldAnimations() }
  }

  @MainActor
  private func enqueueReaders(_ readers: ContiguousArray<NodeHandle>) {
    for handle in readers { host.handles.node(for: handle)?.dependencyDidChange() }
  }

  /// Removes the actions of early passes, which run before those of the next walk.
  func takeActions() -> ContiguousArray<PendingAction> {
    defer { actions = [] }
    return actions
  }
}
