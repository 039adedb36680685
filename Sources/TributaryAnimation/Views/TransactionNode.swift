@_spi(Engine) package import TributaryEngine

/// The structural node of a modifier that edits the transactions of its content.
package class TransactionNode: PassThroughNode {
  /// The transaction inside this node in a walk, until the end of the walk.
  private var known: (walk: UInt32, transaction: Transaction)?

  /// Whether the modifier edits every transaction, and not only those of walks in which a value has changed.
  package let isUnconditional: Bool

  /// The walk in which the modifier was inserted, or the last one before it.
  private let firstWalk: UInt32

  /// The walk in which a transition inside the modifier inserts or removes its view; `nil` if there was none.
  private var bypassedWalk: UInt32?

  package init(_ inputs: NodeInputs, isUnconditional: Bool) {
    self.isUnconditional = isUnconditional
    let timeline = HostMotion.of(inputs.host).makeTimeline()
    firstWalk = timeline.walk
    super.init(inputs)
    timeline.hasModifiers = true
    timeline.modifiers.add(self)
    if isUnconditional { timeline.unconditionalModifiers += 1 }
  }

  override package var editsTransactions: Bool { true }

  /// Returns a node as the node of a modifier that edits transactions; `nil` for other nodes.
  static func from(_ node: ViewNode) -> TransactionNode? { node.editsTransactions ? node as? TransactionNode : nil }

  @MainActor
  override package func willRemove() {
    if isUnconditional { HostMotion.of(host).timeline?.unconditionalModifiers -= 1 }
  }

  /// Returns whether the transaction inside can differ from the outer transaction in the current walk.
  func isActive(in timeline: AnimationTimeline) -> Bool { isUnconditional }

  /// Returns whether the modifier edits the transaction in the current walk.
  final func edits(in timeline: AnimationTimeline) -> Bool { bypassedWalk != timeline.walk && isActive(in: timeline) }

  /// Passes the outer transaction to the content in the current walk, because a transition inside the modifier inserts
  /// or removes its view in that transaction.
  func bypass(in timeline: AnimationTimeline) {
    bypassedWalk = timeline.walk
    forgetTransaction()
  }

  /// Returns whether the modifier was inserted in the current walk.
  final func isNew(in timeline: AnimationTimeline) -> Bool { firstWalk == timeline.walk }

  /// Edits the outer transaction for the content.
  @MainActor func transform(_ transaction: inout Transaction) {}

  /// Returns the transaction inside this node in the current walk.
  @MainActor
  final func transaction(in timeline: AnimationTimeline) -> Transaction {
    if let known, known.walk == timeline.walk { return known.transaction }
    var transaction = timeline.transaction(at: self)
    if edits(in: timeline) { transform(&transaction) }
    known = (timeline.walk, transaction)
    timeline.remembers(self)
    return transaction
  }

  /// Edits a transaction with client code.
  @MainActor
  final func apply(_ change: (inout Transaction) -> Void, to transaction: inout Transaction) {
    let before = transaction
    transaction = withEvaluation(of: self) {
      var after = before
      change(&after)
      return after
    }
  }

  /// Discards the cached transaction, because the walk has ended, or because the modifier became active after the
  /// transaction was read.
  func forgetTransaction() {
    // An object that is released with the transaction may read this property.
    let old = known
    known = nil
    withExtendedLifetime(old) {}
  }
}

/// The node of a modifier that edits every transaction.
package final class PlainTransactionNode: TransactionNode {
  var change: (inout Transaction) -> Void

  init(_ change: @escaping (inout Transaction) -> Void, _ inputs: NodeInputs) {
    self.change = change
    super.init(inputs, isUnconditional: true)
  }

  @MainActor
  override func transform(_ transaction: inout Transaction) { apply(change, to: &transaction) }
}

/// The node of a modifier that edits the transaction when a value has changed.
package final class ValueTransactionNode<V: Equatable>: TransactionNode {
  private var value: V
  private var change: (inout Transaction) -> Void
  private var changedWalk: UInt32 = 0

  init(_ value: V, _ change: @escaping (inout Transaction) -> Void, _ inputs: NodeInputs) {
    self.value = value
    self.change = change
    super.init(inputs, isUnconditional: false)
  }

  func update(_ value: V, _ change: @escaping (inout Transaction) -> Void) {
    self.change = change
    if value == self.value { return }
    self.value = value
    guard let timeline = HostMotion.of(host).timeline else { return }
    changedWalk = timeline.walk
    forgetTransaction()
    timeline.modifierDidChange()
  }

  override func isActive(in timeline: AnimationTimeline) -> Bool { changedWalk == timeline.walk }

  @MainActor
  override func transform(_ transaction: inout Transaction) { apply(change, to: &transaction) }
}
