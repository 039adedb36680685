import Observation

/// The node of a composite view, which stores the view value and the storage of its dynamic properties.
///
/// The node is transparent to layout: its items are the items of its body.
///
/// Invariants:
/// 1. The dynamic properties of `view` are installed, so that each has access to its storage.
/// 2. `content` reflects the body of `view`, unless the node is flagged `needsUpdate` or the tree is too deep. In a
///    tree that is too deep, `content` is `nil` or out of date, and a diagnostic reports it. While the environment
///    lacks an object that the view requires, `content` is `nil`.
///
/// Checked by `ViewNode.checkStructure`, and tested by `DynamicPropertyPositionTests`, `NestingTests`,
/// `MissingObjectTests`.
@usableFromInline
package final class BodyNode<V: View>: EvaluatedNode {
  @exclusivity(unchecked) @usableFromInline package var view: V

  @inlinable @MainActor
  package init(_ view: UnsafePointer<V>, _ inputs: NodeInputs) {
    self.view = view.pointee
    super.init(inputs, TypeLayout.of(V.self, in: inputs.hostReference))
    if layoutReference.with({ $0.hasDynamicProperties }) {
      installProperties(at: UnsafeMutableRawPointer(address(of: &self.view, in: self)))
    }
  }

  /// Replaces the view value with a value from the parent's evaluation, and transfers the storage of dynamic
  /// properties.
  ///
  /// - Returns: Whether the body requires an evaluation.
  @inlinable @MainActor
  package func update(_ new: UnsafePointer<V>) -> Bool {
    hostReference.with { $0.counts.comparisons &+= 1 }
    let standing = UnsafeRawPointer(address(of: &view, in: self))
    let isEqual = layoutReference.with { $0.areEqual(standing, UnsafeRawPointer(new)) }
    if isEqual { return flags.contains(.needsUpdate) }
    if hostReference.with({ $0.isObserved }) {
      didReceive(standing, UnsafeRawPointer(new), of: V.self)
    }
    let place = UnsafeMutableRawPointer(address(of: &view, in: self))
    if !layoutReference.with({ $0.replaceBits(of: place, with: UnsafeRawPointer(new)) }) {
      var next = new.pointee
      if layout.hasDynamicProperties {
        withMutablePointer(to: &next) { next in
          layout.transferProperties(from: standing, to: UnsafeMutableRawPointer(next))
        }
      }
      // The former value is released after the new value is in place: client objects that deinitialize with it can
      // access the tree.
      swap(&view, &next)
    }
    return true
  }

  @MainActor override package func update() {
    if flags.contains(.needsUpdate) { V._evaluateBody(self) }
  }

  @MainActor override package func updateProperties() {
    layout.updateProperties(at: UnsafeMutableRawPointer(address(of: &view, in: self)))
  }

  @MainActor override package func missingObject() -> Any.Type? {
    layout.missingObject(at: UnsafeRawPointer(address(of: &view, in: self)), PropertyContext(node: self))
  }

  @MainActor override package func withValue(_ body: (UnsafeRawPointer) -> Void) {
    body(UnsafeRawPointer(address(of: &view, in: self)))
  }

  override package var sourceType: Any.Type? { layout.isFrameworkPart ? nil : V.self }
}
