@testable import TributaryDrawing

struct TextMeasurerTests {
  let metric = MetricTextMeasurer()

  private func width(_ text: String, _ font: ResolvedFont = ResolvedFont(size: 2048)) -> CGFloat {
    metric.width(of: text[...], in: font)
  }

  @Test func `Widths equal those published for Helvetica, up to the rounding of either table`() {
    // Per 1,000: H 722, e 556, l 222, o 556.
    let expected = CGFloat(722 + 556 + 222 + 222 + 556) * 12 / 1000
    expect(abs(width("Hello", ResolvedFont(size: 12)) - expected), below: 0.02)
    expect(width("Hello"), equals: 4667)
    // Bold: 722, 556, 278, 278, 611.
    let bold = CGFloat(722 + 556 + 278 + 278 + 611) * 12 / 1000
    expect(abs(width("Hello", ResolvedFont(size: 12, weight: .bold)) - bold), below: 0.02)
    expect(width("0123456789"), equals: 11_390)
  }

  @Test func `Weights from semibold are measured in bold`() {
    let regular = width("lll", ResolvedFont(size: 2048, weight: .medium))
    let bold = width("lll", ResolvedFont(size: 2048, weight: .semibold))
    expect(regular, equals: 1365)
    expect(bold, equals: 1707)
  }

  @Test func `Letters beyond ASCII have individual widths`() {
    expect(width("é"), equals: 1139)
    expect(width("Ω"), equals: 1531)
    expect(width("ж"), equals: 1370)
    expect(width("—"), equals: 2048)
    expect(width("…"), equals: 2048)
    expect(width("→"), equals: 2048)
    expect(width("─"), equals: width("┼"))
  }

  @Test func `A grapheme cluster is measured as one character`() {
    expect(width("e\u{301}"), equals: width("e"))
    expect(width("日本"), equals: 4096)
    expect(width("한"), equals: width("\u{1112}\u{1161}\u{11AB}"))
    let emoji = width("😀")
    expect(emoji, equals: 2560)
    for single in ["👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "☝🏽", "❤️", "1️⃣", "👁️‍🗨️"] { expect(width(single), equals: emoji, "\(single)") }
    expect(width("🇩🇪🇫🇷"), equals: 5120)
  }

  @Test func `Control characters take no width, and a tab takes four spaces`() {
    expect(width("a\u{1B}\u{7}b\u{85}"), equals: width("ab"))
    expect(width("\t"), equals: width("    "))
    expect(width("\u{200B}\u{202E}"), equals: 0)
  }

  @Test func `Monospaced characters have one width`() {
    let font = ResolvedFont(size: 10, design: .monospaced)
    expect(abs(width("iW", font) - 12.002), below: 0.001)
    expect(width("日", font), equals: width("iW", font))
  }

  @Test func `A line has the height of its font face`() {
    let line = metric.lineMetrics(of: ResolvedFont(size: 2048))
    expect(line, equals: LineMetrics(ascent: 1854, descent: 434, leading: 67))
    expect(metric.lineMetrics(of: ResolvedFont(size: .nan)), equals: LineMetrics(ascent: 0, descent: 0))
  }

  @Test(
    arguments: [
      (CGFloat.nan, 0), (-.infinity, 0), (-1, 0), (0, 0), (.leastNonzeroMagnitude, 0), (12, 12), (1e6, 1e6),
      (1e6 + 1, 1e6), (1e300, 1e6), (.greatestFiniteMagnitude, 1e6), (.infinity, 1e6),
    ] as [(CGFloat, CGFloat)])
  func `An invalid size is 0, and an infinite one is the largest`(size: CGFloat, is valid: CGFloat) {
    // 4,667 of 2,048 units, and a line of 2,288 with a gap of 67 to the next.
    var font = ResolvedFont(size: size)
    for _ in 0..<2 {
      expect(abs(width("Hello", font) - valid * 4667 / 2048), below: 1e-6)
      let line = metric.lineMetrics(of: font)
      expect(abs(line.ascent + line.descent - valid * 2288 / 2048), below: 1e-6)
      font = ResolvedFont(size: 1)
      font.size = size
    }
  }

  @Test func `A terminal gives wide characters two cells and combining marks none`() {
    let expected: [(String, Int)] = [
      ("abc", 3), ("日本語", 6), ("e\u{301}", 1), ("é", 1), ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("ﾊﾝ", 2), ("한글", 4),
      ("─", 1), ("\u{1B}[0m", 3), ("\t", 4), ("ｗｉｄｅ", 8), ("क्षि", 2), ("→", 1), ("", 0), ("a\r\nb", 2),
    ]
    for (text, cells) in expected { expect(CellTextMeasurer.cells(of: text[...]), equals: cells, "\(text)") }
    expect(CellTextMeasurer().width(of: "日本", in: .body), equals: 32)
    expect(CellTextMeasurer(cell: CGSize(width: CGFloat.nan, height: -1)).width(of: "a", in: .body), equals: 0)
  }

  @Test func `The fixed measurer counts characters`() {
    let fixed = FixedTextMeasurer()
    expect(fixed.width(of: "hello", in: .body), equals: 40)
    expect(fixed.width(of: "e\u{301}😀", in: .body), equals: 16)
    expect(fixed.lineMetrics(of: .body).ascent + fixed.lineMetrics(of: .body).descent, equals: 16)
    expect(!fixed.breaksLines)
  }
}

struct FontTests {
  @Test func `Text styles have the sizes of iOS`() {
    let sizes = Font.TextStyle.allCases.map { Int(Font.system($0).resolved().size) }
    expect(sizes, equals: [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    expect(Font.headline.resolved().weight, equals: .semibold)
    expect(Font.headline.weight(.light).resolved().weight, equals: .light)
  }

  @Test func `Font traits add up`() {
    let font = Font.system(size: 20, weight: .heavy, design: .serif).italic().resolved()
    expect(font, equals: ResolvedFont(size: 20, weight: .heavy, design: .serif, isItalic: true))
    expect(Font.body.bold().monospaced().resolved(), equals: ResolvedFont(size: 17, weight: .bold, design: .monospaced))
    expect(
      Font.body.resolved(weight: .thin, isItalic: true), equals: ResolvedFont(size: 17, weight: .thin, isItalic: true))
    expect(Font.custom("Inter", size: 9).resolved().family, equals: "Inter")
    expect(Font.system(size: -3).resolved().size, equals: 0)
  }
}
