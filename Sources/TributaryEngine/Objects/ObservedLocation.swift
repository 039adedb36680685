/// A property of an object that a view observes as a whole, as a place that bindings refer to.
///
/// Who is handed the binding does not observe the object: it is evaluated again when the view that does makes the binding
/// anew and the value is another one. So the value belongs to what is compared.
final class ObservedLocation<Object: AnyObject, Value>: DerivedLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let seen: Value

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    seen = object[keyPath: keyPath]
  }

  override func read() -> Value { object[keyPath: keyPath] }

  override func write(_ value: Value, _ transaction: Transaction) {
    if transaction.box == nil {
      object[keyPath: keyPath] = value
    } else {
      withTransaction(transaction) { object[keyPath: keyPath] = value }
    }
  }

  override func isSamePlace(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? ObservedLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath && isKnownEqual(seen, other.seen)
  }
}

/// Whether two values mean the same to whoever reads them.
func isKnownEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  withPointer(to: a) { a in
    withPointer(to: b) { b in
      ComparisonCache.comparisonOnMain(of: Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
    }
  }
}
