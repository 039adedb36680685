@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// Runs an action when a view comes into sight of the scroll views around it, or leaves it.
public struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollVisibilityNode {
    ScrollVisibilityNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ScrollVisibilityNode) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Runs `action` when more than a share of this view comes into sight of the scroll view around it, or less than that is
  /// seen again.
  ///
  /// A view that is in sight at first is told of at once; one that is not is told of when it is. What goes while it is in
  /// sight, as rows of lazy containers do when they are scrolled away, is told to be out of it.
  ///
  /// - Parameter threshold: From 0 to 1, of the view's area.
  ///
  /// > Source: conformance SCROLL-63 to SCROLL-65.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
