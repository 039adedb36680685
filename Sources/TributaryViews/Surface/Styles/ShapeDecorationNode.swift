@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
package import TributaryGeometry

/// The node of a shape behind or in front of one item.
@usableFromInline
package final class ShapeDecorationNode<S: Shape>: StyledNode {
  private var shape: S
  private var fillStyle: FillStyle
  private let isBehind: Bool

  @usableFromInline
  package init(_ shape: S, _ style: AnyShapeStyle, _ fillStyle: FillStyle, isBehind: Bool, _ inputs: NodeInputs) {
    self.shape = shape
    self.fillStyle = fillStyle
    self.isBehind = isBehind
    super.init(style, inputs)
  }

  @usableFromInline @MainActor
  package func update(_ shape: S, _ style: AnyShapeStyle, _ fillStyle: FillStyle) {
    if fillStyle != self.fillStyle || !shape.isKnownEqual(to: self.shape) {
      host.animate(self, from: self.shape, to: shape, PresentedProperty(.shape))
      self.shape = shape
      self.fillStyle = fillStyle
      needsDraw()
    }
    update(style)
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    let shape = shown(shape, .shape)
    if isBehind { draw(shape, into: &recorder, in: frame, fillStyle, shownPaint) }
    super.draw(into: &recorder, in: frame)
    if !isBehind { draw(shape, into: &recorder, in: frame, fillStyle, shownPaint) }
  }

  override package func isHit(at point: CGPoint) -> Bool {
    !paint.isInvisible && ask(shape) { $0.isHit(at: point, in: size, fillStyle) }
  }
}
