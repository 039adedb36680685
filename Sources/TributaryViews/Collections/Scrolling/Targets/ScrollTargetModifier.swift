@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that makes a view, or the views of a container, scroll targets.
@_documentation(visibility: internal)
public struct ScrollTargetModifier {
  let isEnabled: Bool
  /// Whether the targets are the views of the container, instead of the view itself.
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
  /// Makes the views of this container scroll targets, which scroll positions identify and view-aligned scrolling stops
  /// at.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: true))
  }

  /// Makes this view a scroll target of the enclosing scroll view.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: false))
  }
}

/// The node of a scroll target, or of a container whose views are scroll targets.
@usableFromInline
package final class ScrollTargetNode: UnaryNode {
  private var modifier: ScrollTargetModifier

  package init(_ modifier: ScrollTargetModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    ScrollWatchers.of(host).targets.add(self)
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

  /// Appends the targets in a part of the content, and the nearest targets outside it.
  ///
  /// - Parameters:
  ///   - axis: The axis of the window.
  ///   - window: The range along the axis, in the content's physical coordinates, in points.
  ///   - content: The item in whose coordinates the places are.
  ///   - places: The array to which the targets are appended, in view order.
  package func appendTargets(
    along axis: Axis, in window: ClosedRange<CGFloat>, of content: ItemNode, to places: inout [ScrollTargetLocation]
  ) {
    guard modifier.isEnabled, flags.contains(.isPlaced) else { return }
    guard modifier.isLayout, let container = arrangedContainer else {
      places.append(ScrollTargetLocation(.item(self), transform(upTo: content).map(CGRect(origin: .zero, size: size))))
      return
    }
    let transform = container.transform(upTo: content)
    if let lazy = container as? LazyContainerNode {
      return lazy.appendTargets(along: axis, in: window, transform, to: &places)
    }
    for item in container.items {
      places.append(ScrollTargetLocation(.item(item), transform.map(item.frameInArrangement(of: container))))
    }
  }

  /// The container inside this modifier.
  private var arrangedContainer: ContainerNode? {
    var node = child
    while let current = node {
      if let container = current.asContainer { return container }
      node = current.asUnary?.child
    }
    return nil
  }
}

extension ItemNode {
  fileprivate final func frameInArrangement(of container: ItemNode) -> CGRect {
    CGRect(origin: origin, size: size)
  }
}
