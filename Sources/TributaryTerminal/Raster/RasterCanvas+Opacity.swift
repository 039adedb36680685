import TributaryDrawing
import TributaryGeometry

extension RasterCanvas {
  /// Blends the canvas before a group with the group drawn on it, so that the opacity applies to the group as a whole.
  ///
  /// Backgrounds are mixed. A cell shows one character: the group's character if it is legible, and otherwise the
  /// previous one.
  ///
  /// - Parameters:
  ///   - before: The canvas without the group, of the same size.
  ///   - opacity: Returns the opacity of a cell by column and row, from 0 to 1.
  mutating func fade(from before: RasterCanvas, within bounds: CellRect, opacity: (Int, Int) -> Float) {
    let after = self
    bars.keep(before.bars) { opacity($0 % grid.columns, $0 / grid.columns) < 0.5 }
    for row in bounds.rows {
      for column in bounds.columns {
        let place = grid.index(column: column, row: row)
        let (old, new) = (before.grid.cells[place], after.grid.cells[place])
        if old == new, before.lines[place] == after.lines[place] { continue }
        let opacity = opacity(column, row)
        if opacity >= 1 { continue }
        if opacity <= 0 {
          grid.erase(column: column, row: row)
          grid.recolor(column: column, row: row) { $0.background = old.background }
          lines[place] = LineCell()
          gaps[place] = before.gaps[place]
          if !old.isBlank {
            restore(old, before.lines[place], column: column, row: row, color: old.foreground ?? palette.foreground)
          }
          continue
        }
        let oldBackground = old.background ?? palette.background
        let newBackground = new.background ?? palette.background
        let isOther = !new.isBlank && (new.character != old.character || old.width != new.width)
        let isNewText = isOther && isLegible(opacity: opacity, over: !old.isBlank)
        if isOther, !isNewText { grid.erase(column: column, row: row) }
        if old.background != nil || new.background != nil {
          grid.recolor(column: column, row: row) { $0.background = oldBackground.mixed(with: newBackground, opacity) }
        }
        if isNewText {
          let color = oldBackground.mixed(with: new.foreground ?? palette.foreground, opacity)
          grid.recolor(column: column, row: row) { $0.foreground = color }
        } else if !old.isBlank {
          let target = new.isBlank || isOther ? newBackground : new.foreground ?? palette.foreground
          let color = (old.foreground ?? palette.foreground).mixed(with: target, opacity)
          restore(old, before.lines[place], column: column, row: row, color: color)
        }
      }
    }
  }

  /// Restores a character that the group covered.
  private mutating func restore(_ cell: Cell, _ line: LineCell, column: Int, row: Int, color: Color.Resolved) {
    // The second half is restored with the first.
    guard cell.width != .continuation else { return }
    grid.write(
      cell.character, wide: cell.width == .wide, column: column, row: row, foreground: color, style: cell.style)
    lines[grid.index(column: column, row: row)] = line
  }
}
