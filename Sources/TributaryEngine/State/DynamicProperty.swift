import TributaryDiagnostics

/// A stored property of a view, modifier or style that receives storage or a value from the engine.
///
/// A custom type that conforms can contain other dynamic properties, such as `@State`, which also receive storage. The
/// requirements that begin with an underscore are reserved for the engine and have default implementations.
public protocol DynamicProperty: _KnownToEngine {
  /// Updates the property before each evaluation of the enclosing body.
  mutating func update()

  /// The rule that compares values of this type when a view is compared; `nil` for the default rule.
  @MainActor static var _comparison: PropertyComparison? { get }

  /// Whether `update()` has an effect.
  @MainActor static var _wantsUpdate: Bool { get }

  /// How the engine stores and installs the property.
  @MainActor static var _traits: PropertyTraits { get }

  /// Whether the property reads an object that may be missing from the environment.
  @MainActor static var _mayMissObject: Bool { get }

  /// Returns the type of the object that the property at `address` requires and that is missing from the environment.
  @MainActor static func _missingObject(at address: UnsafeRawPointer, _ context: PropertyContext) -> Any.Type?

  /// Installs storage for the property at `address` at a new position in the tree.
  @MainActor static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext)

  /// Transfers the storage of the property at `old` to a new value of the same property.
  @MainActor static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer)

  /// Calls `update()` on the property at `address`.
  @MainActor static func _update(at address: UnsafeMutableRawPointer)

  /// Visits the state of the property at `address`, in installation order.
  @MainActor static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor)
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public static var _comparison: PropertyComparison? { nil }

  @MainActor public static var _wantsUpdate: Bool { true }

  @MainActor public static var _traits: PropertyTraits { PropertyTraits() }

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

/// The context in which a dynamic property is installed: the node, the index and declaring type of the property, and
/// the environment.
@_documentation(visibility: internal)
public struct PropertyContext {
  package var node: Unretained<EvaluatedNode>
  package var environment: Unretained<EnvironmentScope>
  /// The layout of the type that declares the property. Layouts are never deallocated.
  package var layout: Unretained<TypeLayout>
  package var propertyIndex: Int32 = 0

  package init(node: EvaluatedNode) {
    self.node = Unretained(node)
    self.environment = node.environmentReference
    self.layout = Unretained(node.layout)
  }
}

/// The comparison rule of a dynamic property, which is opaque to client code.
@_documentation(visibility: internal)
public struct PropertyComparison {
  package let rule: Comparison

  package init(_ rule: Comparison) { self.rule = rule }
}

/// A visitor of the state of a view, which is opaque to client code.
@_documentation(visibility: internal)
public struct StorageVisitor {
  package let visit: (StateStorage) -> Void

  package init(_ visit: @escaping (StateStorage) -> Void) { self.visit = visit }
}

/// How the engine stores and installs the properties of a type, which is opaque to client code.
@_documentation(visibility: internal)
public struct PropertyTraits {
  /// The class of the storage if the property consists of a reference to its storage, followed by its initial value,
  /// and no other fields. The engine creates and transfers the storage without a call through the property's type.
  package let storageType: StateStorage.Type?

  /// Whether the property only refers to state stored elsewhere.
  package let isStateless: Bool

  /// Whether the engine installs the property.
  package let isInstalled: Bool

  package init(storageType: StateStorage.Type? = nil, isStateless: Bool = false, isInstalled: Bool = true) {
    self.storageType = storageType
    self.isStateless = isStateless
    self.isInstalled = isInstalled
  }
}

/// Reports the use of a dynamic property without storage.
///
/// A property has no storage if its view is not yet in the tree, or if the engine does not search its container, such
/// as an enum, a collection or a plain struct.
///
/// The report is made only where client code runs for a node, because the reader is unknown elsewhere. Properties of
/// types without field records are reported earlier.
///
/// - Parameters:
///   - property: The type of the property.
///   - use: The operation on the property, as printed in reports.
@usableFromInline @inline(never)
package func recordUseOutsideTree(of property: Any.Type, _ use: String) {
  guard let node = currentEvaluation.node else { return }
  node.reportUseOutsideTree(of: property, use)
}

extension ViewNode {
  fileprivate final func reportUseOutsideTree(of property: Any.Type, _ use: String) {
    guard host.findings.isNew("outside:\(ObjectIdentifier(property)):\(ObjectIdentifier(type(of: self)))"),
      !host.findings.all.contains(where: { $0.code == .missingReflectionMetadata })
    else { return }
    host.report(
      Diagnostic(
        .stateOutsideTree, path: path,
        evidence: [Evidence("property", "a \(String(describing: property))"), Evidence("use", use)]))
  }
}
