/// A reader of the image size in the frame header of a JPEG file, baseline or progressive, at any position in the file.
///
/// If an Exif segment specifies a sideways orientation, width and height are exchanged, as in image viewers.
struct JPEGReader {
  private var reader: ByteReader
  private var isSideways = false

  init(_ bytes: [UInt8]) { reader = ByteReader(bytes) }

  consuming func header() throws(ImageIssue) -> ImageHeader {
    guard try reader.slice(2).elementsEqual([0xFF, 0xD8]) else { throw .unknownFormat }
    var header: ImageHeader?
    while true {
      switch try marker() {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard header == nil else { throw .damaged("the JPEG file has two frames") }
        header = try frame()
      case 0xE1: readExif(try segment())
      case 0xDA:
        guard let header else { throw .damaged("the JPEG file has no frame header before its image data") }
        guard hasEnd(from: reader.position) else { throw .truncated }
        return isSideways ? ImageHeader(width: header.height, height: header.width) : header
      case 0xD9: throw .damaged("the JPEG file contains no image data")
      case 0x01, 0xD0...0xD7: break
      default: _ = try segment()
      }
    }
  }

  /// Reads the marker code after the next FF byte, which may be preceded by any number of FF bytes.
  private mutating func marker() throws(ImageIssue) -> UInt8 {
    guard try reader.byte() == 0xFF else { throw .damaged("a segment of the JPEG file does not begin with a marker") }
    var code = try reader.byte()
    while code == 0xFF { code = try reader.byte() }
    return code
  }

  private mutating func segment() throws(ImageIssue) -> ArraySlice<UInt8> {
    let length = try reader.uint16()
    guard length >= 2 else { throw .damaged("a segment of the JPEG file has an invalid length") }
    return try reader.slice(length - 2)
  }

  private mutating func frame() throws(ImageIssue) -> ImageHeader {
    var fields = ByteReader(Array(try segment()))
    _ = try fields.byte()
    let (height, width) = (try fields.uint16(), try fields.uint16())
    guard width > 0, height > 0 else { throw .damaged("the JPEG file has a width or height of zero") }
    return ImageHeader(width: width, height: height)
  }

  private func hasEnd(from start: Int) -> Bool {
    let bytes = reader.bytes
    var index = bytes.count - 2
    while index >= start {
      if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
      index -= 1
    }
    return false
  }

  /// Reads the orientation from the first directory; unreadable data is ignored.
  private mutating func readExif(_ segment: ArraySlice<UInt8>) {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return }
    let data = Array(segment.dropFirst(6))
    let isLittle = data.starts(with: [0x49, 0x49])
    func number(at index: Int, count: Int) -> Int? {
      guard index >= 0, index <= data.count - count else { return nil }
      let bytes = data[index..<index + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(at: 4, count: 4), let count = number(at: start, count: 2) else { return }
    for entry in 0..<count {
      let place = start + 2 + 12 * entry
      guard let tag = number(at: place, count: 2) else { return }
      if tag == 0x0112 {
        isSideways = (5...8).contains(number(at: place + 8, count: 2) ?? 1)
        return
      }
    }
  }
}
