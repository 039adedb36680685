struct TerminalImageTests {
  private typealias P = Pictures

  private func image(_ frame: CGRect, name: String?) throws -> DisplayCommand {
    let content = try ImageContent([
      0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 40, 0, 60, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 3, 0, 9, 0xFF, 0xD9,
    ])
    return .image(DisplayImage(content, name: name, frame: frame))
  }

  private func symbol(_ name: String, _ frame: CGRect) throws -> DisplayCommand {
    let symbol = try #require(Symbol.named(name))
    return .symbol(symbol.drawn(name: name, over: frame, weight: .regular, paint: .color(P.black)))
  }

  @Test func `Images are shaded and labeled, and small symbols are characters`() throws {
    let list = P.list(
      try image(P.rect(0, 0, 96, 48), name: "sunset"), try image(P.rect(104, 0, 48, 48), name: "a long name\u{1B}[2J"),
      try image(P.rect(160, 0, 40, 16), name: nil), try symbol("star.fill", P.rect(0, 64, 16, 16)),
      try symbol("checkmark", P.rect(24, 64, 16, 16)), try symbol("square", P.rect(160, 48, 80, 96)),
      P.text("ok", x: 48, y: 64), columns: 30, rows: 9)
    try expectGolden(P.drawing(list), "Goldens/images.txt")
  }

  @Test func `A small composed symbol is one character`() throws {
    let names = ["bold", "italic", "3.circle", "c.square.fill", "text.alignright", "arrow.uturn.forward"]
    let symbols = try names.enumerated().map { try symbol($1, P.rect(16 * CGFloat($0), 0, 16, 16)) }
    let grid = TerminalRasterizer().rasterize(
      DisplayList(size: CGSize(width: 96, height: 16), root: DisplayFragment(ContiguousArray(symbols))))
    expect(ANSIEncoder.plain(grid), equals: " B I ③ Ⓒ ⊣ ↪\n")
  }

  @Test func `An underline continues under spaces and ends with the text`() {
    var line = TextLayout.Line(text: "a b", font: .body, origin: CGPoint(x: 0, y: 12), width: 24)
    line.underline = TextDecoration()
    var struck = TextLayout.Line(text: "c", font: .body, origin: CGPoint(x: 24, y: 12), width: 8)
    struck.strikethrough = TextDecoration()
    let layout = TextLayout(
      size: CGSize(width: 32, height: 16), lines: [line, struck], firstBaseline: 12, lastBaseline: 12)
    let list = P.list(.text(layout, at: .zero, .color(P.black)), columns: 6, rows: 1)
    let grid = TerminalRasterizer().rasterize(list)
    expect(ANSIEncoder(colors: .monochrome).styled(grid), equals: "\u{1B}[4ma b\u{1B}[24;9mc\u{1B}[0m\n")
    expect(ANSIEncoder.plain(grid), equals: "a bc\n")
  }
}
