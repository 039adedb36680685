/// The file of a picture: its bytes, and what their header says.
///
/// Only headers are read: whether the pixels can be decoded is for whoever draws them to find out.
public final class ImageContent: Sendable, Hashable {
  /// The file, unchanged.
  public let bytes: [UInt8]

  /// How the file is encoded.
  public let format: Format

  /// Width in pixels as the picture is seen; at least 1.
  public let pixelWidth: Int

  /// Height in pixels as the picture is seen; at least 1.
  public let pixelHeight: Int

  /// Says that two contents differ without a look at all their bytes.
  private let fingerprint: UInt64

  /// The encodings that are understood.
  public enum Format: Sendable, Hashable {
    /// PNG.
    case png
    /// JPEG.
    case jpeg

    /// The name of the format in the world of MIME.
    public var mediaType: String {
      switch self {
      case .png: "image/png"
      case .jpeg: "image/jpeg"
      }
    }
  }

  /// Reads the header of a file; which format it has, its first bytes tell, not its name.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: [UInt8]) throws(ImageIssue) {
    let header: ImageHeader
    switch (bytes.first, bytes.dropFirst().first) {
    case (0x89, 0x50):
      header = try PNGReader(bytes).header()
      format = .png
    case (0xFF, 0xD8):
      header = try JPEGReader(bytes).header()
      format = .jpeg
    case (nil, _): throw .empty
    default: throw .unknownFormat
    }
    pixelWidth = header.width
    pixelHeight = header.height
    self.bytes = bytes
    // Fowler, Noll and Vo's function.
    fingerprint = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  public static func == (a: ImageContent, b: ImageContent) -> Bool {
    a === b || (a.fingerprint == b.fingerprint && a.bytes == b.bytes)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}
