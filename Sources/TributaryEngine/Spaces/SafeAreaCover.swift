package import TributaryGeometry
package import TributaryLayout

/// The effect of an item on the safe area of its descendants.
@_spi(Engine) public struct SafeAreaCover {
  /// The insets by which the item covers the area of its content, in points.
  package var sides = SideInsets()
  /// The axes along which the content can move, so that it touches no outer safe area.
  package var barrier: Axis.Set = []

  package init(_ sides: SideInsets = SideInsets(), barrier: Axis.Set = []) {
    self.sides = sides
    self.barrier = barrier
  }
}

extension ItemNode {
  /// Returns the insets of the covered area beyond this item's edges, on edges that touch the edge of a safe area.
  ///
  /// - Complexity: O(*depth*), or O(1) if no area of the tree is covered.
  package final func coveredInsets(on edges: Edge.Set = .all) -> EdgeInsets {
    guard hostReference.with({ $0.facts.hasSafeArea }), !edges.isEmpty else { return EdgeInsets() }
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

  /// Registers this node for geometry changes, if any area of the tree is covered.
  package final func observeSafeArea() {
    guard hostReference.with({ $0.facts.hasSafeArea }), !flags.contains(.subtreeHasObservers) else { return }
    setUpwards(.subtreeHasObservers)
    container?.setInherited(.subtreeHasObservers)
    recordGeometryChange()
  }
}
