/// The place that a binding refers to.
@usableFromInline
package enum BindingLocation<Value> {
  case state(StateBox<Value>)
  case constant(Value)
  case closures(() -> Value, (Value, Transaction) -> Void)
  case member(DerivedLocation<Value>)

  @inlinable
  package func read() -> Value {
    switch self {
    case .state(let box): box.read()
    case .constant(let value): value
    case .closures(let get, _): get()
    case .member(let location): location.readPart()
    }
  }

  /// The storage that the place lies in, unless closures stand between.
  package var storage: StateStorage? {
    switch self {
    case .state(let box): box
    case .constant, .closures: nil
    case .member(let location): location.storage
    }
  }

  package func write(_ value: Value, _ transaction: Transaction) {
    switch self {
    case .state(let box):
      if transaction.box == nil { box.write(value) } else { withTransaction(transaction) { box.write(value) } }
    case .constant: break
    case .closures(_, let set):
      if transaction.box == nil {
        set(value, currentTransactionOnMain)
      } else {
        withTransaction(transaction) { set(value, currentTransactionOnMain) }
      }
    case .member(let location): location.write(value, transaction)
    }
  }

  /// Whether the other location is the same place reached by the same path.
  package func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    switch (self, other) {
    case (.state(let a), .state(let b)): return a === b
    case (.constant(let a), .constant(let b)):
      return withPointer(to: a) { a in
        withPointer(to: b) { b in
          ComparisonCache.comparisonOnMain(of: Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
        }
      }
    case (.member(let a), .member(let b)): return a === b || a.isSamePlace(as: b)
    default: return false
    }
  }
}

/// A place inside or derived from the place of another binding.
@usableFromInline
package class DerivedLocation<Value> {
  @usableFromInline
  package func read() -> Value { preconditionFailure("Every derived location overrides read().") }
  package func write(_ value: Value, _ transaction: Transaction) {}
  package func isSamePlace(as other: DerivedLocation<Value>) -> Bool { false }

  /// The storage that the place lies in, unless closures stand between.
  package var storage: StateStorage? { nil }

  /// The value, registered so that only a change of this part of the storage counts for the node that evaluates now.
  @usableFromInline
  package final func readPart() -> Value {
    guard let node = currentEvaluation.node, let storage else { return read() }
    let value = readUnnoticed()
    node.host.register(node, asReaderOf: self, in: storage) { [weak self] in
      // A binding that nobody keeps cannot be asked again.
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

/// An element of the base's collection, by index. A read after the element has gone answers what stood there last.
@usableFromInline
package final class ElementLocation<Base: MutableCollection>: DerivedLocation<Base.Element> {
  private let base: BindingLocation<Base>
  private let index: Base.Index
  private var last: Base.Element

  package init(base: BindingLocation<Base>, index: Base.Index, last: Base.Element) {
    self.base = base
    self.index = index
    self.last = last
  }

  override package var storage: StateStorage? { base.storage }

  override package func read() -> Base.Element {
    let whole = base.read()
    guard index >= whole.startIndex, index < whole.endIndex else { return OffMainAccess.withLock { last } }
    let element = whole[index]
    let old = last
    OffMainAccess.withLock { last = element }
    withExtendedLifetime(old) {}
    return element
  }

  override package func write(_ value: Base.Element, _ transaction: Transaction) {
    var whole = base.read()
    guard index >= whole.startIndex, index < whole.endIndex else { return }
    whole[index] = value
    base.write(whole, transaction)
  }

  override package func isSamePlace(as other: DerivedLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSamePlace(as: other.base)
  }
}

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
