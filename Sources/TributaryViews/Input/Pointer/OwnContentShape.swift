import TributaryGeometry

/// Lets a view be hit anywhere in its bounds, unless it has a content shape of its own: then there.
struct OwnContentShapeModifier: ItemModifier {
  typealias Body = Never

  nonisolated init() {}

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> OwnContentShapeNode {
    OwnContentShapeNode(inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: OwnContentShapeNode) {}
}

/// The node of a view that is hit in its own content shape, or in its bounds.
final class OwnContentShapeNode: UnaryNode {
  override func isHit(at point: CGPoint) -> Bool { !hasContentShapeInside && boundsContain(point) }
}

extension ContentShapeNode: BoundsInput {}

extension UnaryNode {
  /// Whether this item is a view with a content shape, whatever other modifiers are around that.
  fileprivate final var hasContentShapeInside: Bool {
    var item = child
    while let current = item {
      if current is any BoundsInput { return true }
      item = (current as? UnaryNode)?.child ?? (current as? ContainerNode)?.onlyContent
    }
    return false
  }
}

extension ContainerNode {
  /// The item, if it is the only one.
  fileprivate final var onlyContent: ItemNode? { items.count == 1 ? items[0] : nil }
}
