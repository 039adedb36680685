@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryDrawing
public import TributaryGeometry

/// How a page or a sheet comes and goes.
///
/// Pages slide and sheets rise, whatever transition is set: nothing grows out of the view that opened it.
public protocol NavigationTransition {}

/// The transition where none is set.
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

/// A page that grows out of the view that opened it; drawn as the automatic transition.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition where none is set.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A page that grows out of the view with the same id and namespace; drawn as the automatic transition.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Sets how this page comes and goes. Accepted for compatibility: see ``NavigationTransition``.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Names this view as the one that a page grows out of. Accepted for compatibility: see ``NavigationTransition``.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Names this view as the one that a page grows out of, with its look on the way. Accepted for compatibility: see
  /// ``NavigationTransition``.
  public nonisolated func matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: @escaping (_ source: EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View { self }

  /// Chooses whether links show that there is more behind them. Accepted for compatibility: links in lists show it.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
}

/// The look of a view on the way to the page that grows out of it; of no effect here.
public protocol MatchedTransitionSourceConfiguration {}

/// A configuration that says nothing yet.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// The color behind the view.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// The shape that the view is cut to.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// The shadow of the view; lengths are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
