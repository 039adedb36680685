import TributaryDrawing

/// An encoder of cell grids as text: plain, colored, or as the difference between two frames on a terminal.
///
///     let grid = TerminalRasterizer().rasterize(host.displayList)
///     print(ANSIEncoder(colors: .direct).styled(grid), terminator: "")
public struct ANSIEncoder: Sendable {
  /// The color depth of the terminal. Other colors are converted to the nearest available color.
  public var colors: ColorDepth

  /// Creates an encoder for terminals with a color depth.
  ///
  /// - Parameter colors: The color depth of the terminal.
  public init(colors: ColorDepth = .direct) {
    self.colors = colors
  }

  /// Returns only the characters, without escape sequences, for pipes, files, and tests.
  ///
  /// - Parameter grid: The cells to print.
  /// - Returns: One line per row with a trailing line feed and without trailing spaces.
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

  /// Returns the grid as colored lines to print at the cursor.
  ///
  /// - Parameter grid: The cells to print.
  /// - Returns: One line per row with a trailing line feed. Colors are reset before each line end.
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

  /// Returns the index after the last visible cell of a row.
  private func contentEnd(of row: Int, in grid: CellGrid) -> Int {
    var end = grid.columns
    while end > 0 {
      let cell = grid.cells[grid.index(column: end - 1, row: row)]
      if !cell.isBlank || (colors == .monochrome ? cell.hasContrast : cell.background != nil) { break }
      end -= 1
    }
    return end
  }
}

extension ANSIEncoder {
  /// Returns the text that changes one frame on a terminal into the next. Only changed cells are written.
  ///
  /// Cells are addressed relative to the top-left corner of the screen. Graphic renditions must be reset before, and
  /// are reset afterward. The cursor never advances past the right end of a row, so the text works with and without
  /// automatic wrapping.
  ///
  /// - Parameters:
  ///   - old: The grid that the terminal shows. `nil` or a grid of another size clears the screen first.
  ///   - new: The grid to show.
  /// - Returns: An empty string if the grids are equal.
  /// - Complexity: O(*n*) in the number of cells.
  public func diff(from old: CellGrid?, to new: CellGrid) -> String {
    var output = DiffOutput(colors: colors)
    var old = old
    if old?.columns != new.columns || old?.rows != new.rows {
      old = nil
      output.text += "\u{1B}[0m\u{1B}[2J"
    }
    let empty = Cell()
    for row in 0..<new.rows {
      for column in 0..<new.columns {
        let place = new.index(column: column, row: row)
        let cell = new.cells[place]
        // Writing the first half of a wide character writes both. It differs whenever the second half differs, except
        // for the half of a previous neighbor.
        if cell.width == .continuation { continue }
        let before = old?.cells[place] ?? empty
        var isSame = before == cell
        if isSame, cell.width == .wide, let old { isSame = old.cells[place + 1] == new.cells[place + 1] }
        if !isSame { output.write(cell, column: column, row: row) }
      }
    }
    output.finish()
    return output.text
  }
}

/// The output for a terminal, with the resulting cursor position and style.
private struct DiffOutput {
  let colors: ColorDepth
  var text = ""
  private var style = TerminalStyle()
  /// The position of the next character, or `nil` if it depends on the terminal.
  private var cursor: (column: Int, row: Int)?

  init(colors: ColorDepth) {
    self.colors = colors
  }

  mutating func write(_ cell: Cell, column: Int, row: Int) {
    move(column: column, row: row)
    style.change(to: TerminalStyle(cell, colors), colors, into: &text)
    text.append(cell.character)
    // Terminals differ in the widths of clusters and emoji. Output continues from an absolute position after them.
    let isCertain = cell.width == .single && cell.character.unicodeScalars.count == 1
    cursor = isCertain ? (column + 1, row) : nil
  }

  private mutating func move(column: Int, row: Int) {
    if let cursor, cursor.row == row, cursor.column <= column {
      let distance = column - cursor.column
      if distance > 0 { text += distance == 1 ? "\u{1B}[C" : "\u{1B}[\(distance)C" }
    } else {
      text += "\u{1B}[\(row + 1);\(column + 1)H"
    }
  }

  mutating func finish() {
    style.change(to: TerminalStyle(), colors, into: &text)
  }
}
