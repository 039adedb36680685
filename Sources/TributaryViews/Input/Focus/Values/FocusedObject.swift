@_spi(Engine) public import TributaryEngine
public import TributaryCombine

/// An object that the view with the focus, or one around it, offers by `focusedObject(_:)`; `nil` if none does. The view that reads
/// it is evaluated again when it tells that it changes.
///
/// > Source: conformance FOCUS-53.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @FocusedValue private var object: ObjectType?
  private var watch = FocusedObjectWatch()

  /// Creates the object of a type.
  public init() { _object = FocusedValue(objectOf: ObjectIdentifier(ObjectType.self)) }

  /// The object that is offered now.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? {
    let object = object
    watch.follow(object)
    return object
  }

  /// Makes bindings to the properties of the object; `nil` if there is none.
  @MainActor @preconcurrency public var projectedValue: Wrapper? { wrappedValue.map { Wrapper($0) } }

  /// Makes bindings to the properties of the object: `$object?.property`.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObservedObject<ObjectType>.Wrapper

    init(_ object: ObjectType) { self.object = ObservedObject<ObjectType>.Wrapper(object) }

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { object[dynamicMember: keyPath] }
  }
}

/// Has a view evaluated again when the object that it was shown last tells that it changes.
struct FocusedObjectWatch: DynamicProperty {
  private var observer: ObjectObserver?

  nonisolated init() {}

  @MainActor
  func follow<Object: ObservableObject>(_ object: Object?) {
    if let object { observer?.observe(object) } else { observer?.stop() }
  }

  @MainActor static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }
  @MainActor static var _wantsUpdate: Bool { false }

  @MainActor
  static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    address.assumingMemoryBound(to: Self.self).pointee.observer = ObjectObserver(context)
  }

  @MainActor static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {}

  @MainActor
  static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: Self.self).pointee.observer = old.assumingMemoryBound(to: Self.self).pointee.observer
  }
}

extension View {
  /// Offers an object to those who read it by ``FocusedObject``, while this view, or one inside, has the focus.
  ///
  /// > Source: conformance FOCUS-53.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Offers an object, unless it is `nil`, while this view, or one inside, has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isOfScene: false) { $0[objectOf: ObjectIdentifier(T.self)] = $1 })
  }

  /// Offers an object to those who read it by ``FocusedObject``, whatever has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Offers an object, unless it is `nil`, whatever has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isOfScene: true) { $0[objectOf: ObjectIdentifier(T.self)] = $1 })
  }
}
