import TributaryDrawing
public import TributaryGeometry

/// Draws a line inside the bounds of a view, in front of it.
public struct BorderModifier<Style: ShapeStyle>: UnaryModifier {
  public typealias Body = Never

  @usableFromInline let style: Style
  @usableFromInline let width: CGFloat

  @inlinable
  nonisolated init(_ style: Style, width: CGFloat) {
    self.style = style
    self.width = width
  }

  @inlinable
  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    BorderNode(modifier.pointee.style._erased(), width: modifier.pointee.width, inputs)
  }

  @inlinable
  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: BorderNode.self).receive(modifier.pointee.style._erased(), width: modifier.pointee.width)
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

/// The node of a border.
@usableFromInline
package final class BorderNode: StyledNode {
  private var width: CGFloat

  @usableFromInline
  package init(_ style: AnyShapeStyle, width: CGFloat, _ inputs: NodeInputs) {
    self.width = width
    super.init(style, inputs)
  }

  @usableFromInline @MainActor
  package func receive(_ style: AnyShapeStyle, width: CGFloat) {
    if width != self.width {
      if host.mayAnimate {
        host.animate(
          self, from: self.width, to: width, PresentedProperty(.amount, get: { $0.width }, set: { $0.width = $1 }))
      }
      self.width = width
      needsDraw()
    }
    receive(style)
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    super.draw(into: &recorder, at: origin)
    // A line wider than the view covers the view and no more.
    let line = min(width, size.width, size.height)
    guard line > 0, size.isFinite, !paint.isInvisible else { return }
    let rect = CGRect(
      x: origin.x + line / 2, y: origin.y + line / 2, width: size.width - line, height: size.height - line)
    let placed = paint.placed(in: CGRect(origin: origin, size: size))
    recorder.append(.path(DisplayPath(Path(rect), .stroke(StrokeStyle(lineWidth: line)), placed)))
  }
}
