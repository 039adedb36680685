public import TributaryCombine

/// An observable object that a view owns, and the engine keeps for as long as the view stays at its place in the tree.
///
/// The initializer runs once for each place, before the body is evaluated first. The body is evaluated again when the
/// object tells that it changes.
///
/// > Source: conformance OBJECT-01, OBJECT-02.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  // The engine relies on this order.
  private var box: ObjectBox<ObjectType>?
  nonisolated(unsafe) let make: () -> ObjectType

  /// An object that a closure makes when the view comes into the tree.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; outside the tree another one each time.
  public var wrappedValue: ObjectType {
    guard let box else {
      recordUseOutsideTree(of: Self.self, "read")
      return make()
    }
    return box.object
  }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(wrappedValue) }

  public static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }

  public static var _mayMissObject: Bool { false }

  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    let storage = storageType.init(at: UnsafeRawPointer(address), context)
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

extension StateObject: StoredProperty {
  package nonisolated static var storageType: StateStorage.Type { ObjectBox<ObjectType>.self }
}
