import TributaryAnimation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that draws a line inside the bounds of a view, in front of it.
@_documentation(visibility: internal)
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
  /// Draws a line inside the bounds of this view, without changing its size.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - width: The width of the line, in points. A width that is not positive draws no line.
  @inlinable
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(content, width: width))
  }
}

/// The node of a view with a line inside its bounds.
@usableFromInline
package final class BorderNode: StyledNode {
  private var width: CGFloat

  @usableFromInline
  package init(_ style: AnyShapeStyle, width: CGFloat, _ inputs: NodeInputs) {
    self.width = width
    super.init(style, inputs)
    reportIfUnusable()
  }

  @usableFromInline @MainActor
  package func update(_ style: AnyShapeStyle, width: CGFloat) {
    if width != self.width {
      HostMotion.of(host).animate(self, from: self.width, to: width, PresentedProperty(.amount))
      self.width = width
      reportIfUnusable()
      needsDraw()
    }
    update(style)
  }

  /// Reports a negative or undefined width. Any positive width is valid: a line wider than the view covers the whole
  /// view.
  private func reportIfUnusable() {
    if !(width >= 0) { reportInvalidDimension("border width", "\(width)") }
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    super.draw(into: &recorder, in: frame)
    // A line wider than the view covers the view but does not extend beyond it.
    let line = min(shown(width, .amount), frame.size.width, frame.size.height)
    let paint = shownPaint
    guard line > 0, frame.size.isFinite, !paint.isInvisible else { return }
    let rect = CGRect(
      x: frame.origin.x + line / 2, y: frame.origin.y + line / 2, width: frame.size.width - line,
      height: frame.size.height - line)
    let placed = paint.placed(in: frame)
    recorder.append(.path(DisplayPath(Path(rect), .stroke(StrokeStyle(lineWidth: line)), placed)))
  }
}
