@_spi(Engine) package import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry

/// The node of a shape of a type.
@usableFromInline
package final class TypedContainerShapeNode<S: InsettableShape>: ContainerShapeNode {
  private var shape: S

  package init(_ shape: S, _ inputs: NodeInputs) {
    self.shape = shape
    super.init(inputs)
  }

  @MainActor
  package func update(_ shape: S) {
    if shape.isKnownEqual(to: self.shape) { return }
    self.shape = shape
    drawPlaceReaders()
  }

  override package func outline(around rect: CGRect, insetBy distance: CGFloat) -> Path {
    let outer = rect.insetBy(dx: -distance, dy: -distance)
    return usable(ask(shape) { $0.inset(by: distance).path(in: outer) }, of: S.self)
  }
}
