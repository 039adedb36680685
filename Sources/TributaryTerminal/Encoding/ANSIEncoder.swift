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

extension ANSIEncoder {
  /// What turns one frame into the next on a terminal: only cells that changed are written.
  ///
  /// Cells are addressed from the top-left corner of the screen. Graphic renditions must be reset before, and are after. No row is
  /// ever left through its right end, so the text works with and without automatic wrapping.
  ///
  /// - Parameters:
  ///   - old: What the terminal shows; `nil`, or a grid of another size, clears the screen first.
  ///   - new: What it shall show.
  /// - Returns: The empty string if nothing changed.
  /// - Complexity: O(*cells*).
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
        // The first half writes both; it differs whenever the second one does, but for an old neighbour's half.
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

/// Output on the way to the terminal, with what the terminal then knows: the cursor's place and the style.
private struct DiffOutput {
  let colors: ColorDepth
  var text = ""
  private var style = TerminalStyle()
  /// Where the next character will land; `nil` when terminals may disagree.
  private var cursor: (column: Int, row: Int)?

  init(colors: ColorDepth) {
    self.colors = colors
  }

  mutating func write(_ cell: Cell, column: Int, row: Int) {
    move(column: column, row: row)
    style.change(to: TerminalStyle(cell, colors), colors, into: &text)
    text.append(cell.character)
    // Terminals differ in the width of clusters and emoji. We go on from a place that does not depend on it.
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
