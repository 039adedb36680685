@_spi(Engine) public import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// Shows of a view only what is inside a shape over its bounds, and lets it be hit only there.
public struct ClipModifier<S: Shape>: ItemModifier {
  public typealias Body = Never

  let shape: S
  let fillStyle: FillStyle

  nonisolated init(_ shape: S, _ fillStyle: FillStyle) {
    self.shape = shape
    self.fillStyle = fillStyle
  }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ClipNode<S> {
    ClipNode(modifier.pointee.shape, modifier.pointee.fillStyle, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ClipNode<S>) {
    node.update(modifier.pointee.shape, modifier.pointee.fillStyle)
  }
}
