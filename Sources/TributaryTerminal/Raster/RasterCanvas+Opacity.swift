import TributaryDrawing
import TributaryGeometry

extension RasterCanvas {
  /// Puts the canvas as it was before a group under the group drawn on it, so that the group has an opacity as a whole.
  ///
  /// Backgrounds are mixed. A cell shows one character: the group's if it wrote one that can be read, else what was there
  /// before.
  ///
  /// - Parameters:
  ///   - before: The canvas without the group, of the same size.
  ///   - opacity: Of each cell, by column and row, from 0 to 1.
  mutating func fade(from before: RasterCanvas, within bounds: CellRect, opacity: (Int, Int) -> Float) {
    let after = self
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

  /// Writes back a character that the group had covered.
  private mutating func restore(_ cell: Cell, _ line: LineCell, column: Int, row: Int, color: Color.Resolved) {
    // The second half comes back with the first.
    guard cell.width != .continuation else { return }
    grid.write(
      cell.character, wide: cell.width == .wide, column: column, row: row, foreground: color, style: cell.style)
    lines[grid.index(column: column, row: row)] = line
  }
}
