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
