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
