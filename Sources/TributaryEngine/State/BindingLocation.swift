/// The place that a binding refers to.
///
/// It is one word for every type of value, so that copies of a binding need nothing known of the type, and the same bits are
/// the same place.
@usableFromInline
package enum BindingLocation<Value> {
  case state(StateBox<Value>)
  case member(DerivedLocation<Value>)

  @inlinable
  package func read() -> Value {
    switch self {
    case .state(let box): box.read()
    case .member(let location): location.readPart()
    }
  }

  /// The storage that the place lies in, unless closures stand between.
  package var storage: StateStorage? {
    switch self {
    case .state(let box): box
    case .member(let location): location.storage
    }
  }

  package func write(_ value: Value, _ transaction: Transaction) {
    switch self {
    case .state(let box):
      if transaction.box == nil { box.write(value) } else { withTransaction(transaction) { box.write(value) } }
    case .member(let location): location.write(value, transaction)
    }
  }

  /// Whether the other location is the same place reached by the same path.
  package func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    // Not as a pair of both: its type would be looked up for every comparison.
    switch self {
    case .state(let box):
      if case .state(let other) = other { return box === other }
    case .member(let location):
      if case .member(let other) = other { return location === other || location.isSamePlace(as: other) }
    }
    return false
  }
}
