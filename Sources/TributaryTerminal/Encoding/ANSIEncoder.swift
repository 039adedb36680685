import TributaryDrawing

/// Writes grids of cells as text: plain, coloured, or as the difference between two frames on a terminal.
public struct ANSIEncoder: Sendable {
  /// Which colours the terminal knows; others become the nearest of them.
  public var colors: ColorDepth

  /// An encoder for terminals of so many colours.
  public init(colors: ColorDepth = .direct) {
    self.colors = colors
  }

  /// The characters alone, without any escape sequence: for pipes, files and tests.
  ///
  /// - Returns: One line a row, each ended by a line feed, without trailing spaces.
  public static func plain(_ grid: CellGrid) -> String {
    var result = ""
    for row in 0..<grid.rows {
      var pendingSpaces = 0
      for column in 0..<grid.columns {
        let cell = grid.cells[grid.index(column: column, row: row)]
        if cell.width == .continuation { continue }
        if cell.character == " " {
          pendingSpaces += 1
        } else {
          result += String(repeating: " ", count: pendingSpaces)
          pendingSpaces = 0
          result.append(cell.character)
        }
      }
      result += "\n"
    }
    return result
  }

  /// The grid as coloured lines, to be printed where the cursor is.
  ///
  /// - Returns: One line a row, each ended by a line feed; colours are reset before every line end.
  public func styled(_ grid: CellGrid) -> String {
    var result = ""
    for row in 0..<grid.rows {
      var style = TerminalStyle()
      let end = contentEnd(of: row, in: grid)
      for column in 0..<end {
        let cell = grid.cells[grid.index(column: column, row: row)]
        if cell.width == .continuation { continue }
        style.change(to: TerminalStyle(cell, colors), colors, into: &result)
        result.append(cell.character)
      }
      style.change(to: TerminalStyle(), colors, into: &result)
      result += "\n"
    }
    return result
  }

  /// One past the last cell of a row that shows something.
  private func contentEnd(of row: Int, in grid: CellGrid) -> Int {
    var end = grid.columns
    while end > 0 {
      let cell = grid.cells[grid.index(column: end - 1, row: row)]
      if !cell.isBlank || (cell.background != nil && colors != .monochrome) { break }
      end -= 1
    }
    return end
  }
}
