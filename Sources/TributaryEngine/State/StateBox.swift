import TributaryCombine

/// The storage of one state value of a given type.
@usableFromInline
package final class StateBox<Value>: StateStorage {
  @exclusivity(unchecked) @usableFromInline package var value: Value

  @MainActor
  package required init(at address: UnsafeRawPointer, _ context: PropertyContext) {
    let property = address.assumingMemoryBound(to: StateStorage?.self)
    value = property.second(after: StateStorage?.self, as: Value.self).pointee
    super.init(context)
  }

  /// Returns the value, and registers the node that is being evaluated as a reader.
  @inlinable
  package func read() -> Value {
    if recordRead() { return value }
    return readOffMain()
  }

  @usableFromInline
  package func readOffMain() -> Value { OffMainAccess.read(self) }

  /// Writes a value, unless it is equal to the current one.
  ///
  /// - Parameter element: The only element of an array that differs from the current value; `nil` if it is unknown. The
  ///   values are then not compared.
  package func write(_ new: Value, changing element: StoredElement? = nil) {
    guard MainQueue.isCurrent else { return OffMainAccess.write(new, to: self) }
    guard let host = hostReference.host else { return replace(new) }
    host.write(to: self, changing: element) {
      if element == nil, isEqual(to: new) { return nil }
      let old = value
      replace(new)
      return StateChange(storage: self, old: old, new: new)
    }
  }

  private func isEqual(to new: Value) -> Bool {
    let comparison = ComparisonCache.comparisonOnMain(of: Value.self)
    var next = new
    // A client's `==` may write the same state, and its operands must stay alive, so it receives a copy. The exception
    // is a type with weak references, because a copy can differ from the original.
    switch comparison {
    case .equatable, .fields:
      guard ComparisonCache.areCopiesEqual(of: Value.self) else { break }
      var standing = value
      return Self.areEqual(&standing, &next, by: comparison)
    case .bits, .reference, .ignored, .never: break
    }
    let standing = UnsafeRawPointer(address(of: &value, in: self))
    return withMutablePointer(to: &next) { comparison.areEqual(standing, UnsafeRawPointer($0)) }
  }

  private static func areEqual(_ a: inout Value, _ b: inout Value, by comparison: Comparison) -> Bool {
    withMutablePointer(to: &a) { a in
      withMutablePointer(to: &b) { b in comparison.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }

  private func replace(_ new: Value) {
    // The old value is released outside the lock, because its deinitialization may run arbitrary code.
    let old = value
    OffMainAccess.withLock { value = new }
    withExtendedLifetime(old) {}
  }

  override package var valueDescription: String { describe(value) }
  override package var anyValue: Any { value }
  override package func writeAny(_ value: Any) {
    if let value = value as? Value { write(value) }
  }
  override package func restore(_ value: Any) {
    if let value = value as? Value { replace(value) }
  }
}
