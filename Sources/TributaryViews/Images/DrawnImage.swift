import TributaryDrawing
@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// The content of an image that a closure draws.
package final class DrawnImage: @unchecked Sendable, Equatable {
  // Sound because the closure runs only on the main thread while a host draws, and all properties are immutable.
  fileprivate let renderer: (inout GraphicsContext) -> Void
  package let size: CGSize

  init(_ size: CGSize, _ renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size.asLengths
    self.renderer = renderer
  }

  package static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
}

extension Image {
  /// Creates an image with a size and a closure that draws its content.
  ///
  /// The closure runs whenever a view that shows the image is drawn. A resizable image is drawn at its own size and
  /// scaled to the size of its frame; tiles and insets have no effect. The image is not drawn in an ``ImagePaint`` or
  /// in text.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - label: The accessibility label of the image.
  ///   - opaque: Whether the closure covers the whole area. The value has no effect, because the drawing has no
  ///     pixels.
  ///   - colorMode: The color space in which colors are mixed. The value has no effect.
  ///   - renderer: The closure that draws the image, with the origin in the top-left corner. Drawing is clipped to the
  ///     size.
  ///
  /// > Source: conformance IMAGE-50.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(DrawnImage(size, renderer), label: label)
  }
}

extension ItemNode {
  /// Returns the commands that draw the image in a frame.
  func commands(
    of drawn: DrawnImage, _ image: Image, _ rendering: ImageRendering, in environment: EnvironmentValues,
    over frame: CGRect,
    revision: UInt32
  ) -> ContiguousArray<DisplayCommand> {
    guard drawn.size.width > 0, drawn.size.height > 0 else { return [] }
    let layer = CanvasLayer()
    let stage = CanvasStage(self, environment, drawn.size, revision)
    var context = GraphicsContext(layer, stage)
    withEvaluation(of: self) { drawn.renderer(&context) }
    stage.close()
    func wrapped(_ content: DisplayFragment, _ kind: DisplayEffect.Kind) -> DisplayFragment {
      DisplayFragment([.effect(DisplayEffect(content, kind))], revision: revision)
    }
    var content = DisplayFragment(layer.commands, revision: revision)
    let bounds = CGRect(origin: .zero, size: drawn.size)
    if let drawnBounds = content.drawnBounds, !bounds.contains(drawnBounds) {
      content = wrapped(content, .clip(Path(bounds), FillStyle()))
    }
    // The image is one layer, regardless of its content.
    content = wrapped(content, .group)
    if image.renderingMode == .template {
      let paint = DisplayFragment([.rectangle(bounds, rendering.paint.placed(in: bounds))], revision: revision)
      content = wrapped(paint, .mask(content))
    }
    if frame.size != drawn.size {
      let scale = CGAffineTransform(scaleX: frame.width / drawn.size.width, y: frame.height / drawn.size.height)
      content = wrapped(content, .transform(scale))
    }
    return [.fragment(content, at: frame.origin)]
  }
}
