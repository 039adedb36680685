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
