import TributaryDrawing
import TributaryGeometry

extension RasterCanvas {
  /// Writes the lines of a text, each into the row that holds its middle.
  ///
  /// Without a transform a line begins at the border nearest to its left end. Terminals have one size of character and one direction, so a
  /// text that is scaled or rotated is written unchanged, about the place that its middle comes to. Characters follow each other in the order
  /// of the text from left to right, also those of right-to-left scripts; a line below or through text has the text's colour.
  mutating func draw(
    _ text: TextLayout, at origin: CGPoint, _ paint: Paint, _ effects: CellEffects, clip: CellClip
  ) {
    guard !clip.isEmpty else { return }
    let transform = effects.transform
    let ink = CellInk(paint, effects)
    let isShift = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    for line in text.lines {
      let left = origin.x + line.origin.x
      let height = origin.y + line.origin.y + (line.descent - line.ascent) / 2
      let middle = CGPoint(x: left + (isShift ? 0 : line.width / 2), y: height).applying(transform)
      guard middle.x.isFinite, middle.y.isFinite else { continue }
      let row = CellMetrics.cell(containing: middle.y / metrics.height)
      guard clip.bounds.rows.contains(row) else { continue }
      let written = CellText(line.text, cellsOf: CellTextMeasurer.cells(of:))
      let start = middle.x / metrics.width - (isShift ? 0 : CGFloat(written.columns) / 2)
      let own = line.paint.map { CellInk($0, effects) } ?? ink
      write(written, column: CellMetrics.border(start), row: row, ink: own, style: Cell.Style(line), clip: clip)
    }
  }
}

extension Cell.Style {
  fileprivate init(_ line: TextLayout.Line) {
    self = []
    if line.font.weight.number >= Font.Weight.semibold.number { insert(.bold) }
    if line.font.isItalic { insert(.italic) }
    if line.underline != nil { insert(.underline) }
    if line.strikethrough != nil { insert(.strikethrough) }
  }
}
