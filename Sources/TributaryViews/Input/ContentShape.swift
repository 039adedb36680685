package import TributaryDrawing
package import TributaryGeometry

/// Lets a view be hit inside a shape, whatever it draws.
public struct ContentShapeModifier<S: Shape>: UnaryModifier {
  public typealias Body = Never

  let shape: S
  let fillStyle: FillStyle

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    ContentShapeNode(modifier.pointee.shape, modifier.pointee.fillStyle, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: ContentShapeNode<S>.self).receive(modifier.pointee.shape, modifier.pointee.fillStyle)
  }
}

extension View {
  /// Makes a shape over the bounds of this view the area that takes input: padding inside it does, content outside not.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, fillStyle: FillStyle(eoFill: eoFill)))
  }
}

/// The node of an area that takes input.
package final class ContentShapeNode<S: Shape>: UnaryNode {
  private var shape: S
  private var fillStyle: FillStyle

  package init(_ shape: S, _ fillStyle: FillStyle, _ inputs: NodeInputs) {
    self.shape = shape
    self.fillStyle = fillStyle
    super.init(inputs)
  }

  package func receive(_ shape: S, _ fillStyle: FillStyle) {
    self.shape = shape
    self.fillStyle = fillStyle
  }

  /// Asked at each event: nothing has to be told when something changes that the shape reads.
  override package func isHit(at point: CGPoint) -> Bool {
    ask(shape) { $0.isHit(at: point, in: size, fillStyle) }
  }

  override package func hitContent(at point: CGPoint) -> HitChain {
    isHit(at: point) ? super.hitContent(at: point) : []
  }
}
