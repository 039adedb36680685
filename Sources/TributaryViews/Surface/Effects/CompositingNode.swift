@_spi(Engine) public import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

/// The node of a layer.
@usableFromInline
package final class CompositingNode: UnaryNode {
  override package var holdsContentTogether: Bool { true }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if let child { recorder.drawThrough(.group, child, at: frame.origin) }
  }
}
