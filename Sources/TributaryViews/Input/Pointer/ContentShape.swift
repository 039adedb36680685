@_spi(Engine) public import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// Lets a view be hit inside a shape, whatever it draws.
public struct ContentShapeModifier<S: Shape>: ItemModifier {
  public typealias Body = Never

  let shape: S
  let fillStyle: FillStyle

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ContentShapeNode<S> {
    ContentShapeNode(modifier.pointee.shape, modifier.pointee.fillStyle, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ContentShapeNode<S>) {
    node.update(modifier.pointee.shape, modifier.pointee.fillStyle)
  }
}

extension View {
  /// Makes a shape over the bounds of this view the area that takes input: padding inside it does, content outside not.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, fillStyle: FillStyle(eoFill: eoFill)))
  }

  /// Makes a shape over the bounds of this view the one that counts for some kinds of things; see ``ContentShapeKinds``.
  @ViewBuilder
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) {
      contentShape(shape, eoFill: eoFill)
    } else {
      self
    }
  }
}
