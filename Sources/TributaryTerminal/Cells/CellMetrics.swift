public import TributaryGeometry

/// The size of a terminal cell in points, and the rule that converts points to cells.
///
/// An edge at `x` points is rounded to the nearest border between cells; halves are rounded up:
///
///     points   0       8      12 16      24          cells 8 points wide
///              │   a   │   b   │    c    │           a 0..<8   b 8..<12   c 12..<24
///     columns  0       1       2         3           a 0..<1   b 1..<2    c 2..<3
///
/// The rule applies to both edges of a frame, so two frames with a common edge have a common border: they neither
/// overlap nor leave a gap. A nonempty frame that rounds to zero width or height covers the cell that contains its
/// center.
public struct CellMetrics: Sendable, Hashable {
  /// The width of a column in points, finite and positive.
  public let width: CGFloat

  /// The height of a row in points, finite and positive.
  public let height: CGFloat

  /// Cells of 8 × 16 points.
  public static let standard = CellMetrics()

  /// Creates metrics from the size of a cell.
  ///
  /// - Parameters:
  ///   - width: The width of a column in points. A value that is not finite and positive becomes 8.
  ///   - height: The height of a row in points. A value that is not finite and positive becomes 16.
  public init(width: CGFloat = 8, height: CGFloat = 16) {
    self.width = width.isFinite && width > 0 ? width : 8
    self.height = height.isFinite && height > 0 ? height : 16
  }

  /// Returns the columns that a horizontal extent covers.
  ///
  /// - Parameters:
  ///   - start: The left edge in points.
  ///   - end: The right edge in points.
  /// - Returns: An empty range only if the extent is empty, reversed, or not-a-number. Columns may be negative.
  public func columns(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    Self.span(from: start / width, to: end / width)
  }

  /// Returns the rows that a vertical extent in points covers, by the rule of ``columns(from:to:)``.
  ///
  /// - Parameters:
  ///   - start: The top of the extent, in points.
  ///   - end: The bottom of the extent, in points.
  public func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    Self.span(from: start / height, to: end / height)
  }

  /// Returns the cells that a frame in points covers.
  ///
  /// - Parameter frame: The frame in the coordinate space of the picture, in points.
  public func cells(of frame: CGRect) -> CellRect {
    CellRect(
      columns: columns(from: frame.minX, to: frame.maxX), rows: rows(from: frame.minY, to: frame.maxY))
  }

  /// Returns the columns and rows that fit completely into a size in points, at most ``CellGrid/maximumCellCount``
  /// cells.
  ///
  /// - Parameter size: The size, in points.
  public func gridSize(of size: CGSize) -> (columns: Int, rows: Int) {
    CellGrid.clamped(
      columns: max(0, Self.border(size.width / width)), rows: max(0, Self.border(size.height / height)))
  }

  /// Returns the size of a given number of cells, in points.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - rows: The number of rows.
  public func size(columns: Int, rows: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * width, height: CGFloat(rows) * height)
  }

  /// Returns the center of a cell, in points.
  ///
  /// - Parameters:
  ///   - column: The column, from 0 at the left.
  ///   - row: The row, from 0 at the top.
  public func center(column: Int, row: Int) -> CGPoint {
    CGPoint(x: (CGFloat(column) + 0.5) * width, y: (CGFloat(row) + 0.5) * height)
  }

  private static func span(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard start < end else { return 0..<0 }
    let first = border(start)
    let last = border(end)
    if first < last { return first..<last }
    let middle = cell(containing: (start + end) / 2)
    return middle..<middle + 1
  }

  /// Returns the border nearest to a coordinate in cells; halves are rounded up.
  package static func border(_ value: CGFloat) -> Int {
    bounded((value + 0.5).rounded(.down))
  }

  /// Returns the cell that contains a coordinate in cells.
  package static func cell(containing value: CGFloat) -> Int {
    bounded(value.rounded(.down))
  }

  /// Converts a coordinate to an integer far inside the range of `Int`, so that sums and differences cannot overflow.
  private static func bounded(_ value: CGFloat) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9))
  }
}
