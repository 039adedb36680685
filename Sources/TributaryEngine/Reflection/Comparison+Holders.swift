extension Comparison {
  /// Returns whether the rule of a type is the type's own `==`.
  package static func isPlain(_ type: Any.Type) -> Bool {
    let searched = SearchedType(type)
    if searched.dynamicProperty != nil { return false }
    if let holder = searched.valueHolder { return holder.isPlain && searched.equatable != nil }
    return searched.equatable != nil && (!(type is AnyClass) || searched.isImmutableObject)
      && !holdsUncounted(searched)
  }

  /// Returns whether a struct or tuple contains non-owning references, also in optionals and in the elements of
  /// collections.
  package static func holdsUncounted(_ type: Any.Type) -> Bool {
    !FieldRecord.isTrivial(type) && holdsUncounted(SearchedType(type))
  }

  /// Returns whether a struct or tuple contains non-owning references, also in optionals and in the elements of
  /// collections.
  ///
  /// - Parameter depth: The nesting depth in other types. The search ends at eight levels, because a type can contain
  ///   an array of itself.
  static func holdsUncounted(_ searched: SearchedType, depth: Int = 0) -> Bool {
    if searched.dynamicProperty != nil || FieldRecord.isTrivial(searched.type) { return false }
    func isHeld(by type: Any.Type) -> Bool {
      depth < 7 && !FieldRecord.isTrivial(type) && holdsUncounted(SearchedType(type), depth: depth + 1)
    }
    if let holder = searched.valueHolder { return holder.parts.contains(where: isHeld) }
    return (FieldRecord.fields(of: searched.type) ?? []).contains { !$0.isStrong || isHeld(by: $0.type) }
  }
}

extension Optional: ValueHolder {
  package static var isPlain: Bool { Comparison.isPlain(Wrapped.self) }
  package static var parts: [Any.Type] { [Wrapped.self] }

  @MainActor package static var comparison: Comparison {
    let wrapped = Comparison(of: Wrapped.self)
    switch wrapped {
    case .never: return .never
    // A reference is a single pointer and never null.
    case .reference: return .reference
    case .equatable, .bits, .fields, .ignored: break
    }
    return .equatable { a, b in
      let isThere = a.assumingMemoryBound(to: Wrapped?.self).pointee != nil
      if isThere != (b.assumingMemoryBound(to: Wrapped?.self).pointee != nil) { return false }
      // The payload is at the start of the optional and is compared in place: in a copy, a reference to an object
      // deallocated since would be `nil`.
      return !isThere || wrapped.areEqual(a, b)
    }
  }
}

/// A collection, which resolves the rule of its elements at each comparison, because a type may contain an array of
/// itself.
private protocol Elements: ValueHolder {
  static func areEqual(_ a: Self, _ b: Self) -> Bool
}

extension Elements {
  @MainActor package static var comparison: Comparison {
    // Identical storage has identical elements, because any other owner copies it before a write.
    .bits(of: Self.self) { a, b in areEqual(a.pointee, b.pointee) }
  }
}

/// Compares the elements of two buffers in place.
private func areElementsEqual<Element>(
  _ x: UnsafeRawBufferPointer, _ y: UnsafeRawBufferPointer, count: Int, of type: Element.Type
) -> Bool {
  guard let x = x.baseAddress, let y = y.baseAddress, x != y else { return true }
  let comparison = ComparisonCache.comparisonOnMain(of: type)
  return (0..<count).allSatisfy {
    let offset = $0 * MemoryLayout<Element>.stride
    return comparison.areEqual(x + offset, y + offset)
  }
}

extension Array: ValueHolder, Elements {
  package static var isPlain: Bool { Comparison.isPlain(Element.self) }
  package static var parts: [Any.Type] { [Element.self] }

  fileprivate static func areEqual(_ a: [Element], _ b: [Element]) -> Bool {
    a.count == b.count
      && a.withUnsafeBytes { x in b.withUnsafeBytes { y in areElementsEqual(x, y, count: a.count, of: Element.self) } }
  }
}

extension ContiguousArray: ValueHolder, Elements {
  package static var isPlain: Bool { Comparison.isPlain(Element.self) }
  package static var parts: [Any.Type] { [Element.self] }

  fileprivate static func areEqual(_ a: ContiguousArray<Element>, _ b: ContiguousArray<Element>) -> Bool {
    a.count == b.count
      && a.withUnsafeBytes { x in b.withUnsafeBytes { y in areElementsEqual(x, y, count: a.count, of: Element.self) } }
  }
}

extension ArraySlice: ValueHolder, Elements {
  package static var isPlain: Bool { Comparison.isPlain(Element.self) }
  package static var parts: [Any.Type] { [Element.self] }

  fileprivate static func areEqual(_ a: ArraySlice<Element>, _ b: ArraySlice<Element>) -> Bool {
    a.count == b.count
      && a.withUnsafeBytes { x in b.withUnsafeBytes { y in areElementsEqual(x, y, count: a.count, of: Element.self) } }
  }
}

extension Set: ValueHolder, Elements {
  package static var isPlain: Bool { Comparison.isPlain(Element.self) }
  package static var parts: [Any.Type] { [Element.self] }

  fileprivate static func areEqual(_ a: Set<Element>, _ b: Set<Element>) -> Bool {
    a.count == b.count
      && a.allSatisfy { element in
        b.firstIndex(of: element).map { Comparison.areEqualValues(element, b[$0]) } ?? false
      }
  }
}

extension Dictionary: ValueHolder, Elements {
  package static var isPlain: Bool { Comparison.isPlain(Key.self) && Comparison.isPlain(Value.self) }
  package static var parts: [Any.Type] { [Key.self, Value.self] }

  fileprivate static func areEqual(_ a: [Key: Value], _ b: [Key: Value]) -> Bool {
    a.count == b.count
      && a.allSatisfy { key, value in
        guard let index = b.index(forKey: key) else { return false }
        return Comparison.areEqualValues(key, b[index].key) && Comparison.areEqualValues(value, b[index].value)
      }
  }
}

extension Result: ValueHolder {
  package static var isPlain: Bool { Comparison.isPlain(Success.self) && Comparison.isPlain(Failure.self) }
  package static var parts: [Any.Type] { [Success.self, Failure.self] }

  @MainActor package static var comparison: Comparison {
    .bits(of: Self.self) { a, b in
      switch (a.pointee, b.pointee) {
      case (.success(let a), .success(let b)): Comparison.areEqualValues(a, b)
      case (.failure(let a), .failure(let b)): Comparison.areEqualValues(a, b)
      case (.success, .failure), (.failure, .success): false
      }
    }
  }
}

/// A standard library type that contains values of any type and is compared by its content, because its own `==` would
/// call that of contained objects.
package protocol ValueHolder: _KnownToEngine {
  /// Whether all content is compared by its own `==`, so that the type can be compared by its own `==` too.
  static var isPlain: Bool { get }

  /// The types of the content.
  static var parts: [Any.Type] { get }

  /// The rule if the type is not plain.
  @MainActor static var comparison: Comparison { get }
}
