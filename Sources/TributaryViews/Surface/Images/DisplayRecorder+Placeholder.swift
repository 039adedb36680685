@_spi(Engine) package import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry

extension DisplayRecorder {
  /// Draws a box with a name, crossed where it is large enough: what stands in the place of a picture.
  package mutating func drawPlaceholder(
    _ name: String, over frame: CGRect, _ paint: Paint, _ measurer: any TextMeasurer
  ) {
    guard !paint.isInvisible else { return }
    let paint = paint.placed(in: frame)
    let inside = frame.insetBy(dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2))
    append(.path(DisplayPath(Path(inside), .stroke(StrokeStyle(lineWidth: 1)), paint)))
    let font = ResolvedFont(size: min(12, frame.height * 0.75))
    let layout = TextBreaker.layout(
      name, font: font, width: max(0, frame.width - 4), lineLimit: 1, truncation: .middle, measurer: measurer)
    let isLegible = layout.size.width <= frame.width && layout.size.height <= frame.height
    let middle = isLegible ? layout.size.height / 2 + 2 : 0
    if frame.height > 2 * middle + 8, frame.width > 24 {
      // The strokes leave the middle to the name.
      let share = (frame.height / 2 - middle) / frame.height
      var cross = Path()
      for (x, y, dx, dy) in [
        (frame.minX, frame.minY, 1.0, 1.0), (frame.maxX, frame.minY, -1, 1), (frame.minX, frame.maxY, 1, -1),
        (frame.maxX, frame.maxY, -1, -1),
      ] {
        cross.move(to: CGPoint(x: x, y: y))
        cross.addLine(
          to: CGPoint(x: x + CGFloat(dx) * frame.width * share, y: y + CGFloat(dy) * frame.height * share))
      }
      append(.path(DisplayPath(cross, .stroke(StrokeStyle(lineWidth: 1)), paint)))
    }
    guard isLegible else { return }
    let place = CGPoint(x: frame.midX - layout.size.width / 2, y: frame.midY - layout.size.height / 2)
    append(.text(layout, at: place, paint))
  }
}
