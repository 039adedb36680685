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

/// What of a scrolling view keeps a distance from its edges; see `contentMargins(_:_:for:)`.
public struct ContentMarginPlacement: Equatable, Sendable {
  package enum Part: Sendable { case all, content, indicators }

  package let part: Part

  /// The content and the bars.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(part: .all) }
  /// The content, not the bars that tell which part of it is seen.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(part: .content) }
  /// The bars that tell which part of the content is seen.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(part: .indicators) }
}

/// How far content and bars of scroll views keep from their edges.
package struct ScrollMargins: Equatable, Sendable {
  package var content = EdgeInsets()
  package var indicators = EdgeInsets()

  package init() {}

  /// Sets the margins along some edges.
  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, for placement: ContentMarginPlacement) {
    if placement.part != .indicators { content.replace(edges, by: insets) }
    if placement.part != .content { indicators.replace(edges, by: insets) }
  }

  /// Whether all numbers can be used.
  package var isUsable: Bool { content.asCoordinates == content && indicators.asCoordinates == indicators }

  /// The same with nothing in place of what is no number.
  package var usable: ScrollMargins {
    var copy = self
    copy.content = content.asCoordinates
    copy.indicators = indicators.asCoordinates
    return copy
  }
}

extension EdgeInsets {
  fileprivate mutating func replace(_ edges: Edge.Set, by other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }

  /// Returns the margin before the content along an axis, in points.
  package func near(along axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// Returns the margin behind the content along an axis, in points.
  package func far(along axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// What both margins along an axis take together, in points.
  package func sum(along axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }
}

/// The margins of the scroll views in a part of the tree.
struct ScrollMarginsKey: EnvironmentKey {
  static var defaultValue: ScrollMargins { ScrollMargins() }
}

extension EnvironmentValues {
  package var scrollMargins: ScrollMargins {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }
}
