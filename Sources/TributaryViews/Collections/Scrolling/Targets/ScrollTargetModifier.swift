@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// Makes the views of a container targets of scrolling, or a view a target itself.
public struct ScrollTargetModifier {
  let isEnabled: Bool
  /// Whether the targets are the views that the view lays out.
  let isLayout: Bool
}

extension ScrollTargetModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollTargetNode {
    ScrollTargetNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ScrollTargetNode) {
    node.update(modifier.pointee)
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
