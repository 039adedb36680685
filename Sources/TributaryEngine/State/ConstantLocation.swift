/// A value that never changes.
@usableFromInline
package final class ConstantLocation<Value>: DerivedLocation<Value> {
  private let value: Value

  @usableFromInline
  package init(_ value: Value) { self.value = value }

  override package func read() -> Value { value }

  override package func isSamePlace(as other: DerivedLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return withPointer(to: value) { a in
      withPointer(to: other.value) { b in
        ComparisonCache.comparisonOnMain(of: Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }
}
