package import TributaryGeometry

/// How far a rectangle may grow into what the regions around it cover, from the innermost region outwards.
///
///     ┌────────────── region ──────────────┐
///     │  covered     ┌───────┐             │
///     ├──────────────┤ grows ├─────────────┤ ◂ edge of the safe area
///     │              │ rect  │             │
///
/// A side grows where it touches the edge of the safe area, or stands in the covered strip itself, and as far as the side
/// of the region. What has grown over one region may touch the edge of the next.
package struct SafeAreaReach {
  /// How far the rectangle has grown on each side.
  package private(set) var sides = SideInsets()

  private let size: CGSize
  /// The sides that may grow; leading stands for left.
  package var growing: Edge.Set

  /// Half a pixel and the noise of arithmetic: what is nearer touches.
  private static let tolerance: CGFloat = 0.501

  /// - Parameters:
  ///   - size: The size of the rectangle, whose top left corner is the origin of all coordinates here.
  ///   - growing: The sides that may grow; leading stands for left.
  package init(size: CGSize, growing: Edge.Set) {
    self.size = size
    self.growing = growing
  }

  /// Grows into what a region covers.
  ///
  /// - Parameters:
  ///   - covered: What is covered, from the sides of the region inwards.
  ///   - region: The size of the region.
  ///   - transform: The map from the rectangle's coordinates to the region's. If it does not keep rectangles, or leaves
  ///     nothing of them, no side touches another.
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

  /// - Parameter distance: How far a side is beyond the edge of the safe area; negative inside.
  private func growth(_ distance: CGFloat, _ covered: CGFloat) -> CGFloat {
    guard covered > 0, distance > -Self.tolerance, distance < covered else { return 0 }
    return distance < Self.tolerance ? covered : covered - distance
  }
}
