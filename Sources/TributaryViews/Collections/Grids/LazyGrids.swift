@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryLayout

/// A grid that arranges its children in rows of a fixed number of columns and creates only the visible ones.
///
///     columns: [.init(.fixed(40)), .init(.flexible()), .init(.flexible())]
///
///     ┌────┬─────────┬─────────┐
///     │ a  │    b    │    c    │   a line is as long as its longest cell
///     │ d  │    e    │    f    │
///     └────┴─────────┴─────────┘
///
/// Columns depend only on their description and on the width of the grid. A view that is wider than its column extends
/// beyond it. The rules for rows of a ``LazyVStack`` apply to the lines of the grid. Each view is a cell; headers and
/// footers of sections occupy separate lines. Each element of a `ForEach` occupies as many cells as the first element
/// has views.
///
/// > Source: conformance LAZYGRID-01 to LAZYGRID-14.
public struct LazyVGrid<Content: View> {
  // The engine requires the content to be the first stored property.
  let content: Content
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  /// Creates a grid whose lines are created when they become visible.
  ///
  /// - Parameters:
  ///   - columns: The columns; an empty array counts as one flexible column.
  ///   - alignment: The alignment of the columns as a group in the width of the grid.
  ///   - spacing: The distance between lines, in points; `nil` for 8 points.
  ///   - pinnedViews: The kinds of section views that remain visible while their section is.
  ///   - content: The views of the grid.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: ContainerView {
  public typealias Body = Never

  @usableFromInline
  package static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> LazyGridNode {
    LazyGridNode(
      inputs, axis: .vertical, items: view.pointee.columns, alignment: view.pointee.alignment.key,
      spacing: view.pointee.spacing, pinnedViews: view.pointee.pinnedViews)
  }

  @usableFromInline
  package static func updateContainer(_ view: UnsafePointer<Self>, _ node: LazyGridNode) {
    node.update(
      items: view.pointee.columns, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing,
      pinnedViews: view.pointee.pinnedViews)
  }
}

/// A grid that arranges its children in columns of a fixed number of rows and creates only the visible ones.
///
/// The grid is the horizontal counterpart of ``LazyVGrid``.
public struct LazyHGrid<Content: View> {
  // The engine requires the content to be the first stored property.
  let content: Content
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  /// Creates a grid whose lines are created when they become visible.
  ///
  /// - Parameters:
  ///   - rows: The rows; an empty array counts as one flexible row.
  ///   - alignment: The alignment of the rows as a group in the height of the grid.
  ///   - spacing: The distance between lines, in points; `nil` for 8 points.
  ///   - pinnedViews: The kinds of section views that remain visible while their section is.
  ///   - content: The views of the grid.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: ContainerView {
  public typealias Body = Never

  @usableFromInline
  package static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> LazyGridNode {
    LazyGridNode(
      inputs, axis: .horizontal, items: view.pointee.rows, alignment: view.pointee.alignment.key,
      spacing: view.pointee.spacing, pinnedViews: view.pointee.pinnedViews)
  }

  @usableFromInline
  package static func updateContainer(_ view: UnsafePointer<Self>, _ node: LazyGridNode) {
    node.update(
      items: view.pointee.rows, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing,
      pinnedViews: view.pointee.pinnedViews)
  }
}
