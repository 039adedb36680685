@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

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

  /// The margin before the content along an axis, in points.
  package func near(along axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The margin behind the content along an axis, in points.
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
