@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryLayout

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
