public import TributaryDiagnostics

/// A modifier whose closure computes the value of a preference.
///
/// The closure is the first stored property, as `ClosureIdentity` requires.
@MainActor @preconcurrency
@usableFromInline
package protocol ComputedWriterModifier: WriterModifier {
  /// The key of the preference.
  associatedtype Key: PreferenceKey

  /// Whether the closure transforms the value published below. Otherwise, it replaces that value.
  nonisolated static var includesContent: Bool { get }

  /// The source location of the modifier.
  nonisolated var location: Diagnostic.Location { get }

  /// Returns whether two modifiers compute the same value, because they have the same closure and call it with equal
  /// arguments.
  nonisolated static func areEqual(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool
}

/// A writer that computes its value on demand, and stores it.
///
/// The closure runs again only after an update with another closure or other arguments, after a change of a value that
/// it has read, or after a change of the contribution below.
///
/// Invariant: unless outdated, `value` is the result of the closure for the current contribution below and, if it
/// creates an anchor, for the current geometry.
///
/// Tested by `HandedOnContentTests`, `IncrementalTests`.
@usableFromInline
package class ComputedWriterNode<M: ComputedWriterModifier>: PreferenceWriterNode<M.Key.Value> {
  @exclusivity(unchecked) @usableFromInline package final var modifier: M
  @usableFromInline package final let evaluator: Evaluator

  /// A function that applies the modifier of a writer to the contribution below, for an item.
  ///
  /// The function captures nothing. Code that knows the type of the modifier defines it, because code that is generic
  /// over the modifier would look up its types for each value.
  @usableFromInline
  package typealias Evaluator = @MainActor (ComputedWriterNode<M>, PreferenceSource?, ItemNode) -> Void

  /// The initializer is inlined where the type of the key is known, because code that is generic over the key would
  /// look up its types for each node.
  @inlinable @MainActor
  package init(_ modifier: UnsafePointer<M>, _ inputs: NodeInputs, _ evaluator: @escaping Evaluator) {
    self.modifier = modifier.pointee
    self.evaluator = evaluator
    super.init(
      M.Key.defaultValue, inputs.hostReference.with { $0.preferenceKeyReference(M.Key.self) },
      modifier.pointee.location, inputs, state: M.includesContent ? .transform : .replacement)
  }

  /// Replaces the modifier and invalidates the value, unless the new modifier computes the same value.
  @inlinable @MainActor
  package final func update(_ new: UnsafePointer<M>) {
    if M.areEqual(UnsafePointer(address(of: &modifier, in: self)), new) { return }
    // The last reference to an object of client code can be in the old closure: the object is released after the
    // assignment.
    var old = new.pointee
    swap(&modifier, &old)
    invalidate()
    withExtendedLifetime(old) {}
  }

  /// Discards the computed value and notifies the readers above.
  @usableFromInline
  package final func invalidate() {
    if isOutdated { return }
    writerState.remove(.ready)
    item?.contributionDidChange(of: self)
  }

  override package final func dependencyDidChange() { invalidate() }

  override package var modifierName: String { "transformPreference" }

  @MainActor
  override package final func evaluate(_ below: PreferenceSource?, for item: ItemNode) { evaluator(self, below, item) }

  /// Applies a transform to the contribution below, and stores the result.
  ///
  /// The function is inlined where the type of the key is known, because code that is generic over the key would look
  /// up its types for each value.
  @inlinable @inline(__always) @MainActor
  package final func apply(to below: PreferenceSource?, _ transform: (inout M.Key.Value) -> Void) {
    var new = below?.value(of: M.Key.self) ?? M.Key.defaultValue
    withEvaluation(of: self) { transform(&new) }
    // An object that is released with the old value, after the swap, may read this property.
    swap(&value, &new)
  }
}
