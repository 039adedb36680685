/// A value that is no view, a style or an app, as a property of a view: its dynamic properties get storage and environment
/// there.
package struct InstalledValue<Value>: DynamicProperty {
  // The engine reaches the properties of the value at the address of this property.
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

/// An object that a view of the package keeps for as long as it stands at its place in the tree, and that is no state:
/// a dry run of the tree makes its own.
@propertyWrapper
package struct OwnedObject<Object: AnyObject>: DynamicProperty {
  private var object: Object?
  private let make: () -> Object

  package init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

  /// The object; outside the tree another one each time.
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
