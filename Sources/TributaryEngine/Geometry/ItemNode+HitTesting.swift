package import TributaryGeometry

/// The items under a point, from the front-most one that can be hit outwards.
@_spi(Engine) public typealias HitChain = ContiguousArray<ItemNode>

extension ItemNode {
  /// The chain of items under a point, from the front-most one that can be hit outwards to this one.
  ///
  /// Items are asked front to back, in the reverse of the order in which they are drawn. What hangs over its container can
  /// be hit too, so every item is asked; a miss costs a few comparisons an item and allocates nothing.
  ///
  /// - Parameter point: In this item's coordinates.
  /// - Returns: Empty if nothing is hit.
  package final func hit(_ point: CGPoint) -> HitChain {
    guard acceptsHits else { return [] }
    var inner = point
    if let transform = contentTransform(.model) {
      guard transform.isInvertible else { return [] }
      inner = transform.inverted().map(point)
    }
    var chain = hitContent(at: inner)
    if !chain.isEmpty || isHit(at: point) { chain.append(self) }
    return chain
  }

  /// The chain of an item that this one places, at a point in this item's coordinates.
  @inline(__always)
  package final func hit(_ item: ItemNode, at point: CGPoint) -> HitChain {
    item.hit(CGPoint(x: point.x - item.origin.x, y: point.y - item.origin.y))
  }

  /// Whether a point lies in this item's bounds; written out, since a rectangle with no number in it must not trap.
  package final func boundsContain(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }
}
