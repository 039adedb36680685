import TributaryDrawing
public import TributaryGeometry

/// The node of a border.
@usableFromInline
package final class BorderNode: StyledNode {
  private var width: CGFloat

  @usableFromInline
  package init(_ style: AnyShapeStyle, width: CGFloat, _ inputs: NodeInputs) {
    self.width = width
    super.init(style, inputs)
    reportIfUnusable()
  }

  @usableFromInline @MainActor
  package func update(_ style: AnyShapeStyle, width: CGFloat) {
    if width != self.width {
      host.animate(
        self, from: self.width, to: width, PresentedProperty(.amount, get: { $0.width }, set: { $0.width = $1 }))
      self.width = width
      reportIfUnusable()
      needsDraw()
    }
    update(style)
  }

  /// A line wider than the view covers it, however wide.
  private func reportIfUnusable() {
    if !(width >= 0) { host.reportInvalidDimension("border width", "\(width)", at: self) }
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    super.draw(into: &recorder, at: origin)
    // A line wider than the view covers the view and no more.
    let line = min(width, size.width, size.height)
    guard line > 0, size.isFinite, !paint.isInvisible else { return }
    let rect = CGRect(
      x: origin.x + line / 2, y: origin.y + line / 2, width: size.width - line, height: size.height - line)
    let placed = paint.placed(in: CGRect(origin: origin, size: size))
    recorder.append(.path(DisplayPath(Path(rect), .stroke(StrokeStyle(lineWidth: line)), placed)))
  }
}
