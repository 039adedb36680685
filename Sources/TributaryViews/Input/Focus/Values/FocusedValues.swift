/// The key of a value that the view with the focus offers to others.
public protocol FocusedValueKey {
  /// The type of what is offered.
  associatedtype Value
}

/// What the view that has the focus, and those around it, offer to others: see `focusedValue(_:_:)`.
///
///     extension FocusedValues {
///       @Entry var draft: Binding<String>?
///     }
public struct FocusedValues {
  private(set) var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value under a key; `nil` if nobody offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object of a type.
  subscript(objectOf type: ObjectIdentifier) -> Any? {
    get { values[type] }
    set { values[type] = newValue }
  }

  /// Takes over what others offer, where nothing is offered yet.
  mutating func fill(from other: FocusedValues) { values.merge(other.values) { own, _ in own } }
}
