@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

// A shape stands for its own filled form without a node for the body in between.
extension Shape where Body == ShapeView<Self, ForegroundStyle> {
  @inlinable @MainActor public static var _isSingleItem: Bool { true }

  @inlinable @MainActor
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    ShapeNode(view.pointee, ForegroundStyle()._erased(), FillStyle(), inputs)
  }

  @inlinable @MainActor
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    node.made(as: ShapeNode<Self>.self).update(view.pointee, ForegroundStyle()._erased(), FillStyle())
  }

  @inlinable @MainActor
  public static func _evaluateBody(_ node: ViewNode) {}
}
