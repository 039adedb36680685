@_spi(Engine) public import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

/// The node of a blurred item.
@usableFromInline
package final class BlurNode: UnaryNode {
  private var radius: CGFloat = 0
  private var isOpaque: Bool

  package init(radius: CGFloat, isOpaque: Bool, _ inputs: NodeInputs) {
    self.isOpaque = isOpaque
    super.init(inputs)
    self.radius = valid(radius)
  }

  @MainActor
  package func update(radius: CGFloat, isOpaque: Bool) {
    let radius = valid(radius)
    if radius == self.radius, isOpaque == self.isOpaque { return }
    host.animate(self, from: self.radius, to: radius, PresentedProperty(.amount))
    self.radius = radius
    self.isOpaque = isOpaque
    needsDraw()
  }

  private func valid(_ radius: CGFloat) -> CGFloat {
    if radius >= 0, radius.isFinite { return radius }
    host.reportInvalidDimension("blur radius", "\(radius)", at: self)
    return 0
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    let radius = shown(radius, .amount)
    guard radius > 0 else { return recorder.draw(child, at: frame.origin) }
    recorder.drawThrough(.blur(radius: radius, isOpaque: isOpaque), child, at: frame.origin)
  }
}
