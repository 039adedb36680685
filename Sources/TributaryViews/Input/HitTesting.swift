package import TributaryGeometry

extension ItemNode {
  /// The chain of items under a point, from the front-most one that can be hit outwards to this one.
  ///
  /// Items are asked front to back, in the reverse of the order in which they are drawn.
  ///
  /// - Parameter point: In this item's coordinates.
  /// - Returns: Empty if nothing is hit.
  package final func hit(_ point: CGPoint) -> ContiguousArray<ItemNode> {
    guard admitsHit(at: point) else { return [] }
    var inner = point
    if let transform = contentTransform {
      guard transform.a * transform.d - transform.b * transform.c != 0 else { return [] }
      inner = transform.inverted().map(point)
    }
    var result: ContiguousArray<ItemNode> = []
    forEachItemFrontToBack { item in
      guard result.isEmpty, item.acceptsHits else { return }
      result = item.hit(CGPoint(x: inner.x - item.origin.x, y: inner.y - item.origin.y))
    }
    if !result.isEmpty || isHit(at: point) { result.append(self) }
    return result
  }

  /// Whether a point lies in this item's bounds; written out, since a rectangle with no number in it must not trap.
  package final func boundsContain(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }
}
