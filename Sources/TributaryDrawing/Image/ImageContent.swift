/// The content of an image file: its bytes, and the information in its header.
///
/// Only the header is read. Errors in the pixel data are detected by the renderer.
public final class ImageContent: Sendable, Hashable {
  /// The unmodified bytes of the file.
  public let bytes: [UInt8]

  /// The encoding of the file.
  public let format: Format

  /// The width of the displayed image in pixels; at least 1.
  public let pixelWidth: Int

  /// The height of the displayed image in pixels; at least 1.
  public let pixelHeight: Int

  /// A hash value that distinguishes most contents without a comparison of all bytes.
  private let fingerprint: UInt64

  /// The supported encodings.
  public enum Format: Sendable, Hashable {
    /// The PNG format.
    case png
    /// The JPEG format.
    case jpeg

    /// The MIME type of the format.
    public var mediaType: String {
      switch self {
      case .png: "image/png"
      case .jpeg: "image/jpeg"
      }
    }
  }

  /// Creates an image content by reading the header of a file. The first bytes of the file determine the format, not
  /// its name.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Throws: An issue if the bytes are not an image in a supported format.
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
    // The hash function of Fowler, Noll and Vo.
    fingerprint = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  public static func == (a: ImageContent, b: ImageContent) -> Bool {
    a === b || (a.fingerprint == b.fingerprint && a.bytes == b.bytes)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}

/// The information in an image header.
struct ImageHeader: Equatable {
  var width: Int
  var height: Int
}

/// An error that prevents the bytes of a file from being displayed as an image.
public enum ImageIssue: Error, Sendable, Hashable {
  /// The file is empty.
  case empty
  /// The first bytes do not match a supported format.
  case unknownFormat
  /// The file ends before the end of the image.
  case truncated
  /// A required element of the format is missing or invalid, as described by the associated value.
  case damaged(String)
  /// The bytes could not be read, for the reason in the associated value.
  case unusable(String)
}

extension ImageIssue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .unknownFormat: "the file is neither PNG nor JPEG"
    case .truncated: "the file is truncated"
    case .damaged(let what), .unusable(let what): what
    }
  }
}

/// A reader of numbers from bytes, with bounds checks.
struct ByteReader {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() throws(ImageIssue) -> UInt8 {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a big-endian number of two bytes.
  mutating func uint16() throws(ImageIssue) -> Int {
    let high = try byte()
    return try Int(high) << 8 | Int(byte())
  }

  /// Reads a big-endian number of four bytes.
  mutating func uint32() throws(ImageIssue) -> Int {
    let high = try uint16()
    return try high << 16 | uint16()
  }

  /// Reads a given number of bytes.
  mutating func slice(_ count: Int) throws(ImageIssue) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw .truncated }
    defer { position += count }
    return bytes[position..<position + count]
  }
}
