@testable import TributaryTerminal

struct ANSIEncoderTests {
  private typealias P = Pictures

  private static let hostile =
    "a\u{1B}[2J\u{1B}]0;title\u{7}b\u{9B}31m\u{90}\u{202E}c\u{8}\u{C}\r\n\u{7F}\u{0}d\u{2066}日\u{1B}"

  @Test func `Plain text contains no control characters`() {
    let grid = TerminalRasterizer().rasterize(P.list(P.text(Self.hostile, x: 0, y: 0), columns: 40, rows: 2))
    expect(ANSIEncoder.plain(grid), equals: "a[2J]0;titleb31mcd日\n\n")
  }

  @Test(arguments: [ColorDepth.monochrome, .indexed, .direct])
  func `Colored text contains only the encoder's sequences`(_ colors: ColorDepth) {
    let list = P.list(
      .rectangle(P.rect(0, 0, 80, 16), .color(P.red)), P.text(Self.hostile, x: 0, y: 0, P.blue), columns: 40, rows: 2)
    let grid = TerminalRasterizer().rasterize(list)
    for text in [ANSIEncoder(colors: colors).styled(grid), ANSIEncoder(colors: colors).diff(from: nil, to: grid)] {
      var emulator = TerminalEmulator(columns: 40, rows: 2)
      emulator.feed(text.replacing("\n", with: ""))
      expectEmpty(emulator.strayControls)
      expectEmpty(emulator.unknownSequences)
      expect(emulator.rendition, equals: TerminalEmulator.Rendition())
    }
  }

  @Test func `Colors are written in the depth of the terminal`() {
    let list = P.list(
      .rectangle(P.rect(0, 0, 16, 16), .color(P.red)), P.text("x", x: 8, y: 0, P.blue), columns: 5, rows: 1)
    let grid = TerminalRasterizer().rasterize(list)
    expect(ANSIEncoder(colors: .direct).styled(grid), equals: "\u{1B}[48;2;255;0;0m \u{1B}[38;2;0;0;255mx\u{1B}[0m\n")
    expect(ANSIEncoder(colors: .indexed).styled(grid), equals: "\u{1B}[48;5;196m \u{1B}[38;5;21mx\u{1B}[0m\n")
    expect(ANSIEncoder(colors: .monochrome).styled(grid), equals: "\u{1B}[7m x\u{1B}[0m\n")
  }

  @Test(arguments: [TerminalPalette.light, .dark])
  func `Without colors, reverse video shows areas that contrast with the page`(_ palette: TerminalPalette) {
    func shown(_ color: Color.Resolved, columns: Int) -> String {
      let ground = palette.background
      let list = P.list(
        .rectangle(P.rect(0, 0, 80, 16), .color(ground)),
        .rectangle(P.rect(0, 0, CGFloat(columns) * 8, 16), .color(color)), P.text("a", x: 0, y: 0, palette.foreground),
        columns: 10, rows: 1)
      return ANSIEncoder(colors: .monochrome).styled(TerminalRasterizer(palette: palette).rasterize(list))
    }
    let gray = Color.Resolved(red: 0.56, green: 0.56, blue: 0.58, opacity: 0.3)
    let selection = Color.Resolved(red: 0, green: 0.48, blue: 1, opacity: 0.3)
    expect(shown(P.red, columns: 2), equals: "\u{1B}[7ma \u{1B}[0m\n")
    expect(shown(selection, columns: 2), equals: "\u{1B}[7ma \u{1B}[0m\n")
    expect(shown(gray, columns: 2), equals: "a\n", "a button or a track")
    expect(shown(P.red, columns: 8), equals: "a       \u{1B}[7m  \u{1B}[0m\n", "the larger area is the page")
    let dimmed = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.25)
    expect(shown(dimmed, columns: 2), equals: "a\n")
  }

  @Test func `A difference writes only changes`() {
    func grid(_ text: String) -> CellGrid {
      TerminalRasterizer().rasterize(P.list(P.text(text, x: 0, y: 16), columns: 12, rows: 3))
    }
    let encoder = ANSIEncoder()
    expect(encoder.diff(from: grid("same"), to: grid("same")), equals: "")
    expect(encoder.diff(from: grid("count 1 of 9"), to: grid("count 2 of 8")), equals: "\u{1B}[2;7H2\u{1B}[4C8")
    expect(encoder.diff(from: grid("日本"), to: grid("日x")), equals: "\u{1B}[2;3Hx ")
    expect(encoder.diff(from: nil, to: grid("ab")), equals: "\u{1B}[0m\u{1B}[2J\u{1B}[2;1Hab")
  }

  @Test(arguments: 1...20) func `Differences applied to a terminal give the whole frame`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let colors = [ColorDepth.monochrome, .indexed, .direct][seed % 3]
    let encoder = ANSIEncoder(colors: colors)
    var emulator = TerminalEmulator(columns: 14, rows: 5)
    var old: CellGrid?
    for frame in 0..<25 {
      let grid = TerminalRasterizer().rasterize(Self.randomPicture(&random))
      emulator.feed(encoder.diff(from: old, to: grid))
      expect(emulator.places, equals: TerminalEmulator.expected(grid, colors: colors), "seed \(seed), frame \(frame)")
      expectEmpty(emulator.unknownSequences)
      old = grid
    }
  }

  private static func randomPicture(_ random: inout SeededGenerator) -> DisplayList {
    let texts = ["abc", "日本語", "a日b", "👨‍👩‍👧!", "e\u{301}é", "one two", "x"]
    let colors = [P.red, P.blue, P.black, P.white, Color.Resolved(red: 0.2, green: 0.6, blue: 0.3, opacity: 0.5)]
    func command(_ random: inout SeededGenerator) -> DisplayCommand {
      let x = CGFloat.random(in: -16...112, using: &random)
      let y = CGFloat.random(in: -16...80, using: &random)
      let rect = P.rect(x, y, CGFloat.random(in: 1...90, using: &random), CGFloat.random(in: 1...70, using: &random))
      let color = colors.randomElement(using: &random) ?? P.red
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return .rectangle(rect, .color(color))
      case 1: return P.stroke(Path(rect), color)
      case 2: return P.fill(Path(ellipseIn: rect), color)
      case 3: return P.effect(.opacity(0.4), P.text("fade日", x: x, y: y), .rectangle(rect, .color(color)))
      default:
        return P.text(
          texts.randomElement(using: &random) ?? "", x: x, y: y, color,
          weight: Bool.random(using: &random) ? .bold : .regular)
      }
    }
    let commands = (0..<Int.random(in: 1...8, using: &random)).map { _ in command(&random) }
    return DisplayList(size: CGSize(width: 112, height: 80), root: DisplayFragment(ContiguousArray(commands)))
  }

  @Test func `The environment determines the number of colors`() {
    expect(ColorDepth.detected(in: ["TERM": "xterm-256color"]), equals: .indexed)
    expect(ColorDepth.detected(in: ["TERM": "xterm-256color", "COLORTERM": "truecolor"]), equals: .direct)
    expect(ColorDepth.detected(in: ["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"]), equals: .monochrome)
    expect(ColorDepth.detected(in: ["TERM": "vt100"]), equals: .monochrome)
  }

  @Test func `Colors are mapped to the nearest of the 256`() {
    expect(ColorDepth.index(red: 255, green: 255, blue: 255), equals: 231)
    expect(ColorDepth.index(red: 128, green: 128, blue: 128), equals: 244)
    expect(ColorDepth.index(red: 0, green: 122, blue: 255), equals: 33)
    expect(ColorDepth.index(red: 9, green: 9, blue: 9), equals: 232)
  }
}
