/// A value that a view owns and the engine keeps for as long as the view stays at its place in the tree.
///
/// Writing it evaluates again the bodies that read it, at the next update. Writing a value equal to the one that stands
/// is no write. Writing it while a body is evaluated is refused with a diagnostic.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // The engine relies on this order.
  @usableFromInline var box: StateBox<Value>?
  @usableFromInline var initialValue: Value

  /// State with the value that it has when its view comes into the tree.
  @inlinable
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// State with the value that it has when its view comes into the tree.
  @inlinable
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The value; outside the tree it is the initial value, and writes are lost.
  public var wrappedValue: Value {
    @inlinable get { box?.read() ?? valueOutsideTree("read") }
    nonmutating set {
      guard let box else { return recordUseOutsideTree(of: Self.self, "written") }
      box.write(newValue)
    }
  }

  /// A reference to the value that other views can read and write.
  @inlinable
  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: .state(box)) }
    return .constant(valueOutsideTree("bound"))
  }

  @usableFromInline @inline(never)
  func valueOutsideTree(_ use: String) -> Value {
    recordUseOutsideTree(of: Self.self, use)
    return initialValue
  }

  @MainActor public static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }

  @MainActor public static var _wantsUpdate: Bool { false }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    let storage = storageType.init(at: UnsafeRawPointer(address), context)
    address.assumingMemoryBound(to: StateStorage?.self).pointee = storage
  }

  @MainActor
  public static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {
    if let storage = address.assumingMemoryBound(to: StateStorage?.self).pointee { visitor.visit(storage) }
  }

  @MainActor
  public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: StateStorage?.self).pointee = old.assumingMemoryBound(to: StateStorage?.self).pointee
  }
}

extension State: StoredProperty {
  package static var storageType: StateStorage.Type { StateBox<Value>.self }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that begins as `nil`.
  @inlinable
  public init() {
    self.init(wrappedValue: nil)
  }
}
