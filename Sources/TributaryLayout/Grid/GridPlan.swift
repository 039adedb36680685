package import TributaryGeometry

/// Which cells a grid has, which rows and columns they stand in, and what rows and columns have in common.
///
///     [ A ][ B ]          A row 0 columns 0..<1      B row 0 columns 1..<2
///     [ C  span 7 ]       C row 1 columns 0..<2
///     [ D, no row ]       D row 2 columns 0..<2
///
/// Invariants:
/// 1. `cells` has one entry per child, in child order; rows ascend, and within a row the columns do, without overlap.
/// 2. There are as many columns as the widest row has, whether cells begin in them or not.
/// 3. A track's `members` are the cells that lie in this track alone, in child order.
///
/// Tested by `GridTests`.
struct GridPlan {
  struct Cell {
    var row: Int
    var columns: Range<Int>
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set
    /// The guide on which a cell of several columns, or one outside of a row, stands by itself; nil for that of its column.
    var alignment: AlignmentKey?
  }

  /// A row or a column.
  struct Track {
    /// The guide on which the cells meet, across the track.
    var alignment: AlignmentKey
    /// The gap before the track that its cells and their neighbours before it would like, in points; 0 for the first.
    var gap: CGFloat = 0
    var members: ContiguousArray<Int> = []
  }

  var cells: ContiguousArray<Cell> = []
  var rows: ContiguousArray<Track> = []
  var columns: ContiguousArray<Track> = []
}

extension GridPlan {
  /// - Complexity: O(*n* log *n*) in the number of children, however many columns they claim.
  init<Element: LayoutElement>(_ children: ContiguousArray<Element>, alignment: Alignment) {
    let descriptions = children.map(\.gridCell)
    assignCells(descriptions, alignment: alignment)
    // The first cell of a column that says something about it decides.
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
    findGaps(children.map(\.viewSpacing))
  }

  /// The gap between two tracks is the largest that a cell and its neighbour on the other side would like.
  private mutating func findGaps(_ spacing: [ViewSpacing]) {
    // A cell that begins in a column but the first has a neighbor before it, since rows are filled from the leading edge.
    // Where no cell begins, no pair meets, and there is no gap.
    var isFirstGap = columns.map { _ in true }
    for (index, cell) in cells.enumerated().dropFirst() where cells[index - 1].row == cell.row {
      let gap = spacing[index - 1].distance(to: spacing[index], along: .horizontal)
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
        for neighbour in above {
          if cells[neighbour].columns.lowerBound >= columns.upperBound { break }
          let next = spacing[neighbour].distance(to: spacing[index], along: .vertical)
          gap = max(gap ?? next, next)
        }
      }
      rows[row].gap = gap ?? ViewSpacing.defaultDistance
    }
  }

  /// Gives every child its row and its columns.
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

  /// How many columns a grid may have beside one for each cell. Cells that claim more share the last one.
  private static var mostFurtherColumns: Int { 1_000 }
}

/// What a child of a grid says about its cell.
@usableFromInline
package struct GridCell {
  /// The row that the child belongs to; nil for a child that is a row of its own across all columns.
  package var row: GridRowMark?
  /// How many columns the cell covers; less than 1 counts as 1.
  package var columns = 1
  /// The point of the cell on which the same point of the child stands; nil for the alignments of row and column.
  package var anchor: UnitPoint?
  /// The axes on which the child takes what its row and column have without asking for more than its minimum.
  package var unsizedAxes: Axis.Set = []
  /// The alignment of the whole column in which the cell begins.
  package var columnAlignment: HorizontalAlignment?

  package init() {}
}

extension LayoutElement {
  /// Children say nothing unless they know of grids: each is a row of its own.
  @usableFromInline package var gridCell: GridCell { GridCell() }
}

/// One row of a grid. Children belong to the same row if they refer to the same mark and stand next to each other.
@usableFromInline
package final class GridRowMark {
  /// The guide on which the cells of the row meet; nil for that of the grid.
  package let alignment: VerticalAlignment?

  package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}
