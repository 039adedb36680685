@_spi(Engine) public import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry

/// The node of an item that is mixed with what is behind it.
@usableFromInline
package final class BlendNode: UnaryNode {
  private var mode: BlendMode

  package init(_ mode: BlendMode, _ inputs: NodeInputs) {
    self.mode = mode
    super.init(inputs)
  }

  package func update(_ mode: BlendMode) {
    if mode == self.mode { return }
    self.mode = mode
    needsDraw()
  }

  override package var holdsContentTogether: Bool { true }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child, mode != .destinationOut else { return }
    if mode == .normal { return recorder.draw(child, at: frame.origin) }
    recorder.drawThrough(.blend(mode), child, at: frame.origin)
  }
}
