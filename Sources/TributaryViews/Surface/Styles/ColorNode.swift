@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
package import TributaryGeometry

/// The leaf of a colour.
///
/// Invariant: `paint` is `color` in the environment that the node was last told of.
///
/// Checked by `ColorNode.isUpToDate`.
@usableFromInline
package final class ColorNode: ItemNode {
  private let environment: Unretained<EnvironmentScope>
  private var color: Color
  private var paint: Paint

  @usableFromInline
  package init(_ color: Color, _ inputs: NodeInputs) {
    self.color = color
    environment = inputs.environmentReference
    paint = color._paint(in: inputs.environment.values)
    super.init(inputs)
  }

  @usableFromInline @MainActor
  package func update(_ new: Color) {
    if new == color { return }
    color = new
    resolvePaint()
  }

  @MainActor
  private func resolvePaint() {
    let new = color._paint(in: environment.values)
    if new == paint { return }
    host.animate(self, from: paint, to: new, .paint)
    paint = new
    needsDraw()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { resolvePaint() }
    super.surroundingsDidChange(changes)
  }

  override package func isHit(at point: CGPoint) -> Bool { !paint.isInvisible && boundsContain(point) }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions().asLengths
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    recorder.fill(frame, with: shown(paint, .paint))
  }

  override package var pathComponent: String? { "Color" }
}

extension ColorNode: RememberingNode {
  package var isUpToDate: Bool { paint == color._paint(in: environment.values) }
}
