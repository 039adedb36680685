public import TributaryCombine
import TributaryDiagnostics

/// An observable object that a view above has put into the environment with `environmentObject(_:)`.
///
/// The body is evaluated again when the object tells that it changes, and when another one stands in the environment. Where
/// there is none the body is not evaluated, and a diagnostic says what is missing.
///
/// > Source: conformance OBJECT-04, OBJECT-05.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var place: EnvironmentObjectPlace<ObjectType>?

  /// An object of this type, as the environment has it.
  public nonisolated init() {}

  /// The object.
  ///
  /// - Precondition: The view is in the tree, and a view above has put an object of this type into the environment.
  public var wrappedValue: ObjectType {
    guard let object = place?.object else {
      preconditionFailure("No object of type \(ObjectType.self): call environmentObject(_:) on a view above.")
    }
    return object
  }

  /// Makes bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Makes bindings to the properties of an observable object: `$object.property`.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(location: .member(ObservedLocation(object: object, keyPath: keyPath)))
    }
  }

  public static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }

  public static var _mayMissObject: Bool { true }

  public static func _missingObject(at address: UnsafeRawPointer, _ context: PropertyContext) -> Any.Type? {
    let place = address.assumingMemoryBound(to: EnvironmentObject.self).pointee.place
    return place?.find(for: context.node.object) == nil ? ObjectType.self : nil
  }

  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    address.assumingMemoryBound(to: EnvironmentObject.self).pointee.place = EnvironmentObjectPlace(context)
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

extension EnvironmentObject: StatelessProperty {}

extension View {
  /// Puts an observable object into the environment of this view and the views inside.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentTransformModifier { $0[observed: TypeKey(T.self)] = object })
  }
}

/// What an `@EnvironmentObject` has found at its place.
///
/// Invariant: once the object was found it is kept until another one is: closures of the view use it after the environment
/// has lost it.
///
/// By construction: it is written where another object is found, and nowhere else.
@MainActor
final class EnvironmentObjectPlace<Object: ObservableObject> {
  private let scope: EnvironmentScope
  private let observer: ObjectObserver
  private nonisolated(unsafe) var known: Object?

  /// The object that was found last.
  nonisolated var object: Object? { OffMainAccess.isOffMain ? OffMainAccess.withLock { known } : known }

  init(_ context: PropertyContext) {
    scope = context.environment.object
    observer = ObjectObserver(context)
  }

  /// The object that stands in the environment now; the node is told when another one does.
  func find(for node: EvaluatedNode) -> Object? {
    let path = \EnvironmentValues[observed: TypeKey(Object.self)]
    let found = scope.values[keyPath: path]
    node.environmentReads.append(EnvironmentRead(found, at: path))
    if let found { take(found) } else { observer.stop() }
    return found
  }

  private func take(_ object: Object) {
    if known === object { return }
    // Released behind the lock: the end of an object may run anything.
    let old = known
    OffMainAccess.withLock { known = object }
    withExtendedLifetime(old) {}
  }

  func prepare() {
    if let known { observer.observe(known) }
  }
}

extension EnvironmentValues {
  /// The observable object of a type that was put into the environment.
  package subscript<T: ObservableObject>(observed key: TypeKey<T>) -> T? {
    get { self[ObservedObjectKey<T>.self] }
    set { self[ObservedObjectKey<T>.self] = newValue }
  }
}

private enum ObservedObjectKey<T: ObservableObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

/// The places where a body waits for an object of the environment.
///
/// Invariant: `places` holds the nodes whose last evaluation was broken off for the lack of an object, and perhaps some that
/// have left the tree.
///
/// Tested by `MissingObjectTests`.
final class MissingObjects: HostFeature {
  static let slot = FeatureSlot()

  fileprivate var places: Set<NodeHandle> = []

  init(of host: ViewGraph) {}
}

extension ViewGraph {
  /// Takes note of whether an object is missing at a place, and says so once.
  ///
  /// - Parameter type: Of the object; `nil` if none is missing.
  /// - Returns: Whether the place has content now and had none before, or the other way round.
  @MainActor
  package func recordMissingObject(_ type: Any.Type?, at node: ViewNode) -> Bool {
    guard let type else {
      guard let waiting = features[MissingObjects.self], !waiting.places.isEmpty else { return false }
      return waiting.places.remove(handles.handle(for: node)) != nil
    }
    let (name, path) = (typeName(of: type), node.path)
    reportOnce(
      "object:\(name):\(path)",
      Diagnostic(.missingEnvironmentObject, path: path, evidence: [Evidence("object", name)]))
    return feature(MissingObjects.self).places.insert(handles.handle(for: node)).inserted
  }
}
