import TributaryDrawing
import TributaryGeometry

extension RasterCanvas {
  /// Writes the lines of a text, each into the row that holds its middle.
  ///
  /// Without a transform a line begins at the border nearest to its left end. Terminals have one size of character and one direction, so a
  /// text that is scaled or rotated is written unchanged, about the place that its middle comes to.
  mutating func draw(
    _ text: TextLayout, at origin: CGPoint, ink: CellInk, _ transform: CGAffineTransform, clip: CellClip
  ) {
    guard !clip.isEmpty, let first = text.lines.first else { return }
    // All lines of a layout are as high as the others; their tops are found from their baselines.
    let height = text.size.height / CGFloat(text.lines.count)
    let ascent = text.firstBaseline - (first.origin.y - text.firstBaseline)
    let isShift = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    for line in text.lines {
      let top = origin.y + line.origin.y - ascent
      let left = origin.x + line.origin.x
      let middle = CGPoint(x: left + (isShift ? 0 : line.width / 2), y: top + height / 2).applying(transform)
      guard middle.x.isFinite, middle.y.isFinite else { continue }
      let row = CellMetrics.cell(containing: middle.y / metrics.height)
      guard clip.bounds.rows.contains(row) else { continue }
      let written = CellText(line.text, cellsOf: CellTextMeasurer.cells(of:))
      let start = middle.x / metrics.width - (isShift ? 0 : CGFloat(written.columns) / 2)
      var style: Cell.Style = []
      if line.font.weight.number >= Font.Weight.semibold.number { style.insert(.bold) }
      if line.font.isItalic { style.insert(.italic) }
      write(written, column: CellMetrics.border(start), row: row, ink: ink, style: style, clip: clip)
    }
  }
}
