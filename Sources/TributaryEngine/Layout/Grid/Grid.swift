public import TributaryGeometry

/// Views in rows and columns that line up.
///
///     Grid {                            ┌───────┬──────────────┐
///       GridRow { a; b }                │   a   │      b       │
///       GridRow { c; d }                │ c     │   d d d d    │
///       e                               ├───────┴──────────────┤
///     }                                 │          e           │
///                                       └──────────────────────┘
///
/// 1. Each ``GridRow`` is a row; its views are cells, filled in from the leading edge. Any other view is a row of its own
///    across all columns.
/// 2. Cells are served one after the other: higher priorities first, then who can grow least; those that can grow alike share
///    alike what is left. A column is as wide as its widest cell, a row as high as its tallest.
/// 3. A cell that spans columns is offered what they have or may get; where it needs more, these grow by equal parts. A
///    column in which no cell begins is part of the one before.
/// 4. A cell is placed with what it was offered then, on the alignment of its column and its row; one that spans on that of
///    the grid. Spacers come last, and take what nobody else needs.
/// 5. Modifiers on a row apply to each of its cells. Neither an empty row nor an `EmptyView` takes room; an empty cell is
///    `Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])`.
///
/// > Source: conformance GRID-01 to GRID-25.
public struct Grid<Content: View> {
  // The engine relies on the content coming first.
  @usableFromInline let content: Content
  @usableFromInline let alignment: Alignment
  @usableFromInline let horizontalSpacing: CGFloat?
  @usableFromInline let verticalSpacing: CGFloat?

  /// - Parameters:
  ///   - alignment: The guides on which views stand in their cells, unless row, column or view say otherwise.
  ///   - horizontalSpacing: Distance between columns, in points; `nil` for what the cells prefer, 8 for most.
  ///   - verticalSpacing: Distance between rows, in points; `nil` for what the cells prefer, 8 for most.
  @inlinable
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: ContainerView {
  public typealias Body = Never

  @inlinable
  package static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> GridNode {
    GridNode(
      inputs, alignment: view.pointee.alignment, horizontalSpacing: view.pointee.horizontalSpacing,
      verticalSpacing: view.pointee.verticalSpacing)
  }

  @inlinable
  package static func updateContainer(_ view: UnsafePointer<Self>, _ node: GridNode) {
    node.update(
      alignment: view.pointee.alignment, horizontalSpacing: view.pointee.horizontalSpacing,
      verticalSpacing: view.pointee.verticalSpacing)
  }
}
