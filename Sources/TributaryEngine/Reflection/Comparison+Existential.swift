import Foundation

extension Comparison {
  /// Returns a rule that compares existentials by their bits, then by the types and values that they contain.
  static func comparing(existential type: Any.Type) -> Comparison {
    func rule<E>(_: E.Type) -> Comparison {
      bits(of: E.self) { a, b in areEqual(a.pointee, b.pointee) }
    }
    return _openExistential(type, do: rule)
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    let type = Swift.type(of: a)
    guard type == Swift.type(of: b) else { return false }
    func areEqual<T>(_: T.Type) -> Bool {
      // Both values are known to have this type.
      guard let a = a as? T, let b = b as? T else { return false }
      return areEqualValues(a, b)
    }
    return _openExistential(type as Any.Type, do: areEqual)
  }

  /// Returns the rule for copies of values with non-owning references.
  ///
  /// A weak reference to a deallocated object is `nil` in a copy, so `nil` counts as unequal to every value.
  @MainActor
  static func ofCopies(of type: Any.Type) -> Comparison {
    let fields = FieldRecord.kind(of: type) == .optional ? [] : FieldRecord.fields(of: type) ?? []
    if fields.isEmpty { return .never }
    return .fields(
      fields.map { field in
        if field.isStrong {
          return (field.offset, holdsUncounted(field.type) ? ofCopies(of: field.type) : Comparison(of: field.type))
        }
        let size = FieldRecord.size(of: field.type)
        return (
          field.offset,
          .equatable { a, b in
            memcmp(a, b, size) == 0 && UnsafeRawBufferPointer(start: a, count: size).contains { $0 != 0 }
          }
        )
      })
  }

  /// Returns whether copies of two values of a type known at the call site are equal by its rule.
  package static func areEqualValues<T>(_ a: T, _ b: T) -> Bool {
    let comparison = ComparisonCache.comparisonOfCopies(of: T.self)
    return withPointer(to: a) { a in
      withPointer(to: b) { b in comparison.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }
}
