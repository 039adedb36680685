public import TributaryGeometry

/// Takes room from the safe area of a view, as bars without content would.
public struct SafeAreaPaddingModifier {
  let insets: EdgeInsets

  init(insets: EdgeInsets) { self.insets = insets }
}

extension SafeAreaPaddingModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SafeAreaPaddingNode {
    SafeAreaPaddingNode(modifier.pointee.insets, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SafeAreaPaddingNode) {
    node.update(modifier.pointee.insets)
  }
}

extension View {
  /// Takes room from this view's safe area.
  ///
  /// This view keeps clear of it; what in it ignores the safe area, or is a style as background, reaches into it.
  /// - Parameter insets: Room on each edge, in points; negative and not finite lengths count as 0.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Takes the same room from this view's safe area on some edges.
  ///
  /// - Parameter length: Room in points; `nil` for that of the default padding, 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Takes the same room, in points, from this view's safe area on every edge.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
