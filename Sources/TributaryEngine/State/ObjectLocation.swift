import Observation

/// A property of an object.
package final class ObjectLocation<Object: AnyObject, Value>: DerivedLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  package init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override package func read() -> Value { object[keyPath: keyPath] }

  override package func write(_ value: Value, _ transaction: Transaction) { object[keyPath: keyPath] = value }

  override package func isSamePlace(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
