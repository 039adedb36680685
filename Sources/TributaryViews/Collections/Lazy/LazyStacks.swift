@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A view that arranges its children in a vertical line and creates only the visible ones.
///
/// The elements of a `ForEach` directly inside are *rows*: a row is created when it becomes visible, and removed
/// when it becomes invisible. Its state is kept as long as the id of its element is in the data. Individually listed
/// views always exist, and appear when they become visible. The visible part is limited by the host and by enclosing
/// vertical scroll views. A stack outside of vertical scroll views creates all of its rows if it has at
/// most 64.
///
/// Only existing rows publish preferences, appear, and are found by identifiers. The length of the stack is the sum of
/// the lengths of the measured rows, plus their mean length for each other row. When an estimate turns out to be wrong,
/// the enclosing scroll view scrolls so that the visible content keeps its position. The same applies when the width of
/// the stack changes. Rows are proposed the width of the stack and an unspecified height. The stack has the proposed
/// width, or the width of its first view if the width is unspecified, because the widest row may not exist yet.
///
/// > Source: conformance LAZY-01 to LAZY-12, LAZY-20 to LAZY-40.
public struct LazyVStack<Content: View> {
  // The engine requires the content to be the first stored property.
  @usableFromInline let content: Content
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let pinnedViews: PinnedScrollableViews

  /// Creates a vertical stack whose rows are created when they become visible.
  ///
  /// - Parameters:
  ///   - alignment: The guide that aligns the views horizontally.
  ///   - spacing: The distance between adjacent views, in points; `nil` for 8 points, regardless of the views. A
  ///     negative distance makes rows overlap, at most completely.
  ///   - pinnedViews: The kinds of section views that remain visible while their section is.
  ///   - content: The views of the stack.
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

/// A view that arranges its children in a horizontal line and creates only the visible ones.
///
/// The stack is the horizontal counterpart of ``LazyVStack``.
public struct LazyHStack<Content: View> {
  // The engine requires the content to be the first stored property.
  @usableFromInline let content: Content
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let pinnedViews: PinnedScrollableViews

  /// Creates a horizontal stack whose views are created when they become visible.
  ///
  /// - Parameters:
  ///   - alignment: The guide that aligns the views vertically.
  ///   - spacing: The distance between adjacent views, in points; `nil` for 8 points, regardless of the views. A
  ///     negative distance makes views overlap, at most completely.
  ///   - pinnedViews: The kinds of section views that remain visible while their section is.
  ///   - content: The views of the stack.
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
