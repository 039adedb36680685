import TributaryDrawing

extension CellGrid {
  /// Marks the cells whose background contrasts with the page, which is the most frequent background.
  ///
  /// - Parameter plain: The color of cells without a background.
  mutating func markContrast(plain: Color.Resolved) {
    var counts: [Int: (count: Int, color: Color.Resolved)] = [:]
    var start = 0
    while start < cells.count {
      let background = cells[start].background
      var end = start + 1
      while end < cells.count, cells[end].background == background { end += 1 }
      let color = background ?? plain
      counts[color.rgb, default: (0, color)].count += end - start
      start = end
    }
    guard counts.count > 1 else { return }
    // Of equally frequent backgrounds, the terminal's own is the page, and otherwise the lightest.
    func rank(_ entry: (key: Int, value: (count: Int, color: Color.Resolved))) -> (Int, Int, Int) {
      (entry.value.count, entry.key == plain.rgb ? 1 : 0, entry.key)
    }
    guard let page = counts.max(by: { rank($0) < rank($1) })?.value.color else { return }
    for row in 0..<rows {
      for column in 0..<columns {
        recolor(column: column, row: row) { $0.hasContrast = ($0.background ?? plain).contrasts(with: page) }
      }
    }
  }
}

extension Color.Resolved {
  /// The color as a number, without its opacity.
  fileprivate var rgb: Int {
    let (red, green, blue, _) = bytes
    return Int(red) << 16 | Int(green) << 8 | Int(blue)
  }

  /// The largest difference between two channels.
  private var chroma: Float { max(red, green, blue) - min(red, green, blue) }

  /// Returns whether an opaque color differs so clearly from the one behind it that the difference has a meaning.
  ///
  /// The limit is above a dimmed page and the gray of tracks and buttons, and below a selection, which is a tint with
  /// an opacity of 0.3.
  func contrasts(with other: Color.Resolved) -> Bool {
    let distance = max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    return distance + abs(chroma - other.chroma) / 2 > 0.28
  }
}
