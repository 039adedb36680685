/// A stored property of a view, modifier or style that the engine gives storage or a value from outside.
///
/// A type of your own that conforms may hold other dynamic properties, `@State` for instance; they get storage too. The
/// requirements whose names begin with an underscore are the engine's and have defaults.
public protocol DynamicProperty: _KnownToEngine {
  /// Called before each evaluation of the body that the property belongs to.
  mutating func update()

  /// How values of this type are compared when a view is; `nil` to be decided as for any type.
  @MainActor static var _comparison: PropertyComparison? { get }

  /// Whether `update()` does anything.
  @MainActor static var _wantsUpdate: Bool { get }

  /// Whether it reads an object of the environment that may be missing there.
  @MainActor static var _mayMissObject: Bool { get }

  /// The type of the object that the property at `address` needs and that the environment does not have.
  @MainActor static func _missingObject(at address: UnsafeRawPointer, _ context: PropertyContext) -> Any.Type?

  /// Gives the property at `address` its storage at a new place in the tree.
  @MainActor static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext)

  /// Hands the storage of the property at `old` on to a new value of the same property.
  @MainActor static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer)

  /// Calls `update()` of the property at `address`.
  @MainActor static func _update(at address: UnsafeMutableRawPointer)

  /// Shows the state of the property at `address`, in the order in which it was installed.
  @MainActor static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor)
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public static var _comparison: PropertyComparison? { nil }

  @MainActor public static var _wantsUpdate: Bool { true }

  @MainActor public static var _mayMissObject: Bool { _wantsUpdate && TypeLayout.of(Self.self).mayMissObject }

  @MainActor
  public static func _missingObject(at address: UnsafeRawPointer, _ context: PropertyContext) -> Any.Type? {
    TypeLayout.of(Self.self).missingObject(at: address, context)
  }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    TypeLayout.of(Self.self).installProperties(at: address, context)
  }

  @MainActor
  public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    TypeLayout.of(Self.self).transferProperties(from: old, to: new)
  }

  @MainActor
  public static func _update(at address: UnsafeMutableRawPointer) {
    TypeLayout.of(Self.self).updateProperties(at: address)
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

extension DynamicProperty {
  @MainActor
  public static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {
    TypeLayout.of(Self.self).visitStorage(at: address, visitor)
  }
}
