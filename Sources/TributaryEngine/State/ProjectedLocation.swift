/// The base's value seen as another type.
@usableFromInline
package final class ProjectedLocation<Base, Value>: DerivedLocation<Value> {
  private let base: BindingLocation<Base>
  private let get: (Base) -> Value
  private let set: (Base, Value) -> Base?

  package init(base: BindingLocation<Base>, get: @escaping (Base) -> Value, set: @escaping (Base, Value) -> Base?) {
    self.base = base
    self.get = get
    self.set = set
  }

  override package var storage: StateStorage? { base.storage }

  override package func read() -> Value { get(base.read()) }

  override package func write(_ value: Value, _ transaction: Transaction) {
    if let whole = set(base.read(), value) { base.write(whole, transaction) }
  }

  override package func isSamePlace(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return base.isSamePlace(as: other.base)
  }
}
