@_spi(Engine) public import TributaryEngine
public import TributaryCombine

/// A property wrapper for an object that the focused view or one around it provides with `focusedObject(_:)`.
///
/// The value is `nil` if no such view provides one. The view that reads it is evaluated again when the object changes.
///
/// > Source: conformance FOCUS-53.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @FocusedValue private var object: ObjectType?
  private var watch = FocusedObjectWatch()

  /// Creates a reference to the focused object of a type.
  public init() { _object = FocusedValue(objectOf: ObjectIdentifier(ObjectType.self)) }

  /// The object that is currently provided; `nil` if there is none.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? {
    let object = object
    watch.follow(object)
    return object
  }

  /// A wrapper that creates bindings to the properties of the object; `nil` if there is no object.
  @MainActor @preconcurrency public var projectedValue: Wrapper? { wrappedValue.map { Wrapper($0) } }

  /// A wrapper that creates bindings to the properties of an object: `$object?.property`.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObservedObject<ObjectType>.Wrapper

    init(_ object: ObjectType) { self.object = ObservedObject<ObjectType>.Wrapper(object) }

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { object[dynamicMember: keyPath] }
  }
}

/// A property that invalidates the view when the most recently followed object changes.
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
  /// Provides an object to readers of ``FocusedObject`` while the focus is in this view.
  ///
  /// > Source: conformance FOCUS-53.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Provides an object, unless it is `nil`, while the focus is in this view.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isOfScene: false) { $0[objectOf: ObjectIdentifier(T.self)] = $1 })
  }

  /// Provides an object to readers of ``FocusedObject``, regardless of the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Provides an object, unless it is `nil`, regardless of the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isOfScene: true) { $0[objectOf: ObjectIdentifier(T.self)] = $1 })
  }
}
