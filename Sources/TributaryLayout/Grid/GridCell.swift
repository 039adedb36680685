package import TributaryGeometry

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
