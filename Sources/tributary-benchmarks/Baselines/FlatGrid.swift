/// The grid as parallel arrays.
struct FlatGrid {
  private static let padding = 10.0
  private static let spacing = 8.0
  private static let lineHeight = 16.0
  private static let advance = 8.0
  private static let hostLength = 10_000.0

  private(set) var labels: ContiguousArray<String> = []
  private(set) var widths: ContiguousArray<Double> = []
  private(set) var rowWidths: ContiguousArray<Double> = []
  private(set) var indices: [Int] = []
  private(set) var commands: ContiguousArray<BaselineCommand> = []

  init(rows: Int, cellsPerRow: Int) {
    let count = rows * cellsPerRow
    labels.reserveCapacity(count)
    widths.reserveCapacity(count)
    rowWidths.reserveCapacity(rows)
    indices.reserveCapacity(count)
    commands.reserveCapacity(2 * count)
    for index in 0..<count {
      let label = String(index)
      widths.append(Double(label.utf8.count) * Self.advance + 2 * Self.padding)
      labels.append(label)
      indices.append(index)
    }
    var widest = 0.0
    for row in 0..<rows {
      var width = Double(cellsPerRow - 1) * Self.spacing
      for cell in row * cellsPerRow..<(row + 1) * cellsPerRow { width += widths[cell] }
      rowWidths.append(width)
      widest = max(widest, width)
    }
    draw(rows: rows, cellsPerRow: cellsPerRow)
  }

  private mutating func draw(rows: Int, cellsPerRow: Int) {
    let rowHeight = Self.lineHeight + 2 * Self.padding
    let height = Double(rows) * rowHeight + Double(max(0, rows - 1)) * Self.spacing
    var y = (Self.hostLength - height) / 2
    for row in 0..<rows {
      var x = (Self.hostLength - rowWidths[row]) / 2
      for cell in row * cellsPerRow..<(row + 1) * cellsPerRow {
        commands.append(
          .rectangle(x: x, y: y, width: widths[cell], height: rowHeight, color: cell == 0 ? 0xFFCC00 : 0x007AFF))
        commands.append(.text(labels[cell], x: x + Self.padding, y: y + Self.padding))
        x += widths[cell] + Self.spacing
      }
      y += rowHeight + Self.spacing
    }
  }
}
