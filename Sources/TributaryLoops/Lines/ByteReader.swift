/// A reader of the little-endian numbers and texts of a program file. A read beyond the end returns zero.
///
/// The file of a debug build has megabytes of them, so this type uses neither generics nor throwing calls, which cost
/// many times the read in a build without optimization.
struct ByteReader {
  private let start: UnsafePointer<UInt8>
  private(set) var position: Int
  let end: Int

  init(_ start: UnsafePointer<UInt8>, _ range: Range<Int>) {
    (self.start, position, end) = (start, range.lowerBound, range.upperBound)
  }

  /// Returns a reader of a part of the file; of nothing if the part exceeds the bytes of this reader.
  func reader(_ range: Range<Int>) -> ByteReader {
    ByteReader(start, range.lowerBound >= 0 && range.upperBound <= end ? range : end..<end)
  }

  /// Returns a reader from a position to the end of this reader's bytes.
  func reader(from position: Int) -> ByteReader { ByteReader(start, min(max(0, position), end)..<end) }

  var isAtEnd: Bool { position >= end }

  mutating func skip(_ count: Int) { position = count < 0 || count > end - position ? end : position + count }

  mutating func seek(_ new: Int) { position = new < position || new > end ? end : new }

  mutating func byte() -> UInt8 {
    guard position < end else { return 0 }
    position += 1
    return start[position - 1]
  }

  /// Reads a number of the given number of bytes, at most 8.
  mutating func number(_ count: Int) -> UInt64 {
    guard count <= end - position else {
      position = end
      return 0
    }
    var result: UInt64 = 0
    var index = count
    while index > 0 {
      index -= 1
      result = result &<< 8 | UInt64(start[position + index])
    }
    position += count
    return result
  }

  /// Reads an offset in a file, or the end of the file for an offset that no file has.
  mutating func offset(_ count: Int) -> Int { Int(exactly: number(count)) ?? Int.max }

  /// Reads a number of 7 bits a byte (LEB128).
  mutating func unsigned() -> UInt64 {
    var (result, shift): (UInt64, UInt64) = (0, 0)
    while position < end {
      let next = byte()
      if shift < 64 { result |= UInt64(next & 0x7F) &<< shift }
      shift += 7
      if next < 0x80 { break }
    }
    return result
  }

  /// Reads a signed number of 7 bits a byte (LEB128).
  mutating func signed() -> Int64 {
    var (result, shift): (UInt64, UInt64) = (0, 0)
    while position < end {
      let next = byte()
      if shift < 64 { result |= UInt64(next & 0x7F) &<< shift }
      shift += 7
      guard next < 0x80 else { continue }
      if next & 0x40 != 0, shift < 64 { result |= UInt64.max &<< shift }
      break
    }
    return Int64(bitPattern: result)
  }

  /// Skips a text that ends with a zero byte.
  mutating func skipText() {
    while position < end, start[position] != 0 { position += 1 }
    if position < end { position += 1 }
  }

  /// Reads a text that ends with a zero byte.
  mutating func text() -> String {
    let first = position
    skipText()
    let last = position > first && start[position - 1] == 0 ? position - 1 : position
    return String(decoding: UnsafeBufferPointer(start: start + first, count: last - first), as: UTF8.self)
  }
}
