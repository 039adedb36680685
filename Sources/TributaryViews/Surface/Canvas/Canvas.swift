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
/// > Source: conformance CANVAS-01 to CANVAS-08.
public struct Canvas {
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
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: PrimitiveView {
  public typealias Body = Never

  public static var _isSingleItem: Bool { true }

  public static func _makeNode(_ view: UnsafePointer<Canvas>, _ inputs: NodeInputs) -> ViewNode {
    CanvasNode(view.pointee, inputs)
  }

  public static func _updateNode(_ view: UnsafePointer<Canvas>, _ node: ViewNode) {
    unsafeDowncast(node, to: CanvasNode.self).update(view.pointee)
  }
}
