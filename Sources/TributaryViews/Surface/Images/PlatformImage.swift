import TributaryDrawing
public import TributaryGeometry

/// A picture that has been read, as sources hold it that were written for UIKit or AppKit, for `Image(uiImage:)`.
///
/// It is kept as its file holds it: PNG or JPEG.
///
/// > Source: conformance IMAGE-34 (documented).
public struct PlatformImage: Hashable, Sendable {
  let content: ImageContent

  /// Pixels per point; above 0.
  public let scale: CGFloat

  /// Width and height, in points.
  public var size: CGSize {
    CGSize(width: CGFloat(content.pixelWidth) / scale, height: CGFloat(content.pixelHeight) / scale)
  }

  /// Reads a picture; `nil` if the data is none that can be shown.
  ///
  /// - Parameter scale: Pixels per point; one that is none counts as 1.
  public init?(data: Data, scale: CGFloat = 1) {
    guard let content = try? ImageContent([UInt8](data)) else { return nil }
    self.content = content
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Reads the picture in a file; `nil` if there is none that can be shown.
  public init?(contentsOfFile path: String) {
    guard let bytes = try? ImageFile.read(path), let content = try? ImageContent(bytes) else { return nil }
    self.content = content
    scale = 1
  }

  /// Reads the picture that `Image` shows for a name; `nil` if there is none that can be shown.
  public init?(named name: String) {
    guard case .image(let content, let scale) = ImageStore().find(name, in: nil, displayScale: 1) else { return nil }
    self.content = content
    self.scale = scale
  }
}

extension Image {
  /// A picture that has been read.
  public init(uiImage image: PlatformImage) { self.init(image.content, scale: image.scale) }

  /// A picture that has been read.
  public init(nsImage image: PlatformImage) { self.init(uiImage: image) }
}

#if !canImport(UIKit)
  /// The name that a picture has on phones.
  public typealias UIImage = PlatformImage
#endif

#if !canImport(AppKit)
  /// The name that a picture has on desktops.
  public typealias NSImage = PlatformImage
#endif
