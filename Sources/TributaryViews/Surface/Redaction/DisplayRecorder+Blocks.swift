@_spi(Engine) package import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry

extension DisplayRecorder {
  /// How strong the blocks are that stand for what is hidden.
  private static var blockOpacity: Double { 0.18 }

  /// Draws a block in the place of something that is hidden.
  package mutating func drawBlock(over frame: CGRect, _ paint: Paint) {
    guard frame.size.isFinite, frame.width > 0, frame.height > 0, !paint.isInvisible else { return }
    let radius = min(4, frame.height / 4)
    let path = Path(roundedRect: frame, cornerRadius: radius, style: .continuous)
    append(.path(DisplayPath(path, .fill(FillStyle()), paint.faded(by: Self.blockOpacity).placed(in: frame))))
  }

  /// Draws a block in the place of each line of a text: as high as its letters, and as wide.
  package mutating func drawBlocks(for layout: TextLayout, at origin: CGPoint, _ paint: Paint) {
    // Pieces beside each other are one line.
    var rest = layout.lines[...]
    while let first = rest.first {
      let pieces = rest.prefix { $0.origin.y == first.origin.y }
      rest = rest.dropFirst(pieces.count)
      let left = pieces.map(\.origin.x).min() ?? 0
      let right = pieces.map { $0.origin.x + $0.width }.max() ?? 0
      let height = (first.ascent + first.descent) * 0.7
      let middle = first.origin.y + (first.descent - first.ascent) / 2
      drawBlock(
        over: CGRect(
          x: origin.x + left, y: origin.y + middle - height / 2, width: right - left, height: height),
        paint)
    }
  }
}
