import TributaryDrawing
package import TributaryGeometry

/// The leaf of a canvas.
package final class CanvasNode: ItemNode {
  private let environment: Unretained<EnvironmentScope>
  private var canvas: Canvas

  package init(_ canvas: Canvas, _ inputs: NodeInputs) {
    self.canvas = canvas
    environment = inputs.environmentReference
    super.init(inputs)
  }

  /// A closure is never known to be the same.
  @MainActor
  package func update(_ canvas: Canvas) {
    self.canvas = canvas
    needsDraw()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { needsDraw() }
    super.surroundingsDidChange(changes)
  }

  /// The value that was read may not stand yet: what is drawn is drawn when the frame has settled.
  override package func dependencyDidChange() {
    evaluation &+= 1
    needsDraw()
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions().asLengths
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard size.isFinite, size.width > 0, size.height > 0 else { return }
    let layer = CanvasLayer()
    let stage = CanvasStage(self, environment.values, size, recorder.revision)
    var context = GraphicsContext(layer, stage)
    let renderer = canvas.renderer
    withEvaluation(of: self) { renderer(&context, size) }
    stage.close()
    guard !layer.commands.isEmpty else { return }
    let drawn = DisplayFragment(layer.commands, revision: recorder.revision)
    let bounds = CGRect(origin: .zero, size: size)
    let isInside = drawn.drawnBounds.map { bounds.contains($0) } ?? true
    let whole: DisplayCommand =
      isInside
      ? .fragment(drawn, at: origin)
      : .fragment(
        DisplayFragment(
          [.effect(DisplayEffect(drawn, .clip(Path(bounds), FillStyle())))], revision: recorder.revision), at: origin)
    recorder.append(whole)
  }

  override package func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  override package var pathComponent: String? { "Canvas" }
}
