import TributaryDiagnostics

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

/// What a dynamic property learns when it is installed: the node that it belongs to, which property of which type
/// it is, and the environment.
public struct PropertyContext {
  package var node: Unretained<EvaluatedNode>
  package var environment: Unretained<EnvironmentScope>
  /// The type that declares the property; layouts are kept for the life of the process.
  package var layout: Unretained<TypeLayout>
  package var propertyIndex: Int32 = 0

  package init(node: EvaluatedNode) {
    self.node = Unretained(node)
    self.environment = node.environmentReference
    self.layout = Unretained(node.layout)
  }
}

/// How a dynamic property is compared; opaque to user code.
public struct PropertyComparison {
  package let rule: Comparison

  package init(_ rule: Comparison) { self.rule = rule }
}

/// Takes note of the state of a view; opaque to user code.
public struct StorageVisitor {
  package let visit: (StateStorage) -> Void

  package init(_ visit: @escaping (StateStorage) -> Void) { self.visit = visit }
}

/// A property whose first field refers to its storage, whose second is the initial value, and that is nothing else: the
/// engine makes and hands on its storage without a call through the property's type.
package protocol StoredProperty: _KnownToEngine {
  /// The class of the storage.
  static var storageType: StateStorage.Type { get }
}

/// A dynamic property was used that nobody has given its storage: it stands where the engine does not look, in an enum, a
/// collection or a plain struct, or its view is no part of the tree yet.
///
/// Told where code of users runs for a node: elsewhere nobody knows who asks. What cannot be found since its type has no
/// record of its fields has been told before.
///
/// - Parameters:
///   - property: The type of the property.
///   - use: What was done with it, as reports print it.
@usableFromInline @inline(never)
package func recordUseOutsideTree(of property: Any.Type, _ use: String) {
  guard let node = currentEvaluation.node else { return }
  node.host.reportUseOutsideTree(of: property, use, at: node)
}

extension ViewGraph {
  fileprivate func reportUseOutsideTree(of property: Any.Type, _ use: String, at node: ViewNode) {
    guard findings.isNew("outside:\(ObjectIdentifier(property)):\(ObjectIdentifier(type(of: node)))"),
      !findings.all.contains(where: { $0.code == .missingReflectionMetadata })
    else { return }
    report(
      Diagnostic(
        .stateOutsideTree, path: node.path,
        evidence: [Evidence("property", "a \(String(describing: property))"), Evidence("use", use)]))
  }
}
