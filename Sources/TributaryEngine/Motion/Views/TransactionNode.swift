/// The structural node of a modifier that changes transactions for what is inside.
package class TransactionNode: PassThroughNode {
  private var known: (walk: UInt32, transaction: Transaction)?

  /// Whether every transaction is changed, not only those of walks in which a value has changed.
  package let isUnconditional: Bool

  package init(_ inputs: NodeInputs, isUnconditional: Bool) {
    self.isUnconditional = isUnconditional
    super.init(inputs)
    flags.insert(.changesTransaction)
    let timeline = host.animations ?? AnimationTimeline(host)
    host.animations = timeline
    timeline.hasModifiers = true
    timeline.modifiers.add(host.handles.handle(for: self), in: host.handles)
    if isUnconditional { timeline.unconditionalModifiers += 1 }
  }

  @MainActor
  override package func willRemove() {
    if isUnconditional { host.animations?.unconditionalModifiers -= 1 }
  }

  /// Whether the transaction inside may differ from the one around, in the walk that goes on.
  func isActive(in timeline: AnimationTimeline) -> Bool { isUnconditional }

  /// Makes of the transaction around the one inside.
  @MainActor func transform(_ transaction: inout Transaction) {}

  /// The transaction inside, in the walk that goes on.
  @MainActor
  final func transaction(in timeline: AnimationTimeline) -> Transaction {
    if let known, known.walk == timeline.walk { return known.transaction }
    var transaction = timeline.transaction(at: self)
    if isActive(in: timeline) { transform(&transaction) }
    known = (timeline.walk, transaction)
    return transaction
  }

  /// Has user code change a transaction.
  @MainActor
  final func apply(_ change: (inout Transaction) -> Void, to transaction: inout Transaction) {
    let before = transaction
    transaction = withEvaluation(of: self) {
      var after = before
      change(&after)
      return after
    }
  }

  /// The modifier acts in this walk, although it was asked before.
  final func forgetTransaction() { known = nil }
}

/// The node of a modifier that acts always.
package final class PlainTransactionNode: TransactionNode {
  var change: (inout Transaction) -> Void

  init(_ change: @escaping (inout Transaction) -> Void, _ inputs: NodeInputs) {
    self.change = change
    super.init(inputs, isUnconditional: true)
  }

  @MainActor
  override func transform(_ transaction: inout Transaction) { apply(change, to: &transaction) }
}

/// The node of a modifier that acts when a value has changed.
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
    guard let timeline = host.animations else { return }
    changedWalk = timeline.walk
    forgetTransaction()
    timeline.modifierDidChange()
  }

  override func isActive(in timeline: AnimationTimeline) -> Bool { changedWalk == timeline.walk }

  @MainActor
  override func transform(_ transaction: inout Transaction) { apply(change, to: &transaction) }
}
