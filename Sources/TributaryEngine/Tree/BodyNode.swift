import Observation

/// The node of a composite view: holds the view's value and the storage of its dynamic properties.
///
/// Transparent to layout: its items are those of its body.
///
/// Invariants:
/// 1. The dynamic properties of `view` are installed: they find their storage.
/// 2. `content` was made or brought up to date with the body of `view`, unless flagged `needsUpdate` or broken off
///    because the tree is too deep; then `content` is `nil` or stale, and a diagnostic says so. While the environment lacks
///    an object that the view needs it is `nil`.
///
/// Checked by `ViewNode.checkStructure`, and tested by `DynamicPropertyPlaceTests`, `NestingTests`,
/// `MissingObjectTests`.
@usableFromInline
package final class BodyNode<V: View>: EvaluatedNode {
  @exclusivity(unchecked) @usableFromInline package var view: V

  @inlinable @MainActor
  package init(_ view: UnsafePointer<V>, _ inputs: NodeInputs) {
    self.view = view.pointee
    super.init(inputs, TypeLayout.of(V.self, in: inputs.hostReference))
    if layoutReference.with({ $0.hasDynamicProperties }) {
      installProperties(at: UnsafeMutableRawPointer(address(of: &self.view)))
    }
  }

  /// Takes a new value from above.
  ///
  /// - Returns: Whether the body has to be evaluated now.
  @inlinable @MainActor
  package func update(_ new: UnsafePointer<V>) -> Bool {
    hostReference.with { $0.counts.comparisons &+= 1 }
    let isEqual = layout.areEqual(UnsafeRawPointer(address(of: &view)), UnsafeRawPointer(new))
    if isEqual { return flags.contains(.needsUpdate) }
    if hostReference.with({ $0.isObserved }) {
      didReceive(UnsafeRawPointer(address(of: &view)), UnsafeRawPointer(new), of: V.self)
    }
    if layout.hasOnlyStoredState {
      // What can differ is bits; the storage stays where it is, and the new initial values are of no use any more.
      layout.copyBits(from: UnsafeRawPointer(new), to: UnsafeMutableRawPointer(address(of: &view)))
    } else {
      var next = new.pointee
      if layout.hasDynamicProperties {
        let old = UnsafeRawPointer(address(of: &view))
        withMutablePointer(to: &next) { next in
          layout.transferProperties(from: old, to: UnsafeMutableRawPointer(next))
        }
      }
      // What stood ends when the new value stands: objects of users end with it, and may look at the tree.
      swap(&view, &next)
    }
    return true
  }

  @MainActor override package func update() {
    if flags.contains(.needsUpdate) { V._evaluateBody(self) }
  }

  @MainActor override package func updateProperties() {
    layout.updateProperties(at: UnsafeMutableRawPointer(address(of: &view)))
  }

  @MainActor override package func missingObject() -> Any.Type? {
    layout.missingObject(at: UnsafeRawPointer(address(of: &view)), PropertyContext(node: self))
  }

  @MainActor override package func withValue(_ body: (UnsafeRawPointer) -> Void) {
    body(UnsafeRawPointer(address(of: &view)))
  }

  override package var sourceType: Any.Type? { layout.isFrameworkPart ? nil : V.self }
}
