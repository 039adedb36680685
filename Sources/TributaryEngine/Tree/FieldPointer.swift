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
