import Observation
import TributaryCombine

/// A location that is not itself state: a part of another binding's location, a constant, or a pair of closures.
@usableFromInline
package class DerivedLocation<Value> {
  @usableFromInline
  package func read() -> Value { preconditionFailure("Subclasses must override read().") }
  package func write(_ value: Value, _ transaction: Transaction) {}
  package func isSameLocation(as other: DerivedLocation<Value>) -> Bool { false }

  /// Returns this location with another projection, if the value is projected from that of another location.
  package func changingProjection(
    _ change: (any BindingProjection) -> any BindingProjection
  ) -> DerivedLocation<Value> { self }

  /// Writes a value that differs from the current one in a single element of an array.
  package func write(_ value: Value, _ transaction: Transaction, changing element: StoredElement?) {
    write(value, transaction)
  }

  /// The path from the value of the state to this location, if all its steps are stored properties; otherwise `nil`.
  package var storedPath: [AnyKeyPath]? { nil }

  /// The element of an array in the state that contains this location; `nil` if there is none or if it is unknown.
  package var storedElement: StoredElement? { nil }

  /// The storage that contains the location; `nil` if there is none or if it is accessed through closures.
  package var storage: StateStorage? { nil }

  /// Returns the value, and registers the node that is being evaluated as a reader of only this part of the storage.
  @usableFromInline
  package final func readPart() -> Value {
    guard let node = currentEvaluation.node, let storage else { return read() }
    let value = readUnnoticed()
    node.host.register(node, asReaderOf: self, of: storedElement, in: storage) { [weak self] in
      // A binding that has been deallocated cannot be read again.
      guard let now = self?.readUnnoticed() else { return true }
      let comparison = ComparisonCache.comparisonOnMain(of: Value.self)
      return withUnsafePointer(to: value) { old in
        withUnsafePointer(to: now) { new in !comparison.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
      }
    }
    return value
  }

  private func readUnnoticed() -> Value {
    let outer = currentEvaluation
    currentEvaluation = UnsafeEvaluation(node: nil)
    defer { currentEvaluation = outer }
    return read()
  }
}

/// A location of a value that never changes.
@usableFromInline
package final class ConstantLocation<Value>: DerivedLocation<Value> {
  private let value: Value

  @usableFromInline
  package init(_ value: Value) { self.value = value }

  override package func read() -> Value { value }

  override package func isSameLocation(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return withPointer(to: value) { a in
      withPointer(to: other.value) { b in
        ComparisonCache.comparisonOnMain(of: Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }
}

/// A location that reads and writes through closures.
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

/// Access to a value that a feature stores outside the state of views, such as under a key of a store.
package protocol BindingAccess {
  associatedtype Value

  func read() -> Value
  func write(_ value: Value, _ transaction: Transaction)

  /// Returns whether a binding with another access has the same value now and later.
  func isSameLocation(as other: Self) -> Bool
}

/// A location whose value a feature stores.
package final class AccessedLocation<Access: BindingAccess>: DerivedLocation<Access.Value> {
  private let access: Access

  package init(_ access: Access) { self.access = access }

  override package func read() -> Access.Value { access.read() }

  override package func write(_ value: Access.Value, _ transaction: Transaction) { access.write(value, transaction) }

  override package func isSameLocation(as other: DerivedLocation<Access.Value>) -> Bool {
    (other as? AccessedLocation).map { access.isSameLocation(as: $0.access) } ?? false
  }
}

/// A member of the base's value, identified by a key path.
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
    write(value, transaction, changing: storedElement)
  }

  override package func write(_ value: Value, _ transaction: Transaction, changing element: StoredElement?) {
    var whole = base.read()
    whole[keyPath: keyPath] = value
    base.write(whole, transaction, changing: element)
  }

  override package var storedPath: [AnyKeyPath]? {
    guard MemoryLayout<Base>.offset(of: keyPath) != nil, let path = base.storedPath else { return nil }
    return path + [keyPath]
  }

  override package var storedElement: StoredElement? { base.storedElement }

  override package func isSameLocation(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSameLocation(as: other.base)
  }
}

/// A location that can disappear from its base. Afterward, reads return its last value.
@usableFromInline
package class LastValueLocation<Value>: DerivedLocation<Value> {
  private var last: Value

  init(last: Value) { self.last = last }

  /// Stores and returns the current value, or returns the last one if the location has disappeared.
  final func remember(_ value: Value?) -> Value {
    guard let value else { return OffMainAccess.withLock { last } }
    let old = OffMainAccess.withLock {
      defer { last = value }
      return last
    }
    withExtendedLifetime(old) {}
    return value
  }
}

/// The value inside the base's optional.
package final class UnwrappedLocation<Value>: LastValueLocation<Value> {
  private let base: BindingLocation<Value?>

  package init(base: BindingLocation<Value?>, last: Value) {
    self.base = base
    super.init(last: last)
  }

  override package var storage: StateStorage? { base.storage }

  override package func read() -> Value { remember(base.read()) }

  override package func write(_ value: Value, _ transaction: Transaction) {
    base.write(value, transaction, changing: storedElement)
  }

  override package var storedElement: StoredElement? { base.storedElement }

  override package func isSameLocation(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSameLocation(as: other.base)
  }
}

/// A property of an object, identified by a key path.
package final class ObjectLocation<Object: AnyObject, Value>: DerivedLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  package init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override package func read() -> Value { object[keyPath: keyPath] }

  override package func write(_ value: Value, _ transaction: Transaction) {
    transaction.carrying { object[keyPath: keyPath] = value }
  }

  override package func isSameLocation(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
