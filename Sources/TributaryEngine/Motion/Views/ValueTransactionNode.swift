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
