@_spi(Engine) public import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

/// The node of a faded item.
@usableFromInline
package final class OpacityNode: UnaryNode {
  /// From 0 to 1.
  package fileprivate(set) var opacity: Double

  @usableFromInline
  package init(_ opacity: Double, _ inputs: NodeInputs) {
    self.opacity = Self.valid(opacity)
    super.init(inputs)
    reportIfUnusable(opacity)
  }

  @usableFromInline @MainActor
  package func update(_ new: Double) {
    reportIfUnusable(new)
    let new = Self.valid(new)
    if new == opacity { return }
    host.animate(self, from: opacity, to: new, PresentedProperty(.opacity))
    opacity = new
    needsDraw()
  }

  private func reportIfUnusable(_ opacity: Double) {
    if opacity.isNaN { host.reportInvalidDimension("opacity", "\(opacity)", at: self) }
  }

  private static func valid(_ opacity: Double) -> Double { opacity.asFraction }

  override package var holdsContentTogether: Bool { true }

  override package var acceptsHits: Bool { opacity > 0 }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    let opacity = Self.valid(shown(opacity, .opacity))
    guard let child, opacity > 0 else { return }
    if opacity < 1 {
      recorder.drawThrough(.opacity(opacity), child, at: frame.origin)
    } else {
      recorder.draw(child, at: frame.origin)
    }
  }
}
