import Foundation

/// Whether a value is what it was: equal, or made of the same parts. A number that is none is equal to nothing, and yet no
/// change, alone or in collections, optionals and structures.
package func isSame<V: Equatable>(_ a: V, _ b: V) -> Bool { a == b || hasSameParts(a, b) }

/// Whether two values of one type that are not equal are the same for all that: bit by bit if the type is trivial, else part
/// by part where one of the parts may be unequal to itself.
///
/// - Complexity: As much as a comparison of all parts; nothing for types without numbers that may be none.
@usableFromInline
package func hasSameParts<V>(_ a: V, _ b: V) -> Bool {
  withPointer(to: a) { a in
    withPointer(to: b) { b in
      if _isPOD(V.self) { return memcmp(a, b, MemoryLayout<V>.size) == 0 }
      let parts = ComparisonCache.comparisonOfParts(of: V.self)
      return parts?.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) ?? false
    }
  }
}

extension Comparison {
  /// How the parts of two values are compared that their own `==` calls different; `nil` where that could tell nothing else.
  @MainActor
  static func ofParts(of type: Any.Type) -> Comparison? {
    guard mayDifferFromItself(type) else { return nil }
    if hasPayloads(type) { return comparing(enumeration: type) }
    if let holder = Conformances.valueHolder(type) { return holder.comparison }
    return comparing(FieldRecord.fields(of: type) ?? [], of: type)
  }

  /// Whether somewhere in values of a type stands a number that may be none.
  ///
  /// - Parameter depth: How deep in other types; what is deeper than eight is taken to hold one.
  private static func mayDifferFromItself(_ type: Any.Type, depth: Int = 0) -> Bool {
    // What payloads a case may have is not on record.
    if depth == 8 || type is any FloatingPoint.Type || hasPayloads(type) { return true }
    let parts = Conformances.valueHolder(type)?.parts ?? FieldRecord.fields(of: type)?.map(\.type) ?? []
    return parts.contains { mayDifferFromItself($0, depth: depth + 1) }
  }

  private static func hasPayloads(_ type: Any.Type) -> Bool {
    FieldRecord.kind(of: type) == .enumeration && !FieldRecord.isTrivial(type)
  }

  /// Whether values of a type that are not equal are told apart for certain: nothing in them that cannot be compared.
  ///
  /// - Parameter depth: How deep in other types; what is deeper than eight is taken not to be.
  static func isCertain(_ type: Any.Type, depth: Int = 0) -> Bool {
    if depth == 8 { return false }
    if type is AnyClass || Conformances.equatable(type) != nil || FieldRecord.isTrivial(type) { return true }
    let parts = Conformances.valueHolder(type)?.parts ?? FieldRecord.fields(of: type)?.map(\.type) ?? []
    return !parts.isEmpty && parts.allSatisfy { isCertain($0, depth: depth + 1) }
  }
}
