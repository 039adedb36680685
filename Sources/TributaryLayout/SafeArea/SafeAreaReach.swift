package import TributaryGeometry

/// The distances by which a rectangle can extend into the covered strips of enclosing regions, from the innermost
/// region outward.
///
///     ┌────────────── region ──────────────┐
///     │  covered     ┌───────┐             │
///     ├──────────────┤ grows ├─────────────┤ ◂ edge of the safe area
///     │              │ rect  │             │
///
/// A side extends if it touches the edge of the safe area or is within the covered strip, and only to the side of the
/// region. After it has extended over one region, it may touch the edge of the next.
package struct SafeAreaReach {
  /// The distance by which each side has been extended, in points.
  package private(set) var sides = SideInsets()

  private let size: CGSize
  /// The sides that may extend; leading means left.
  package var growing: Edge.Set

  /// Half a pixel plus the rounding error of arithmetic, in points: smaller distances count as contact.
  package static let tolerance: CGFloat = 0.501

  /// - Parameters:
  ///   - size: The size of the rectangle, whose top left corner is the origin of all coordinates here.
  ///   - growing: The sides that may extend; leading means left.
  package init(size: CGSize, growing: Edge.Set) {
    self.size = size
    self.growing = growing
  }

  /// Extends the rectangle into the covered strips of a region.
  ///
  /// - Parameters:
  ///   - covered: The widths of the covered strips, measured inward from the sides of the region.
  ///   - region: The size of the region.
  ///   - transform: The map from the rectangle's coordinates to the region's. If it does not preserve rectangles, or is
  ///     not invertible, no sides touch.
  package mutating func grow(into covered: SideInsets, of region: CGSize, through transform: CGAffineTransform) {
    let bounds = CGRect(origin: .zero, size: region)
    var covered = covered
    var safe = covered.remainder(of: bounds)
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      safe.origin.x -= transform.tx
      safe.origin.y -= transform.ty
    } else {
      guard transform.keepsRectangles, transform.isInvertible else { return }
      let inverse = transform.inverted()
      let outer = inverse.map(bounds)
      safe = inverse.map(safe)
      covered.top = safe.minY - outer.minY
      covered.left = safe.minX - outer.minX
      covered.bottom = outer.maxY - safe.maxY
      covered.right = outer.maxX - safe.maxX
    }
    if growing.contains(.top) { sides.top += growth(safe.minY + sides.top, covered.top) }
    if growing.contains(.leading) { sides.left += growth(safe.minX + sides.left, covered.left) }
    if growing.contains(.bottom) { sides.bottom += growth(size.height + sides.bottom - safe.maxY, covered.bottom) }
    if growing.contains(.trailing) { sides.right += growth(size.width + sides.right - safe.maxX, covered.right) }
  }

  /// - Parameter distance: The distance of a side beyond the edge of the safe area; negative inside.
  private func growth(_ distance: CGFloat, _ covered: CGFloat) -> CGFloat {
    guard covered > 0, distance > -Self.tolerance, distance < covered else { return 0 }
    return distance < Self.tolerance ? covered : covered - distance
  }
}

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
