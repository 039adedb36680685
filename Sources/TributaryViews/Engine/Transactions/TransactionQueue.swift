import TributaryFeedback
package import TributaryMotion

/// Changes that wait for a walk, by the transactions that they belong to.
///
///     first: x = 1 (spring)     later: y = 2 (at once) · z = 3 (linear)
///
/// A walk shows the changes of one transaction. Those of the first one stand in the state already, and who reads them has
/// been told. Later ones stand in the state as well, so that whoever asks outside of a walk gets the newest value; while a
/// walk goes on they are hidden.
package struct TransactionQueue {
  /// The transaction of the changes that the next walk shows; `nil` if nothing has changed that anyone reads.
  package internal(set) var first: Transaction?
  package internal(set) var later: ArraySlice<LaterChanges> = []
  /// Whether the state has the values that it had before the later changes.
  private var hidesLater = false
  /// How many changes were hidden so far.
  package private(set) var hiddenCount = 0

  /// Whether what changes now may be animated. The timeline says so; the entrance to animation asks (`HostCore+Changes`), and
  /// nobody else.
  package var mayAnimate = false

  package init() {}

  /// The changes of a transaction that is not the first.
  package struct LaterChanges {
    let transaction: Transaction
    var changes: [StateChange]
    var readers: [ReaderList.Entry]
  }

  /// Whether nothing has changed that anyone reads.
  package var isEmpty: Bool { first == nil && later.isEmpty }

  /// Takes a change within a transaction that may be the first one.
  ///
  /// - Returns: Whether the change belongs to the first transaction: whoever reads the value is told now.
  package mutating func joinFirst(_ transaction: Transaction) -> Bool {
    guard later.isEmpty else { return false }
    if let first { return first.isKnownEqual(to: transaction) }
    first = transaction
    transaction.claimCompletions()
    return true
  }

  /// Takes a change that comes after those of another transaction.
  mutating func postpone(_ change: StateChange, _ readers: [ReaderList.Entry], in transaction: Transaction) {
    if let last = later.last, last.transaction.isKnownEqual(to: transaction) {
      later[later.endIndex - 1].changes.append(change)
      later[later.endIndex - 1].readers += readers
    } else {
      later.append(LaterChanges(transaction: transaction, changes: [change], readers: readers))
      transaction.claimCompletions()
    }
  }

  /// Takes a transaction without changes.
  mutating func postponeNothing(in transaction: Transaction) {
    if let last = later.last, last.transaction.isKnownEqual(to: transaction) { return }
    later.append(LaterChanges(transaction: transaction, changes: [], readers: []))
    transaction.claimCompletions()
  }

  /// Takes the first of the later changes to be shown now, while they are hidden: the state has their values from now on.
  mutating func takeNext() -> LaterChanges? {
    guard let next = later.popFirst() else { return nil }
    hidesLater = !later.isEmpty
    for change in next.changes { change.storage.restore(change.new) }
    return next
  }

  /// Gives the state back the values that it had before the later changes.
  mutating func hideLater() {
    if hidesLater || later.isEmpty { return }
    hidesLater = true
    for group in later.reversed() {
      hiddenCount += group.changes.count
      for change in group.changes.reversed() { change.storage.restore(change.old) }
    }
  }

  /// Gives the state the newest values again.
  mutating func revealLater() {
    guard hidesLater else { return }
    hidesLater = false
    for group in later {
      for change in group.changes { change.storage.restore(change.new) }
    }
  }
}

extension Transaction {
  fileprivate func claimCompletions() {
    for completion in box?.contents.completions ?? [] { completion.claims += 1 }
  }

  /// Lets go of the actions that wait for animations: the changes have been shown.
  ///
  /// - Returns: Those that wait for nothing else.
  func releaseCompletions() -> [AnimationCompletion] {
    guard let completions = box?.contents.completions else { return [] }
    for completion in completions { completion.claims -= 1 }
    return completions.filter(\.isDue)
  }
}

extension HostCore {
  /// Takes note that something that is no state has changed within the transaction of the code that runs now.
  package func openTransaction() { _ = transactions.joinFirst(currentTransaction) }

  /// Has a walk take note of a transaction that changed nothing, if an action waits for its end.
  package func recordAwaitedTransaction() {
    guard let contents = currentTransaction.box?.contents, !contents.completions.isEmpty else { return }
    if !transactions.joinFirst(currentTransaction) { transactions.postponeNothing(in: currentTransaction) }
    requestFrame()
  }

  /// A walk begins: it shows the changes of the first transaction.
  @MainActor
  package func beginTransaction() {
    if transactions.first == nil, transactions.later.isEmpty {
      // Nothing but what always animates can animate now.
      if let animations { animations.beginWalk(Transaction()) }
      return
    }
    transactions.hideLater()
    if transactions.first == nil, let next = transactions.takeNext() {
      transactions.first = next.transaction
      for change in next.changes { notify(takeReaders(of: change.storage)) }
      notify(next.readers)
    }
    let transaction = transactions.first ?? Transaction()
    if transaction.animation != nil { makeAnimations() }
    animations?.beginWalk(transaction)
  }

  /// A walk has shown the changes of a transaction. Later ones stay hidden until user code runs that is no part of a walk.
  @MainActor
  package func endTransaction() {
    animations?.endWalk()
    matchedGeometry?.endWalk()
    guard let transaction = transactions.first else { return }
    transactions.first = nil
    for completion in transaction.releaseCompletions() { enqueue(completion) }
  }

  /// Shows the changes of all transactions in one walk, without animation: what a dry run does.
  @MainActor
  package func mergeTransactions() {
    transactions.first = nil
    transactions.revealLater()
    let later = transactions.later
    transactions.later = []
    for group in later {
      for change in group.changes { notify(takeReaders(of: change.storage)) }
      notify(group.readers)
    }
  }

  /// Has the action of an animation that has ended run in the next action pass.
  @MainActor
  package func enqueue(_ completion: AnimationCompletion) {
    enqueueAction(root, .plain(.other("withAnimation completion")) { completion.takeAction()?() })
  }
}
