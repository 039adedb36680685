@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// Presses in the row that are meant for a view in it.
extension ListRowNode {
  /// The first view in the row that takes presses anywhere in it.
  private var pressed: RowTraitNode? {
    position.part == .content && !state.isEditing ? child.flatMap { Self.firstPressed(in: $0) } : nil
  }

  private static func firstPressed(in item: ItemNode) -> RowTraitNode? {
    if let node = item as? RowTraitNode, node.takesPresses { return node }
    guard item.flags.contains(.subtreeHasInput), !(item is ListRowNode) else { return nil }
    var result: RowTraitNode?
    item.forEachItem { if result == nil { result = firstPressed(in: $0) } }
    return result
  }

  /// Whether a press at a point of the root may be meant for a view in the row.
  func hands(_ point: CGPoint, to node: RowTraitNode) -> Bool {
    ground.contains(location(point, in: .local)) && pressed === node
  }

  /// What is hit where nothing in the row takes a press: the gesture of the view that it is meant for, and all around that.
  ///
  /// A view that is not seen is hit all the same: so a row can lead on without saying so.
  var pressChain: HitChain? {
    guard let pressed else { return nil }
    var chain: HitChain = [pressed]
    var item = pressed.child
    while let current = item {
      chain.insert(current, at: 0)
      if current is GestureNode { break }
      item = (current as? UnaryNode)?.child
    }
    guard item != nil else { return nil }
    item = pressed.container
    while let current = item, current !== self {
      chain.append(current)
      item = current.container
    }
    return chain.allSatisfy { $0.acceptsHits || $0 is OpacityNode } ? chain : nil
  }
}
