@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
import TributaryLayout

/// A modifier that places a bar along an edge of a view and insets the view's safe area.
@_documentation(visibility: internal)
public struct SafeAreaInsetModifier<Bar: View> {
  // The engine requires `bar` to be the first stored property.
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
  /// Places a bar above or below this view, and insets the view's safe area by the height of the bar.
  ///
  /// This view does not overlap the bar. Content that ignores the safe area, and background styles, extend under the
  /// bar.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The alignment of the bar and the view.
  ///   - spacing: The distance between the bar and the view, in points; `nil` for the spacing of a stack.
  ///   - content: The bar. Several views overlap each other. Without a view, the safe area is not inset.
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

  /// Places a bar beside this view, and insets the view's safe area by the width of the bar.
  ///
  /// This view does not overlap the bar. Content that ignores the safe area, and background styles, extend under the
  /// bar.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The alignment of the bar and the view.
  ///   - spacing: The distance between the bar and the view, in points; `nil` for the spacing of a stack.
  ///   - content: The bar. Several views overlap each other. Without a view, the safe area is not inset.
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
  /// Places a bar above or below this view, and insets the view's safe area by the height of the bar, like
  /// `safeAreaInset`. Content under the bar is drawn without an effect.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The alignment of the bar and the view.
  ///   - spacing: The distance between the bar and the view, in points; `nil` for the spacing of a stack.
  ///   - content: The bar.
  ///
  /// > Source: conformance SAFE-60.
  @inlinable
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Places a bar beside this view, and insets the view's safe area by the width of the bar, like `safeAreaInset`.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The alignment of the bar and the view.
  ///   - spacing: The distance between the bar and the view, in points; `nil` for the spacing of a stack.
  ///   - content: The bar.
  @inlinable
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
