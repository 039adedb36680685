@_spi(Engine) public import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

/// The node of a masked item; the mask is the secondary.
@usableFromInline
package final class MaskNode: SecondaryNode {
  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child, let secondary else { return }
    var mask = DisplayRecorder(revision: recorder.revision)
    mask.draw(secondary, at: frame.origin)
    if mask.commands.isEmpty { return }
    recorder.drawThrough(.mask(DisplayFragment(mask.commands, revision: mask.revision)), child, at: frame.origin)
  }

  override package func hitContent(at point: CGPoint) -> HitChain {
    guard let child, let secondary, !hit(secondary, at: point).isEmpty else { return [] }
    return hit(child, at: point)
  }
}
