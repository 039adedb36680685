struct TerminalInputParserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let input: String
    let events: [TerminalInputEvent]

    init(_ input: String, _ events: TerminalInputEvent...) { (self.input, self.events) = (input, events) }

    var testDescription: String { input.debugDescription }
  }

  private static func pointer(
    _ phase: TerminalPointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ modifiers: TerminalModifiers = []
  ) -> TerminalInputEvent { .pointer(TerminalPointerEvent(phase, at: CGPoint(x: x, y: y), modifiers: modifiers)) }

  static let cases: [Case] = [
    Case("ab", .key(.character("a")), .key(.character("b"))),
    Case("é日", .key(.character("é")), .key(.character("日"))),
    Case("e\u{301}👨‍👩‍👧", .key(.character("e\u{301}")), .key(.character("👨‍👩‍👧"))),
    Case(" \t\r\n", .key(.space), .key(.tab), .key(.return), .key(.return)),
    Case("\u{7F}\u{8}", .key(.backspace), .key(.backspace)),
    Case("\u{3}\u{1A}", .key(.character("c"), .control), .key(.character("z"), .control)),
    Case("\u{1F}", .key(.character("_"), .control)),
    Case("\u{1B}", .key(.escape)),
    Case("\u{1B}\u{1B}", .key(.escape), .key(.escape)),
    Case("\u{1B}x", .key(.character("x"), .option)),
    Case("\u{1B}\u{3}", .key(.escape), .key(.character("c"), .control)),
    Case("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", .key(.up), .key(.down), .key(.right), .key(.left)),
    Case("\u{1B}OA\u{1B}OD\u{1B}OH\u{1B}OM", .key(.up), .key(.left), .key(.home), .key(.return)),
    Case("\u{1B}[Z", .key(.tab, .shift)),
    Case("\u{1B}[1;2A\u{1B}[1;5C", .key(.up, .shift), .key(.right, .control)),
    Case("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", .key(.home), .key(.end), .key(.home), .key(.end)),
    Case("\u{1B}[5~\u{1B}[6~\u{1B}[3~", .key(.pageUp), .key(.pageDown), .key(.delete)),
    Case("\u{1B}OP\u{1B}[15~\u{1B}[24~", .key(.function(1)), .key(.function(5)), .key(.function(12))),
    Case("\u{1B}[<0;1;1M", pointer(.down(.left), 4, 8)),
    Case("\u{1B}[<0;3;2m", pointer(.up(.left), 20, 24)),
    Case("\u{1B}[<34;3;2M", pointer(.dragged(.right), 20, 24)),
    Case("\u{1B}[<35;3;2M", pointer(.moved, 20, 24)),
    Case("\u{1B}[<65;3;2M", pointer(.scrolled(dx: 0, dy: 1), 20, 24)),
    Case("\u{1B}[<17;3;2M", pointer(.down(.middle), 20, 24, .control)),
    Case("\u{1B}[200~one\r\ntwo\u{7}\u{1B}[31mx\u{1B}[201~q", .paste("one\ntwo[31mx"), .key(.character("q"))),
    Case("\u{1B}[200~a\u{1B}\u{1B}[201~", .paste("a")),
    Case("\u{1B}[200~stuck\u{3}", .key(.character("c"), .control)),
    // Discarded: unknown, malformed, or truncated.
    Case("\u{1B}[99~\u{1B}[?1;2c\u{1B}[>0q\u{1B}[27;5;9~\u{1B}[1$pz", .key(.character("z"))),
    Case("\u{1B}]0;title\u{7}\u{1B}P1$r\u{1B}\\z", .key(.character("z"))),
    Case("\u{1B}[<0;0;1M\u{1B}[<0;1M\u{1B}[<999999999999;1;1Mz", .key(.character("z"))),
    Case("\u{1B}[M !!z", .key(.character("z"))),
    Case("\u{1B}[12", ),
    Case("\u{85}\u{200E}z", .key(.character("z"))),
    Case("\u{1B}[1;\u{1B}[A", .key(.up)),
  ]

  private func parse(_ parts: [[UInt8]]) -> [TerminalInputEvent] {
    var parser = TerminalInputParser()
    return parts.flatMap { parser.feed($0) } + parser.flush()
  }

  @Test(arguments: cases) func `Terminal input is parsed into events`(_ sample: Case) {
    expect(parse([Array(sample.input.utf8)]), equals: sample.events)
  }

  @Test(arguments: cases) func `The events do not depend on how the bytes are split`(_ sample: Case) {
    let bytes = Array(sample.input.utf8)
    for cut in bytes.indices {
      expect(parse([Array(bytes[..<cut]), Array(bytes[cut...])]), equals: sample.events, "cut at \(cut)")
    }
    expect(parse(bytes.map { [$0] }), equals: sample.events)
  }

  @Test func `Ill-formed UTF-8 is dropped`() {
    let bytes: [UInt8] = [0xFF, 0xC0, 0x80, 0xE6, 0x97, 0x7A, 0xED, 0xA0, 0x80, 0xF8, 0x79]
    expect(parse([bytes]), equals: [.key(.character("z")), .key(.character("y"))])
  }

  @Test func `A flush keeps a partial character and a partial paste`() {
    var parser = TerminalInputParser()
    expect(parser.feed([0xE6, 0x97]), equals: [])
    expect(parser.flush(), equals: [])
    expect(parser.feed([0xA5]), equals: [])
    expect(parser.flush(), equals: [.key(.character("日"))])
    expect(parser.feed("\u{1B}[200~on".utf8), equals: [])
    expect(parser.flush(), equals: [])
    expect(parser.feed("e\u{1B}[201~".utf8), equals: [.paste("one")])
  }

  @Test func `The kind of pending input is known`() {
    var parser = TerminalInputParser()
    expect(parser.pending, equals: .nothing)
    _ = parser.feed("a".utf8)
    expect(parser.pending, equals: .character)
    _ = parser.feed("\u{1B}".utf8)
    expect(parser.pending, equals: .sequence)
  }

  @Test(arguments: 1...50)
  func `Invalid input is parsed alike in one piece and byte by byte, and Control-C is always recognized`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces: [[UInt8]] = [
      Array("\u{1B}[".utf8), Array("\u{1B}[<".utf8), Array("\u{1B}O".utf8), Array("\u{1B}]".utf8),
      Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8), Array("日".utf8), Array(";1".utf8), [0x4D], [0x6D], [0x9B],
    ]
    var bytes: [UInt8] = []
    for _ in 0..<200 {
      bytes +=
        Bool.random(using: &random)
        ? pieces.randomElement(using: &random) ?? [] : [UInt8(truncatingIfNeeded: random.next())]
    }
    let whole = parse([bytes])
    expect(whole, equals: parse(bytes.map { [$0] }), "seed \(seed)")
    expect(parse([bytes, [0x03, 0x03]]).last, equals: .key(.character("c"), .control), "seed \(seed)")
    for case .key(.character(let character), _) in whole {
      #expect(!character.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
