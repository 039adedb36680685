/// A property that contains a style, an app or another value that is not a view, and that installs the dynamic
/// properties of the value.
package struct InstalledValue<Value>: DynamicProperty {
  // The engine reaches the properties of the value through the address of this property.
  package var value: Value

  package init(_ value: Value) { self.value = value }

  @MainActor package static var _mayMissObject: Bool { TypeLayout.of(Value.self).mayMissObject }

  @MainActor
  package static func _missingObject(at address: UnsafeRawPointer, _ context: PropertyContext) -> Any.Type? {
    TypeLayout.of(Value.self).missingObject(at: address, context)
  }

  @MainActor
  package static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    TypeLayout.of(Value.self).installProperties(at: address, context)
  }

  @MainActor
  package static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    TypeLayout.of(Value.self).transferProperties(from: old, to: new)
  }

  @MainActor
  package static func _update(at address: UnsafeMutableRawPointer) {
    TypeLayout.of(Value.self).updateProperties(at: address)
  }

  @MainActor
  package static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {
    TypeLayout.of(Value.self).visitStorage(at: address, visitor)
  }
}

/// A property that retains an object at its view's position in the tree. The object is not state: a dry run of the tree
/// creates another one.
@propertyWrapper
package struct OwnedObject<Object: AnyObject>: DynamicProperty {
  private var object: Object?
  private let make: () -> Object

  package init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

  /// The object. Outside the tree, each access creates another one.
  package var wrappedValue: Object { object ?? make() }

  @MainActor package static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }

  @MainActor package static var _wantsUpdate: Bool { false }

  @MainActor
  package static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    let property = address.assumingMemoryBound(to: Self.self)
    property.pointee.object = property.pointee.make()
  }

  @MainActor
  package static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {}

  @MainActor
  package static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: Self.self).pointee.object = old.assumingMemoryBound(to: Self.self).pointee.object
  }
}
