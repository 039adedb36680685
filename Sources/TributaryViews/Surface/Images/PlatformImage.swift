import TributaryDrawing
public import TributaryGeometry

/// A loaded PNG or JPEG image, for sources that use `UIImage` or `NSImage`.
///
/// The image keeps the encoded data of its file.
///
/// > Source: conformance IMAGE-34 (documented).
public struct PlatformImage: Hashable, Sendable {
  let content: ImageContent

  /// The number of pixels per point; positive.
  public let scale: CGFloat

  /// The size of the image, in points.
  public var size: CGSize {
    CGSize(width: CGFloat(content.pixelWidth) / scale, height: CGFloat(content.pixelHeight) / scale)
  }

  /// Creates an image from encoded data; `nil` if the data has an unsupported format.
  ///
  /// - Parameters:
  ///   - data: The contents of a PNG or JPEG file.
  ///   - scale: The number of pixels per point. A scale that is not positive and finite counts as 1.
  public init?(data: Data, scale: CGFloat = 1) {
    guard let content = try? ImageContent([UInt8](data)) else { return nil }
    self.content = content
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Creates an image from a file; `nil` if the file does not exist or has an unsupported format.
  public init?(contentsOfFile path: String) {
    guard let bytes = try? ImageFile.read(path), let content = try? ImageContent(bytes) else { return nil }
    self.content = content
    scale = 1
  }

  /// Creates the image that `Image` displays for a name; `nil` if the file does not exist or has an unsupported format.
  public init?(named name: String) {
    guard case .image(let content, let scale) = ImageStore().find(name, in: nil, displayScale: 1) else { return nil }
    self.content = content
    self.scale = scale
  }
}

extension Image {
  /// Creates an image from a loaded image.
  public init(uiImage image: PlatformImage) { self.init(image.content, scale: image.scale) }

  /// Creates an image from a loaded image.
  public init(nsImage image: PlatformImage) { self.init(uiImage: image) }
}

#if !canImport(UIKit)
  /// An alias for UIKit's name of the type.
  public typealias UIImage = PlatformImage
#endif

#if !canImport(AppKit)
  /// An alias for AppKit's name of the type.
  public typealias NSImage = PlatformImage
#endif
