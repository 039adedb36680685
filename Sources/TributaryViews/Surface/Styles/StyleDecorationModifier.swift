@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Fills the bounds of a view with a style, behind the view or in front of it.
public struct StyleDecorationModifier<Style: ShapeStyle, Side: DecorationSide>: ItemModifier {
  public typealias Body = Never

  @usableFromInline let style: Style
  @usableFromInline let edges: Edge.Set

  @inlinable
  nonisolated init(_ style: Style, edges: Edge.Set) {
    self.style = style
    self.edges = edges
  }

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> StyleDecorationNode {
    StyleDecorationNode(
      modifier.pointee.style._erased(), edges: modifier.pointee.edges, isBehind: Side._isBehind, inputs)
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: StyleDecorationNode) {
    node.update(modifier.pointee.style._erased(), edges: modifier.pointee.edges)
  }
}

extension View {
  /// Fills the bounds of this view with a style, behind it.
  ///
  /// - Parameter edges: The edges on which the fill extends into the safe area where this view touches it.
  @inlinable
  public nonisolated consuming func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleDecorationModifier<_, BackgroundSide>(style, edges: edges))
  }

  /// Fills the bounds of this view with the background style, behind it.
  ///
  /// - Parameter edges: The edges on which the fill extends into the safe area where this view touches it.
  @inlinable
  public nonisolated consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(StyleDecorationModifier<_, BackgroundSide>(BackgroundStyle(), edges: edges))
  }

  /// Fills the bounds of this view with a style, in front of it.
  ///
  /// - Parameter edges: The edges on which the fill extends into the safe area where this view touches it.
  @inlinable
  public nonisolated consuming func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleDecorationModifier<_, OverlaySide>(style, edges: edges))
  }
}
