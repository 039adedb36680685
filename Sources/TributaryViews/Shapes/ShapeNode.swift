import TributaryAnimation
@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
package import TributaryGeometry

/// The leaf node of a shape.
///
/// Invariant: `paint` is `style` resolved in the environment of the most recent notification.
///
/// Checked by `ShapeNode.isUpToDate`.
@usableFromInline
package final class ShapeNode<S: Shape>: ItemNode {
  private let environment: Unretained<EnvironmentScope>
  private var shape: S
  private var style: AnyShapeStyle
  private var fillStyle: FillStyle
  private var paint: Paint

  @usableFromInline
  package init(_ shape: S, _ style: AnyShapeStyle, _ fillStyle: FillStyle, _ inputs: NodeInputs) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    environment = inputs.environmentReference
    let readsNothing = style.readsNothing(in: inputs.environment.values)
    paint = readsNothing ? style._paint(in: inputs.environment.values) : .clear
    super.init(inputs, flags: .subtreeHasOpaqueSizes)
    if !readsNothing { paint = readPaint() }
  }

  private func readPaint() -> Paint { ask(style, in: environment.values) }

  @usableFromInline @MainActor
  package func update(_ shape: S, _ style: AnyShapeStyle, _ fillStyle: FillStyle) {
    if fillStyle != self.fillStyle {
      self.fillStyle = fillStyle
      needsDraw()
    }
    if !shape.isKnownEqual(to: self.shape) {
      HostMotion.of(host).animate(self, from: self.shape, to: shape, PresentedProperty(.shape))
      self.shape = shape
      if S._isSizedByProposal || answersStand { needsDraw() } else { needsMeasure() }
    }
    if style.isKnownEqual(to: self.style) { return }
    self.style = style
    resolvePaint()
  }

  @MainActor
  private func resolvePaint() {
    let new = readPaint()
    if new == paint { return }
    HostMotion.of(host).animate(self, from: paint, to: new, .paint)
    paint = new
    needsDraw()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { resolvePaint() }
    if changes.contains(.layoutDirection) { needsDraw() }
    super.surroundingsDidChange(changes)
  }

  /// Defers the evaluation of style and shape to the next walk, since the new value may not be committed yet.
  override package func dependencyDidChange() {
    needsReading()
    needsMeasure()
    needsDraw()
  }

  @MainActor override package func update() {
    flags.remove(.needsUpdate)
    resolvePaint()
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    usable(ask(shape) { $0.sizeThatFits(proposal) }, for: proposal)
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    draw(shown(shape, .shape), into: &recorder, in: frame, fillStyle, shown(paint, .paint), outlineDirection)
  }

  override package func isHit(at point: CGPoint) -> Bool {
    !paint.isInvisible && ask(shape) { $0.isHit(at: point, in: size, fillStyle, outlineDirection) }
  }

  override package var ownReach: HitReach? { ask(shape) { $0.hitReach(in: size, fillStyle, outlineDirection) } }

  override package var sourceType: Any.Type? { S.self }
}

extension ShapeNode: OutlinedItem {
  package var outlineEnvironment: Unretained<EnvironmentScope> { environment }
}

extension ShapeNode: RememberingNode {
  package var isUpToDate: Bool { paint == readPaint() }
}
