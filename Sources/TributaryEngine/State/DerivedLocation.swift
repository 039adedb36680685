/// A place that is no state itself: inside or derived from the place of another binding, a constant, or closures.
@usableFromInline
package class DerivedLocation<Value> {
  @usableFromInline
  package func read() -> Value { preconditionFailure("Every derived location overrides read().") }
  package func write(_ value: Value, _ transaction: Transaction) {}
  package func isSamePlace(as other: DerivedLocation<Value>) -> Bool { false }

  /// The storage that the place lies in, if any and unless closures stand between.
  package var storage: StateStorage? { nil }

  /// The value, registered so that only a change of this part of the storage counts for the node that evaluates now.
  @usableFromInline
  package final func readPart() -> Value {
    guard let node = currentEvaluation.node, let storage else { return read() }
    let value = readUnnoticed()
    node.host.register(node, asReaderOf: self, in: storage) { [weak self] in
      // A binding that nobody keeps cannot be asked again.
      guard let now = self?.readUnnoticed() else { return true }
      let comparison = ComparisonCache.comparisonOnMain(of: Value.self)
      return withUnsafePointer(to: value) { old in
        withUnsafePointer(to: now) { new in !comparison.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
      }
    }
    return value
  }

  private func readUnnoticed() -> Value {
    let outer = currentEvaluation
    currentEvaluation = UnsafeEvaluation(node: nil)
    defer { currentEvaluation = outer }
    return read()
  }
}
