@_spi(Engine) public import TributaryEngine

/// A modifier that includes a view in hit testing, or excludes it.
@_documentation(visibility: internal)
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
  /// Sets whether this view takes part in hit testing. If it does not, views behind it are hit.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

/// The node of a hit testing modifier, which is evaluated for each event and caches no state.
@usableFromInline
package final class HitTestingNode: UnaryNode {
  package var isEnabled: Bool

  package init(isEnabled: Bool, _ inputs: NodeInputs) {
    self.isEnabled = isEnabled
    super.init(inputs)
  }

  override package var acceptsHits: Bool { isEnabled }
}
