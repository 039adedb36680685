public import TributaryDiagnostics

/// A node that publishes a value made from its own geometry.
package protocol MeasuresGeometry: ViewNode {}

/// The node of a value made from geometry: computed anew when its place in the root has changed.
@usableFromInline
package final class AnchorPreferenceNode<K: PreferenceKey>: PreferenceTransformNode<K>, MeasuresGeometry {
  /// Whether what is below is edited, and not replaced. The transformation, which is always another, has it computed anew.
  @usableFromInline package var includes: Bool
  private var lastGeometry: RootGeometry?

  @usableFromInline
  package init(
    _ key: PreferenceKeyInfo, _ inputs: NodeInputs, _ location: Diagnostic.Location, includesContent: Bool,
    evaluate: @escaping Evaluation
  ) {
    includes = includesContent
    super.init(key, inputs, location, evaluate: evaluate)
    setUpwards(.subtreeHasObservers)
  }

  @usableFromInline
  override package var includesContent: Bool { includes }

  @MainActor
  override package func geometryDidChange() -> Bool {
    let geometry = RootGeometry(of: self)
    if geometry != lastGeometry {
      lastGeometry = geometry
      invalidate()
    }
    return true
  }
}
