package import TributaryGeometry

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
