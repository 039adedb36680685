@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A view that displays a part of its content in a viewport and scrolls the content in response to input.
///
///     proposal 100 × 60        ┌──────────┐
///                              │ content  │  offset ↓
///       ┌──────────┐           ├──────────┤
///       │ content  │  visible: │ content  │
///       │ content  │           │ content  │
///       │ content  │           └──────────┘
///
/// On its scroll axes, a scroll view has the proposed length, or that of its content for an unspecified proposal, and
/// proposes an unspecified length to its content. On the other axis, it has the length of its content. Several views
/// inside form a vertical stack. Content that is shorter than the scroll view is aligned with the top leading corner,
/// and centered on an axis that does not scroll. Content beyond the bounds is neither drawn nor hit.
///
/// > Source: conformance SCROLL-01 to SCROLL-08.
public struct ScrollView<Content: View> {
  // The engine requires the content to be the first stored property.
  /// The scrollable content.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether an indicator can mark the visible part; see `scrollIndicators(_:axes:)`.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls. Without axes, the content does not scroll, and a request such
  ///     as ``ScrollViewProxy/scrollTo(_:anchor:)`` has no effect.
  ///   - showsIndicators: Whether an indicator can mark the visible part. `false` overrides the environment.
  ///   - content: The scrollable content.
  @inlinable
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: NodeView {
  public typealias Body = Never
  @inlinable public static var _isSingleItem: Bool { true }

  @inlinable
  package static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollNode {
    let node = ScrollNode(inputs, axes: view.pointee.axes, showsIndicators: view.pointee.showsIndicators)
    node.makeStack { Content._makeNode(view.first(as: Content.self), $0) }
    return node
  }

  @inlinable
  package static func updateNode(_ view: UnsafePointer<Self>, _ node: ScrollNode) {
    node.update(axes: view.pointee.axes, showsIndicators: view.pointee.showsIndicators)
    if let content = node.stackContent { Content._updateNode(view.first(as: Content.self), content) }
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The viewport of the nearest enclosing scroll view, or the root without one.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(ScrollSpaceName(axis: nil))) }

  /// Returns the viewport of the nearest enclosing scroll view that scrolls along an axis, or the root without one.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

extension ItemNode {
  /// Returns the nearest enclosing scroll view.
  ///
  /// - Parameter axis: An axis along which the scroll view must scroll; `nil` for any axis.
  package final func scrollContainer(along axis: Axis?) -> ScrollNode? {
    var node = container
    while let current = node {
      if let scroll = current as? ScrollNode, axis.map({ scroll.scrolls(along: $0) }) ?? true { return scroll }
      node = current.container
    }
    return nil
  }
}

/// The name of the coordinate space of the nearest scroll view.
package struct ScrollSpaceName: Hashable, CustomStringConvertible, RelativeSpaceName {
  /// An axis along which the scroll view must scroll; `nil` for any axis.
  package let axis: Axis?

  package var description: String { axis.map { "scrollView(axis: \($0))" } ?? "scrollView" }

  package func space(around item: ItemNode) -> ItemNode? { item.scrollContainer(along: axis) }
}
