@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryDrawing
public import TributaryGeometry

/// The transition of a page or a sheet.
///
/// Pages slide and sheets rise, independent of the transition.
public protocol NavigationTransition {}

/// The default transition: pages slide and sheets rise.
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

/// A transition that zooms from a source view; it is drawn as the default transition.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

/// A transition in which a sheet fades in; it is drawn as the default transition.
public struct CrossFadeNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition: pages slide and sheets rise.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// A transition in which a sheet fades in; it is drawn as the default transition.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that zooms from the view with an identifier and a namespace; it is drawn as the default
  /// transition.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Sets the transition of this page. The modifier has no effect: see ``NavigationTransition``.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Marks this view as the source of a zoom transition. The modifier has no effect: see ``NavigationTransition``.
  ///
  /// - Parameters:
  ///   - id: The identifier that the transition of the page names.
  ///   - namespace: The namespace of the identifier.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Marks this view as the source of a zoom transition, with an appearance. The modifier has no effect.
  ///
  /// See ``NavigationTransition``.
  ///
  /// - Parameters:
  ///   - id: The identifier that the transition of the page names.
  ///   - namespace: The namespace of the identifier.
  ///   - configuration: A closure that changes the appearance of the source during the transition.
  public nonisolated func matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (_ source: EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View { self }

  /// Shows or hides the disclosure indicators of links. The modifier has no effect: links in lists show them.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
}

/// The appearance of the source of a zoom transition, which has no effect.
public protocol MatchedTransitionSourceConfiguration {}

/// A configuration without properties.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// Returns a configuration with a color behind the source.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Returns a configuration with a clip shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// Returns a configuration with a shadow; lengths are in points.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The blur radius, in points.
  ///   - x: The horizontal offset, in points.
  ///   - y: The vertical offset, in points; positive values are below.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
