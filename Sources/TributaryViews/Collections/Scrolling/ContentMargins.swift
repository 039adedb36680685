@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Margins of scrollable content.
///
///     viewport 100      margin 20 ┌────────┐ 20
///                                 │ first  │       offset 0: the first view is after the margin,
///     ──────────────────────────  └────────┘       and moves under the margin during scrolling
///
/// > Source: conformance SCROLL-50 to SCROLL-53.
extension View {
  /// Sets the margins of the scroll views inside this view. Content scrolls through the margins.
  ///
  /// - Parameters:
  ///   - edges: The edges whose margins are set; other margins remain unchanged.
  ///   - insets: The margins, in points.
  ///   - placement: The parts of a scroll view that keep the distance.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) { $0.set(edges, insets, for: placement) }
  }

  /// Sets the margins of the scroll views inside this view to one length. Content scrolls through the margins.
  ///
  /// - Parameters:
  ///   - edges: The edges whose margins are set; other margins remain unchanged.
  ///   - length: The margin, in points; `nil` for the default margin, which is 0.
  ///   - placement: The parts of a scroll view that keep the distance.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
  }

  /// Sets all margins of the scroll views inside this view to one length.
  ///
  /// - Parameters:
  ///   - length: The margin, in points.
  ///   - placement: The parts of a scroll view that keep the distance.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// The parts of a scroll view to which margins apply; see `contentMargins(_:_:for:)`.
public struct ContentMarginPlacement: Equatable, Sendable {
  package enum Part: Sendable { case all, content, indicators }

  package let part: Part

  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(part: .all) }
  /// The content, but not the indicators.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(part: .content) }
  /// The indicators, but not the content.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(part: .indicators) }
}

/// The margins of the content and the indicators of scroll views.
package struct ScrollMargins: Equatable, Sendable {
  package var content = EdgeInsets()
  package var indicators = EdgeInsets()

  package init() {}

  /// Sets the margins of some edges.
  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, for placement: ContentMarginPlacement) {
    if placement.part != .indicators { content.replace(edges, by: insets) }
    if placement.part != .content { indicators.replace(edges, by: insets) }
  }

  /// Whether all margins are finite.
  package var isUsable: Bool { content.asCoordinates == content && indicators.asCoordinates == indicators }

  /// These margins with 0 in place of values that are not finite.
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

  /// Returns the margin after the content along an axis, in points.
  package func far(along axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// Returns the sum of both margins along an axis, in points.
  package func sum(along axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }
}

/// The environment key of the margins of scroll views.
struct ScrollMarginsKey: EnvironmentKey {
  static var defaultValue: ScrollMargins { ScrollMargins() }
}

extension EnvironmentValues {
  package var scrollMargins: ScrollMargins {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }
}
