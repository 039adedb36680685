import TributaryDrawing
import TributaryGeometry
import TributaryTerminal

/// A hint about the keys of an interactive session, in the last row if that row is empty.
///
///     Tab and arrows: move   Return: press   q: quit
struct KeyHint {
  private let text: String
  private let metrics: CellMetrics

  /// - Parameter hasFocus: Whether any view can receive the focus.
  init(hasFocus: Bool, metrics: CellMetrics) {
    text = hasFocus ? "Tab and arrows: move   Return: press   q: quit" : "q: quit"
    self.metrics = metrics
  }

  /// Returns the picture with the hint, or the picture unchanged if its last row is not empty.
  func drawn(over list: DisplayList) -> DisplayList {
    let grid = TerminalRasterizer(metrics: metrics).rasterize(list)
    let row = grid.rows - 1
    guard row > 0, grid.columns > text.count + 1 else { return list }
    let isFree = (0..<grid.columns).allSatisfy { grid.cell(column: $0, row: row).isBlank }
    guard isFree else { return list }
    let font = ResolvedFont(size: metrics.height)
    let cell = CGSize(width: metrics.width, height: metrics.height)
    let layout = TextBreaker.layout(text, font: font, lineLimit: 1, measurer: CellTextMeasurer(cell: cell))
    let place = CGPoint(x: metrics.width, y: CGFloat(row) * metrics.height)
    let gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    return DisplayList(
      size: list.size,
      root: DisplayFragment([.fragment(list.root, at: .zero), .text(layout, at: place, .color(gray))]))
  }
}
