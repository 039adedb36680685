@_spi(Engine) import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

extension GraphicsContext {
  /// An image that is resolved in the environment of the canvas.
  public struct ResolvedImage {
    fileprivate let image: Image
    fileprivate let rendering: ImageRendering
    fileprivate let picture: ImagePicture?
    /// The shading of symbols and template images; `nil` for the foreground style.
    public var shading: Shading?

    fileprivate init(_ image: Image, _ stage: CanvasStage) {
      self.image = image
      let rendering = ImageRendering(stage.environment)
      self.rendering = rendering
      picture = stage.node.map { ImagePicture(image, rendering, .of($0.host)) }
    }

    /// The natural size of the image, in points.
    public var size: CGSize { picture?.naturalSize(rendering) ?? .zero }

    /// The distance from the top of the image to its baseline, in points.
    public var baseline: CGFloat { picture?.isSymbol == true ? rendering.symbolBaseline : size.height }
  }

  /// Returns an image resolved in the environment of the canvas. A resolved image has a size.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, stage) }

  /// Draws an image in a rectangle, in points in the coordinates of the context.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    guard let node = stage.node, let picture = image.picture else { return }
    guard rect.isFinite else { return stage.report("position in Canvas", "\(rect)") }
    guard rect.width > 0, rect.height > 0 else { return }
    node.reportMissing(picture, image.image)
    var rendering = image.rendering
    if let shading = image.shading { rendering.paint = shading.paint(environment, rect) }
    if case .drawn(let drawn) = picture, !rendering.isRedacted {
      let commands = node.commands(
        of: drawn, image.image, rendering, in: environment, over: rect, revision: stage.revision)
      for command in commands { append(command) }
      return
    }
    var recorder = DisplayRecorder(revision: stage.revision)
    recorder.draw(
      picture, of: image.image, named: image.image.label?.content, rendering, over: rect, environment.textMeasurer)
    for command in recorder.commands { append(command) }
  }

  /// Draws an image in its natural size at a point.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The position of the anchor, in points in the coordinates of the context.
  ///   - anchor: The point of the image that is placed at `point`, in fractions of its size.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(
      image,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }

  /// Draws an image in a rectangle, in points in the coordinates of the context.
  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

  /// Draws an image in its natural size at a point.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The position of the anchor, in points in the coordinates of the context.
  ///   - anchor: The point of the image that is placed at `point`, in fractions of its size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
