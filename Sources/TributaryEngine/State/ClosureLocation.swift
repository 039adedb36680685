/// Closures that answer and take a value.
package final class ClosureLocation<Value>: DerivedLocation<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  override package func read() -> Value { get() }

  override package func write(_ value: Value, _ transaction: Transaction) {
    if transaction.box == nil {
      set(value, currentTransactionOnMain)
    } else {
      withTransaction(transaction) { set(value, currentTransactionOnMain) }
    }
  }
}
