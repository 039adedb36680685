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

/// What the header of a picture says.
struct ImageHeader: Equatable {
  var width: Int
  var height: Int
}

/// Why the bytes of a file are not shown as a picture.
public enum ImageIssue: Error, Sendable, Hashable {
  /// There are no bytes.
  case empty
  /// The bytes begin like no encoding that is understood.
  case unknownFormat
  /// The file ends before the picture does.
  case truncated
  /// Something that the format asks for is not there; says what is wrong.
  case damaged(String)
  /// The bytes were not read; says why.
  case unusable(String)
}

extension ImageIssue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .unknownFormat: "the file is neither PNG nor JPEG"
    case .truncated: "the file ends before the picture does"
    case .damaged(let what), .unusable(let what): what
    }
  }
}

/// Reads numbers from bytes without ever leaving them.
struct ByteReader {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() throws(ImageIssue) -> UInt8 {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  /// A number of two bytes, the high one first.
  mutating func uint16() throws(ImageIssue) -> Int {
    let high = try byte()
    return try Int(high) << 8 | Int(byte())
  }

  /// A number of four bytes, the high ones first.
  mutating func uint32() throws(ImageIssue) -> Int {
    let high = try uint16()
    return try high << 16 | uint16()
  }

  /// The next bytes.
  mutating func slice(_ count: Int) throws(ImageIssue) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw .truncated }
    defer { position += count }
    return bytes[position..<position + count]
  }
}
