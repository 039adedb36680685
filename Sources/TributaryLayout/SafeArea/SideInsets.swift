package import TributaryGeometry

/// The distances from the four sides of a rectangle, independent of the layout direction, in points.
package struct SideInsets: Equatable {
  package var top: CGFloat = 0
  package var left: CGFloat = 0
  package var bottom: CGFloat = 0
  package var right: CGFloat = 0

  package init() {}

  /// - Parameter direction: The layout direction, which determines whether leading is left or right.
  package init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    top = insets.top
    bottom = insets.bottom
    left = direction == .rightToLeft ? insets.trailing : insets.leading
    right = direction == .rightToLeft ? insets.leading : insets.trailing
  }

  /// Returns the insets with leading and trailing sides.
  package func edgeInsets(_ direction: LayoutDirection) -> EdgeInsets {
    EdgeInsets(
      top: top, leading: direction == .rightToLeft ? right : left, bottom: bottom,
      trailing: direction == .rightToLeft ? left : right)
  }

  /// Returns the remainder of a rectangle after subtracting these insets. The size is never negative, and the top left
  /// corner is fixed.
  package func remainder(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + left, y: rect.minY + top, width: max(0, rect.width - left - right),
      height: max(0, rect.height - top - bottom))
  }

  /// Returns a rectangle that is larger by these insets.
  package func growth(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right, height: rect.height + top + bottom)
  }
}
