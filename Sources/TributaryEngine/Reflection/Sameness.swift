import Foundation

/// Returns whether two values are equal or consist of the same parts.
///
/// NaN is unequal to itself but is not a change, alone or in collections, optionals and structures.
package func isSame<V: Equatable>(_ a: V, _ b: V) -> Bool { a == b || hasSameParts(a, b) }

/// Returns whether two unequal values of one type consist of the same parts.
///
/// Trivial types are compared by their bits. Other types are compared part by part if one of the parts may be unequal
/// to itself.
///
/// - Complexity: That of a comparison of all parts; O(1) for types that cannot contain NaN.
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
  /// Returns the rule that compares the parts of values that their own `==` considers different; `nil` if it has the
  /// same result.
  @MainActor
  static func ofParts(of type: Any.Type) -> Comparison? {
    guard mayDifferFromItself(type) else { return nil }
    if hasPayloads(type) { return comparing(enumeration: type) }
    if let holder = SearchedType(type).valueHolder { return holder.comparison }
    return comparing((FieldRecord.fields(of: type) ?? []).map { ($0, SearchedType($0.type)) }, of: type)
  }

  /// Returns whether values of a type may contain NaN.
  ///
  /// - Parameter depth: The nesting depth in other types. Types nested deeper than eight levels are assumed to contain
  ///   it.
  private static func mayDifferFromItself(_ type: Any.Type, depth: Int = 0) -> Bool {
    if depth == 8 { return true }
    let searched = SearchedType(type)
    // The payload types of cases are not recorded.
    if searched.isFloatingPoint || hasPayloads(type) { return true }
    let parts = searched.valueHolder?.parts ?? FieldRecord.fields(of: type)?.map(\.type) ?? []
    return parts.contains { mayDifferFromItself($0, depth: depth + 1) }
  }

  private static func hasPayloads(_ type: Any.Type) -> Bool {
    FieldRecord.kind(of: type) == .enumeration && !FieldRecord.isTrivial(type)
  }

  /// Returns whether unequal values of a type are certain to differ, because all of their parts can be compared.
  ///
  /// - Parameter depth: The nesting depth in other types. Types nested deeper than eight levels are assumed not to be
  ///   certain.
  static func isCertain(_ type: Any.Type, depth: Int = 0) -> Bool {
    if depth == 8 { return false }
    if type is AnyClass || FieldRecord.isTrivial(type) { return true }
    let searched = SearchedType(type)
    if searched.equatable != nil { return true }
    let parts = searched.valueHolder?.parts ?? FieldRecord.fields(of: type)?.map(\.type) ?? []
    return !parts.isEmpty && parts.allSatisfy { isCertain($0, depth: depth + 1) }
  }
}
