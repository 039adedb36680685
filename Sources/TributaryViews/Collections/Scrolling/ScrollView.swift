@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A view through which a part of its content is seen; input moves the content behind it.
///
///     proposal 100 × 60        ┌──────────┐
///                              │ content  │  offset ↓
///       ┌──────────┐           ├──────────┤
///       │ content  │   seen:   │ content  │
///       │ content  │           │ content  │
///       │ content  │           └──────────┘
///
/// On the axes along which it scrolls, a scroll view takes the length that it is offered, or that of its content where
/// none is offered, and offers its content none; on the other axis it is as long as its content. Several views inside
/// stand in a vertical stack. Content that is shorter than the scroll view stands at the top leading corner, on an axis
/// that does not scroll in the middle. What hangs over the bounds is neither drawn nor hit.
///
/// > Source: conformance SCROLL-01 to SCROLL-08.
public struct ScrollView<Content: View> {
  // The engine relies on the content coming first.
  /// The views that are seen through the scroll view.
  public var content: Content
  /// The axes along which the content can be moved.
  public var axes: Axis.Set
  /// Whether a bar may tell which part is seen; see `scrollIndicators(_:axes:)`.
  public var showsIndicators: Bool

  /// Shows a part of some views.
  ///
  /// - Parameters:
  ///   - axes: Along which the content can be moved.
  ///   - showsIndicators: `false` for no bar, whatever the environment says.
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
