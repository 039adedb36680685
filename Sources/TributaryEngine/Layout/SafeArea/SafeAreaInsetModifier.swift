public import TributaryGeometry
import TributaryLayout

/// Puts a bar along an edge of a view, which gives way to it.
public struct SafeAreaInsetModifier<Bar: View> {
  // The engine relies on the bar coming first.
  @usableFromInline let bar: Bar
  @usableFromInline let edge: Edge
  @usableFromInline let alignment: Alignment
  @usableFromInline let spacing: CGFloat?

  @inlinable
  init(_ bar: Bar, edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    self.bar = bar
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension SafeAreaInsetModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SafeAreaInsetNode {
    let given = modifier.pointee
    let node = SafeAreaInsetNode(inputs, edge: given.edge, alignment: given.alignment, spacing: given.spacing)
    node.makeSecondary { inputs in Bar._makeNode(modifier.first(as: Bar.self), inputs) }
    return node
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SafeAreaInsetNode) {
    node.update(
      edge: modifier.pointee.edge, alignment: modifier.pointee.alignment, spacing: modifier.pointee.spacing)
    if let content = node.secondary?.content { Bar._updateNode(modifier.first(as: Bar.self), content) }
  }
}

extension View {
  /// Shows a bar above or below this view, and takes the bar's height from the view's safe area.
  ///
  /// This view keeps clear of the bar; what in it ignores the safe area, or is a style as background, reaches under the bar.
  /// - Parameters:
  ///   - edge: The edge along which the bar stands.
  ///   - alignment: The guide on which bar and view meet.
  ///   - spacing: The gap between bar and view, in points; `nil` for the gap that a stack would leave.
  ///   - content: The bar; several views lie on top of each other. Without any the view keeps all its room.
  @inlinable
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows a bar beside this view, and takes the bar's width from the view's safe area.
  ///
  /// This view keeps clear of the bar; what in it ignores the safe area, or is a style as background, reaches under the bar.
  /// - Parameters:
  ///   - edge: The edge along which the bar stands.
  ///   - alignment: The guide on which bar and view meet.
  ///   - spacing: The gap between bar and view, in points; `nil` for the gap that a stack would leave.
  ///   - content: The bar; several views lie on top of each other. Without any the view keeps all its room.
  @inlinable
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}

extension View {
  /// Shows a bar above or below this view, and takes the bar's height from the view's safe area: `safeAreaInset` for what is a
  /// bar. What is under it is seen as it is.
  ///
  /// - Parameter spacing: The gap between bar and view, in points; `nil` for the gap that a stack would leave.
  ///
  /// > Source: conformance SAFE-60.
  @inlinable
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar beside this view, and takes the bar's width from the view's safe area.
  ///
  /// - Parameter spacing: The gap between bar and view, in points; `nil` for the gap that a stack would leave.
  @inlinable
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
