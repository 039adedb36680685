import TributaryDrawing
package import TributaryGeometry

/// The node of a geometry effect.
///
/// Invariant: after the geometry pass, or once somebody has needed it, `transform` is what the effect makes of `size`.
///
/// Checked by `GeometryEffectNode.isUpToDate`.
package final class GeometryEffectNode<E: GeometryEffect>: UnaryNode, RememberingNode, SizedEffectNode {
  private var effect: E
  private var transform = CGAffineTransform.identity
  /// The size that `transform` is for.
  private var knownSize = CGSize.zero
  /// What `transform` is for the model, while another size is shown.
  private var modelTransform: CGAffineTransform?
  /// Whether the effect has to be asked again at any size.
  private var isStale = true

  package init(_ effect: E, _ inputs: NodeInputs) {
    self.effect = effect
    super.init(inputs)
    setUpwards(.holdsObservers)
  }

  @MainActor
  package func update(_ new: UnsafePointer<E>) {
    let comparison = ComparisonCache.comparison(of: E.self)
    let isEqual = withPointer(to: effect) { comparison.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new)) }
    if isEqual { return }
    animate(to: new.pointee)
    effect = new.pointee
    valueIsStale()
  }

  /// What is drawn is the map of an interpolated effect; the tree goes on with that of the model.
  @MainActor
  private func animate(to new: E) {
    host.animate(
      self, from: (effect: effect, transform: CGAffineTransform?.none), to: (effect: new, transform: nil),
      PresentedProperty(
        slot: .effect,
        get: { ($0.effect, $0.transform) },
        set: { node, shown in
          node.effect = shown.effect
          node.transform = shown.transform ?? node.evaluated()
        },
        difference: { $0.effect.animatableData - $1.effect.animatableData },
        moved: { model, rest in
          var shown = model.effect
          shown.animatableData += rest
          return (shown, nil)
        }))
  }

  package func presentedSizeDidChange(isModel: Bool) {
    if isModel {
      transform = modelTransform ?? transform
      modelTransform = nil
    } else {
      modelTransform = transform
      transform = evaluated()
    }
  }

  override package func dependencyDidChange() { valueIsStale() }

  private func valueIsStale() {
    isStale = true
    recordGeometryChange()
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    contentTransformIsNeeded()
    return true
  }

  @MainActor
  package func contentTransformIsNeeded() {
    guard isStale || knownSize != size else { return }
    isStale = false
    knownSize = size
    let new = evaluated()
    if new != transform {
      transform = new
      needsDraw()
    }
  }

  /// Runs the user's code; what it reads is registered for this node.
  private func evaluated() -> CGAffineTransform {
    let projection = withEvaluation(of: self) { effect.effectValue(size: size) }
    let affine = projection.linearized(around: CGPoint(x: size.width / 2, y: size.height / 2))
    if let affine, affine.isFinite { return affine.asCoordinates }
    if affine != nil || !projection.isFinite {
      host.reportInvalidDimension("\(typeName(of: E.self)).effectValue", "\(projection)", at: self)
      return .identity
    }
    // Behind the eye.
    return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  override package var holdsContentTogether: Bool { true }

  override package var contentTransform: CGAffineTransform? {
    E._isIgnoredByLayout ? nil : drawnTransform
  }

  private var drawnTransform: CGAffineTransform? { transform.isIdentity ? nil : transform }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    if let child { recorder.draw(child, at: origin, through: drawnTransform) }
  }

  package var isUpToDate: Bool {
    !isStale && knownSize == size && transform == evaluated()
  }
}
