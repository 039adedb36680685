public import TributaryCombine

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
