import TributaryDiagnostics
package import TributaryMotion

/// The pending changes, grouped by transaction.
///
///     first: x = 1 (spring)     later: y = 2 (at once) · z = 3 (linear)
///
/// Each walk displays the changes of one transaction. Changes of the first transaction are already in the state, and
/// their readers have been notified. Later changes are also in the state, so that reads outside a walk return the
/// newest value; they are hidden during a walk.
package struct TransactionQueue {
  /// The transaction of the changes that the next walk displays; `nil` if no value with readers has changed.
  package internal(set) var first: Transaction?
  package private(set) var later: ContiguousArray<LaterChanges> = []
  /// The values of the state that later transactions have changed.
  private var values = LaterValues()
  /// Whether the state currently has the values from before the later changes.
  private var hidesLater = false
  /// The number of values hidden so far.
  package private(set) var hiddenCount = 0
  /// The number of feedback rounds that led to the changes of the current walk in its frame.
  ///
  /// It is 0 for changes written before the frame, and one more than the round of the previous walk for changes written
  /// by that walk's actions.
  ///
  ///     written  x (spring)  y (linear)      by the action that x caused: z
  ///     shown    pass 1      pass 2          pass 3
  ///     round    0           0               1
  package private(set) var round = 0
  /// The round of `first`.
  private var firstRound = 0
  /// The number of the current walk; 0 before the first.
  package private(set) var walk: UInt32 = 0

  /// Whether changes of the current walk can be animated. The animator sets this property at the beginning of a walk.
  package var mayAnimate = false

  package init() {}

  /// The changes of a pending transaction that is not the first one.
  package struct LaterChanges {
    let transaction: Transaction
    var changes: [StateChange]
    var readers: [ReaderList.Entry]
    var round: Int
  }

  /// Whether no value with readers has changed.
  package var isEmpty: Bool { first == nil && later.isEmpty }

  /// Begins a frame. All pending changes were written before it.
  mutating func beginFrame() {
    round = -1
    firstRound = 0
    for index in later.indices { later[index].round = 0 }
  }

  /// Begins a walk that displays the changes of the first transaction.
  mutating func beginWalk() {
    round = first == nil ? round + 1 : firstRound
    walk &+= 1
  }

  /// The transaction of the newest pending changes, which later changes may join.
  var newest: Transaction? { later.last?.transaction ?? first }

  /// Restores the number of the current round after early passes, which are not rounds.
  mutating func restoreRound(_ number: Int) { round = number }

  /// Adds a change to the first transaction, if it belongs to it.
  ///
  /// - Parameter equal: The former newest transaction, if it is known to be equal; see ``ViewGraph/findEqual(_:)``.
  /// - Returns: Whether the change belongs to the first transaction, so that readers of the value are notified
  ///   immediately.
  mutating func joinFirst(_ transaction: Transaction, _ equal: Transaction?) -> Bool {
    guard later.isEmpty else { return false }
    if let first { return first.isOne(of: transaction, equal) }
    first = transaction
    firstRound = round + 1
    transaction.claimCompletions()
    return true
  }

  /// Appends a change that follows those of another transaction.
  mutating func postpone(
    _ change: StateChange, _ readers: [ReaderList.Entry], in transaction: Transaction, _ equal: Transaction?
  ) {
    values.append(change)
    if let last = later.last, last.transaction.isOne(of: transaction, equal) {
      later[later.endIndex - 1].changes.append(change)
      later[later.endIndex - 1].readers += readers
      later[later.endIndex - 1].round = round + 1
    } else {
      later.append(LaterChanges(transaction: transaction, changes: [change], readers: readers, round: round + 1))
      transaction.claimCompletions()
    }
  }

  /// Records that a value other than state has changed in the current transaction.
  package mutating func openCurrent() {
    // The result is not needed: it is irrelevant whether the change belongs to the first pending transaction.
    _ = joinFirst(currentTransaction, nil)
  }

  /// Appends a transaction without changes.
  mutating func postponeNothing(in transaction: Transaction, _ equal: Transaction?) {
    if let last = later.last, last.transaction.isOne(of: transaction, equal) { return }
    later.append(LaterChanges(transaction: transaction, changes: [], readers: [], round: round + 1))
    transaction.claimCompletions()
  }

  /// Removes the first group of hidden later changes and restores their values to the state, for the next walk.
  mutating func takeNext() -> LaterChanges? {
    // A slice would retain the removed group, and release it while another change is added.
    if later.isEmpty { return nil }
    let next = later.remove(at: 0)
    firstRound = next.round
    hidesLater = !later.isEmpty
    for change in next.changes {
      values.removeFirst(change)
      change.storage.restore(change.new)
    }
    return next
  }

  /// Removes all later changes, and restores their newest values.
  mutating func takeAllLater() -> ContiguousArray<LaterChanges> {
    revealLater()
    let all = later
    later = []
    for group in all { for change in group.changes { values.removeFirst(change) } }
    return all
  }

  /// Restores the values from before the later changes.
  mutating func hideLater() {
    if hidesLater || later.isEmpty { return }
    hidesLater = true
    hiddenCount += values.count
    values.hide()
  }

  /// Restores the newest values.
  mutating func revealLater() {
    guard hidesLater else { return }
    hidesLater = false
    values.reveal()
  }
}

