import TributaryGeometry

extension FlattenedPath {
  /// The cells whose middles are inside, row by row; middles on the outline count as ``CellMetrics`` rounds edges.
  ///
  /// - Complexity: O(*edges* × *rows* + crossings × log crossings), rows within `bounds` only.
  func spans(evenOdd: Bool, metrics: CellMetrics, within bounds: CellRect) -> [CellSpan] {
    guard !bounds.isEmpty else { return [] }
    var crossings: [[Crossing]] = Array(repeating: [], count: bounds.rows.count)
    for subpath in subpaths {
      var start = subpath.points.last ?? .zero
      for end in subpath.points {
        add(from: start, to: end, metrics: metrics, rows: bounds.rows, into: &crossings)
        start = end
      }
    }
    var result: [CellSpan] = []
    for (offset, row) in bounds.rows.enumerated() {
      var winding = 0
      var entered: CGFloat = 0
      for crossing in crossings[offset].sorted(by: { $0.x < $1.x }) {
        let wasInside = evenOdd ? winding % 2 != 0 : winding != 0
        winding += crossing.direction
        let isInside = evenOdd ? winding % 2 != 0 : winding != 0
        if isInside, !wasInside { entered = crossing.x }
        guard wasInside, !isInside else { continue }
        let columns = CellMetrics.border(entered / metrics.width)..<CellMetrics.border(crossing.x / metrics.width)
        let visible = columns.clamped(to: bounds.columns)
        if !visible.isEmpty { result.append(CellSpan(columns: visible, row: row)) }
      }
    }
    return result
  }

  private struct Crossing {
    var x: CGFloat
    var direction: Int
  }

  private func add(
    from start: CGPoint, to end: CGPoint, metrics: CellMetrics, rows: Range<Int>, into crossings: inout [[Crossing]]
  ) {
    guard start.y != end.y else { return }
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let crossed = CellMetrics.border(upper.y / metrics.height)..<CellMetrics.border(lower.y / metrics.height)
    for row in crossed.clamped(to: rows) {
      let y = (CGFloat(row) + 0.5) * metrics.height
      let x = upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
      crossings[row - rows.lowerBound].append(Crossing(x: x, direction: start.y < end.y ? 1 : -1))
    }
  }
}
