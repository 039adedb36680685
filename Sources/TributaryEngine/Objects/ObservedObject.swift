public import TributaryCombine
import TributaryDiagnostics

/// An observable object that a view is given: its body is evaluated again when the object tells that it changes.
///
/// > Source: conformance OBJECT-02, OBJECT-03.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) var object: ObjectType
  private var observer: ObjectObserver?

  /// An object to observe.
  public nonisolated init(wrappedValue: ObjectType) { object = wrappedValue }

  /// An object to observe.
  public nonisolated init(initialValue: ObjectType) { object = initialValue }

  /// The object; views above give another one by making the view anew.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Makes bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Makes bindings to the properties of an observable object: `$object.property`.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    package init(_ object: ObjectType) { self.object = object }

    /// A binding to a property of the object.
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

extension ObservedObject: StatelessProperty {}

/// A property of an object that a view observes as a whole, as a place that bindings refer to.
///
/// Who is handed the binding does not observe the object: it is evaluated again when the view that does makes the binding
/// anew and the value is another one. So the value belongs to what is compared.
final class ObservedLocation<Object: AnyObject, Value>: DerivedLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let seen: Value

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    seen = object[keyPath: keyPath]
  }

  override func read() -> Value { object[keyPath: keyPath] }

  override func write(_ value: Value, _ transaction: Transaction) {
    if transaction.box == nil {
      object[keyPath: keyPath] = value
    } else {
      withTransaction(transaction) { object[keyPath: keyPath] = value }
    }
  }

  override func isSamePlace(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? ObservedLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath && isKnownEqual(seen, other.seen)
  }
}

/// Whether two values mean the same to whoever reads them.
func isKnownEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  withPointer(to: a) { a in
    withPointer(to: b) { b in
      ComparisonCache.comparisonOnMain(of: Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
    }
  }
}

/// Objects that views observe as a whole: whoever declares one is told of its changes, whatever was read.
extension ViewGraph {
  /// An object is about to change, or has, that a node's view observes.
  func observedObjectWillChange(_ change: ObjectChange, readBy handle: NodeHandle) {
    guard let node = handles.node(for: handle), !node.flags.contains(.isRemoved) else { return }
    objectWillChange(for: ReaderList.Entry(handle: handle, evaluation: node.evaluation), change)
  }

  func reportOffMainWrite(_ change: ObjectChange, readBy handle: NodeHandle) {
    let property = change.name ?? "a property of an observable object"
    reportOnce(
      "off-main:\(property)",
      Diagnostic(
        .stateWrittenOffMain, path: handles.node(for: handle)?.path, evidence: [Evidence("property", property)]))
  }
}
