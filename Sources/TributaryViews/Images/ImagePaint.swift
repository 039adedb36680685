@_spi(Engine) public import TributaryEngine
import Synchronization
public import TributaryDrawing
public import TributaryGeometry

/// A style that tiles an area with an image or a part of one.
///
///     Circle().stroke(ImagePaint(image: Image("stripes"), scale: 0.5), lineWidth: 20)
///
/// Tiles start in the top left corner of the bounds of the filled content. An image name without a file paints no
/// pixels. A terminal, whose cells are too coarse for an image, shades the area.
///
/// > Source: conformance STYLE-24.
public struct ImagePaint: Sendable {
  public typealias Resolved = Never

  /// The image that tiles the area.
  public var image: Image
  /// The part of the image in each tile, in fractions of the image's size.
  public var sourceRect: CGRect
  /// The size of a tile relative to the size of the image part.
  public var scale: CGFloat

  /// Creates a style that tiles an area with an image.
  ///
  /// - Parameters:
  ///   - image: The image that tiles the area.
  ///   - sourceRect: The part of the image in each tile, in fractions of the image's size. Areas outside the image are
  ///     ignored.
  ///   - scale: The size of a tile relative to the size of the image part.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The image files that styles have loaded. Styles share a store because a style has no reference to a host.
  private static let files = Mutex(ImageStore())

  private var part: CGRect { sourceRect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1)) }

  private func picture(_ rendering: ImageRendering) -> ImagePicture {
    Self.files.withLock { ImagePicture(image, rendering, $0) }
  }

  private func paint(_ rendering: ImageRendering) -> Paint {
    let part = part
    let picture = picture(rendering)
    let natural = picture.naturalSize(rendering)
    guard scale.isFinite, scale > 0, !part.isNull else { return .clear }
    let tile = CGSize(width: natural.width * part.width * scale, height: natural.height * part.height * scale)
    switch picture {
    case .file(let content, _):
      let pixels = CGSize(width: CGFloat(content.pixelWidth), height: CGFloat(content.pixelHeight))
      let source = CGRect(
        x: part.minX * pixels.width, y: part.minY * pixels.height, width: part.width * pixels.width,
        height: part.height * pixels.height)
      return TiledPaint.paint(
        .image(content, source: source, isSmooth: image.interpolation != .none), tile: tile)
    case .symbol(let name):
      guard let symbol = Symbol.named(name) else { return .clear }
      let frame = CGRect(
        x: -part.minX * natural.width * scale, y: -part.minY * natural.height * scale, width: natural.width * scale,
        height: natural.height * scale)
      return TiledPaint.paint(
        .symbol(symbol.drawn(name: name, over: frame, weight: rendering.weight, paint: rendering.paint)), tile: tile)
    case .drawn, .missingFile, .missingSymbol, .empty: return .clear
    }
  }
}

extension ImagePaint: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> Paint { paint(ImageRendering(environment)) }
}

extension ImagePaint: View, NamedComposite {}

extension ImagePaint: Equatable {
  public static func == (a: ImagePaint, b: ImagePaint) -> Bool {
    a.image == b.image && a.sourceRect == b.sourceRect && a.scale == b.scale
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that tiles an area with an image.
  ///
  /// - Parameters:
  ///   - image: The image that tiles the area.
  ///   - sourceRect: The part of the image in each tile, in fractions of the image's size.
  ///   - scale: The size of a tile relative to the size of the image part.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension GraphicsContext.Shading {
  /// Returns a shading that tiles an area with an image, starting at a point.
  ///
  /// - Parameters:
  ///   - image: The image that tiles the area.
  ///   - origin: The top left corner of one of the tiles, in the coordinates of the drawn content.
  ///   - sourceRect: The part of the image in each tile, in fractions of the image's size.
  ///   - scale: The size of a tile relative to the size of the image part.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    let style = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    return GraphicsContext.Shading { environment, _ in
      style._paint(in: environment).placed(in: CGRect(origin: origin, size: .zero))
    }
  }
}
