public import TributaryGeometry

/// Size of one terminal cell in points, and the one rule that takes points to cells.
///
/// An edge at `x` points falls on the border between cells that is nearest to it; halves are rounded up:
///
///     points   0       8      12 16      24          cells 8 points wide
///              │   a   │   b   │    c    │           a 0..<8   b 8..<12   c 12..<24
///     columns  0       1       2         3           a 0..<1   b 1..<2    c 2..<3
///
/// Both edges of a frame obey it, so two frames that share an edge share a border: they neither overlap nor leave a gap.
/// A frame that is not empty but holds no border still gets the one cell that its middle lies in.
public struct CellMetrics: Sendable, Hashable {
  /// Points a column; finite and positive.
  public let width: CGFloat

  /// Points a row; finite and positive.
  public let height: CGFloat

  /// Cells of 8 × 16 points.
  public static let standard = CellMetrics()

  /// - Parameters:
  ///   - width: Points a column. What is not finite and positive becomes 8.
  ///   - height: Points a row. What is not finite and positive becomes 16.
  public init(width: CGFloat = 8, height: CGFloat = 16) {
    self.width = width.isFinite && width > 0 ? width : 8
    self.height = height.isFinite && height > 0 ? height : 16
  }

  /// The columns that a horizontal extent covers.
  ///
  /// - Parameters:
  ///   - start: Left edge in points.
  ///   - end: Right edge in points.
  /// - Returns: An empty range only if the extent is empty, reversed or NaN. Columns may be negative.
  public func columns(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    Self.span(from: start / width, to: end / width)
  }

  /// The rows that a vertical extent in points covers; the rule is that of ``columns(from:to:)``.
  public func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    Self.span(from: start / height, to: end / height)
  }

  /// The cells that a frame in points covers.
  public func cells(of frame: CGRect) -> CellRect {
    CellRect(
      columns: columns(from: frame.minX, to: frame.maxX), rows: rows(from: frame.minY, to: frame.maxY))
  }

  /// Columns and rows that fit whole into a size in points, at most ``CellGrid/maximumCellCount`` cells.
  public func gridSize(of size: CGSize) -> (columns: Int, rows: Int) {
    CellGrid.clamped(
      columns: max(0, Self.border(size.width / width)), rows: max(0, Self.border(size.height / height)))
  }

  /// Size in points of a number of cells.
  public func size(columns: Int, rows: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * width, height: CGFloat(rows) * height)
  }

  /// The point in the middle of a cell.
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

  /// The border nearest to a coordinate in cells; halves are rounded up.
  package static func border(_ value: CGFloat) -> Int {
    bounded((value + 0.5).rounded(.down))
  }

  /// The cell that a coordinate in cells lies in.
  package static func cell(containing value: CGFloat) -> Int {
    bounded(value.rounded(.down))
  }

  /// Coordinates stay far inside `Int`, so that sums and differences of them cannot overflow.
  private static func bounded(_ value: CGFloat) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9))
  }
}
