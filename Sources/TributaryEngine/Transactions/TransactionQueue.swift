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
  package internal(set) var later: ContiguousArray<LaterChanges> = []
  /// Whether the state has the values that it had before the later changes.
  private var hidesLater = false
  /// How many changes were hidden so far.
  package private(set) var hiddenCount = 0
  /// How often what a walk shows has gone round in its frame: not yet, if it was written before the frame; once more than
  /// what the walk before has shown, if that walk's actions wrote it.
  ///
  ///     written  x (spring)  y (linear)      by the action that x caused: z
  ///     shown    pass 1      pass 2          pass 3
  ///     round    0           0               1
  package private(set) var round = 0
  /// The round of `first`.
  private var firstRound = 0

  /// Whether what changes now may be animated. The timeline says so; the entrance to animation asks (`ViewGraph+Changes`), and
  /// nobody else.
  package var mayAnimate = false

  package init() {}

  /// The changes of a transaction that is not the first.
  package struct LaterChanges {
    let transaction: Transaction
    var changes: [StateChange]
    var readers: [ReaderList.Entry]
    var round: Int
  }

  /// Whether nothing has changed that anyone reads.
  package var isEmpty: Bool { first == nil && later.isEmpty }

  /// A frame begins: whatever waits was written before it.
  mutating func beginFrame() {
    round = -1
    firstRound = 0
    for index in later.indices { later[index].round = 0 }
  }

  /// A walk begins, and shows the changes of the first transaction.
  mutating func beginRound() { round = first == nil ? round + 1 : firstRound }

  /// The transaction of the newest changes that wait: others may belong to it.
  var newest: Transaction? { later.last?.transaction ?? first }

  /// Takes a change within a transaction that may be the first one.
  ///
  /// - Parameter equal: What was the newest transaction and is known to be equal; see ``ViewGraph/findEqual(_:)``.
  /// - Returns: Whether the change belongs to the first transaction: whoever reads the value is told now.
  mutating func joinFirst(_ transaction: Transaction, _ equal: Transaction?) -> Bool {
    guard later.isEmpty else { return false }
    if let first { return first.isOne(of: transaction, equal) }
    first = transaction
    firstRound = round + 1
    transaction.claimCompletions()
    return true
  }

  /// Takes a change that comes after those of another transaction.
  mutating func postpone(
    _ change: StateChange, _ readers: [ReaderList.Entry], in transaction: Transaction, _ equal: Transaction?
  ) {
    if let last = later.last, last.transaction.isOne(of: transaction, equal) {
      later[later.endIndex - 1].changes.append(change)
      later[later.endIndex - 1].readers += readers
      later[later.endIndex - 1].round = round + 1
    } else {
      later.append(LaterChanges(transaction: transaction, changes: [change], readers: readers, round: round + 1))
      transaction.claimCompletions()
    }
  }

  /// Takes a transaction without changes.
  mutating func postponeNothing(in transaction: Transaction, _ equal: Transaction?) {
    if let last = later.last, last.transaction.isOne(of: transaction, equal) { return }
    later.append(LaterChanges(transaction: transaction, changes: [], readers: [], round: round + 1))
    transaction.claimCompletions()
  }

  /// Takes the first of the later changes to be shown now, while they are hidden: the state has their values from now on.
  mutating func takeNext() -> LaterChanges? {
    // A slice would keep what was taken out of it, and let go of it while another change is added.
    if later.isEmpty { return nil }
    let next = later.remove(at: 0)
    firstRound = next.round
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
  /// Whether this is the very transaction that another one is, or one that it is known to equal.
  fileprivate func isOne(of other: Transaction, _ equal: Transaction?) -> Bool {
    if box === other.box { return true }
    guard let equal else { return false }
    return box === equal.box
  }

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

extension ViewGraph {
  /// The newest transaction that waits, if a change within another one belongs to it.
  ///
  /// Animations of users are compared by their own `==`, which may write state: nobody has the queue meanwhile, and who asks
  /// does so before anything is half written.
  package func findEqual(_ transaction: Transaction) -> Transaction? {
    guard let newest = transactions.newest, newest.isKnownEqual(to: transaction) else { return nil }
    return newest
  }

  /// Takes note that something that is no state has changed within the transaction of the code that runs now.
  package func openTransaction() {
    // Whether it belongs to the first that waits makes no difference here.
    _ = transactions.joinFirst(currentTransaction, nil)
  }

  /// Has a walk take note of a transaction that changed nothing, if an action waits for its end.
  package func recordAwaitedTransaction() {
    let transaction = currentTransaction
    guard let contents = transaction.box?.contents, !contents.completions.isEmpty else { return }
    let equal = findEqual(transaction)
    if !transactions.joinFirst(transaction, equal) { transactions.postponeNothing(in: transaction, equal) }
    requestFrame()
  }

  /// A walk begins: it shows the changes of the first transaction.
  @MainActor
  package func beginTransaction() {
    if transactions.first == nil, transactions.later.isEmpty {
      transactions.beginRound()
      return beginMotion(within: nil)
    }
    transactions.hideLater()
    if transactions.first == nil, let next = transactions.takeNext() {
      transactions.first = next.transaction
      for change in next.changes { notify(takeReaders(of: change.storage)) }
      notify(next.readers)
    }
    transactions.beginRound()
    beginMotion(within: transactions.first)
  }

  /// A walk has shown the changes of a transaction. Later ones stay hidden until user code runs that is no part of a walk.
  @MainActor
  package func endTransaction() {
    endMotion()
    guard let transaction = transactions.first else { return }
    transactions.first = nil
    for completion in transaction.releaseCompletions() { enqueue(completion) }
  }

  /// Shows the changes of all transactions in one walk, without animation: what a dry run does.
  @MainActor
  package func mergeTransactions() {
    let (first, later) = (transactions.first, transactions.later)
    transactions.first = nil
    transactions.revealLater()
    transactions.later = []
    for group in later {
      for change in group.changes { notify(takeReaders(of: change.storage)) }
      notify(group.readers)
    }
    withExtendedLifetime(first) {}
  }

  /// Has the action of an animation that has ended run in the next action pass.
  @MainActor
  package func enqueue(_ completion: AnimationCompletion) {
    enqueueAction(root, .plain(.other("withAnimation completion")) { completion.takeAction()?() })
  }
}
