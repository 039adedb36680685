@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

/// A view that draws its content with a closure and fills the proposed size.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// The closure runs during drawing. It runs again after an update of the view and after a change of the size, of the
/// environment, or of an observable value that the closure read. Drawing is clipped to the bounds. A canvas has no
/// accessibility content.
///
/// *Symbols* are views that the closure can draw any number of times and looks up by their tags. Each symbol has its
/// ideal size, keeps its state, and is excluded from hit testing.
///
///     Canvas { context, size in
///       if let mark = context.resolveSymbol(id: "mark") { context.draw(mark, at: CGPoint(x: 20, y: 20)) }
///     } symbols: {
///       Circle().frame(width: 10, height: 10).tag("mark")
///     }
///
/// > Source: conformance CANVAS-01 to CANVAS-10.
public struct Canvas<Symbols: View> {
  // The engine requires the symbols to be the first stored property.
  /// The views that the closure can draw.
  public var symbols: Symbols
  /// The closure that draws the content. Its parameters are the context and the size of the canvas, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing covers the bounds. The value has no effect on the output.
  public var isOpaque: Bool
  /// The color space of a rasterized canvas. The value has no effect, since the display list keeps colors unconverted.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may take place after the frame. The value has no effect: drawing is part of the frame.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the drawing covers the bounds. The value has no effect on the output.
  ///   - colorMode: The color space of a rasterized canvas. The value has no effect.
  ///   - rendersAsynchronously: Whether drawing may take place after the frame. The value has no effect.
  ///   - renderer: A closure that draws into a context of a size, in points; the origin is the top left corner.
  ///   - symbols: The views that the closure can draw, each with a tag.
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
  /// Creates a canvas without symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the drawing covers the bounds. The value has no effect on the output.
  ///   - colorMode: The color space of a rasterized canvas. The value has no effect.
  ///   - rendersAsynchronously: Whether drawing may take place after the frame. The value has no effect.
  ///   - renderer: A closure that draws into a context of a size, in points; the origin is the top left corner.
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
    let node = CanvasNode(view.pointee.renderer, identity(of: view), inputs)
    if Symbols.self != EmptyView.self {
      node.adopt(
        Symbols._makeNode(
          view.first(as: Symbols.self), NodeInputs(parent: node, environment: inputs.environmentReference)))
    }
    return node
  }

  @usableFromInline
  package static func updateNode(_ view: UnsafePointer<Self>, _ node: CanvasNode) {
    node.update(view.pointee.renderer, identity(of: view))
    if let content = node.content { Symbols._updateNode(view.first(as: Symbols.self), content) }
  }

  /// Reads the identity of the renderer in place, because a copy can be wrapped in another closure.
  private static func identity(of view: UnsafePointer<Self>) -> ClosureIdentity {
    ClosureIdentity(at: view.second(after: Symbols.self, as: (UInt, UInt).self))
  }
}
