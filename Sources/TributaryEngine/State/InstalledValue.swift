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
