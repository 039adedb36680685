package import TributaryFeedback

/// Whether two values whose types are not known here are equal, by the rule that state is compared by; but a value that is
/// no number is equal to itself, since a loop may well come back to it, and what is said once more is the same again.
@MainActor
package func areEqualValues(_ a: Any?, _ b: Any?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  if let a = a as? any FloatingPoint, let b = b as? any FloatingPoint, a.isNaN, b.isNaN { return true }
  return areEqual(a, b)
}

@MainActor
private func areEqual<T>(_ a: T, _ b: Any) -> Bool {
  guard let b = b as? T else { return false }
  let comparison = ComparisonCache.comparison(of: T.self)
  let areEqual = withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in comparison.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
  }
  return areEqual || RepeatingTypes.contains(T.self) && ValueShape(a).isEqual(to: ValueShape(b), areEqualValues)
}

/// Types of values that say again what they say already, or hold such.
@MainActor
private enum RepeatingTypes {
  private static let question = TypeQuestion(assuming: false)

  static func contains(_ type: Any.Type) -> Bool { question.answer(for: type) { find(type) } }

  private static func find(_ type: Any.Type) -> Bool {
    if type is any ForcedChange.Type { return true }
    if type is any DynamicProperty.Type || FieldRecord.isTrivial(type) { return false }
    if let holder = type as? any ValueHolder.Type { return holder.parts.contains { contains($0) } }
    return (FieldRecord.fields(of: type) ?? []).contains { $0.isStrong && contains($0.type) }
  }
}

extension ValueShape {
  /// How far two values are apart if they differ by rounding noise only; what is no number is compared as state is.
  @MainActor
  package static func noise(between a: Any?, _ b: Any?, floor: Double = 0) -> Double? {
    noise(between: a, b, floor: floor, areEqualValues)
  }
}
