/// Lets a view be hit, or not.
public struct HitTestingModifier: UnaryModifier {
  public typealias Body = Never

  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    HitTestingNode(isEnabled: modifier.pointee.isEnabled, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: HitTestingNode.self).isEnabled = modifier.pointee.isEnabled
  }
}

extension View {
  /// Sets whether this view takes part in hit testing; where it does not, what lies behind is hit.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
