/// The cells that may be drawn: a rectangle, with a mask if the clip is not rectangular.
struct CellClip {
  private(set) var bounds: CellRect

  /// The mask of the cells in `bounds`, row by row, or `nil` if all are included.
  private var mask: [Bool]?

  init(_ bounds: CellRect) {
    self.bounds = bounds
  }

  var isEmpty: Bool { bounds.isEmpty }

  func contains(column: Int, row: Int) -> Bool {
    guard bounds.contains(column: column, row: row) else { return false }
    guard let mask else { return true }
    return mask[(row - bounds.rows.lowerBound) * bounds.columns.count + column - bounds.columns.lowerBound]
  }

  /// Returns the part of the clip inside a rectangle.
  func intersection(_ rect: CellRect) -> CellClip {
    let inner = bounds.intersection(rect)
    return narrowed(to: inner) { _, _ in true }
  }

  /// Returns the part of the clip inside spans of cells.
  func intersection(_ spans: [CellSpan]) -> CellClip {
    var inside: Set<CellPosition> = []
    for span in spans where bounds.rows.contains(span.row) {
      for column in span.columns.clamped(to: bounds.columns) {
        inside.insert(CellPosition(column: column, row: span.row))
      }
    }
    var result = narrowed(to: bounds) { inside.contains(CellPosition(column: $0, row: $1)) }
    if inside.isEmpty { result.bounds = CellRect(columns: 0..<0, rows: 0..<0) }
    return result
  }

  private func narrowed(to inner: CellRect, where isInside: (Int, Int) -> Bool) -> CellClip {
    var result = CellClip(inner)
    if inner.isEmpty || (mask == nil && inner != bounds) { return result }
    result.mask = inner.rows.flatMap { row in
      inner.columns.map { column in contains(column: column, row: row) && isInside(column, row) }
    }
    return result
  }
}

/// Consecutive cells of one row.
struct CellSpan: Equatable {
  var columns: Range<Int>
  var row: Int
}

/// The position of a cell in a grid.
struct CellPosition: Hashable {
  var column: Int
  var row: Int
}
