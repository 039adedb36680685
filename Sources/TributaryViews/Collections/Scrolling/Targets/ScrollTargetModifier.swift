import TributaryGeometry

/// Makes the views of a container targets of scrolling, or a view a target itself.
public struct ScrollTargetModifier {
  let isEnabled: Bool
  /// Whether the targets are the views that the view lays out.
  let isLayout: Bool
}

extension ScrollTargetModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    ScrollTargetNode(modifier.pointee, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: ScrollTargetNode.self).update(modifier.pointee)
  }
}

extension View {
  /// Makes the views that this container lays out targets of the scroll view around: positions tell them by their ids, and
  /// aligned scrolling comes to rest at them.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: true))
  }

  /// Makes this view a target of the scroll view around.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: false))
  }
}
