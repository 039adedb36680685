import TributaryDrawing
package import TributaryGeometry

/// A rectangle outside which an item and its content are not hit. It can be larger than necessary.
@_spi(Engine) public struct HitReach: Sendable {
  private var minX, minY, maxX, maxY: CGFloat

  /// The reach of an item that is never hit.
  package static let nothing = HitReach(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  /// The tolerance for rounding when origins are added in another order than during a hit test, in points.
  private static let tolerance: CGFloat = 0.0625
  /// The largest coordinate whose rounding is below the tolerance, in points.
  private static let limit: CGFloat = 1e12

  private init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// Creates the reach of a rectangle; `nil` if its coordinates are not finite or too large to add them precisely.
  package init?(_ rect: CGRect) {
    let (origin, size) = (rect.origin, rect.size)
    (minX, minY) = (min(origin.x, origin.x + size.width), min(origin.y, origin.y + size.height))
    (maxX, maxY) = (max(origin.x, origin.x + size.width), max(origin.y, origin.y + size.height))
    guard minX > -Self.limit, minY > -Self.limit, maxX < Self.limit, maxY < Self.limit else { return nil }
  }

  /// The rectangle; `nil` if no point is hit.
  private var rect: CGRect? {
    minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : nil
  }

  /// Returns whether an item with this reach may be hit at a point.
  package func mayContain(_ point: CGPoint) -> Bool {
    point.x > minX - Self.tolerance && point.y > minY - Self.tolerance && point.x < maxX + Self.tolerance
      && point.y < maxY + Self.tolerance
  }

  package func union(_ other: HitReach) -> HitReach {
    HitReach(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns the reach in the coordinates of a container; `nil` if the result is unknown.
  package func moved(by origin: CGPoint) -> HitReach? {
    guard let rect else { return self }
    return HitReach(rect.offsetBy(dx: origin.x, dy: origin.y))
  }

  /// Returns the reach through a transform; `nil` if the result is unknown.
  package func applying(_ transform: CGAffineTransform) -> HitReach? {
    guard let rect else { return self }
    return HitReach(rect.applying(transform))
  }
}

/// The reach of an item, which is kept as long as its fragment.
package final class CachedHitReach {
  let reach: HitReach?

  init(_ reach: HitReach?) { self.reach = reach }
}

extension ItemNode {
  /// The reach of this item in its own coordinates; `nil` if it is unknown or unlimited.
  ///
  /// A change that moves, resizes, adds, or removes an item replaces the fragments of the item and of its ancestors
  /// before the next display list. Fragments that are part of a display list are not modified. Therefore the reach of
  /// such a fragment stays valid as long as the fragment, unless the draw pass has work.
  final var knownReach: HitReach? {
    guard let fragment, !flags.contains(.needsDraw) else { return nil }
    let isKept = hostReference.with { $0.queues.draw.isEmpty && fragment.revision != $0.drawing.revision }
    guard isKept else { return nil }
    if let known = extras?.reach { return known.reach }
    let new = makeReach()
    attachment.makeExtras().reach = CachedHitReach(new)
    return new
  }

  private final func makeReach() -> HitReach? {
    guard let own = ownReach, var content = contentReach else { return nil }
    if let transform = contentTransform(.model) {
      if !transform.isInvertible { return own }
      guard let outer = content.applying(transform) else { return nil }
      content = outer
    }
    return own.union(content)
  }

  /// Returns the reach of an item that this item places, in this item's coordinates; `nil` if it is unknown or
  /// unlimited.
  ///
  /// The reach of an item with a fragment is known only if the fragment is: changes in content that was never drawn do
  /// not invalidate this item.
  package final func reach(of item: ItemNode) -> HitReach? {
    let reach = item.flags.contains(.isFragmentRoot) ? item.knownReach : item.makeReach()
    return reach?.moved(by: item.origin)
  }
}
