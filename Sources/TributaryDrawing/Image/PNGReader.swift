/// A reader of the header of a PNG file, which verifies that its chunks are complete.
struct PNGReader {
  private var reader: ByteReader

  init(_ bytes: [UInt8]) { reader = ByteReader(bytes) }

  consuming func header() throws(ImageIssue) -> ImageHeader {
    guard try reader.slice(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw .damaged("the signature of the PNG file is invalid")
    }
    let first = try chunk()
    guard first.name == "IHDR", first.data.count == 13 else {
      throw .damaged("the PNG file does not begin with its header")
    }
    guard Self.checksum(first.checked) == first.checksum else {
      throw .damaged("the checksum of the PNG file's header is invalid")
    }
    var fields = ByteReader(Array(first.data))
    let (width, height) = (try fields.uint32(), try fields.uint32())
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .damaged("the PNG file has a width or height of zero")
    }
    var hasPixels = false
    while true {
      let chunk = try chunk()
      if chunk.name == "IDAT" { hasPixels = true }
      if chunk.name == "IEND" { break }
    }
    guard hasPixels else { throw .damaged("the PNG file contains no image data") }
    return ImageHeader(width: width, height: height)
  }

  /// A part of the file with a name and a checksum.
  private struct Chunk {
    var name: String
    var data: ArraySlice<UInt8>
    /// The name and data, which the checksum covers.
    var checked: ArraySlice<UInt8>
    var checksum: Int
  }

  private mutating func chunk() throws(ImageIssue) -> Chunk {
    let length = try reader.uint32()
    let checked = try reader.slice(length + 4)
    return Chunk(
      name: String(decoding: checked.prefix(4), as: UTF8.self), data: checked.dropFirst(4), checked: checked,
      checksum: try reader.uint32())
  }

  /// Returns the 32-bit cyclic redundancy check that PNG uses.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    return Int(~remainder)
  }
}
