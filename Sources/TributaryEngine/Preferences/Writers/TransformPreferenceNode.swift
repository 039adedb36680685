package import TributaryDiagnostics

/// The node of a modifier whose closure computes the value of a preference.
///
/// The closure runs again only after an update with another closure or other arguments, or after a change of a value that
/// it has read.
///
/// Tested by `HandedOnContentTests`.
@usableFromInline
package class TransformPreferenceNode<M: PreferenceTransform>: ComputedPreferenceNode<M.Key> {
  @exclusivity(unchecked) @usableFromInline package final var modifier: M
  @usableFromInline package final let evaluator: Evaluator

  /// A function that applies the modifier of a node to the contribution below.
  ///
  /// The function captures nothing. The initializer, which is inlined where the type of the modifier is known, defines it,
  /// because code that is generic over the modifier would look up its types for each value.
  @usableFromInline
  package typealias Evaluator = @MainActor (TransformPreferenceNode<M>, PreferenceSource?) -> Void

  override package var location: Diagnostic.Location { modifier.location }

  /// - Parameter flags: The flags of this node and of all nodes around it.
  @inlinable @MainActor
  package init(_ modifier: UnsafePointer<M>, _ inputs: NodeInputs, flags: NodeFlags = .subtreeHasWriters) {
    self.modifier = modifier.pointee
    evaluator = { node, source in
      // The closure may cause an update of the node, so a copy of the modifier retains it.
      let modifier = node.modifier
      node.apply(to: source) { modifier.apply(to: &$0, at: node) }
    }
    super.init(inputs, includesContent: M.includesContent, flags: flags)
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

  @MainActor
  override package func evaluate(_ source: PreferenceSource?) { evaluator(self, source) }
}
