/// A reference without reference counting to an object that outlives the holder.
///
/// A property that is `unowned(unsafe)` has the same semantics, but each use retains and releases the object. Such
/// pairs took more than half of the time of a first frame. Calls through ``with(_:)`` do no reference counting.
///
/// In a release build, the reference is a pointer. In a debug build, it refers to the ``Lifetime`` of the object, and
/// each use checks that the object exists. Otherwise the process stops, with a message that states the type of the
/// object and the file and line of the use.
@usableFromInline
package struct Unretained<Object: Referable> {
  #if DEBUG
    @usableFromInline let lifetime: Lifetime

    @_transparent @usableFromInline
    package init(_ object: Object) {
      lifetime = object.lifetime
      lifetime.cell.pointee.object = Unmanaged.passUnretained(object).toOpaque()
    }

    @_transparent @usableFromInline
    package init(unmanaged reference: Unmanaged<Object>) { self.init(reference.takeUnretainedValue()) }

    /// Returns the object, retained while the caller uses it.
    @_transparent @usableFromInline
    package func object(file: StaticString = #fileID, line: UInt = #line) -> Object {
      if lifetime.cell.pointee.generation != lifetime.generation { lifetime.reportUse(Object.self, file, line) }
      return Unmanaged<Object>.fromOpaque(lifetime.cell.pointee.object.unsafelyUnwrapped).takeUnretainedValue()
    }

    /// Calls `body` with the object.
    @inlinable
    package func with<Result>(
      file: StaticString = #fileID, line: UInt = #line, _ body: (Object) -> Result
    ) -> Result {
      body(object(file: file, line: line))
    }
  #else
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable @inline(__always)
    package init(_ object: Object) { reference = .passUnretained(object) }

    @inlinable @inline(__always)
    package init(unmanaged reference: Unmanaged<Object>) { self.reference = reference }

    /// Returns the object, retained while the caller uses it.
    @_transparent @usableFromInline
    package func object() -> Object { reference.takeUnretainedValue() }

    /// Calls `body` with the object.
    @inlinable @inline(__always)
    package func with<Result>(_ body: (Object) -> Result) -> Result {
      reference._withUnsafeGuaranteedRef { body($0) }
    }
  #endif
}

/// Calls `body` with the object of a stored property, without reference counting. The property must refer to the object
/// until the call returns.
@inlinable @inline(__always)
package func withUncounted<Object: AnyObject, Result>(
  _ property: inout Object?, _ body: (Object) -> Result
) -> Result? {
  // A strong reference and an unmanaged reference have the same representation: one pointer.
  let reference = withMutablePointer(to: &property) {
    UnsafeRawPointer($0).load(as: Unmanaged<Object>?.self)
  }
  return reference.map { $0._withUnsafeGuaranteedRef { body($0) } }
}

/// Returns an unretained reference to the object of a stored property. The access to the property has ended when this
/// function returns. The property must refer to the object while the reference is used.
@inlinable @inline(__always)
package func unretained<Object: Referable>(_ property: inout Object?) -> Unretained<Object>? {
  #if DEBUG
    property.map { Unretained($0) }
  #else
    // A strong reference and an unmanaged reference have the same representation: one pointer.
    withMutablePointer(to: &property) { UnsafeRawPointer($0).load(as: Unmanaged<Object>?.self) }
      .map { Unretained(unmanaged: $0) }
  #endif
}

/// Returns an unretained reference to the object of a stored property, as for an optional property.
@inlinable @inline(__always)
package func unretained<Object: Referable>(_ property: inout Object) -> Unretained<Object> {
  #if DEBUG
    Unretained(property)
  #else
    withMutablePointer(to: &property) {
      Unretained(unmanaged: UnsafeRawPointer($0).load(as: Unmanaged<Object>.self))
    }
  #endif
}

/// Calls `body` with a new object, and returns the object. The object is not counted during the call; otherwise every
/// new node would be retained and released while its content is created.
@inlinable @inline(__always)
package func settingUp<Object: AnyObject>(_ object: consuming Object, _ body: (Object) -> Void) -> Object {
  let made = Unmanaged.passRetained(consume object)
  made._withUnsafeGuaranteedRef { body($0) }
  return made.takeRetainedValue()
}

extension ContiguousArray where Element: AnyObject {
  /// Calls `body` for each object in order, without reference counting. The array retains the objects until the call
  /// returns.
  @inline(__always)
  package func forEachUncounted(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { objects in
      // A strong reference and an unmanaged reference have the same representation: one pointer.
      objects.withMemoryRebound(to: Unmanaged<Element>.self) { references in
        for reference in references { reference._withUnsafeGuaranteedRef { body($0) } }
      }
    }
  }
}

extension ContiguousArray where Element: Referable {
  /// Returns an unretained reference to the object at an index.
  @inlinable
  @inline(__always)
  package func reference(at index: Int) -> Unretained<Element> {
    #if DEBUG
      Unretained(self[index])
    #else
      withUnsafeBufferPointer { objects in
        objects.withMemoryRebound(to: Unmanaged<Element>.self) { Unretained(unmanaged: $0[index]) }
      }
    #endif
  }
}

extension Optional {
  /// Returns the object of an optional reference.
  ///
  /// The function is inlined also without optimization: as a generic call, it took five percent of the time of
  /// the tests, mostly to look up the types of its parameters.
  #if DEBUG
    @_transparent @usableFromInline
    package func object<Object>(file: StaticString = #fileID, line: UInt = #line) -> Object?
    where Wrapped == Unretained<Object> {
      switch self {
      case .none: nil
      case .some(let reference): reference.object(file: file, line: line)
      }
    }
  #else
    @_transparent @usableFromInline
    package func object<Object>() -> Object? where Wrapped == Unretained<Object> {
      switch self {
      case .none: nil
      case .some(let reference): reference.object()
      }
    }
  #endif
}

/// Pointers to the stored properties of a view, which pass parts of a view without copies.
///
/// The stored properties of a structure are laid out in the order of their declaration, each at the next address that
/// its alignment allows. `FieldPointerTests` compares every type that relies on this layout with
/// `MemoryLayout.offset(of:)`.
extension UnsafePointer {
  /// Returns a pointer to the first stored property.
  @inlinable @inline(__always)
  package func first<Field>(as type: Field.Type) -> UnsafePointer<Field> {
    UnsafeRawPointer(self).assumingMemoryBound(to: Field.self)
  }

  /// Returns a pointer to the second stored property, where the first has the type `First`.
  @inlinable @inline(__always)
  package func second<First, Field>(after first: First.Type, as type: Field.Type) -> UnsafePointer<Field> {
    let alignment = MemoryLayout<Field>.alignment
    let offset = (MemoryLayout<First>.size + alignment - 1) & ~(alignment - 1)
    return (UnsafeRawPointer(self) + offset).assumingMemoryBound(to: Field.self)
  }
}
