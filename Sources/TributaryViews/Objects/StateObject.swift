@_spi(Engine) public import TributaryEngine
public import TributaryCombine

/// A property wrapper for an observable object that the engine retains while the view stays at its position in the
/// tree.
///
/// The initializer of the object runs once for each position, before the first evaluation of the body. The body is
/// evaluated again when the object announces a change.
///
/// > Source: conformance OBJECT-01, OBJECT-02.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  // The engine depends on the order of these properties.
  var box: ObjectBox<ObjectType>?
  nonisolated(unsafe) let initial: InitialObject<ObjectType>

  /// Creates a property with a closure that creates the object when the view is inserted into the tree.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    initial = InitialObject(thunk)
  }

  /// The object. Outside the tree, each access creates another one.
  public var wrappedValue: ObjectType {
    guard let box else {
      recordUseOutsideTree(of: Self.self, "read")
      return initial.make()
    }
    return box.object
  }

  /// A projection that creates bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(wrappedValue) }

  public static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }

  public static var _mayMissObject: Bool { false }

  public static var _traits: PropertyTraits { PropertyTraits(storageType: ObjectBox<ObjectType>.self) }

  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    let storage = ObjectBox<ObjectType>(at: UnsafeRawPointer(address), context)
    address.assumingMemoryBound(to: StateStorage?.self).pointee = storage
  }

  public static func _update(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: StateObject.self).pointee.box?.prepare()
  }

  public static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {
    if let storage = address.assumingMemoryBound(to: StateStorage?.self).pointee { visitor.visit(storage) }
  }

  public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: StateStorage?.self).pointee = old.assumingMemoryBound(to: StateStorage?.self).pointee
  }
}
