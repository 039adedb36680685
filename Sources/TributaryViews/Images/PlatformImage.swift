import TributaryDrawing
@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// A loaded PNG or JPEG image, a symbol, or an empty image, for sources that use `UIImage` or `NSImage`.
///
/// A loaded image keeps the encoded data of its file.
///
/// > Source: conformance IMAGE-34 (documented), IMAGE-35 (decided), IMAGE-36 (decided).
public struct PlatformImage: Hashable, Sendable {
  fileprivate enum Content: Hashable {
    case empty
    case file(ImageContent)
    case symbol(String)
  }

  fileprivate let content: Content

  /// The number of pixels per point; positive.
  public let scale: CGFloat

  /// The size of the image, in points.
  ///
  /// The size of a symbol is that of an `Image` in the default environment.
  public var size: CGSize {
    switch content {
    case .empty: .zero
    case .file(let content):
      CGSize(width: CGFloat(content.pixelWidth) / scale, height: CGFloat(content.pixelHeight) / scale)
    case .symbol(let name): ImagePicture.symbol(name).naturalSize(ImageRendering(EnvironmentValues()))
    }
  }

  /// Creates an image without a size and content.
  public init() {
    content = .empty
    scale = 1
  }

  /// Creates an image of a symbol; `nil` if there is no symbol with this name.
  ///
  /// An `Image` of this image uses the foreground style and the font, as with `Image(systemName:)`.
  public init?(systemName name: String) {
    guard Symbol.named(name) != nil else { return nil }
    content = .symbol(name)
    scale = 1
  }

  /// Creates an image from encoded data; `nil` if the data has an unsupported format.
  ///
  /// - Parameters:
  ///   - data: The contents of a PNG or JPEG file.
  ///   - scale: The number of pixels per point. A scale that is not positive and finite counts as 1.
  public init?(data: Data, scale: CGFloat = 1) {
    guard let content = try? ImageContent([UInt8](data)) else { return nil }
    self.content = .file(content)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Creates an image from a file; `nil` if the file does not exist or has an unsupported format.
  public init?(contentsOfFile path: String) {
    guard let bytes = try? ImageFile.read(path), let content = try? ImageContent(bytes) else { return nil }
    self.content = .file(content)
    scale = 1
  }

  /// Creates the image that `Image` displays for a name; `nil` if the file does not exist or has an unsupported format.
  public init?(named name: String) {
    guard case .image(let content, let scale) = ImageStore().find(name, in: nil, displayScale: 1) else { return nil }
    self.content = .file(content)
    self.scale = scale
  }
}

extension Image {
  /// The image of an empty platform image, which draws nothing.
  private static let emptyContent = DrawnImage(.zero) { _ in }

  /// Creates an image from a platform image.
  public init(uiImage image: PlatformImage) {
    switch image.content {
    case .empty: self.init(Self.emptyContent, label: nil)
    case .file(let content): self.init(content, scale: image.scale)
    case .symbol(let name): self.init(systemName: name)
    }
  }

  /// Creates an image from a platform image.
  public init(nsImage image: PlatformImage) { self.init(uiImage: image) }
}

#if !canImport(Darwin) || !canImport(UIKit)
  /// An alias for UIKit's name of the type.
  public typealias UIImage = PlatformImage
#endif

#if !canImport(Darwin) || !canImport(AppKit)
  /// An alias for AppKit's name of the type.
  public typealias NSImage = PlatformImage
#endif
