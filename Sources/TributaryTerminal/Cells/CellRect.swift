import TributaryGeometry

/// A block of cells; either range may be empty, and then the block is.
public struct CellRect: Sendable, Hashable {
  /// From left to right, in cells.
  public var columns: Range<Int>
  /// From top to bottom, in cells.
  public var rows: Range<Int>

  /// A block of the cells that stand in both ranges.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether no cell stands in it.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The cells that stand in both; an empty block if there are none.
  public func intersection(_ other: CellRect) -> CellRect {
    CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Whether a cell stands in it, counted from 0 at the top left.
  public func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }
}
