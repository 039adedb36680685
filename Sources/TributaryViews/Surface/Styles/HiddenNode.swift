@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// The node of a hidden item.
@usableFromInline
package final class HiddenNode: UnaryNode {
  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {}

  override package var acceptsHits: Bool { false }
}
