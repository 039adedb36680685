extension Comparison {
  /// Whether the rule of a type is its own `==`.
  package static func isPlain(_ type: Any.Type) -> Bool {
    if type is any DynamicProperty.Type { return false }
    if let holder = type as? any ValueHolder.Type { return holder.isPlain && type is any Equatable.Type }
    return type is any Equatable.Type && (!(type is AnyClass) || type is any ImmutableObject.Type)
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
      let a = a.assumingMemoryBound(to: Wrapped?.self).pointee
      let b = b.assumingMemoryBound(to: Wrapped?.self).pointee
      guard let a, let b else { return a == nil && b == nil }
      return withPointer(to: a) { a in
        withPointer(to: b) { b in wrapped.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
      }
    }
  }
}

/// Collections ask for the rule of their elements when two are compared, since a type may hold an array of itself.
private protocol Elements: ValueHolder {
  static func areEqual(_ a: Self, _ b: Self) -> Bool
}

extension Elements {
  @MainActor package static var comparison: Comparison {
    .equatable { a, b in
      areEqual(a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
    }
  }
}

extension Array: ValueHolder, Elements {
  package static var isPlain: Bool { Comparison.isPlain(Element.self) }
  package static var parts: [Any.Type] { [Element.self] }

  fileprivate static func areEqual(_ a: [Element], _ b: [Element]) -> Bool {
    guard a.count == b.count else { return false }
    let comparison = ComparisonCache.comparisonOnMain(of: Element.self)
    return a.withUnsafeBytes { x in
      b.withUnsafeBytes { y in
        guard let x = x.baseAddress, let y = y.baseAddress, x != y else { return true }
        return a.indices.allSatisfy {
          let offset = $0 * MemoryLayout<Element>.stride
          return comparison.areEqual(x + offset, y + offset)
        }
      }
    }
  }
}

extension ContiguousArray: ValueHolder, Elements {
  package static var isPlain: Bool { Comparison.isPlain(Element.self) }
  package static var parts: [Any.Type] { [Element.self] }

  fileprivate static func areEqual(_ a: ContiguousArray<Element>, _ b: ContiguousArray<Element>) -> Bool {
    Array.areEqual(Array(a), Array(b))
  }
}

extension ArraySlice: ValueHolder, Elements {
  package static var isPlain: Bool { Comparison.isPlain(Element.self) }
  package static var parts: [Any.Type] { [Element.self] }

  fileprivate static func areEqual(_ a: ArraySlice<Element>, _ b: ArraySlice<Element>) -> Bool {
    Array.areEqual(Array(a), Array(b))
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
