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
/// No early pass runs during a walk, during client code that runs for a node, in a copy of the tree, or while new
/// content or a new size of the host is pending. The object then changes in the transaction that is already pending.
///
/// Tested by `EarlyPassTests`.
extension ViewGraph {
  /// Records that an object is about to change in the current transaction, and shows the pending changes of other
  /// transactions.
  func openObjectTransaction() {
    let transaction = currentTransaction
    if transactions.joinFirst(transaction, nil) { return }
    var equal = findEqual(transaction)
    if transactions.joinFirst(transaction, equal) { return }
    guard canWalkEarly else { return }
    alreadyOnMainActor { showPendingChanges() }
    equal = findEqual(transaction)
    _ = transactions.joinFirst(transaction, equal)
  }

  /// Shows the pending changes of other transactions if any of their readers would not be notified of further changes.
  @MainActor
  fileprivate func showChangesOfNotifiedReaders() {
    guard early.hasNotified, canWalkEarly, !transactions.isEmpty else { return }
    if transactions.later.isEmpty, findEqual(currentTransaction) != nil { return }
    showPendingChanges()
  }

  /// Records that observation has notified a reader, which it does not notify again before the next evaluation.
  func readerWasNotified() {
    if early.hasNotified { return }
    removeHostsWithoutNotifiedReaders()
    early.hasNotified = true
    if !hostsWithNotifiedReaders.contains(where: { $0 === reference }) { hostsWithNotifiedReaders.append(reference) }
  }

  private var canWalkEarly: Bool {
    phase != .walking && currentEvaluation.reference == nil && !isCopy && !deferred.hasFrame
  }

  /// Shows the pending changes that a change in the current transaction cannot join.
  @MainActor
  private func showPendingChanges() {
    let transaction = currentTransaction
    let (standingStack, round) = (stack, transactions.round)
    stack.measure()
    currentTransaction = Transaction()
    early.isCollecting = true
    withPhase(.walking) {
      while !isShown(before: transaction) { walkEarly() }
    }
    early.isCollecting = false
    currentTransaction = transaction
    stack = standingStack
    transactions.restoreRound(round)
    requestFrame()
  }

  /// Returns whether a change in the given transaction can join the pending ones, after making the changes of the next
  /// transaction the first ones.
  @MainActor
  private func isShown(before transaction: Transaction) -> Bool {
    guard prepareFirstTransaction() else { return true }
    return transactions.later.isEmpty && findEqual(transaction) != nil
  }

  @MainActor
  private func walkEarly() {
    beginTransaction()
    runWalk()
    endTransaction()
    if feedback.isListening { feedback.observe(.didWalk(pass: 0)) }
    enqueueObjectWrites()
    let due = takeActionsOfWalk()
    early.actions += due
  }

  /// Enqueues the nodes that read objects in early passes since the last frame.
  @MainActor
  package func updateEarlyReaders() {
    if early.isEmpty { return }
    for handle in early.takeNodes() { handles.node(for: handle)?.dependencyDidChange() }
  }
}

/// The hosts in which observation has notified readers since the last walk. Used on the main thread only.
nonisolated(unsafe) private var hostsWithNotifiedReaders: ContiguousArray<HostReference> = []

/// Shows the pending changes of notified readers in all hosts, before code runs in another transaction.
func showChangesOfNotifiedReaders() {
  if hostsWithNotifiedReaders.isEmpty { return }
  removeHostsWithoutNotifiedReaders()
  let references = hostsWithNotifiedReaders
  for reference in references {
    if let host = reference.host { alreadyOnMainActor { host.showChangesOfNotifiedReaders() } }
  }
}

private func removeHostsWithoutNotifiedReaders() {
  hostsWithNotifiedReaders.removeAll { $0.host.map { !$0.early.hasNotified } ?? true }
}

/// The record of the early passes since the last regular walk: their actions, and the nodes that read objects.
///
/// The nodes are evaluated again in the next regular walk. An early pass can run between the announcement of a change and
/// the write of the value, for example if a subscriber of a published property writes another object. A node that reads
/// the value in that pass is not notified afterward. In addition, an object does not notify readers that are added
/// during a notification.
///
/// Invariants:
/// 1. `isCollecting` is `true` only during early passes, and each node is contained at most once.
/// 2. After a frame, there are no nodes and no actions.
///
/// Tested by `EarlyPassTests`.
package struct EarlyRecord {
  package var isCollecting = false
  /// Whether observation has notified a reader since the last walk.
  package var hasNotified = false
  private var nodes: ContiguousArray<NodeHandle> = []
  private var known: Set<NodeHandle> = []
  /// The actions that early passes have found to be due, in order.
  package var actions: ContiguousArray<PendingAction> = []

  package init() {}

  package var isEmpty: Bool { nodes.isEmpty && actions.isEmpty }

  /// Records a reader of an object.
  package mutating func insert(_ node: NodeHandle) {
    if known.insert(node).inserted { nodes.append(node) }
  }

  mutating func takeNodes() -> ContiguousArray<NodeHandle> {
    defer { (nodes, known) = ([], []) }
    return nodes
  }

  mutating func takeActions() -> ContiguousArray<PendingAction> {
    defer { actions = [] }
    return actions
  }
}
