import TributaryDrawing
import TributaryGeometry

extension RasterCanvas {
  /// Shades the area of an image and writes its name in the center: cells are too coarse for its pixels.
  mutating func draw(_ image: DisplayImage, _ effects: CellEffects, clip: CellClip) {
    guard !clip.isEmpty else { return }
    var color = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    if let stencil = image.stencil { color = stencil.singleColor }
    color.opacity *= 0.35
    let path = FlattenedPath(Path(image.frame), effects.transform)
    fill(path, evenOdd: false, ink: CellPaint(.color(color), effects), clip: clip)
    guard let name = image.name, let bounds = path.bounds else { return }
    let ink = CellPaint(.color(palette.foreground), effects)
    write(name, inTheMiddleOf: metrics.cells(of: bounds), ink: ink, clip: clip)
  }

  /// Writes the character of a symbol at its center, in the symbol's paint.
  mutating func draw(
    _ symbol: DisplaySymbol, ink: CellPaint, _ transform: CGAffineTransform, clip: CellClip
  ) {
    guard !clip.isEmpty, let bounds = FlattenedPath(Path(symbol.frame), transform).bounds else { return }
    let written = CellText(String(symbol.character), cellsOf: CellTextMeasurer.cells(of:))
    let row = CellMetrics.cell(containing: bounds.midY / metrics.height)
    guard clip.bounds.rows.contains(row) else { return }
    let start = bounds.midX / metrics.width - CGFloat(written.columns) / 2
    write(written, column: CellMetrics.border(start), row: row, ink: ink, style: [], clip: clip)
  }

  /// Returns whether a symbol is large enough to be drawn with lines instead of a character.
  func isLarge(_ symbol: DisplaySymbol, _ transform: CGAffineTransform) -> Bool {
    guard let bounds = FlattenedPath(Path(symbol.frame), transform).bounds else { return false }
    return bounds.width >= 8 * metrics.width && bounds.height >= 4 * metrics.height
  }

  private mutating func write(_ name: String, inTheMiddleOf cells: CellRect, ink: CellPaint, clip: CellClip) {
    guard cells.columns.count >= 3, !cells.rows.isEmpty else { return }
    var text = CellText(name, cellsOf: CellTextMeasurer.cells(of:))
    // A name that is longer than its space ends in an ellipsis. Names can have any length.
    if text.columns > cells.columns.count {
      var kept = ""
      var columns = 1
      for item in text.items {
        columns += item.isWide ? 2 : 1
        if columns > cells.columns.count { break }
        kept.append(item.character)
      }
      text = CellText(kept + "…", cellsOf: CellTextMeasurer.cells(of:))
    }
    let column = cells.columns.lowerBound + (cells.columns.count - text.columns) / 2
    let row = cells.rows.lowerBound + (cells.rows.count - 1) / 2
    guard clip.bounds.rows.contains(row) else { return }
    write(text, column: column, row: row, ink: ink, style: [], clip: clip)
  }
}
