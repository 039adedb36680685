public import Observation
@_spi(Engine) public import TributaryEngine

/// A property wrapper for a value that the focused view or one around it provides with `focusedValue(_:_:)`; otherwise
/// `nil`.
///
/// > Source: conformance FOCUS-40 to FOCUS-43.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  @Environment(\.focusedValuesStore) private var store

  /// Creates a reference to the focused value with a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  init(objectOf type: ObjectIdentifier) { read = { $0[objectOf: type] as? Value } }

  /// Creates a reference to the focused object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[objectOf: ObjectIdentifier(Value.self)] as? Value }
  }

  /// The value that is currently provided; `nil` if there is none.
  public var wrappedValue: Value? { store.flatMap { read($0.values) } }
}

/// A property wrapper for the value of a binding that the focused view or one around it provides; otherwise `nil`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Creates a reference to the focused binding with a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

  /// The value of the binding. A write updates the binding, and has no effect without one.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the optional value.
  public var projectedValue: Binding<Value?> {
    guard let binding else { return .constant(nil) }
    return Binding(binding)
  }
}

/// A key of a value that the focused view provides to other views.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and those around it provide to other views; see `focusedValue(_:_:)`.
///
///     extension FocusedValues {
///       @Entry var draft: Binding<String>?
///     }
public struct FocusedValues {
  private(set) var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; `nil` if no view provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; `nil` if no view provides one.
  subscript(objectOf type: ObjectIdentifier) -> Any? {
    get { values[type] }
    set { values[type] = newValue }
  }

  /// Adds the values of keys that have no value yet.
  mutating func fill(from other: FocusedValues) { values.merge(other.values) { own, _ in own } }
}
