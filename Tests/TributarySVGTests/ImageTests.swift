struct `SVG images` {
  /// An image content that declares 60 × 40 pixels.
  private let content: ImageContent

  init() throws {
    content = try ImageContent([
      0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 40, 0, 60, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 3, 0, 9, 0xFF, 0xD9,
    ])
  }

  private func image(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, caps: CGFloat = 0, isTiled: Bool = false,
    name: String? = nil, isSmooth: Bool = true, stencil: Paint? = nil
  ) -> DisplayCommand {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    let parts = DisplayImage.parts(
      pixels: CGSize(width: 60, height: 40), scale: 1, over: frame, caps: EdgeInsets(Edge.Set.all, caps),
      isTiled: isTiled)
    return .image(DisplayImage(content, name: name, frame: frame, parts: parts, isSmooth: isSmooth, stencil: stencil))
  }

  private var gallery: DisplayList {
    picture(
      .fragment(5, 5, image(0, 0, 60, 40, name: "A & B")),
      image(70, 5, 30, 20),
      image(110, 5, 90, 60, caps: 10, name: "frame"),
      image(5, 80, 100, 50, isTiled: true),
      image(110, 80, 30, 20, isSmooth: false),
      image(150, 80, 30, 20, stencil: .red),
      .effect(.opacity(0.5), image(150, 110, 30, 20, stencil: .red)),
      size: CGSize(width: 210, height: 140))
  }

  @Test func `Images, parts, tiles, and templates are written`() throws {
    try expectGolden(gallery.svg, "Goldens/images.svg")
  }

  @Test func `A file is embedded once for each way of drawing it`() {
    let svg = gallery.svg
    expect(svg.components(separatedBy: "data:image/jpeg;base64,").count - 1, equals: 3)
    expect(gallery.svg, equals: svg)
  }

  @Test func `Base64 follows the standard`() throws {
    let written = elements(image(0, 0, 60, 40))[0]
    expect(written, contains: "base64,/9j/wAALCAAoADwBAREA/9oAAwAJ/9k=\"")
  }

  @Test func `An image with an invalid size or position is not written`() {
    expectEmpty(elements(image(0, 0, 0, 40), image(.nan, 0, 10, 10), image(0, 0, .infinity, 10)))
    expectEmpty(elements(image(0, 0, 9, 9, stencil: .gray(0, opacity: 0))))
  }

  @Test func `A symbol is written as its lines and areas`() throws {
    let symbol = try #require(Symbol.named("info.circle"))
    let drawn = symbol.drawn(
      name: "info.circle", over: CGRect(x: 0, y: 0, width: 24, height: 24), weight: .regular, paint: .red)
    let written = elements(.fragment(10, 0, .symbol(drawn)))
    expect(written.count, equals: 2)
    expect(written.allSatisfy { $0.contains("#ff0000") })
    expect(written[1].contains(#"stroke-width="1.7""#))
  }

  @Test func `A composed symbol is written as one path each time`() throws {
    let symbol = try #require(Symbol.named("t.circle"))
    let drawn = symbol.drawn(
      name: "t.circle", over: CGRect(x: 0, y: 0, width: 24, height: 24), weight: .bold, paint: .red)
    let written = elements(.symbol(drawn))
    expect(
      written,
      equals: [
        """
        <path d="M21.2 12C21.2 17.081 17.081 21.2 12 21.2C6.919 21.2 2.8 17.081 2.8 12C2.8 6.919 6.919 2.8 12 2.8C17.081 2.8 \
        21.2 6.919 21.2 12ZM8.9 7.35H15.1M12 7.35V16.65" fill="none" stroke="#ff0000" stroke-width="2.6" \
        stroke-linecap="round" stroke-linejoin="round"/>
        """
      ])
    expect(elements(.symbol(drawn)), equals: written)
  }
}
