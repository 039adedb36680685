public import Observation
@_spi(Engine) public import TributaryEngine

/// A value that the view with the focus, or one around it, offers by `focusedValue(_:_:)`; `nil` if none does.
///
/// > Source: conformance FOCUS-40 to FOCUS-43.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  @Environment(\.focusedValuesStore) private var store

  /// Creates the value under a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  init(objectOf type: ObjectIdentifier) { read = { $0[objectOf: type] as? Value } }

  /// Creates the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[objectOf: ObjectIdentifier(Value.self)] as? Value }
  }

  /// The value that is offered now.
  public var wrappedValue: Value? { store.flatMap { read($0.values) } }
}

/// What a binding refers to that the view with the focus, or one around it, offers; `nil` if none does.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Creates the binding under a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

  /// The value that the binding refers to; a write goes there, and is lost if there is none.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// The value as a binding.
  public var projectedValue: Binding<Value?> {
    guard let binding else { return .constant(nil) }
    return Binding(binding)
  }
}

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
