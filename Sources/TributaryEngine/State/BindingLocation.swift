/// The location to which a binding refers.
///
/// A location has a size of one word for every type of value. Copying a binding therefore requires no type metadata,
/// and identical bits imply the same location.
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

  /// The storage that contains the location; `nil` for locations that are accessed through closures.
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

  /// Returns whether another location refers to the same place by the same path.
  package func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    // A switch over a tuple of both would look up the type of the tuple for every comparison.
    switch self {
    case .state(let box):
      if case .state(let other) = other { return box === other }
    case .member(let location):
      if case .member(let other) = other { return location === other || location.isSamePlace(as: other) }
    }
    return false
  }
}
