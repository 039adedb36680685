@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

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

/// The node of a container whose views are targets of scrolling, or of a view that is one.
@usableFromInline
package final class ScrollTargetNode: UnaryNode {
  private var modifier: ScrollTargetModifier

  package init(_ modifier: ScrollTargetModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    host.feature(ScrollWatchers.self).targets.add(host.handles.handle(for: self), in: host.handles)
  }

  package func update(_ modifier: ScrollTargetModifier) {
    let old = self.modifier
    self.modifier = modifier
    if old.isEnabled != modifier.isEnabled { scrollContainer(along: nil)?.notifyWatchers() }
  }

  override package func placeContent() {
    super.placeContent()
    scrollContainer(along: nil)?.notifyWatchers()
  }

  /// Adds the targets that may be found in a part of the content.
  ///
  /// - Parameters:
  ///   - window: Along an axis, in the content's physical coordinates, in points.
  ///   - places: Takes the targets in view order; also the nearest ones outside of the window.
  ///   - content: The item in whose coordinates the places are.
  package func appendTargets(
    along axis: Axis, in window: ClosedRange<CGFloat>, of content: ItemNode, to places: inout [ScrollTargetPlace]
  ) {
    guard modifier.isEnabled, flags.contains(.isPlaced) else { return }
    guard modifier.isLayout, let container = arrangedContainer else {
      places.append(ScrollTargetPlace(.item(self), transform(upTo: content).map(CGRect(origin: .zero, size: size))))
      return
    }
    let transform = container.transform(upTo: content)
    if let lazy = container as? LazyContainerNode {
      return lazy.appendTargets(along: axis, in: window, transform, to: &places)
    }
    for item in container.items {
      places.append(ScrollTargetPlace(.item(item), transform.map(item.frameInArrangement(of: container))))
    }
  }

  /// The container that this modifier stands around.
  private var arrangedContainer: ContainerNode? {
    var node = child
    while let current = node {
      if let container = current as? ContainerNode { return container }
      node = (current as? UnaryNode)?.child
    }
    return nil
  }
}

extension ItemNode {
  fileprivate final func frameInArrangement(of container: ItemNode) -> CGRect {
    CGRect(origin: origin, size: size)
  }
}
