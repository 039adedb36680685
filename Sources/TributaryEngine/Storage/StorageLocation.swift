/// A key of a store, as a place that bindings refer to.
final class StorageLocation<Value>: DerivedLocation<Value> {
  private let item: StoredItem
  private let form: StoredForm<Value>
  /// The value that stood when the binding was made: who is handed it does not observe the key by itself.
  private let seen: StoredValue?

  init(_ item: StoredItem, _ form: StoredForm<Value>) {
    self.item = item
    self.form = form
    seen = item.value
  }

  override func read() -> Value { item.value.flatMap(form.read) ?? form.initial }

  override func write(_ value: Value, _ transaction: Transaction) { item.value = form.write(value) }

  override func isSamePlace(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? StorageLocation<Value> else { return false }
    return item === other.item && seen == other.seen
  }
}
