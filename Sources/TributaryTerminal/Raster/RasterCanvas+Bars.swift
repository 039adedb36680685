import TributaryDrawing
import TributaryGeometry

extension RasterCanvas {
  /// Records a bar that is drawn as a line in the first row or the first column of `cells`.
  mutating func record(_ cells: CellRect, along axis: Axis, at center: CGFloat, ink: CellPaint, clip: CellClip) {
    guard !isCoverage else { return }
    let visible = cells.intersection(clip.bounds)
    let line = axis == .horizontal ? cells.rows.lowerBound : cells.columns.lowerBound
    let places =
      axis == .horizontal
      ? visible.columns.map { CellPosition(column: $0, row: line) }
      : visible.rows.map { CellPosition(column: line, row: $0) }
    let shown = places.filter {
      clip.contains(column: $0.column, row: $0.row)
        && isLegible(opacity: color(ink, column: $0.column, row: $0.row).opacity, over: false)
    }
    guard !shown.isEmpty else { return }
    bars.append(
      ThinBars.Bar(axis: axis, line: line, center: center, ink: ink, clip: clip),
      places: shown.map { grid.index(column: $0.column, row: $0.row) })
  }

  /// Returns the canvas with a line at the text that hides a bar entirely.
  ///
  /// A row has no space for a line above, through, or below its characters, except in their style. The line is drawn
  /// where it is closest to the bar:
  ///
  ///     a horizontal bar lies in…       its line
  ///     the upper quarter of the row    under the row above: an underline at characters, ▁ in empty cells
  ///     the middle                      a strikethrough
  ///     the lower quarter               an underline
  ///
  /// A vertical bar is ▕ in the empty cell to the left, ▏ in the empty cell to the right, or else a tint of the
  /// background.
  func showingHiddenBars() -> RasterCanvas {
    guard !bars.front.isEmpty else { return self }
    var result = self
    let places = Dictionary(grouping: bars.front.keys) { bars.front[$0] ?? 0 }
    for (index, bar) in bars.all.enumerated() {
      // A line in any of the cells shows the bar.
      guard let places = places[index], places.allSatisfy({ lines[$0].isEmpty }) else { continue }
      switch bar.axis {
      case .horizontal: for place in places { show(bar, column: place % grid.columns, in: &result) }
      case .vertical: for place in places { show(bar, row: place / grid.columns, in: &result) }
      }
    }
    return result
  }

  /// Shows a hidden horizontal bar in a column.
  private func show(_ bar: ThinBars.Bar, column: Int, in result: inout RasterCanvas) {
    let place = bar.center / metrics.height - CGFloat(bar.line)
    if place < 0.25, bar.clip.contains(column: column, row: bar.line - 1) {
      result.underline(column: column, row: bar.line - 1, below: bar)
    } else {
      let shown = color(bar.ink, column: column, row: bar.line).over(background(column: column, row: bar.line))
      result.add(0.25..<0.75 ~= place ? .strikethrough : .underline, column: column, row: bar.line, color: shown)
    }
  }

  /// Shows a hidden vertical bar in a row.
  private func show(_ bar: ThinBars.Bar, row: Int, in result: inout RasterCanvas) {
    let place = bar.center / metrics.width - CGFloat(bar.line)
    let behind = background(column: bar.line, row: row)
    let color = color(bar.ink, column: bar.line, row: row).over(behind)
    // A bar in the middle of the cell is closest to neither side.
    let left = (column: bar.line - 1, character: Character("▕"), isNear: place < 0.75)
    let right = (column: bar.line + 1, character: Character("▏"), isNear: place >= 0.25)
    for side in place < 0.5 ? [left, right] : [right, left] where side.isNear {
      guard bar.clip.contains(column: side.column, row: row), grid.bounds.contains(column: side.column, row: row)
      else { continue }
      let index = grid.index(column: side.column, row: row)
      guard result.grid.cells[index].isBlank, lines[index].isEmpty, !gaps[index],
        behind.looks(like: background(column: side.column, row: row))
      else { continue }
      return result.grid.write(
        side.character, wide: false, column: side.column, row: row, foreground: color, style: [])
    }
    for column in result.grid.halves(ofCharacterAt: bar.line, row: row) {
      result.grid.recolor(column: column, row: row) { $0.background = behind.mixed(with: color, 0.5) }
    }
  }

  /// Draws the part of a bar at the lower edge of a cell, unless another area or line occupies the cell.
  private mutating func underline(column: Int, row: Int, below bar: ThinBars.Bar) {
    let place = grid.index(column: column, row: row)
    let behind = background(column: column, row: row)
    guard grid.bounds.contains(column: column, row: row), lines[place].isEmpty,
      behind.looks(like: background(column: column, row: bar.line))
    else { return }
    let color = color(bar.ink, column: column, row: bar.line).over(behind)
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
    for column in grid.halves(ofCharacterAt: column, row: row) {
      grid.recolor(column: column, row: row) { cell in
        if cell.isBlank { cell.foreground = color }
        cell.style.formUnion(style)
      }
    }
  }
}

extension CellGrid {
  /// Returns the columns of a character of which a cell is one half, or of the cell itself.
  fileprivate func halves(ofCharacterAt column: Int, row: Int) -> ClosedRange<Int> {
    switch cell(column: column, row: row).width {
    case .single: column...column
    case .wide: column...column + 1
    case .continuation: column - 1...column
    }
  }
}
