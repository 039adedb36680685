import TributaryDrawing
import TributaryGeometry

/// Shows of a view only what is inside a shape over its bounds, and lets it be hit only there.
public struct ClipModifier<S: Shape>: UnaryModifier {
  public typealias Body = Never

  let shape: S
  let fillStyle: FillStyle

  nonisolated init(_ shape: S, _ fillStyle: FillStyle) {
    self.shape = shape
    self.fillStyle = fillStyle
  }

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    ClipNode(modifier.pointee.shape, modifier.pointee.fillStyle, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: ClipNode<S>.self).update(modifier.pointee.shape, modifier.pointee.fillStyle)
  }
}
