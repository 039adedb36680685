@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// Lets a view be hit anywhere in its bounds, unless it has a content shape of its own: then there.
package struct OwnContentShapeModifier: ItemModifier {
  package typealias Body = Never

  /// Whether the view is the label of a control: then text in it is there for that.
  let isLabel: Bool

  package nonisolated init(isLabel: Bool = false) { self.isLabel = isLabel }

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> OwnContentShapeNode {
    let node = OwnContentShapeNode(inputs)
    node.isLabel = modifier.pointee.isLabel
    return node
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: OwnContentShapeNode) {
    node.isLabel = modifier.pointee.isLabel
  }
}

/// The node of a view that is hit in its own content shape, or in its bounds.
package final class OwnContentShapeNode: UnaryNode {
  package fileprivate(set) var isLabel = false

  override package func isHit(at point: CGPoint) -> Bool { !hasContentShapeInside && boundsContain(point) }
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
