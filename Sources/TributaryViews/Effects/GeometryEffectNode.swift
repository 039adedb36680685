import TributaryAnimation
@_spi(Engine) package import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

/// The node of a geometry effect.
///
/// Invariant: after the geometry pass, and after each use, `transform` is the value of the effect for `size`, or its
/// mirror image in right-to-left layout.
///
/// Checked by `GeometryEffectNode.isUpToDate`.
package final class GeometryEffectNode<E: GeometryEffect>: UnaryNode, RememberingNode {
  private var effect: E
  private var transform = CGAffineTransform.identity
  /// The size for which `transform` is valid.
  private var knownSize = CGSize.zero
  /// Whether the effect must be evaluated again even for an unchanged size.
  private var isStale = true
  private let environment: Unretained<EnvironmentScope>

  package init(_ effect: E, _ inputs: NodeInputs) {
    self.effect = effect
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasObservers)
  }

  @MainActor
  package func update(_ new: UnsafePointer<E>) {
    let comparison = ComparisonCache.comparison(of: E.self)
    let isEqual = withPointer(to: effect) { comparison.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new)) }
    if isEqual { return }
    HostMotion.of(host).animate(self, from: effect, to: new.pointee, PresentedProperty(.effect))
    effect = new.pointee
    valueIsStale()
  }

  override package func dependencyDidChange() { valueIsStale() }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.layoutDirection) { valueIsStale() }
    super.surroundingsDidChange(changes)
  }

  private func valueIsStale() {
    isStale = true
    host.emit(.didInvalidate(self))
    recordGeometryChange()
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    contentTransformIsNeeded()
    return true
  }

  @MainActor
  override package func contentTransformIsNeeded() {
    guard isStale || knownSize != size else { return }
    isStale = false
    knownSize = size
    let new = evaluated(effect, in: size)
    if new != transform {
      transform = new
      needsDraw()
    }
  }

  /// Runs client code and registers the observable values that it reads for this node.
  private func evaluated(_ effect: E, in size: CGSize) -> CGAffineTransform {
    let projection = withEvaluation(of: self) { effect.effectValue(size: size) }
    let affine = projection.linearized(around: CGPoint(x: size.width / 2, y: size.height / 2))
    if let affine, affine.isFinite {
      return affine.asCoordinates.directed(environment.layoutDirection, width: size.width)
    }
    if affine != nil || !projection.isFinite {
      reportInvalidDimension("\(nameInSource(of: E.self)).effectValue", "\(projection)")
      return .identity
    }
    // The view is behind the viewer.
    return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  override package var holdsContentTogether: Bool { true }

  override package func contentTransform(_ aspect: GeometryAspect) -> CGAffineTransform? {
    if E._isIgnoredByLayout { return nil }
    if aspect == .shown { return shownTransform(in: frame(.shown).size) }
    return transform.isIdentity ? nil : transform
  }

  /// Returns the transform of the interpolated effect at the displayed size. The tree uses the transform of the model
  /// value.
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
  package var nameOfEffect: String {
    (E.self as? any EffectOfModifier.Type)?.nameOfModifier ?? "modifier(\(nameInSource(of: E.self)))"
  }
}

/// An effect type that a modifier with a separate name applies.
package protocol EffectOfModifier {
  /// The name of the modifier in the source.
  static var nameOfModifier: String { get }
}
