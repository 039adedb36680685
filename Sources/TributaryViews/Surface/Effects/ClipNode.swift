@_spi(Engine) public import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry

/// The node of a clip. Layout, preferences and anchors inside do not notice it.
@usableFromInline
package final class ClipNode<S: Shape>: UnaryNode {
  private var shape: S
  private var fillStyle: FillStyle

  package init(_ shape: S, _ fillStyle: FillStyle, _ inputs: NodeInputs) {
    self.shape = shape
    self.fillStyle = fillStyle
    super.init(inputs)
  }

  @MainActor
  package func update(_ shape: S, _ fillStyle: FillStyle) {
    if fillStyle == self.fillStyle, shape.isKnownEqual(to: self.shape) { return }
    host.animate(self, from: self.shape, to: shape, PresentedProperty(.shape))
    self.shape = shape
    self.fillStyle = fillStyle
    needsDraw()
  }

  override package func dependencyDidChange() {
    evaluation &+= 1
    needsDraw()
  }

  private func outline(of shape: S, in size: CGSize) -> Path {
    usable(ask(shape) { $0.path(in: CGRect(origin: .zero, size: size)) }, of: S.self)
  }

  override package var holdsContentTogether: Bool { true }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child, frame.size.isFinite else { return }
    let outline = outline(of: shown(shape, .shape), in: frame.size)
      .offsetBy(dx: frame.origin.x, dy: frame.origin.y)
    recorder.drawThrough(.clip(outline, fillStyle), child, at: frame.origin)
  }
}
