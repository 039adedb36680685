/// Whether two values whose types are not known here are equal, by the rule that state is compared by; but a value that is
/// no number is equal to itself, since a loop may well come back to it.
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
  return withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in comparison.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
  }
}
