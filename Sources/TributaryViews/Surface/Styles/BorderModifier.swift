@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

/// Draws a line inside the bounds of a view, in front of it.
public struct BorderModifier<Style: ShapeStyle>: ItemModifier {
  public typealias Body = Never

  @usableFromInline let style: Style
  @usableFromInline let width: CGFloat

  @inlinable
  nonisolated init(_ style: Style, width: CGFloat) {
    self.style = style
    self.width = width
  }

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> BorderNode {
    BorderNode(modifier.pointee.style._erased(), width: modifier.pointee.width, inputs)
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: BorderNode) {
    node.update(modifier.pointee.style._erased(), width: modifier.pointee.width)
  }
}

extension View {
  /// Draws a line inside the bounds of this view. The size of the view does not change.
  ///
  /// - Parameter width: In points; one that is not positive draws nothing.
  @inlinable
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(content, width: width))
  }
}
