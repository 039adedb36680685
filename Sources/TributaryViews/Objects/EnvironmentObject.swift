@_spi(Engine) public import TributaryEngine
public import TributaryCombine

/// A property wrapper for an observable object that an ancestor view supplies with `environmentObject(_:)`.
///
/// The body is evaluated again when the object announces a change, and when the environment contains another object. If
/// the environment contains no such object, the body is not evaluated, and a diagnostic reports the missing object.
///
/// > Source: conformance OBJECT-04, OBJECT-05.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var place: EnvironmentObjectLocation<ObjectType>?

  /// Creates a property that reads an object of this type from the environment.
  public nonisolated init() {}

  /// The object from the environment.
  ///
  /// - Precondition: The view is in the tree, and an ancestor has supplied an object of this type.
  public var wrappedValue: ObjectType {
    guard let object = place?.object else {
      preconditionFailure(
        "No object of type \(ObjectType.self). Call environmentObject(_:) on an ancestor of the view.")
    }
    return object
  }

  /// A projection that creates bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// A wrapper that creates bindings to the properties of an observable object: `$object.property`.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    /// Returns a binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(location: .member(ObservedLocation(object: object, keyPath: keyPath)))
    }
  }

  public static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }

  public static var _mayMissObject: Bool { true }

  public static var _traits: PropertyTraits { PropertyTraits(isStateless: true) }

  public static func _missingObject(at address: UnsafeRawPointer, _ context: PropertyContext) -> Any.Type? {
    let place = address.assumingMemoryBound(to: EnvironmentObject.self).pointee.place
    return place?.find(for: context.node.object()) == nil ? ObjectType.self : nil
  }

  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    address.assumingMemoryBound(to: EnvironmentObject.self).pointee.place = EnvironmentObjectLocation(context)
  }

  public static func _update(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: EnvironmentObject.self).pointee.place?.prepare()
  }

  public static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {}

  public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: EnvironmentObject.self).pointee.place =
      old.assumingMemoryBound(to: EnvironmentObject.self).pointee.place
  }
}

extension View {
  /// Supplies an observable object to this view and its descendants through the environment.
  ///
  /// - Parameter object: The object, which is identified by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentTransformModifier { $0[observed: TypeKey(T.self)] = object })
  }
}

/// The object that an `@EnvironmentObject` property has found.
///
/// Invariant: an object is retained until another one is found, because closures of the view may use it after its
/// removal from the environment.
///
/// By construction: the property is written only where another object is found.
@MainActor
final class EnvironmentObjectLocation<Object: ObservableObject> {
  private let scope: EnvironmentScope
  private let observer: ObjectObserver
  private nonisolated(unsafe) var known: Object?

  /// The object that was found last.
  nonisolated var object: Object? { OffMainAccess.isOffMain ? OffMainAccess.withLock { known } : known }

  init(_ context: PropertyContext) {
    scope = context.environment.object()
    observer = ObjectObserver(context)
  }

  /// Returns the object in the current environment, and registers the node for changes of the environment's object.
  func find(for node: EvaluatedNode) -> Object? {
    let path = \EnvironmentValues[observed: TypeKey(Object.self)]
    let found = scope.values[keyPath: path]
    node.environmentReads.append(EnvironmentRead(found, at: path))
    if let found { take(found) } else { observer.stop() }
    return found
  }

  private func take(_ object: Object) {
    if known === object { return }
    // The old object is released outside the lock, because its deinitializer may run arbitrary code.
    let old = known
    OffMainAccess.withLock { known = object }
    withExtendedLifetime(old) {}
  }

  func prepare() {
    if let known { observer.observe(known) }
  }
}

extension EnvironmentValues {
  /// The observable object of a type in the environment.
  package subscript<T: ObservableObject>(observed key: TypeKey<T>) -> T? {
    get { self[ObservedObjectKey<T>.self] }
    set { self[ObservedObjectKey<T>.self] = newValue }
  }
}

private enum ObservedObjectKey<T: ObservableObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}
