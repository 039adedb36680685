@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A modifier around a container of reorderable views, which determines the area in which they can be dropped.
struct ReorderAreaModifier {
  let scope: ReorderScope
}

extension ReorderAreaModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ReorderAreaNode {
    ReorderAreaNode(modifier.pointee.scope, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ReorderAreaNode) {
    node.scope = modifier.pointee.scope
  }
}

/// The node of a container of reorderable views, which is hit anywhere in its bounds during a drag.
package final class ReorderAreaNode: UnaryNode {
  fileprivate(set) var scope: ReorderScope

  init(_ scope: ReorderScope, _ inputs: NodeInputs) {
    self.scope = scope
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }

  override package func isHit(at point: CGPoint) -> Bool { scope.drag != nil && boundsContain(point) }
}
