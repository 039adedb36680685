@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Views in a row, of which only those are made that can be seen.
///
/// The same as ``LazyVStack`` along the other axis.
public struct LazyHStack<Content: View> {
  // The engine relies on the content coming first.
  @usableFromInline let content: Content
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let pinnedViews: PinnedScrollableViews

  /// A row whose views are made when they come into sight.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views stand in the height of the stack.
  ///   - spacing: Distance between neighbours, in points; `nil` for 8, whatever the neighbours are. Views overlap at most
  ///     wholly.
  ///   - pinnedViews: Which headers and footers of sections stay in sight for as long as their section is.
  @inlinable
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: ContainerView {
  public typealias Body = Never

  @inlinable
  package static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> LazyStackNode {
    LazyStackNode(
      inputs, axis: .horizontal, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing,
      pinnedViews: view.pointee.pinnedViews)
  }

  @inlinable
  package static func updateContainer(_ view: UnsafePointer<Self>, _ node: LazyStackNode) {
    node.update(
      alignment: view.pointee.alignment.key, spacing: view.pointee.spacing, pinnedViews: view.pointee.pinnedViews)
  }
}
