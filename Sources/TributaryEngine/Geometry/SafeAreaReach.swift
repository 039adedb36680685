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

/// What an item does to the safe area of those inside it.
@_spi(Engine) public struct SafeAreaCover {
  /// How much of the item's sides covers the room of what is inside, in points.
  package var sides = SideInsets()
  /// The axes along which what is inside touches no safe area further out, because it moves along them.
  package var barrier: Axis.Set = []

  package init(_ sides: SideInsets = SideInsets(), barrier: Axis.Set = []) {
    self.sides = sides
    self.barrier = barrier
  }
}

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

extension ItemNode {
  /// How far the surroundings cover what lies beyond this item's edges, where these touch the edge of a safe area.
  ///
  /// - Complexity: O(*depth*), and a look at one flag where nothing is covered in the whole tree.
  package final func coveredInsets(on edges: Edge.Set = .all) -> EdgeInsets {
    guard hostReference.with({ $0.hasSafeArea }), !edges.isEmpty else { return EdgeInsets() }
    let direction = (self as? any DirectedItem)?.layoutDirection ?? .leftToRight
    var growing = edges.intersection(.vertical)
    if edges.contains(direction == .rightToLeft ? .trailing : .leading) { growing.insert(.leading) }
    if edges.contains(direction == .rightToLeft ? .leading : .trailing) { growing.insert(.trailing) }
    var reach = SafeAreaReach(size: size, growing: growing)
    var node: ItemNode = self
    while let container = node.container {
      let cover = container.cover(around: node)
      if cover.sides != SideInsets() {
        reach.grow(into: cover.sides, of: container.size, through: transform(upTo: container))
      }
      if cover.barrier.contains(.horizontal) { growing.subtract(.horizontal) }
      if cover.barrier.contains(.vertical) { growing.subtract(.vertical) }
      if growing.isEmpty { break }
      reach.growing = growing
      node = container
    }
    return reach.sides.edgeInsets(direction)
  }

  /// Lets this node hear of changed geometry from now on, if anything is covered in the tree.
  package final func observeSafeArea() {
    guard hostReference.with({ $0.hasSafeArea }), !flags.contains(.subtreeHasObservers) else { return }
    setUpwards(.subtreeHasObservers)
    container?.setInherited(.subtreeHasObservers)
    recordGeometryChange()
  }
}

extension ViewGraph {
  /// Whether anything may be covered: an edge of the root, or what is inside a region.
  package var hasSafeArea: Bool { facts.hasSafeArea }

  /// The root has another safe area.
  package func recordSafeArea(coversRoot: Bool) {
    if coversRoot { facts.hasSafeArea = true }
  }

  /// A node has been made that covers part of the room of what is inside it.
  package func recordSafeAreaRegion() { facts.hasSafeArea = true }
}
