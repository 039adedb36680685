@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that sets the shape of the pointer over a view.
@_documentation(visibility: internal)
public struct PointerStyleModifier: ItemModifier {
  public typealias Body = Never

  let shape: PointerShape?

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> PointerStyleNode {
    PointerStyleNode(modifier.pointee.shape, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: PointerStyleNode) {
    node.shape = modifier.pointee.shape
  }
}

extension View {
  /// Sets the shape of the pointer over this view.
  ///
  /// The shape of the innermost view under the pointer applies. A browser window shows the shape; a terminal has a
  /// single shape.
  ///
  /// - Parameter style: The shape, or `nil` for the shape of the enclosing view.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(shape: style.map(PointerShape.style)))
  }

  /// Shows or hides the pointer over this view. A terminal always shows it.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(PointerStyleModifier(shape: visibility == .hidden ? .hidden : nil))
  }
}

/// A shape of the pointer.
package enum PointerShape: Hashable, Sendable {
  case style(PointerStyle)
  case hidden
}

/// The node of a view with a pointer shape. The host reads it when the pointer moves.
@usableFromInline
package final class PointerStyleNode: UnaryNode {
  package fileprivate(set) var shape: PointerShape?

  init(_ shape: PointerShape?, _ inputs: NodeInputs) {
    self.shape = shape
    super.init(inputs)
  }
}

extension InputState {
  /// Returns the shape of the pointer at a point in root coordinates.
  ///
  /// The innermost view under the point with a shape determines the result. A view that accepts typed text has the text
  /// shape.
  @MainActor
  package func pointerShape(at point: CGPoint) -> PointerShape {
    guard point.isFinite else { return .style(.default) }
    var hasTarget = false
    for item in host.answering({ host.root.hit(point) }) {
      if let shape = (item as? PointerStyleNode)?.shape { return shape }
      guard !hasTarget, let target = item as? any FocusTarget, target.canHaveFocus else { continue }
      hasTarget = true
      if target.action(for: .text("a")) != nil { return .style(.horizontalText) }
    }
    return .style(.default)
  }

  /// Returns whether two fingers at a point in root coordinates can perform a gesture.
  @MainActor
  package func takesPinch(at point: CGPoint) -> Bool {
    guard point.isFinite else { return false }
    var isTaken = false
    for case let node as GestureNode in host.answering({ host.root.hit(point) }) {
      if !node.mask.contains(.subviews) { isTaken = false }
      if node.takesPart, node.makeRecognizer().takesPinch { isTaken = true }
    }
    return isTaken
  }
}
