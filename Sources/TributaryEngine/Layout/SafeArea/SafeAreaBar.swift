public import TributaryGeometry

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
