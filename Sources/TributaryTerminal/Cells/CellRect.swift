import TributaryGeometry

/// A block of cells; either range may be empty, and then the block is.
public struct CellRect: Sendable, Hashable {
  public var columns: Range<Int>
  public var rows: Range<Int>

  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  public func intersection(_ other: CellRect) -> CellRect {
    CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  public func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }
}
