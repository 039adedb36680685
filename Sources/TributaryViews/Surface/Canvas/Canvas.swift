@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

/// A view that draws what a closure says, in the whole size that it is offered.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// The closure runs when the picture is drawn: again when the view is updated from above, when its size or environment has
/// changed, or anything that it read. What it draws beyond the bounds is cut off. It shows nothing to those who cannot see.
///
/// *Symbols* are views that the closure may draw, as often as it likes: it asks for them by their tags. Each has the size
/// that it wishes, keeps its state, and is never hit.
///
///     Canvas { context, size in
///       if let mark = context.resolveSymbol(id: "mark") { context.draw(mark, at: CGPoint(x: 20, y: 20)) }
///     } symbols: {
///       Circle().frame(width: 10, height: 10).tag("mark")
///     }
///
/// > Source: conformance CANVAS-01 to CANVAS-10.
public struct Canvas<Symbols: View> {
  // The engine relies on the symbols coming first.
  /// The views that the closure may draw.
  public var symbols: Symbols
  /// What is drawn.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether everything is covered; the picture is the same.
  public var isOpaque: Bool
  /// How an image of the canvas would keep its colours; the display list keeps them as they are.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may take its time; it is done with the frame.
  public var rendersAsynchronously: Bool

  /// A view that draws what a closure says.
  ///
  /// - Parameters:
  ///   - opaque: Whether everything is covered; the picture is the same.
  ///   - colorMode: How an image of the canvas would keep its colours; the display list keeps them as they are.
  ///   - rendersAsynchronously: Whether drawing may take its time; it is done with the frame.
  ///   - renderer: Draws into a context of a size, in points, from the top left corner.
  ///   - symbols: Views that the closure may draw, each with a tag.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// A view that draws what a closure says.
  ///
  /// - Parameters:
  ///   - opaque: Whether everything is covered; the picture is the same.
  ///   - colorMode: How an image of the canvas would keep its colours; the display list keeps them as they are.
  ///   - rendersAsynchronously: Whether drawing may take its time; it is done with the frame.
  ///   - renderer: Draws into a context of a size, in points, from the top left corner.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas: NodeView {
  public typealias Body = Never

  public static var _isSingleItem: Bool { true }

  @usableFromInline
  package static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> CanvasNode {
    let node = CanvasNode(view.pointee.renderer, inputs)
    if Symbols.self != EmptyView.self {
      node.adopt(
        Symbols._makeNode(
          view.first(as: Symbols.self), NodeInputs(parent: node, environment: inputs.environmentReference)))
    }
    return node
  }

  @usableFromInline
  package static func updateNode(_ view: UnsafePointer<Self>, _ node: CanvasNode) {
    node.update(view.pointee.renderer)
    if let content = node.content { Symbols._updateNode(view.first(as: Symbols.self), content) }
  }
}
