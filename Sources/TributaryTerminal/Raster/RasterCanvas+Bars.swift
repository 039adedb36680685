import TributaryDrawing
import TributaryGeometry

extension RasterCanvas {
  /// Records a horizontal bar that is drawn as a line in the first row of `cells`.
  mutating func record(_ cells: CellRect, at y: CGFloat, ink: CellInk, clip: CellClip) {
    guard !isCoverage else { return }
    let row = cells.rows.lowerBound
    let columns = cells.columns.clamped(to: clip.bounds.columns).filter { column in
      clip.contains(column: column, row: row)
        && isLegible(opacity: color(ink, column: column, row: row).opacity, over: false)
    }
    guard !columns.isEmpty else { return }
    let reachesUp = columns.contains { clip.contains(column: $0, row: row - 1) }
    bars.append(
      ThinBars.Bar(row: row, y: y, ink: ink, reachesUp: reachesUp),
      places: columns.map { grid.index(column: $0, row: row) })
  }

  /// Returns the canvas with a line at the text that hides a bar entirely.
  ///
  /// A row has no space for a line above, through, or below its characters, except in their style. The line is drawn
  /// where it is closest to the bar:
  ///
  ///     the bar lies in…                its line
  ///     the upper quarter of the row    under the row above: an underline at characters, ▁ in empty cells
  ///     the middle                      a strikethrough
  ///     the lower quarter               an underline
  func showingHiddenBars() -> RasterCanvas {
    guard !bars.front.isEmpty else { return self }
    var result = self
    let places = Dictionary(grouping: bars.front.keys) { bars.front[$0] ?? 0 }
    for (index, bar) in bars.all.enumerated() {
      // A line in any of the cells shows the bar.
      guard let places = places[index], places.allSatisfy({ lines[$0].isEmpty }) else { continue }
      let place = bar.y / metrics.height - CGFloat(bar.row)
      for column in places.map({ $0 % grid.columns }) {
        if place < 0.25, bar.reachesUp {
          result.underline(column: column, row: bar.row - 1, below: bar)
        } else {
          let shown = color(bar.ink, column: column, row: bar.row).over(background(column: column, row: bar.row))
          let style: Cell.Style = 0.25..<0.75 ~= place ? .strikethrough : .underline
          result.add(style, column: column, row: bar.row, color: shown)
        }
      }
    }
    return result
  }

  /// Draws the part of a bar at the lower edge of a cell, unless another area or line occupies the cell.
  private mutating func underline(column: Int, row: Int, below bar: ThinBars.Bar) {
    let place = grid.index(column: column, row: row)
    let behind = background(column: column, row: row)
    guard grid.bounds.contains(column: column, row: row), lines[place].isEmpty,
      behind.looks(like: background(column: column, row: bar.row))
    else { return }
    let color = color(bar.ink, column: column, row: bar.row).over(behind)
    if grid.cells[place].isBlank, !gaps[place] {
      grid.write("▁", wide: false, column: column, row: row, foreground: color, style: [])
    } else {
      add(.underline, column: column, row: row, color: color)
    }
  }

  /// Adds a style to a character, which both halves of a wide character share.
  ///
  /// - Parameter color: The color of the line in a space.
  private mutating func add(_ style: Cell.Style, column: Int, row: Int, color: Color.Resolved) {
    let halves =
      switch grid.cell(column: column, row: row).width {
      case .single: column...column
      case .wide: column...column + 1
      case .continuation: column - 1...column
      }
    for column in halves {
      grid.recolor(column: column, row: row) { cell in
        if cell.isBlank { cell.foreground = color }
        cell.style.formUnion(style)
      }
    }
  }
}
