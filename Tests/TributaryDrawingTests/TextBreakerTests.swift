/// Ten points per character and twenty per line, with double width for wide characters; breaks lines.
struct PlainMeasurer: TextMeasurer {
  let cells = CellTextMeasurer(cell: CGSize(width: 10, height: 20))
  func width(of text: Substring, in font: ResolvedFont) -> CGFloat { cells.width(of: text, in: font) }
  func lineMetrics(of font: ResolvedFont) -> LineMetrics { cells.lineMetrics(of: font) }
}

func lines(
  _ text: String, _ width: CGFloat?, lineLimit: Int? = nil, height: CGFloat? = nil,
  truncation: TextTruncation = .tail
) -> [String] {
  TextBreaker.layout(
    text, font: .body, width: width, lineLimit: lineLimit, height: height, truncation: truncation,
    measurer: PlainMeasurer()
  )
  .lines.map(\.text)
}

struct TextBreakerTests {
  @Test func `A line ends before the word that does not fit, and its trailing spaces overflow`() {
    expect(lines("aaa bbb ccc", 70), equals: ["aaa bbb", "ccc"])
    expect(lines("aaa bbb ccc", 69), equals: ["aaa", "bbb", "ccc"])
    expect(lines("aaa     bbb", 30), equals: ["aaa", "bbb"])
    expect(lines("aaa bbb ccc", nil), equals: ["aaa bbb ccc"])
    expect(lines("aaa bbb ccc", .infinity), equals: ["aaa bbb ccc"])
    expect(lines("  a b", 40), equals: ["  a", "b"])
  }

  @Test func `A word longer than a line is broken between characters`() {
    expect(lines("abcdefgh", 30), equals: ["abc", "def", "gh"])
    expect(lines("a abcdefgh b", 30), equals: ["a", "abc", "def", "gh", "b"])
    expect(lines("abcd e", 30), equals: ["abc", "d e"])
    expect(lines("e\u{301}e\u{301}e\u{301}", 10), equals: ["e\u{301}", "e\u{301}", "e\u{301}"])
  }

  @Test func `A line can end at a hyphen inside a word but not at a minus sign`() {
    expect(lines("well-known", 60), equals: ["well-", "known"])
    expect(lines("x -5 y-3", 50), equals: ["x -5", "y-3"])
    expect(lines("a\u{A0}b c", 30), equals: ["a\u{A0}b", "c"])
  }

  @Test func `A line can end between wide characters but not before a full stop`() {
    expect(lines("日本語", 40), equals: ["日本", "語"])
    expect(lines("日本。語", 40), equals: ["日", "本。", "語"])
    expect(lines("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 20), equals: ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
  }

  @Test func `Explicit line breaks are kept`() {
    expect(lines("a\nb\r\nc\u{2028}d", nil), equals: ["a", "b", "c", "d"])
    expect(lines("a\n\nb\n", 100), equals: ["a", "", "b", ""])
    expect(lines("", 100), equals: [""])
  }

  @Test(.timeLimit(.minutes(5)), arguments: [" ", "\t", "a ", "\u{200B}"], [TextTruncation.head, .middle, .tail])
  func `Truncated text is scanned once if not even the ellipsis fits`(unit: String, truncation: TextTruncation) {
    // Scanned once per character, it would take minutes.
    let text = "x" + String(repeating: unit, count: 30_000) + "y"
    expect(lines(text, 0, lineLimit: 1, truncation: truncation), equals: ["…"])
  }

  @Test(arguments: [0, -5, -CGFloat.infinity, .nan])
  func `Without space, each character has a separate line`(width: CGFloat) {
    expect(lines("ab c", width), equals: ["a", "b", "c"])
    let empty = TextBreaker.layout("", font: .body, width: width, measurer: PlainMeasurer())
    expect(empty.size, equals: CGSize(width: 0, height: 20))
  }

  @Test func `The size is the widest line by the sum of line heights, with two baselines`() {
    let layout = TextBreaker.layout(
      "aaa bb", font: .body, width: 50, alignment: .trailing, lineSpacing: 4, measurer: PlainMeasurer())
    expect(layout.size, equals: CGSize(width: 30, height: 44))
    #expect(layout.firstBaseline == 15 && layout.lastBaseline == 39)
    expect(layout.lines.map(\.origin), equals: [CGPoint(x: 0, y: 15), CGPoint(x: 10, y: 39)])
    expect(layout.lines.map(\.width), equals: [30, 20])
  }

  @Test func `Lines beyond the limit or the height are replaced by an ellipsis`() {
    expect(lines("aaa bbb ccc", 50, lineLimit: 2), equals: ["aaa", "bbb…"])
    expect(lines("aaa bbb ccc", 30, lineLimit: 1), equals: ["aa…"])
    expect(lines("aaa bbb ccc", 30, height: 59), equals: ["aaa", "bb…"])
    expect(lines("aaa bbb ccc", 30, height: 60), equals: ["aaa", "bbb", "ccc"])
    expect(lines("aaa bbb ccc", 30, height: 0), equals: ["aa…"])
    expect(lines("aaa bbb ccc", 30, lineLimit: -7), equals: ["aa…"])
    expect(lines("aaa bbb", 5, lineLimit: 1), equals: ["…"])
    expect(lines("a\nb", nil, lineLimit: 1), equals: ["a…"])
    expect(lines("aaa", 30, lineLimit: 1), equals: ["aaa"])
  }

  @Test func `The head and the middle can also be truncated`() {
    expect(lines("abcdefgh", 50, lineLimit: 1, truncation: .head), equals: ["…efgh"])
    expect(lines("abcdefgh", 50, lineLimit: 1, truncation: .middle), equals: ["ab…gh"])
    expect(lines("abcdefgh", 60, lineLimit: 1, truncation: .middle), equals: ["abc…gh"])
    expect(lines("ab\ncd\nef", nil, lineLimit: 1, truncation: .head), equals: ["…ef"])
    expect(lines("ab\ncd\nef", nil, lineLimit: 1, truncation: .middle), equals: ["ab…ef"])
  }

  @Test func `Text of a rigid measurer is one line per paragraph for every proposal`() {
    let layout = TextBreaker.layout("hello world\nx", font: .body, width: 3, height: 1, measurer: FixedTextMeasurer())
    expect(layout.size, equals: CGSize(width: 88, height: 32))
    expect(layout.lines.count, equals: 2)
    expect(TextBreaker.minimumWidth(of: "hello\nx", font: .body, measurer: FixedTextMeasurer()), equals: 40)
  }

  @Test func `The minimum width is that of the widest character`() {
    expect(TextBreaker.minimumWidth(of: "a日b", font: .body, measurer: PlainMeasurer()), equals: 20)
    let font = ResolvedFont(size: 2048)
    expect(TextBreaker.minimumWidth(of: "illWill", font: font, measurer: MetricTextMeasurer()), equals: 1933)
  }

  @Test func `A measurer with invalid results causes no harm`() {
    struct Liar: TextMeasurer {
      func width(of text: Substring, in font: ResolvedFont) -> CGFloat { text.count.isMultiple(of: 2) ? .nan : -3 }
      func lineMetrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(ascent: .nan, descent: .infinity) }
    }
    let layout = TextBreaker.layout("some text\nhere", font: .body, width: 10, height: 5, measurer: Liar())
    expect(layout.size, equals: .zero)
  }
}
