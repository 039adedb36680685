public import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// Creates a bindable value. Only observable objects have bindings.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// This value, through which `$object.property` creates bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a bindable object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a copy of another bindable object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: .member(ObjectLocation(object: wrappedValue, keyPath: keyPath)))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The stable identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
