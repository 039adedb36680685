import TributaryDiagnostics
package import TributaryLoopRules
@_spi(Engine) import TributaryEngine

/// Returns whether two values of unknown types are equal, by the rule for comparing state. Unlike in that rule,
/// not-a-number equals itself, because a loop can return to it, and a repeated value that always counts as a change
/// equals itself.
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
  return areEqual || AlwaysChangingTypes.contains(T.self) && ValueShape(a).isEqual(to: ValueShape(b), areEqualValues)
}

/// The types that are, or contain, values that always count as a change.
@MainActor
private enum AlwaysChangingTypes {
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
  /// Returns the distance of two values that differ by rounding noise only; `nil` otherwise. Parts other than numbers
  /// are compared like state.
  @MainActor
  package static func noise(between a: Any?, _ b: Any?, floor: Double = 0) -> Double? {
    noise(between: a, b, floor: floor, areEqualValues)
  }
}
