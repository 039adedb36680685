public import Observation

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// A bindable value; only observable objects have bindings.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// This value, through which `$object.property` makes bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// A bindable object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A copy of another bindable object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: .member(ObjectLocation(object: wrappedValue, keyPath: keyPath)))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
