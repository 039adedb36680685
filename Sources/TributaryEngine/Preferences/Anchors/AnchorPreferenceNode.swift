public import TributaryDiagnostics

/// A node that publishes a value computed from its geometry.
package protocol MeasuresGeometry: ViewNode {}

/// The node of an anchor preference, which recomputes its value when its geometry in the root has changed.
@usableFromInline
package final class AnchorPreferenceNode<A, K: PreferenceKey>: PreferenceTransformNode<K>, MeasuresGeometry {
  /// Whether the node transforms the value published below instead of replacing it.
  private let includes: Bool
  /// The source of the anchor in the current evaluation.
  @exclusivity(unchecked) private var source: Anchor<A>.Source
  /// The geometry of the published anchor; `nil` if the value contains none.
  @exclusivity(unchecked) private var lastGeometry: RootGeometry?

  @usableFromInline
  package init(
    _ key: Unretained<PreferenceKeyInfo>, _ inputs: NodeInputs, _ location: Diagnostic.Location, includesContent: Bool,
    source: Anchor<A>.Source, identity: ClosureIdentity, evaluate: @escaping Evaluation
  ) {
    includes = includesContent
    self.source = source
    super.init(
      key, inputs, location, flags: .subtreeHasWriters.union(.subtreeHasObservers), identity: identity,
      evaluate: evaluate)
  }

  /// Returns whether the evaluation calls a given closure with an anchor of the same place, so that an update would not
  /// change the value.
  @usableFromInline
  package func isEvaluated(by other: ClosureIdentity, at source: Anchor<A>.Source) -> Bool {
    isEvaluated(by: other) && self.source.box.isEqual(to: source.box)
  }

  /// Replaces the evaluation and invalidates the value.
  @usableFromInline
  package func update(_ identity: ClosureIdentity, at source: Anchor<A>.Source, evaluate: @escaping Evaluation) {
    self.source = source
    update(identity, evaluate: evaluate)
  }

  @usableFromInline
  override package var includesContent: Bool { includes }

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
