struct ImageContentTests {
  /// A red image of 2 × 1 pixels, as written by an encoder.
  static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0, 0, 1, 8, 2,
    0, 0, 0, 0x7B, 0x40, 0xE8, 0xDD, 0, 0, 0, 1, 0x49, 0x44, 0x41, 0x54, 0, 1, 2, 3, 4, 0, 0, 0, 0, 0x49, 0x45, 0x4E,
    0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  /// Returns an image of 300 × 200 pixels, up to its end.
  static func jpeg(frame: UInt8 = 0xC0, before segments: [UInt8] = [], size: [UInt8] = [0, 200, 1, 44]) -> [UInt8] {
    [0xFF, 0xD8] + segments + [0xFF, frame, 0, 11, 8] + size + [1, 1, 0x11, 0, 0xFF, 0xDA, 0, 3, 0, 9, 9, 0xFF, 0xD9]
  }

  private func issue(_ bytes: [UInt8]) -> ImageIssue? {
    do throws(ImageIssue) {
      _ = try ImageContent(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `The header of a PNG file contains its size`() throws {
    let content = try ImageContent(Self.png)
    expect(content.format, equals: .png)
    #expect(content.pixelWidth == 2 && content.pixelHeight == 1)
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC9, 0xCF] as [UInt8])
  func `Every kind of frame contains the size of a JPEG file`(frame: UInt8) throws {
    let segments: [UInt8] = [0xFF, 0xE0, 0, 4, 0xFF, 0xC0] + [0xFF, 0xFF, 0xFE, 0, 3, 0] + [0xFF, 0xC4, 0, 2]
    let content = try ImageContent(Self.jpeg(frame: frame, before: segments))
    expect(content.format, equals: .jpeg)
    #expect(content.pixelWidth == 300 && content.pixelHeight == 200)
  }

  @Test(arguments: [1, 3, 5, 6, 8] as [UInt8])
  func `A rotated photo has width and height exchanged`(orientation: UInt8) throws {
    let tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    let exif: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
    let content = try ImageContent(Self.jpeg(before: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif))
    expect(content.pixelWidth, equals: (orientation >= 5 ? 200 : 300))
  }

  @Test func `Defects of an image file are reported`() {
    expect(issue([]), equals: .empty)
    expect(issue(Array("GIF89a".utf8)), equals: .unknownFormat)
    expect(issue(Array("<svg/>".utf8)), equals: .unknownFormat)
    var wrong = Self.png
    wrong[19] = 9
    expect("\(issue(wrong).map { "\($0)" } ?? "")", contains: "checksum")
    expect(issue(Self.jpeg(size: [0, 0, 1, 44])), equals: .damaged("the JPEG file has a width or height of zero"))
    expect(issue([0xFF, 0xD8, 0xFF, 0xD9]), equals: .damaged("the JPEG file contains no image data"))
    expect(
      issue([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0]), equals: .damaged("a segment of the JPEG file has an invalid length"))
  }

  @Test func `A file truncated at any position is not an image`() {
    for bytes in [Self.png, Self.jpeg()] {
      for count in 0..<bytes.count { #expect(issue(Array(bytes.prefix(count))) != nil, "\(count)") }
      expectNil(issue(bytes))
    }
  }

  @Test func `Arbitrary bytes cause no crash`() {
    var generator = TextBreakerPropertyTests.Generator(state: 7)
    for _ in 0..<3000 {
      var bytes = Bool.random(using: &generator) ? Self.png : Self.jpeg()
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: 2..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if let content = try? ImageContent(bytes) { #expect(content.pixelWidth > 0 && content.pixelHeight > 0) }
    }
  }

  @Test func `Image contents are equal if their bytes are`() throws {
    let a = try ImageContent(Self.png)
    try expect(a, equals: ImageContent(Self.png))
    try expect(a, differsFrom: ImageContent(Self.jpeg()))
  }
}
