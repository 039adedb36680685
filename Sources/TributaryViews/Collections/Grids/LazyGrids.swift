@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryLayout

/// Views in lines of as many as there are columns, of which only those are made that can be seen.
///
///     columns: [.init(.fixed(40)), .init(.flexible()), .init(.flexible())]
///
///     ┌────┬─────────┬─────────┐
///     │ a  │    b    │    c    │   a line is as long as its longest cell
///     │ d  │    e    │    f    │
///     └────┴─────────┴─────────┘
///
/// The columns follow from their description and the width alone; a view that is wider than its column hangs over it. What
/// holds for the rows of a ``LazyVStack`` holds for the lines. Every view is a cell; headers and footers of sections have a
/// line of their own. An element of a `ForEach` takes as many cells as the first one has views.
///
/// > Source: conformance LAZYGRID-01 to LAZYGRID-14.
public struct LazyVGrid<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  /// Views whose lines are made when they come into sight.
  ///
  /// - Parameters:
  ///   - columns: The columns; none counts as one that is flexible.
  ///   - alignment: Where the columns stand in the width of the grid, all together.
  ///   - spacing: Distance between lines, in points; `nil` for 8.
  ///   - pinnedViews: Which headers and footers of sections stay in sight for as long as their section is.
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

/// Views in columns of as many as there are rows, of which only those are made that can be seen.
///
/// The same as ``LazyVGrid`` along the other axis.
public struct LazyHGrid<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  /// Views whose lines are made when they come into sight.
  ///
  /// - Parameters:
  ///   - rows: The rows; none counts as one that is flexible.
  ///   - alignment: Where the rows stand in the height of the grid, all together.
  ///   - spacing: Distance between lines, in points; `nil` for 8.
  ///   - pinnedViews: Which headers and footers of sections stay in sight for as long as their section is.
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
