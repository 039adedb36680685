@_spi(Engine) public import TributaryEngine

/// Lets a view be hit, or not.
public struct HitTestingModifier: ItemModifier {
  public typealias Body = Never

  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> HitTestingNode {
    HitTestingNode(isEnabled: modifier.pointee.isEnabled, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: HitTestingNode) {
    node.isEnabled = modifier.pointee.isEnabled
  }
}

extension View {
  /// Sets whether this view takes part in hit testing; where it does not, what lies behind is hit.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

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
