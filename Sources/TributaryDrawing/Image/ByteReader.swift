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
