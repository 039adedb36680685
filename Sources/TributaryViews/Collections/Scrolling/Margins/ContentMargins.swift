@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Margins of what scrolls.
///
///     viewport 100      margin 20 ┌────────┐ 20
///                                 │ first  │       offset 0: the first view stands behind the margin;
///     ──────────────────────────  └────────┘       it goes under the margin when it is scrolled
///
/// > Source: conformance SCROLL-50 to SCROLL-53.
extension View {
  /// Keeps content or bars of the scroll views in this view away from their edges; content scrolls through the margin.
  ///
  /// - Parameters:
  ///   - edges: Those whose margins are set; the others keep theirs.
  ///   - insets: In points.
  ///   - placement: What keeps the distance.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) { $0.set(edges, insets, for: placement) }
  }

  /// Keeps content or bars of the scroll views in this view away from their edges by one length.
  ///
  /// - Parameter length: In points; `nil` for the margin that there is without this modifier, which is none.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
  }

  /// Keeps content or bars of the scroll views in this view away from all their edges by one length, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
