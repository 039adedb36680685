/// What stands in the terminal while it is too small for a picture.
enum TooSmallNotice {
  @MainActor static func grid(columns: Int, rows: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    let minimum = TerminalSession.minimumSize
    let lines = ["Too small:", "needs \(minimum.columns) × \(minimum.rows)"]
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() {
        grid.write(character, wide: false, column: column, row: row, foreground: nil, style: [])
      }
    }
    return grid
  }
}
