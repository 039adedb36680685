package import TributaryGeometry

/// The items under a point, from the front-most item that accepts hits outward.
@_spi(Engine) public typealias HitChain = ContiguousArray<ItemNode>

extension ItemNode {
  /// Returns the items under a point, from the front-most item that accepts hits outward to this item.
  ///
  /// Items are tested front to back, in reverse drawing order. Content outside the bounds of its container can be hit
  /// too, so an item is skipped only if the point is outside its reach. Reaches are kept for fragments that are part of
  /// a display list. All other items are tested: a miss takes a few comparisons per item and allocates no memory.
  ///
  /// - Parameter point: A point in this item's coordinates, in points.
  /// - Returns: The chain of items; empty if no item is hit.
  package final func hit(_ point: CGPoint) -> HitChain {
    guard acceptsHits else { return [] }
    if flags.contains(.isFragmentRoot), let reach = knownReach, !reach.mayContain(point) { return [] }
    var inner = point
    if let transform = contentTransform(.model) {
      guard transform.isInvertible else { return [] }
      inner = transform.inverted().map(point)
    }
    var chain = hitContent(at: inner)
    if !chain.isEmpty || isHit(at: point) { chain.append(self) }
    return chain
  }

  /// Returns the chain of an item that this item places, for a point in this item's coordinates.
  @inline(__always)
  package final func hit(_ item: ItemNode, at point: CGPoint) -> HitChain {
    item.hit(CGPoint(x: point.x - item.origin.x, y: point.y - item.origin.y))
  }

  /// Returns whether a point is within this item's bounds. A standard rectangle would trap for NaN.
  package final func boundsContain(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }
}
