package import TributaryGeometry

/// Distances from the four sides of a rectangle as they stand, whichever way text runs; in points.
package struct SideInsets: Equatable {
  package var top: CGFloat = 0
  package var left: CGFloat = 0
  package var bottom: CGFloat = 0
  package var right: CGFloat = 0

  package init() {}

  /// - Parameter direction: Tells whether leading is left or right.
  package init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    top = insets.top
    bottom = insets.bottom
    left = direction == .rightToLeft ? insets.trailing : insets.leading
    right = direction == .rightToLeft ? insets.leading : insets.trailing
  }

  /// The same with leading and trailing.
  package func edgeInsets(_ direction: LayoutDirection) -> EdgeInsets {
    EdgeInsets(
      top: top, leading: direction == .rightToLeft ? right : left, bottom: bottom,
      trailing: direction == .rightToLeft ? left : right)
  }

  /// What these insets leave of a rectangle; never less than nothing, from the top left corner on.
  package func remainder(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + left, y: rect.minY + top, width: max(0, rect.width - left - right),
      height: max(0, rect.height - top - bottom))
  }

  /// A rectangle that is larger by these insets.
  package func growth(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right, height: rect.height + top + bottom)
  }
}
