@_spi(Engine) package import TributaryEngine
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
  /// Whether the effect has to be asked again at any size.
  private var isStale = true

  package init(_ effect: E, _ inputs: NodeInputs) {
    self.effect = effect
    super.init(inputs)
    setUpwards(.subtreeHasObservers)
  }

  @MainActor
  package func update(_ new: UnsafePointer<E>) {
    let comparison = ComparisonCache.comparison(of: E.self)
    let isEqual = withPointer(to: effect) { comparison.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new)) }
    if isEqual { return }
    host.animate(self, from: effect, to: new.pointee, PresentedProperty(.effect))
    effect = new.pointee
    valueIsStale()
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
    let new = evaluated(effect, in: size)
    if new != transform {
      transform = new
      needsDraw()
    }
  }

  /// Runs the user's code; what it reads is registered for this node.
  private func evaluated(_ effect: E, in size: CGSize) -> CGAffineTransform {
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

  override package func contentTransform(_ aspect: GeometryAspect) -> CGAffineTransform? {
    if E._isIgnoredByLayout { return nil }
    if aspect == .shown { return shownTransform(in: frame(.shown).size) }
    return transform.isIdentity ? nil : transform
  }

  /// What is drawn is the map of an interpolated effect, in a size that may be on its way too; the tree goes on with that of
  /// the model.
  private func shownTransform(in size: CGSize) -> CGAffineTransform? {
    let moving = moving(effect, .effect)
    let shown = moving == nil && size == self.size ? transform : evaluated(moving ?? effect, in: size)
    return shown.isIdentity ? nil : shown
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if let child { recorder.draw(child, at: frame.origin, through: shownTransform(in: frame.size)) }
  }

  package var isUpToDate: Bool {
    !isStale && knownSize == size && transform == evaluated(effect, in: size)
  }
}

extension GeometryEffectNode: MovesContent {
  package var nameOfEffect: String { "modifier(\(nameInSource(of: E.self)))" }
}
