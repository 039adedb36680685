@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Views in a column, of which only those are made that can be seen.
///
/// The elements of a `ForEach` directly inside are *rows*: a row is made when it comes into sight and leaves the tree when
/// it goes out of it. Its state stays for as long as its element's id is in the data. Views that are listed one by one are
/// always there, and appear when they come into sight. Sight is what the scroll views around that scroll down, and the host,
/// let through.
///
/// Only the rows that are there publish preferences, appear and are found by identifiers. The stack is as long as the rows
/// that have been measured and the mean of these for each other one; when such an estimate turns out wrong, the scroll
/// view around is moved so that what is seen stays where it is. Rows are offered the stack's width and no height. The
/// stack takes the width that it is offered, and that of its widest row if it is offered none.
///
/// > Source: conformance LAZY-01 to LAZY-12, LAZY-20 to LAZY-28.
public struct LazyVStack<Content: View> {
  // The engine relies on the content coming first.
  @usableFromInline let content: Content
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let pinnedViews: PinnedScrollableViews

  /// Creates a column whose rows are made when they come into sight.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views stand in the width of the stack.
  ///   - spacing: Distance between neighbors, in points; `nil` for 8, whatever the neighbors are. Rows overlap at most
  ///     wholly.
  ///   - pinnedViews: Which headers and footers of sections stay in sight for as long as their section is.
  @inlinable
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: ContainerView {
  public typealias Body = Never

  @inlinable
  package static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> LazyStackNode {
    LazyStackNode(
      inputs, axis: .vertical, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing,
      pinnedViews: view.pointee.pinnedViews)
  }

  @inlinable
  package static func updateContainer(_ view: UnsafePointer<Self>, _ node: LazyStackNode) {
    node.update(
      alignment: view.pointee.alignment.key, spacing: view.pointee.spacing, pinnedViews: view.pointee.pinnedViews)
  }
}

/// Views in a row, of which only those are made that can be seen.
///
/// The same as ``LazyVStack`` along the other axis.
public struct LazyHStack<Content: View> {
  // The engine relies on the content coming first.
  @usableFromInline let content: Content
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let pinnedViews: PinnedScrollableViews

  /// Creates a row whose views are made when they come into sight.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views stand in the height of the stack.
  ///   - spacing: Distance between neighbors, in points; `nil` for 8, whatever the neighbors are. Views overlap at most
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
