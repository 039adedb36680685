@_spi(Engine) public import TributaryEngine
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
      host.animate(self, from: self.width, to: width, PresentedProperty(.amount))
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

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    super.draw(into: &recorder, in: frame)
    // A line wider than the view covers the view and no more.
    let line = min(shown(width, .amount), frame.size.width, frame.size.height)
    let paint = shownPaint
    guard line > 0, frame.size.isFinite, !paint.isInvisible else { return }
    let rect = CGRect(
      x: frame.origin.x + line / 2, y: frame.origin.y + line / 2, width: frame.size.width - line,
      height: frame.size.height - line)
    let placed = paint.placed(in: frame)
    recorder.append(.path(DisplayPath(Path(rect), .stroke(StrokeStyle(lineWidth: line)), placed)))
  }
}
