@_spi(Engine) public import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry

/// The node of an area that takes input.
@usableFromInline
package final class ContentShapeNode<S: Shape>: UnaryNode {
  private var shape: S
  private var fillStyle: FillStyle

  package init(_ shape: S, _ fillStyle: FillStyle, _ inputs: NodeInputs) {
    self.shape = shape
    self.fillStyle = fillStyle
    super.init(inputs)
  }

  package func update(_ shape: S, _ fillStyle: FillStyle) {
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
