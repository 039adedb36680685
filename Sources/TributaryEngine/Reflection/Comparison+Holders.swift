extension Comparison {
  /// Whether the rule of a type is its own `==`.
  package static func isPlain(_ type: Any.Type) -> Bool {
    if Conformances.dynamicProperty(type) != nil { return false }
    if let holder = Conformances.valueHolder(type) { return holder.isPlain && Conformances.equatable(type) != nil }
    return Conformances.equatable(type) != nil && (!(type is AnyClass) || Conformances.isImmutableObject(type))
      && !holdsUncounted(type)
  }

  /// Whether a struct or a tuple has references that keep nothing alive, in the value itself and not behind a reference.
  package static func holdsUncounted(_ type: Any.Type) -> Bool {
    if Conformances.dynamicProperty(type) != nil || FieldRecord.isTrivial(type) { return false }
    if let optional = Conformances.optional(type) { return holdsUncounted(optional.wrapped) }
    return (FieldRecord.fields(of: type) ?? []).contains { !$0.isStrong || holdsUncounted($0.type) }
  }
}

extension Optional: ValueHolder {
  package static var isPlain: Bool { Comparison.isPlain(Wrapped.self) }
  package static var parts: [Any.Type] { [Wrapped.self] }

  @MainActor package static var comparison: Comparison {
    let wrapped = Comparison(of: Wrapped.self)
    switch wrapped {
    case .never: return .never
    // One reference is one pointer, and none is zero.
    case .reference: return .reference
    case .equatable, .bits, .fields, .ignored: break
    }
    return .equatable { a, b in
      let isThere = a.assumingMemoryBound(to: Wrapped?.self).pointee != nil
      if isThere != (b.assumingMemoryBound(to: Wrapped?.self).pointee != nil) { return false }
      // What is inside stands at the beginning, and is compared there: a copy of what has died since would be `nil`.
      return !isThere || wrapped.areEqual(a, b)
    }
  }
}

/// Collections ask for the rule of their elements when two are compared, since a type may hold an array of itself.
private protocol Elements: ValueHolder {
  static func areEqual(_ a: Self, _ b: Self) -> Bool
}

extension Elements {
  @MainActor package static var comparison: Comparison {
    // The same storage has the same elements: another owner of it copies before it writes.
    .bits(of: Self.self) { a, b in areEqual(a.pointee, b.pointee) }
  }
}

/// Compares elements where they stand.
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

/// Types of the standard library that hold values of any type, and are compared by what they hold: their own `==` would
/// ask objects inside for theirs.
package protocol ValueHolder: _KnownToEngine {
  /// Whether all that it holds is compared by its own `==`, so that its own does as well.
  static var isPlain: Bool { get }

  /// The types of what it holds.
  static var parts: [Any.Type] { get }

  /// The rule where it is not plain.
  @MainActor static var comparison: Comparison { get }
}
