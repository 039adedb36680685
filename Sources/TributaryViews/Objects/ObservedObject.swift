@_spi(Engine) public import TributaryEngine
public import TributaryCombine

/// A property wrapper for an observable object that is passed to a view and whose changes cause the body to be
/// evaluated again.
///
/// > Source: conformance OBJECT-02, OBJECT-03.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) var object: ObjectType
  private var observer: ObjectObserver?

  /// Creates a property that observes an object.
  public nonisolated init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property that observes an object.
  public nonisolated init(initialValue: ObjectType) { object = initialValue }

  /// The observed object. A parent view replaces it by creating this view with another object.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// A projection that creates bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// A wrapper that creates bindings to the properties of an observable object: `$object.property`.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    package init(_ object: ObjectType) { self.object = object }

    /// Returns a binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(location: .member(ObservedLocation(object: object, keyPath: keyPath)))
    }
  }

  public static var _comparison: PropertyComparison? {
    PropertyComparison(
      .equatable { a, b in
        let a = a.assumingMemoryBound(to: ObservedObject.self)
        let b = b.assumingMemoryBound(to: ObservedObject.self)
        return a.pointee.object === b.pointee.object
      })
  }

  public static var _mayMissObject: Bool { false }

  public static var _traits: PropertyTraits { PropertyTraits(isStateless: true) }

  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    address.assumingMemoryBound(to: ObservedObject.self).pointee.observer = ObjectObserver(context)
  }

  public static func _update(at address: UnsafeMutableRawPointer) {
    let property = address.assumingMemoryBound(to: ObservedObject.self)
    property.pointee.observer?.observe(property.pointee.object)
  }

  public static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {}

  public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: ObservedObject.self).pointee.observer =
      old.assumingMemoryBound(to: ObservedObject.self).pointee.observer
  }
}
