@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A container that arranges views in aligned rows and columns.
///
///     Grid {                            ┌───────┬──────────────┐
///       GridRow { a; b }                │   a   │      b       │
///       GridRow { c; d }                │ c     │   d d d d    │
///       e                               ├───────┴──────────────┤
///     }                                 │          e           │
///                                       └──────────────────────┘
///
/// 1. Each ``GridRow`` is a row. Its views are cells, from the leading edge. Any other view forms a separate row across
///    all columns.
/// 2. Cells receive proposals in sequence: by descending priority, then by ascending flexibility. Equally flexible
///    cells share the remaining space equally. A column is as wide as its widest cell, and a row as tall as its tallest
///    cell.
/// 3. A cell that spans columns is proposed the widths of its columns. If it requires more, the columns grow by equal
///    amounts. A column in which no cell begins is part of the previous column.
/// 4. A cell is placed with this proposal at the alignment of its column and row. A cell that spans columns uses the
///    alignment of the grid. Spacers are last, and receive the remaining space.
/// 5. Modifiers on a row apply to each of its cells. An empty row and an `EmptyView` take no space. An empty cell is
///    `Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])`.
///
/// > Source: conformance GRID-01 to GRID-25.
public struct Grid<Content: View> {
  // The engine requires `content` to be the first stored property.
  @usableFromInline let content: Content
  @usableFromInline let alignment: Alignment
  @usableFromInline let horizontalSpacing: CGFloat?
  @usableFromInline let verticalSpacing: CGFloat?

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells, unless the row, column, or view overrides it.
  ///   - horizontalSpacing: The distance between columns, in points; `nil` for the preferred spacing of the cells,
  ///     usually 8.
  ///   - verticalSpacing: The distance between rows, in points; `nil` for the preferred spacing of the cells, usually
  ///     8.
  ///   - content: The rows of the grid. A view that is not in a `GridRow` spans all columns.
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
