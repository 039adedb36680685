/// A member of the base's value, reached by a key path.
@usableFromInline
package final class MemberLocation<Base, Value>: DerivedLocation<Value> {
  private let base: BindingLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  package init(base: BindingLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override package var storage: StateStorage? { base.storage }

  override package func read() -> Value { base.read()[keyPath: keyPath] }

  override package func write(_ value: Value, _ transaction: Transaction) {
    var whole = base.read()
    whole[keyPath: keyPath] = value
    base.write(whole, transaction)
  }

  override package func isSamePlace(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSamePlace(as: other.base)
  }
}
