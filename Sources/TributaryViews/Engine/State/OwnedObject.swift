/// An object that a view of the package keeps for as long as it stands at its place in the tree, and that is no state:
/// a dry run of the tree makes its own.
@propertyWrapper
struct OwnedObject<Object: AnyObject>: DynamicProperty {
  private var object: Object?
  private let make: () -> Object

  init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

  /// The object; outside the tree another one each time.
  var wrappedValue: Object { object ?? make() }

  @MainActor static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }

  @MainActor static var _wantsUpdate: Bool { false }

  @MainActor
  static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    let property = address.assumingMemoryBound(to: Self.self)
    property.pointee.object = property.pointee.make()
  }

  @MainActor
  static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {}

  @MainActor
  static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: Self.self).pointee.object = old.assumingMemoryBound(to: Self.self).pointee.object
  }
}
