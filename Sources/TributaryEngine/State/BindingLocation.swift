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

  /// Writes a value.
  ///
  /// - Parameter element: The only element of an array that can differ from the current value; `nil` if it is unknown.
  package func write(_ value: Value, _ transaction: Transaction, changing element: StoredElement? = nil) {
    switch self {
    case .state(let box):
      if transaction.box == nil {
        box.write(value, changing: element)
      } else {
        withTransaction(transaction) { box.write(value, changing: element) }
      }
    case .member(let location):
      if element == nil {
        location.write(value, transaction)
      } else {
        location.write(value, transaction, changing: element)
      }
    }
  }

  /// The path from the value of the state to this location, if all its steps are stored properties; otherwise `nil`.
  package var storedPath: [AnyKeyPath]? {
    switch self {
    case .state: []
    case .member(let location): location.storedPath
    }
  }

  /// The element of an array in the state that contains this location; `nil` if there is none or if it is unknown.
  package var storedElement: StoredElement? {
    switch self {
    case .state: nil
    case .member(let location): location.storedElement
    }
  }

  /// Returns whether another location refers to the same place by the same path.
  package func isSameLocation(as other: BindingLocation<Value>) -> Bool {
    // A switch over a tuple of both would look up the type of the tuple for every comparison.
    switch self {
    case .state(let box):
      if case .state(let other) = other { return box === other }
    case .member(let location):
      if case .member(let other) = other { return location === other || location.isSameLocation(as: other) }
    }
    return false
  }
}
