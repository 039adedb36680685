import TributaryDrawing
import TributaryGeometry

/// A picture in terminal cells: rows of ``Cell`` values, from top to bottom.
///
/// Invariants:
/// 1. `cells.count == columns * rows`.
/// 2. A `continuation` follows each `wide` cell in its row; no other cell is a continuation.
/// 3. No cell contains a control character, an escape, or a bidirectional control.
///
/// Tested by `TerminalRasterizerTests`, `CellTextTests`.
public struct CellGrid: Sendable, Equatable {
  /// The width, in cells.
  public let columns: Int
  /// The height, in cells.
  public let rows: Int

  /// The cells row by row.
  package private(set) var cells: ContiguousArray<Cell>

  /// The maximum number of cells in a grid. Larger grids lose rows at the bottom, then columns at the right.
  public static let maximumCellCount = 1_000_000

  /// Creates a grid of empty cells. Negative numbers count as 0; see ``maximumCellCount``.
  ///
  /// - Parameters:
  ///   - columns: The width, in cells.
  ///   - rows: The height, in cells.
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = Self.clamped(columns: columns, rows: rows)
    cells = ContiguousArray(repeating: Cell(), count: self.columns * self.rows)
  }

  /// All cells of the grid.
  public var bounds: CellRect { CellRect(columns: 0..<columns, rows: 0..<rows) }

  /// Returns the cell at a position, or an empty cell outside the grid.
  ///
  /// - Parameters:
  ///   - column: The column, from 0 at the left.
  ///   - row: The row, from 0 at the top.
  public func cell(column: Int, row: Int) -> Cell {
    bounds.contains(column: column, row: row) ? cells[row * columns + column] : Cell()
  }

  static func clamped(columns: Int, rows: Int) -> (columns: Int, rows: Int) {
    let columns = min(max(columns, 0), maximumCellCount)
    return (columns, columns == 0 ? max(0, min(rows, maximumCellCount)) : min(max(rows, 0), maximumCellCount / columns))
  }

  /// Returns the index in `cells`. The position must be inside the grid.
  func index(column: Int, row: Int) -> Int { row * columns + column }

  /// Edits the colors and the style of a cell. The closure must not change the character, which would break invariant
  /// 2.
  mutating func recolor(column: Int, row: Int, _ edit: (inout Cell) -> Void) {
    guard bounds.contains(column: column, row: row) else { return }
    edit(&cells[index(column: column, row: row)])
  }

  /// Writes one character and keeps the backgrounds. Wide characters of which it overwrites one half become spaces.
  ///
  /// A wide character that extends beyond the grid is drawn as a space.
  mutating func write(
    _ character: Character, wide: Bool, column: Int, row: Int, foreground: Color.Resolved?, style: Cell.Style
  ) {
    guard bounds.contains(column: column, row: row) else { return }
    let fits = !wide || column + 1 < columns
    erase(column: column, row: row)
    let place = index(column: column, row: row)
    cells[place].character = fits ? character : " "
    cells[place].foreground = foreground
    cells[place].style = style
    guard wide, fits else { return }
    erase(column: column + 1, row: row)
    cells[place].width = .wide
    cells[place + 1].width = .continuation
    cells[place + 1].foreground = foreground
    cells[place + 1].style = style
  }

  /// Erases a cell and keeps its background. The other half of a wide character is erased, too.
  mutating func erase(column: Int, row: Int) {
    guard bounds.contains(column: column, row: row) else { return }
    let place = index(column: column, row: row)
    switch cells[place].width {
    case .single: break
    case .wide: blank(place + 1)
    case .continuation: blank(place - 1)
    }
    blank(place)
  }

  private mutating func blank(_ place: Int) {
    cells[place].character = " "
    cells[place].width = .single
    cells[place].foreground = nil
    cells[place].style = []
  }
}

/// A rectangle of cells, which is empty if either range is empty.
public struct CellRect: Sendable, Hashable {
  /// The columns, from left to right.
  public var columns: Range<Int>
  /// The rows, from top to bottom.
  public var rows: Range<Int>

  /// Creates a rectangle of the cells in both ranges.
  ///
  /// - Parameters:
  ///   - columns: The columns, from left to right.
  ///   - rows: The rows, from top to bottom.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether the rectangle contains no cells.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Returns the cells in both rectangles, or an empty rectangle if there are none.
  ///
  /// - Parameter other: The other rectangle.
  public func intersection(_ other: CellRect) -> CellRect {
    CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Returns whether the rectangle contains a cell. Columns and rows are counted from 0 at the top left.
  ///
  /// - Parameters:
  ///   - column: The column, from 0 at the left.
  ///   - row: The row, from 0 at the top.
  public func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }
}
