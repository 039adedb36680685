package import TributaryGeometry

/// The structure of a grid: its cells, their rows and columns, and the common properties of rows and columns.
///
///     [ A ][ B ]          A row 0 columns 0..<1      B row 0 columns 1..<2
///     [ C  span 7 ]       C row 1 columns 0..<2
///     [ D, no row ]       D row 2 columns 0..<2
///
/// Invariants:
/// 1. `cells` has one entry per child, in child order; row indices ascend, and within a row the column ranges ascend
///    without overlap.
/// 2. The number of columns is that of the widest row, including columns in which no cell begins.
/// 3. A track's `members` are the cells that occupy only this track, in child order.
///
/// Tested by `GridTests`.
struct GridPlan {
  /// The position and the settings of a cell.
  struct Cell {
    var row: Int
    var columns: Range<Int>
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set
    /// The guide of a cell that spans several columns or is not in a row; nil for the guide of its column.
    var alignment: AlignmentKey?
  }

  /// A row or a column.
  struct Track {
    /// The cross-axis guide on which the cells are aligned.
    var alignment: AlignmentKey
    /// The preferred gap between the cells of this track and their neighbors in the previous one, in points; 0 for the
    /// first track.
    var gap: CGFloat = 0
    var members: ContiguousArray<Int> = []
  }

  var cells: ContiguousArray<Cell> = []
  var rows: ContiguousArray<Track> = []
  var columns: ContiguousArray<Track> = []
}

extension GridPlan {
  /// - Complexity: O(*n* log *n*) in the number of children, independent of the number of columns they claim.
  init<Element: GridElement>(
    _ children: ContiguousArray<Element>, alignment: Alignment, gapUnits: CGSize
  ) {
    let descriptions = children.map(\.gridCell)
    assignCells(descriptions, alignment: alignment)
    // The first cell of a column that specifies an alignment determines it.
    var isAligned = columns.map { _ in false }
    for (index, cell) in cells.enumerated() {
      let column = cell.columns.lowerBound
      if descriptions[index].row != nil, !isAligned[column], let own = descriptions[index].columnAlignment {
        columns[column].alignment = own.key
        isAligned[column] = true
      }
      rows[cell.row].members.append(index)
      if cell.columns.count == 1 { columns[column].members.append(index) }
    }
    findGaps(children.map(\.viewSpacing), units: gapUnits)
  }

  /// Sets the gap between each two tracks to the largest distance that a cell and its neighbor prefer, as a multiple of
  /// a unit.
  private mutating func findGaps(_ spacing: [ViewSpacing], units: CGSize) {
    // A cell that does not begin in the first column has a neighbor before it, because rows are filled from the leading
    // edge. If no cell begins in a column, there is no pair of neighbors and no gap.
    var isFirstGap = columns.map { _ in true }
    for (index, cell) in cells.enumerated().dropFirst() where cells[index - 1].row == cell.row {
      let gap = spacing[index - 1].distance(to: spacing[index], along: .horizontal).wholeMultiple(of: units.width)
      let column = cell.columns.lowerBound
      columns[column].gap = isFirstGap[column] ? gap : max(columns[column].gap, gap)
      isFirstGap[column] = false
    }
    for row in rows.indices.dropFirst() {
      var gap: CGFloat?
      var above = rows[row - 1].members[...]
      for index in rows[row].members {
        let columns = cells[index].columns
        while let first = above.first, cells[first].columns.upperBound <= columns.lowerBound { above.removeFirst() }
        for neighbor in above {
          if cells[neighbor].columns.lowerBound >= columns.upperBound { break }
          let next = spacing[neighbor].distance(to: spacing[index], along: .vertical)
          gap = max(gap ?? next, next)
        }
      }
      rows[row].gap = (gap ?? ViewSpacing.defaultDistance).wholeMultiple(of: units.height)
    }
  }

  /// Assigns a row and columns to every child.
  private mutating func assignCells(_ descriptions: [GridCell], alignment: Alignment) {
    guard !descriptions.isEmpty else { return }
    var claims: [(row: Int, start: Int, end: Int?)] = []
    let most = descriptions.count + Self.mostFurtherColumns
    var row: GridRowMark?
    var cursor = 0
    for description in descriptions {
      if description.row == nil || description.row !== row || rows.isEmpty {
        rows.append(Track(alignment: (description.row?.alignment ?? alignment.vertical).key))
        cursor = 0
      }
      row = description.row
      let start = min(cursor, most - 1)
      cursor = start + min(max(1, description.columns), most - start)
      claims.append((rows.count - 1, start, row == nil ? nil : cursor))
    }
    let count = claims.reduce(1) { max($0, $1.end ?? 1) }
    columns = ContiguousArray(repeating: Track(alignment: alignment.horizontal.key), count: count)
    cells = ContiguousArray(
      zip(claims, descriptions).map { claim, description in
        let columns = claim.start..<(claim.end ?? count)
        return Cell(
          row: claim.row, columns: columns, anchor: description.anchor, unsizedAxes: description.unsizedAxes,
          alignment: description.row == nil || columns.count > 1 ? alignment.horizontal.key : nil)
      })
  }

  /// The maximum number of columns beyond one for each cell. Cells that claim more columns share the last one.
  private static var mostFurtherColumns: Int { 1_000 }
}

/// The grid cell description of a child.
@usableFromInline
package struct GridCell {
  /// The row that contains the child; nil for a child that forms a row across all columns.
  package var row: GridRowMark?
  /// The number of columns that the cell covers; values less than 1 count as 1.
  package var columns = 1
  /// The point at which the child is aligned with its cell; nil for the alignments of row and column.
  package var anchor: UnitPoint?
  /// The axes on which the child takes the length of its row and column without requesting more than its minimum.
  package var unsizedAxes: Axis.Set = []
  /// The alignment of the column in which the cell begins.
  package var columnAlignment: HorizontalAlignment?

  package init() {}
}

/// A child of a grid.
package protocol GridElement: LayoutElement {
  /// The description of the child's cell, which is read once for each list of children.
  var gridCell: GridCell { get }
}

extension GridElement {
  /// The default description, for children without grid modifiers: each child forms a separate row.
  package var gridCell: GridCell { GridCell() }
}

/// An identifier of one row of a grid. Adjacent children with the same identifier belong to the same row.
@usableFromInline
package final class GridRowMark {
  /// The guide on which the cells of the row are aligned; nil for that of the grid.
  package let alignment: VerticalAlignment?

  package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}
