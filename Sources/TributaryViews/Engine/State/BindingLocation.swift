/// The place that a binding refers to.
@usableFromInline
package enum BindingLocation<Value> {
  case state(StateBox<Value>)
  case constant(Value)
  case closures(() -> Value, (Value, Transaction) -> Void)
  case member(DerivedLocation<Value>)

  /// Whether the place is a state itself. Asking copies nothing.
  var isState: Bool { if case .state = self { true } else { false } }

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
    // Not as a pair of both: its type would be looked up for every comparison.
    switch self {
    case .state(let box):
      if case .state(let other) = other { return box === other }
    case .constant(let value):
      guard case .constant(let other) = other else { return false }
      return withPointer(to: value) { a in
        withPointer(to: other) { b in
          ComparisonCache.comparisonOnMain(of: Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
        }
      }
    case .member(let location):
      if case .member(let other) = other { return location === other || location.isSamePlace(as: other) }
    case .closures: break
    }
    return false
  }
}
