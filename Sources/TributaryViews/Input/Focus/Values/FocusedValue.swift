@_spi(Engine) public import TributaryEngine
public import Observation

/// A value that the view with the focus, or one around it, offers by `focusedValue(_:_:)`; `nil` if none does.
///
/// > Source: conformance FOCUS-40 to FOCUS-43.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  @Environment(\.focusedValuesStore) private var store

  /// The value under a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  init(objectOf type: ObjectIdentifier) { read = { $0[objectOf: type] as? Value } }

  /// The object of a type.
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

  /// The binding under a key path.
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