extension Transaction {
  /// Returns whether this transaction is identical to another one, or to one that is known to be equal to it.
  fileprivate func isOne(of other: Transaction, _ equal: Transaction?) -> Bool {
    if box === other.box { return true }
    guard let equal else { return false }
    return box === equal.box
  }

  fileprivate func claimCompletions() {
    for completion in box?.contents.completions ?? [] { completion.claims += 1 }
  }

  /// Releases the claims on completions of animations, after the changes were displayed.
  ///
  /// - Returns: The completions that are due.
  func releaseCompletions() -> [AnimationCompletion] {
    guard let completions = box?.contents.completions else { return [] }
    for completion in completions { completion.claims -= 1 }
    return completions.filter(\.isDue)
  }
}

extension ViewGraph {
  /// Returns the newest pending transaction, if changes in the given transaction can join it.
  ///
  /// Custom animations are compared by their own `==`, which may write state. Therefore the queue is not accessed
  /// during the comparison, and callers compare before any mutation.
  package func findEqual(_ transaction: Transaction) -> Transaction? {
    guard let newest = transactions.newest, newest.isKnownEqual(to: transaction) else { return nil }
    return newest
  }

  /// Adds a transaction without changes to the queue, if a completion waits for its end.
  package func recordAwaitedTransaction() {
    let transaction = currentTransaction
    guard let contents = transaction.box?.contents, !contents.completions.isEmpty else { return }
    let equal = findEqual(transaction)
    if !transactions.joinFirst(transaction, equal) { transactions.postponeNothing(in: transaction, equal) }
    requestFrame()
  }

  /// Begins a walk that displays the changes of the first transaction.
  @MainActor
  package func beginTransaction() {
    early.walkBegins()
    prepareFirstTransaction()
    transactions.beginWalk()
    animator?.beginWalk(within: transactions.first)
  }

  /// Makes the changes of the next transaction the first ones, if there are no first ones, and hides later changes.
  @MainActor
  func prepareFirstTransaction() {
    transactions.hideLater()
    guard transactions.first == nil, let next = transactions.takeNext() else { return }
    transactions.first = next.transaction
    for change in next.changes { notify(takeReaders(of: change.storage)) }
    notify(next.readers)
  }

  /// Ends a walk that displayed the changes of a transaction. Later changes stay hidden until client code runs outside
  /// a walk.
  @MainActor
  package func endTransaction() {
    animator?.endWalk()
    guard let transaction = transactions.first else { return }
    transactions.first = nil
    for completion in transaction.releaseCompletions() { enqueue(completion) }
  }

  /// Displays the changes of all transactions in one walk without animation, as a dry run does.
  @MainActor
  package func mergeTransactions() {
    let first = transactions.first
    transactions.first = nil
    for group in transactions.takeAllLater() {
      for change in group.changes { notify(takeReaders(of: change.storage)) }
      notify(group.readers)
    }
    withExtendedLifetime(first) {}
  }

  /// Enqueues the action of a completed animation for the next action pass.
  @MainActor
  package func enqueue(_ completion: AnimationCompletion) {
    enqueueAction(
      root,
      .plain(.other("withAnimation completion")) {
        // A later change in the same transaction can have started another animation.
        if completion.isDue { completion.takeAction()?() }
      })
  }
}
