/// A node that publishes a value computed from its geometry.
package protocol MeasuresGeometry: ViewNode {}

/// The node of an anchor preference, which recomputes its value when its geometry in the root has changed.
@usableFromInline
package final class AnchorPreferenceNode<M: AnchorModifier>: TransformPreferenceNode<M>, MeasuresGeometry {
  /// The geometry of the published anchor; `nil` if the value contains none.
  @exclusivity(unchecked) @usableFromInline package var lastGeometry: RootGeometry?

  @inlinable @MainActor
  package init(_ modifier: UnsafePointer<M>, _ inputs: NodeInputs) {
    lastGeometry = nil
    super.init(modifier, inputs, flags: .subtreeHasWriters.union(.subtreeHasObservers))
  }

  override package func geometryOfNewAnchor() -> RootGeometry {
    let geometry = super.geometryOfNewAnchor()
    lastGeometry = geometry
    return geometry
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    // The next evaluation creates an anchor with the new geometry.
    if isDirty { return true }
    let geometry = RootGeometry(of: self)
    if geometry != lastGeometry {
      lastGeometry = geometry
      invalidate()
    }
    return true
  }
}
