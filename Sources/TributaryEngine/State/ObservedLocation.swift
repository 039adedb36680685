/// A location of a property of an observed object, for bindings.
///
/// A view that receives the binding does not observe the object. It is evaluated again when the observing view creates
/// the binding again with another value, so the comparison of bindings includes the value.
package final class ObservedLocation<Object: AnyObject, Value>: DerivedLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let seen: Value
  /// The location that was last compared with this one, and the result. The bindings to the elements of a collection
  /// compare the same two locations.
  private weak var compared: ObservedLocation<Object, Value>?
  private var isEqualToCompared = false

  package init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    seen = object[keyPath: keyPath]
  }

  override package func read() -> Value { object[keyPath: keyPath] }

  override package func write(_ value: Value, _ transaction: Transaction) {
    transaction.carrying { object[keyPath: keyPath] = value }
  }

  override package func isSameLocation(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? ObservedLocation<Object, Value> else { return false }
    guard object === other.object, keyPath == other.keyPath else { return false }
    if compared !== other {
      isEqualToCompared = isKnownEqual(seen, other.seen)
      compared = other
    }
    return isEqualToCompared
  }
}
