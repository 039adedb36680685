/// A property wrapper for a value that the engine stores while the view stays at its position in the tree.
///
/// A write causes the bodies that read the value to be evaluated at the next update. Writing a value equal to the
/// current one has no effect. A write during the evaluation of a body is rejected with a diagnostic.
///
/// The expression of the initial value is evaluated each time a parent creates the view, and the first value is kept. A
/// class instance is therefore created more often than in SwiftUI, where `@State` is a macro. Create an expensive
/// object in an action, or declare it with `StateObject`.
///
/// > Source: conformance STATE-10.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // The engine depends on the order of these properties.
  @usableFromInline var box: StateBox<Value>?
  @usableFromInline var initialValue: Value

  /// Creates state with the value that it has when its view is inserted into the tree.
  @inlinable
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// Creates state with the value that it has when its view is inserted into the tree.
  @inlinable
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The current value. Outside the tree, reads return the initial value and writes have no effect.
  public var wrappedValue: Value {
    @inlinable get { box?.read() ?? valueOutsideTree("read") }
    nonmutating set {
      guard let box else { return recordUseOutsideTree(of: Self.self, "written") }
      box.write(newValue)
    }
  }

  /// A binding to the value, through which other views can read and write it.
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

  @MainActor public static var _traits: PropertyTraits { PropertyTraits(storageType: StateBox<Value>.self) }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    let storage = StateBox<Value>(at: UnsafeRawPointer(address), context)
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

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state with an initial value of `nil`.
  @inlinable
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// State may be passed to other threads. A write outside the main actor is applied on the main actor and reported as
/// ``DiagnosticCode/stateWrittenOffMain``.
extension State: @unchecked Sendable where Value: Sendable {}
