package import TributaryGeometry

/// One row of a grid. Children belong to the same row if they refer to the same mark and stand next to each other.
@usableFromInline
package final class GridRowMark {
  /// The guide on which the cells of the row meet; nil for that of the grid.
  package let alignment: VerticalAlignment?

  package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}
