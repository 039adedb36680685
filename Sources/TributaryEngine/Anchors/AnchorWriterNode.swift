/// A node that publishes a value computed from its geometry.
package protocol MeasuresGeometry: ViewNode {}

/// The writer of a value computed from an anchor of its item. It computes the value again when the geometry of the item
/// in the root has changed.
@usableFromInline
package final class AnchorWriterNode<M: AnchorModifier>: ComputedWriterNode<M>, MeasuresGeometry {
  /// The geometry of the published anchor; `nil` if no anchor was created since the item was exchanged.
  @exclusivity(unchecked) @usableFromInline package var geometry: RootGeometry?

  @inlinable @MainActor
  package init(_ modifier: UnsafePointer<M>, _ inputs: NodeInputs) {
    geometry = nil
    super.init(modifier, inputs) { node, below, item in
      // The closure may cause an update of the node, so a copy of the modifier retains it.
      let modifier = node.modifier
      node.apply(to: below) { value in
        let origin = AnchorOrigin(item)
        node.made(as: AnchorWriterNode<M>.self).geometry = origin.geometry
        modifier.apply(to: &value, modifier.source.anchor(from: origin))
      }
    }
  }

  /// Includes the item in the geometry pass.
  @usableFromInline @MainActor
  package func observeItem() { itemReference?.with { $0.setUpwards(.subtreeHasObservers) } }

  override package var modifierName: String { M.includesContent ? "transformAnchorPreference" : "anchorPreference" }

  override package func itemsDidChange(in list: ViewNode?) {
    writerState.remove(.ready)
    alreadyOnMainActor(with: self) { $0.observeItem() }
    super.itemsDidChange(in: list)
  }

  @MainActor
  override package func geometryDidChange(of item: ItemNode) {
    // The next evaluation creates an anchor with the new geometry.
    if isOutdated { return }
    let new = RootGeometry(of: item)
    if new != geometry {
      geometry = new
      invalidate()
    }
  }
}
