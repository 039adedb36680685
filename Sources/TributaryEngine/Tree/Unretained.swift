/// A reference that neither keeps its object alive nor counts it: the object is known to outlive the holder.
///
/// A property that is `unowned(unsafe)` promises the same, but whoever uses it counts the object up and down again; such
/// pairs took more than half of a first frame. Calls through ``with(_:)`` count nothing.
@usableFromInline
package struct Unretained<Object: AnyObject> {
  @usableFromInline let reference: Unmanaged<Object>

  @inlinable @inline(__always)
  package init(_ object: Object) { reference = .passUnretained(object) }

  @inlinable @inline(__always)
  package init(unmanaged reference: Unmanaged<Object>) { self.reference = reference }

  /// The object, counted for as long as the caller uses it.
  @inlinable
  package var object: Object {
    @inline(__always) get { reference.takeUnretainedValue() }
  }

  /// Calls `body` with the object.
  @inlinable @inline(__always)
  package func with<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef { body($0) }
  }
}

/// Calls `body` with the object that a stored property refers to, without counting it. The property has to go on
/// referring to it for the time of the call.
@inlinable @inline(__always)
package func withUncounted<Object: AnyObject, Result>(
  _ property: inout Object?, _ body: (Object) -> Result
) -> Result? {
  // One reference is one pointer, counted or not.
  let reference = withMutablePointer(to: &property) {
    UnsafeRawPointer($0).load(as: Unmanaged<Object>?.self)
  }
  return reference.map { $0._withUnsafeGuaranteedRef { body($0) } }
}

extension ContiguousArray where Element: AnyObject {
  /// Calls `body` for each object in order, without counting it. The array keeps the objects for the time of the call.
  @inline(__always)
  package func forEachUncounted(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { objects in
      // One reference is one pointer, counted or not.
      objects.withMemoryRebound(to: Unmanaged<Element>.self) { references in
        for reference in references { reference._withUnsafeGuaranteedRef { body($0) } }
      }
    }
  }

  /// The object at an index, not counted.
  @inlinable
  @inline(__always)
  package func reference(at index: Int) -> Unretained<Element> {
    withUnsafeBufferPointer { objects in
      objects.withMemoryRebound(to: Unmanaged<Element>.self) { Unretained(unmanaged: $0[index]) }
    }
  }
}

extension Optional {
  /// The object behind a reference that may be missing.
  @inlinable
  package func object<Object>() -> Object? where Wrapped == Unretained<Object> {
    map { $0.object }
  }
}

/// Pointers to the stored properties of a view, so that a view is handed down without copying what is inside it.
///
/// A structure's stored properties stand in the order of their declaration, each at the next address that its alignment
/// allows. `FieldPointerTests` holds every type that relies on this to `MemoryLayout.offset(of:)`.
extension UnsafePointer {
  /// The stored property that is declared first.
  @inlinable @inline(__always)
  package func first<Field>(as type: Field.Type) -> UnsafePointer<Field> {
    UnsafeRawPointer(self).assumingMemoryBound(to: Field.self)
  }

  /// The stored property that is declared second, after one of type `First`.
  @inlinable @inline(__always)
  package func second<First, Field>(after first: First.Type, as type: Field.Type) -> UnsafePointer<Field> {
    let alignment = MemoryLayout<Field>.alignment
    let offset = (MemoryLayout<First>.size + alignment - 1) & ~(alignment - 1)
    return (UnsafeRawPointer(self) + offset).assumingMemoryBound(to: Field.self)
  }
}
