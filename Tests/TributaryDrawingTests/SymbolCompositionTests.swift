@testable import TributaryDrawing

/// The symbols that their names compose.
struct SymbolCompositionTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
  private static let frames = ["circle", "square", "circle.fill", "square.fill"]

  /// Names that formatting bars, messages and players use, with their usual forms.
  private static let common = [
    "bold", "italic", "underline", "strikethrough", "textformat", "textformat.size", "text.alignleft",
    "text.aligncenter", "text.alignright", "text.justify", "list.bullet", "list.number", "increase.indent",
    "decrease.indent", "paintbrush.fill", "highlighter", "link.circle", "printer.fill", "doc.on.clipboard.fill",
    "bubble.left.fill", "bubble.right.fill", "envelope.open.fill", "bell.badge.fill", "bell.slash.fill",
    "speaker.fill", "speaker.slash.fill", "speaker.wave.1.fill", "speaker.wave.2.circle.fill", "speaker.wave.3.fill",
    "arrowshape.turn.up.left.fill", "arrowshape.turn.up.right.fill", "arrow.uturn.backward.circle",
    "arrow.uturn.forward", "sparkles", "chart.line.uptrend.xyaxis.circle.fill", "person.2.fill",
    "mic.slash.circle.fill", "folder.fill.badge.plus", "person.crop.circle.badge.checkmark", "calendar.badge.clock",
    "wifi.slash",
    "checkmark.seal.fill", "exclamationmark.shield", "text.bubble.fill", "play.rectangle.fill", "questionmark.app",
    "list.bullet.clipboard", "car.circle.fill", "clock.arrow.circlepath", "square.and.pencil", "doc.on.doc.fill",
    "eye.slash.fill", "dollarsign.circle.fill", "flame.fill", "hand.thumbsup.fill", "trophy.fill", "cloud.rain.fill",
    "apple.logo", "swift", "rectangle.2.swap", "fanblades", "fanblades.fill", "square.fill.on.square.fill",
    "livephoto.play", "figure.stand",
  ]

  /// Returns the symbol with a name, which must be inside its box.
  private func symbol(_ name: String) throws -> Symbol {
    let symbol = try #require(Symbol.named(name), "\(name)")
    expect(!symbol.lines.isEmpty || !symbol.areas.isEmpty, "\(name)")
    let box = CGRect(x: 0, y: 0, width: symbol.width, height: Symbol.height)
    for (path, pen) in [(symbol.lines, Symbol.penWidth(of: .regular) / 2), (symbol.areas, 0)] where !path.isEmpty {
      expect(box.contains(path.boundingRect.insetBy(dx: -pen, dy: -pen)), "\(name) \(path.boundingRect)")
    }
    return symbol
  }

  @Test(arguments: common) func `A common name has a symbol`(name: String) throws { _ = try symbol(name) }

  @Test(arguments: frames) func `Numbers up to 50 and letters have frames`(frame: String) throws {
    // A filled frame takes longer, since the number is cut out.
    let names = frame.hasSuffix(".fill") ? ["0", "1", "28", "50", "c", "q"] : (0...50).map(String.init) + Self.letters
    for name in names + ["00", "07"] { _ = try symbol("\(name).\(frame)") }
    expectNil(Symbol.named("51.\(frame)"))
    expectNil(Symbol.named("100.\(frame)"))
    expectNil(Symbol.named("+3.\(frame)"))
    expectNil(Symbol.named("ab.\(frame)"))
  }

  @Test func `A framed number or letter is one character in text output`() throws {
    let numbers = try (0...50).map { try symbol("\($0).circle").character }
    expect(String(numbers), equals: "⓪①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳㉑㉒㉓㉔㉕㉖㉗㉘㉙㉚㉛㉜㉝㉞㉟㊱㊲㊳㊴㊵㊶㊷㊸㊹㊺㊻㊼㊽㊾㊿")
    try expect(String(Self.letters.map { try symbol("\($0).square").character }), equals: "ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏ")
  }

  @Test func `A frame surrounds a symbol in its center`() throws {
    let circle = try symbol("circle").lines
    let framed = try symbol("t.circle")
    expect(framed.lines.description.hasPrefix(circle.description))
    let inside = try #require(Path(String(framed.lines.description.dropFirst(circle.description.count)))).boundingRect
    #expect(abs(inside.midX - 12) < 0.001 && abs(inside.midY - 12) < 0.001, "\(inside)")
    expect(framed.areas.isEmpty)
  }

  @Test func `A symbol is cut out of a filled frame`() throws {
    let framed = try symbol("t.circle.fill")
    expect(framed.lines.isEmpty)
    expect(framed.areas.contains(CGPoint(x: 5, y: 12), eoFill: true))
    expect(!framed.areas.contains(CGPoint(x: 12, y: 12), eoFill: true))
    expect(!framed.areas.contains(CGPoint(x: 1, y: 1), eoFill: true))
  }

  @Test func `A frame contains the filled form of a symbol, if there is one`() throws {
    expect(try symbol("heart.circle").areas.contains(CGPoint(x: 12, y: 12), eoFill: true))
    expect(try symbol("chevron.compact.down.circle").areas.isEmpty)
  }

  @Test func `Lines and areas are cut out of a filled body`() throws {
    let note = try symbol("note.text")
    let filled = try symbol("note.text.fill")
    expect(note.areas.isEmpty)
    expect(filled.areas.contains(CGPoint(x: 5, y: 18), eoFill: true))
    expect(!filled.areas.contains(CGPoint(x: 12, y: 12), eoFill: true))
    expect(filled.lines.boundingRect, equals: CGRect(x: 3.2, y: 3.2, width: 17.6, height: 17.6))
  }

  @Test func `Lines outside a filled body remain lines`() throws {
    let speaker = try symbol("speaker.wave.1.fill")
    expect(speaker.lines.boundingRect.maxX, above: speaker.areas.boundingRect.maxX + 2)
    expect(speaker.areas.contains(CGPoint(x: 8, y: 12), eoFill: true))
  }

  @Test func `A slash interrupts a symbol on one side`() throws {
    let plain = try symbol("video.fill")
    let struck = try symbol("video.slash.fill")
    expect(struck.lines.description.hasSuffix("5 3 m 23 21 l"))
    expect(struck.width, equals: plain.width)
    // The center is on the slash, and the gap is at its upper right.
    let (gap, below) = (CGPoint(x: 13.8, y: 10.8), CGPoint(x: 12.2, y: 13.2))
    expect(plain.areas.contains(gap, eoFill: true) && plain.areas.contains(below, eoFill: true))
    expect(!struck.areas.contains(gap, eoFill: true))
    expect(struck.areas.contains(below, eoFill: true))
    try expect(symbol("mic.slash").character, equals: "🚫")
    try expect(symbol("bell.slash.fill").character, equals: "🔕")
  }

  @Test func `A badge is a dot at the top, or a sign at the bottom, with a gap around it`() throws {
    let dotted = try symbol("app.badge")
    expect(dotted.areas.contains(CGPoint(x: 19, y: 5.4), eoFill: true))
    expect(!dotted.areas.contains(CGPoint(x: 12, y: 12), eoFill: true))
    expect(dotted.character, equals: Symbol.named("app")?.character)
    let folder = try symbol("folder.fill.badge.plus")
    let center = CGPoint(x: 21, y: 17.6)
    expect(!folder.areas.contains(center, eoFill: true))
    expect(folder.areas.contains(CGPoint(x: center.x - 3, y: center.y - 3), eoFill: true))
    expect(!folder.areas.contains(CGPoint(x: center.x - 6.4, y: center.y), eoFill: true))
    expect(folder.areas.contains(CGPoint(x: 8, y: 12), eoFill: true))
  }

  @Test(
    arguments: [
      "qqqq.circle", "qqqq.fill", "qqqq.slash", "qqqq.badge", "bell.badge.qqqq", "plus.circle.square",
      "bell.slash.slash", "bell.badge.badge", "bell.badge.circle.square", "chevron.left.fill", "plus.fill",
      "star.fill.fill", "circle.", ".circle", ".", "fill", "slash", "a", "3", "text",
    ])
  func `Other names have no symbol`(name: String) { expectNil(Symbol.named(name)) }

  @Test func `A long name is refused`() {
    expectNil(Symbol.named("bell" + String(repeating: ".circle", count: 10_000)))
    expectNil(Symbol.named(String(repeating: ".", count: 10_000)))
  }

  @Test(arguments: ["3.circle.fill", "mic.slash.fill", "folder.badge.plus", "printer.fill"])
  func `A composition has the same outlines each time`(name: String) throws {
    let (first, second) = (try #require(Symbol.made(name[...])), try #require(Symbol.made(name[...])))
    expect(first.lines.description, equals: second.lines.description)
    expect(first.areas.description, equals: second.areas.description)
  }
}
