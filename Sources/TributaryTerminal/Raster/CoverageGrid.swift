import TributaryDrawing
import TributaryGeometry

/// The fraction of each cell that a group covers, from 0 to 1.
struct CoverageGrid {
  let columns: Int
  let rows: Int
  private(set) var values: [Float]

  /// - Parameters:
  ///   - canvas: A coverage canvas with the group drawn on it.
  ///   - countsText: Whether a cell with a character counts as covered. If `false`, only its background counts.
  init(_ canvas: RasterCanvas, countsText: Bool) {
    columns = canvas.grid.columns
    rows = canvas.grid.rows
    values = canvas.grid.cells.map { cell in
      if countsText, !cell.isBlank { return cell.foreground?.red ?? 1 }
      return cell.background?.red ?? 0
    }
  }

  init(columns: Int, rows: Int, _ value: (_ column: Int, _ row: Int) -> Float) {
    self.columns = columns
    self.rows = rows
    values = (0..<columns * rows).map { value($0 % columns, $0 / columns) }
  }

  func value(column: Int, row: Int) -> Float {
    (0..<columns).contains(column) && (0..<rows).contains(row) ? values[row * columns + column] : 0
  }

  /// Returns the coverage blurred by a Gaussian, along the rows and then along the columns.
  ///
  /// - Parameter radius: The standard deviation in points. An axis on which it is less than half a cell is not blurred.
  /// - Complexity: O(*cells* × *radius in cells*); the radius is limited to 64 cells.
  func blurred(radius: CGFloat, metrics: CellMetrics) -> CoverageGrid {
    var result = self
    let across = CoverageGrid.weights(radius / metrics.width)
    let down = CoverageGrid.weights(radius / metrics.height)
    if across.count > 1 {
      result.values = result.mapped { grid, column, row in
        across.sum { grid.value(column: column + $0, row: row) }
      }
    }
    if down.count > 1 {
      result.values = result.mapped { grid, column, row in down.sum { grid.value(column: column, row: row + $0) } }
    }
    return result
  }

  private func mapped(_ value: (CoverageGrid, Int, Int) -> Float) -> [Float] {
    values.indices.map { value(self, $0 % columns, $0 / columns) }
  }

  /// Returns the weights of a cell and of its neighbors on one side.
  private static func weights(_ radius: CGFloat) -> [Float] {
    guard radius >= 0.5 else { return [1] }
    let radius = Double(min(radius, 64))
    let weights = (0...Int((radius * 3).rounded(.up))).map { distance in
      exp(-Double(distance * distance) / (2 * radius * radius))
    }
    let total = weights.reduce(-weights[0]) { $0 + 2 * $1 }
    return weights.map { Float($0 / total) }
  }
}

extension [Float] {
  /// Returns the weighted sum of the values at the distances on both sides.
  fileprivate func sum(_ value: (Int) -> Float) -> Float {
    var sum = self[0] * value(0)
    for distance in indices.dropFirst() { sum += self[distance] * (value(distance) + value(-distance)) }
    return sum
  }
}

/// The purpose for which the coverage of a group is determined.
enum CoverageUse {
  /// To mask the group that was drawn on top of the previous canvas.
  case mask(before: RasterCanvas, CellRect)
  /// To tint cells with a shadow.
  case shadow(CellPaint, radius: CGFloat, CellClip)
  /// To blur the group that was drawn on top of the previous canvas.
  case blur(before: RasterCanvas, radius: CGFloat, CellClip)
}
