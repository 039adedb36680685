@_spi(Engine) public import TributaryEngine

/// The node that takes an item out of the reach of the pointer. Nothing is computed from it: it is asked at each event.
@usableFromInline
package final class HitTestingNode: UnaryNode {
  package var isEnabled: Bool

  package init(isEnabled: Bool, _ inputs: NodeInputs) {
    self.isEnabled = isEnabled
    super.init(inputs)
  }

  override package var acceptsHits: Bool { isEnabled }
}
