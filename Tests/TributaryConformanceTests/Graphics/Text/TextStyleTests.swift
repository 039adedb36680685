/// Returns a host in which a character is one cell.
@MainActor
private func cells<V: View>(_ width: CGFloat, _ height: CGFloat = 200, @ViewBuilder _ content: () -> V) -> ViewHost<V> {
  settledHost(width, height, measurer: CellTextMeasurer(), content: content)
}

/// Returns a host with the metrics of the default font.
@MainActor
private func metric<V: View>(_ width: CGFloat, _ height: CGFloat = 200, @ViewBuilder _ text: () -> V) -> ViewHost<V> {
  settledHost(width, height, measurer: MetricTextMeasurer(), content: text)
}

@MainActor struct TextStyleTests {
  @Test(.claim("TEXT-18")) @MainActor func `Kerning widens text`() {
    let text = Text("abab")
    let plain: CGFloat = 4 * 1139 * 20 / 2048
    let host = metric(400) {
      VStack {
        text.kerning(3).accessibilityIdentifier("kerned")
        text.kerning(3).tracking(5).accessibilityIdentifier("tracked")
        text.accessibilityIdentifier("inherited").tracking(-1)
      }
      .font(.system(size: 20))
    }
    expect(short(host.frame(of: "kerned")?.width ?? 0), equals: short(plain + 12))
    expect(short(host.frame(of: "tracked")?.width ?? 0), equals: short(plain + 20))
    expect(short(host.frame(of: "inherited")?.width ?? 0), equals: short(plain - 4))
  }

  @Test(.claim("TEXT-19")) @MainActor func `A baseline offset raises the line height`() {
    let host = metric(400) {
      HStack(alignment: .firstTextBaseline) {
        Text("a").accessibilityIdentifier("plain")
        Text("a").baselineOffset(10).accessibilityIdentifier("up")
        Text("a").baselineOffset(-10).accessibilityIdentifier("down")
      }
    }
    let height = host.frame(of: "plain")?.height ?? 0
    expect(short(host.frame(of: "up")?.height ?? 0), equals: short(height + 10))
    expect(short(host.frame(of: "down")?.height ?? 0), equals: short(height + 10))
    // All baselines are on one line.
    expect(Set(host.baselines).count, equals: 1)
    expect(host.frame(of: "up")?.minY ?? 0, below: host.frame(of: "plain")?.minY ?? 0)
    expect(host.frame(of: "down")?.minY, equals: host.frame(of: "plain")?.minY)
  }

  @Test(.claim("TEXT-20")) @MainActor func `Tightening precedes scaling`() throws {
    let line = Text("Hello, world").lineLimit(1)
    let width = try #require(metric(400) { line.accessibilityIdentifier("t") }.frame(of: "t")).width
    func host(_ share: CGFloat, tight: Bool, scale: CGFloat) -> (text: [String], fonts: [String]) {
      let host = metric(400) { line.allowsTightening(tight).minimumScaleFactor(scale).frame(width: width * share) }
      return (host.lines, host.fonts)
    }
    // A twentieth of 17 points, taken from 12 characters, is 10.2 points, more than a tenth of the width.
    expect(host(0.92, tight: true, scale: 0.5).fonts, equals: ["17 400 Hello, world"])
    expect(host(0.92, tight: false, scale: 1).text, equals: ["Hello, w…"])
    let scaled = host(0.7, tight: true, scale: 0.5)
    expect(scaled.text, equals: ["Hello, world"])
    expect(scaled.fonts, differsFrom: ["17 400 Hello, world"])
    expect(host(0.3, tight: true, scale: 0.9).text.joined().hasSuffix("…"))
  }

  @Test(.claim("TEXT-21")) @MainActor func `Text styles have their sizes`() {
    let host = metric(400, 600) {
      VStack { ForEach(Font.TextStyle.allCases, id: \.self) { Text("x").font(.system($0)) } }
    }
    expect(
      host.fonts,
      equals: [
        "34 400 x", "28 400 x", "22 400 x", "20 400 x", "17 600 x", "15 400 x", "17 400 x", "16 400 x", "13 400 x",
        "12 400 x", "11 400 x",
      ])
  }

  @Test(.claim("TEXT-79")) @MainActor func `A text without a font or color has the default ones`() {
    let host = metric(400) {
      VStack {
        Text("a").font(nil)
        Text("b").foregroundColor(nil)
        Text("c").font(nil).font(.largeTitle)
        Text("d").font(.caption).font(nil).foregroundColor(Ink.blue.color).foregroundColor(nil)
        Text("e")
      }
      .font(.title)
      .foregroundStyle(Ink.red.color)
    }
    expect(host.fonts, equals: ["17 400 a", "28 400 b", "17 400 c", "12 400 d", "28 400 e"])
    expect(host.texts(in: .red), equals: ["a", "c", "e"])
    expect(host.texts(in: .black), equals: ["b"])
    expect(host.texts(in: .blue), equals: ["d"])
    let view = metric(400) {
      VStack { HStack { Text("a") }.font(nil).foregroundColor(nil) }.font(.title).foregroundStyle(Ink.red.color)
    }
    expect(view.fonts, equals: ["17 400 a"])
    expect(view.texts(in: .black), equals: ["a"])
  }

  @Test(.claim("TEXT-22")) @MainActor func `The text case changes letters`() {
    let host = cells(200) {
      VStack {
        Text("Straße").accessibilityIdentifier("t")
        Text("Abc").textCase(nil)
        Text("Abc").textCase(.lowercase)
      }
      .textCase(.uppercase)
    }
    play(host, "| lines = STRASSE / Abc / abc; extent t = 56 16")
  }

  @Test(.claim("TEXT-23")) @MainActor func `Underline and strikethrough are inherited`() {
    let host = cells(200) {
      VStack {
        Text("a")
        Text("b") + Text("c").strikethrough()
        Text("d").underline(false)
      }
      .underline()
    }
    expect(host.decorated, equals: ["_a_", "_b_", "_c_", "-c-", "_d_"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("TEXT-24")) @MainActor func `Lines are aligned to each other`() {
    func places(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> [String] {
      cells(80) {
        Text("aaaaaa\nbb").multilineTextAlignment(alignment).environment(\.layoutDirection, direction)
      }.places
    }
    expect(places(.leading), equals: ["16 aaaaaa", "16 bb"])
    expect(places(.center), equals: ["16 aaaaaa", "32 bb"])
    expect(places(.trailing), equals: ["16 aaaaaa", "48 bb"])
    expect(places(.leading, .rightToLeft), equals: ["16 aaaaaa", "48 bb"])
  }

  @Test(.claim("TEXT-25")) @MainActor func `Line limits reserve space`() {
    let text = Text("a b c d e").frame(width: 8)
    let host = cells(200, 800) {
      VStack {
        text.lineLimit(2).accessibilityIdentifier("2")
        text.lineLimit(...3).accessibilityIdentifier("...3")
        Text("a").lineLimit(3, reservesSpace: true).accessibilityIdentifier("reserved")
        Text("a").lineLimit(2...4).accessibilityIdentifier("2...4")
        text.lineLimit(2...4).accessibilityIdentifier("long")
        text.lineLimit(7...).accessibilityIdentifier("7...")
      }
    }
    let heights = ["2", "...3", "reserved", "2...4", "long", "7..."].map { short(host.frame(of: $0)?.height ?? 0) }
    expect(heights, equals: ["32", "48", "48", "32", "64", "112"])
  }

  @Test(.claim("TEXT-26")) @MainActor func `Truncation has three modes`() {
    func shown(_ mode: Text.TruncationMode) -> [String] {
      cells(56) { Text("abcdefghij").lineLimit(1).truncationMode(mode) }.lines
    }
    expect(shown(.head), equals: ["…efghij"])
    expect(shown(.middle), equals: ["abc…hij"])
    expect(shown(.tail), equals: ["abcdef…"])
  }

  @Test(.claim("TEXT-27")) @MainActor func `Line spacing applies between lines`() {
    let host = cells(200) {
      VStack {
        Text("a\nb\nc").lineSpacing(5).accessibilityIdentifier("three")
        Text("a").lineSpacing(5).accessibilityIdentifier("one")
      }
    }
    play(host, "| extent three = 8 58; extent one = 8 16")
  }

  @Test(.claim("TEXT-28")) @MainActor func `Wide and combined characters are measured as displayed`() {
    let host = metric(400) {
      VStack {
        Text("日本").accessibilityIdentifier("wide")
        Text("e\u{301}").accessibilityIdentifier("combined")
        Text("e").accessibilityIdentifier("plain")
        Text("👨‍👩‍👧‍👦").accessibilityIdentifier("family")
        Text("👍🏽").accessibilityIdentifier("thumb")
        Text("🇩🇪").accessibilityIdentifier("flag")
      }
      .font(.system(size: 20))
    }
    expect(host.frame(of: "wide")?.width, equals: 40)
    expect(host.frame(of: "combined")?.width, equals: host.frame(of: "plain")?.width)
    for name in ["family", "thumb", "flag"] { expect(host.frame(of: name)?.width, equals: 25, "\(name)") }
  }
}

@MainActor struct JoinedTextTests {
  @Test(.claim("TEXT-10")) @MainActor func `Each part has its own font`() {
    let host = metric(300) { (Text("ab") + Text("cd").font(.largeTitle).bold()).accessibilityIdentifier("t") }
    // "a" and "b": 1139 of 2048 units each, at 17 points. "c" and "d", bold: 1139 and 1251, at 34. A line: 1854 + 434.
    play(host, "| extent t = \(short(CGFloat(2278 * 17 + 2390 * 34) / 2048)) \(short(CGFloat(2288 * 34) / 2048))")
    expect(host.fonts, equals: ["17 400 ab", "34 700 cd"])
  }

  @Test(.claim("TEXT-11")) @MainActor func `Each part has its own color`() {
    let host = cells(300) {
      (Text("plain ") + Text("red ").foregroundColor(Ink.red.color) + Text("also")).foregroundStyle(Ink.blue.color)
    }
    expect(host.texts(in: .red), equals: ["red "])
    expect(host.texts(in: .blue), equals: ["plain ", "also"])
  }

  @Test(.claim("TEXT-12")) @MainActor func `A word that spans two texts wraps as one word`() {
    let host = cells(48) { (Text("aaaa bb") + Text("bb cc").bold()).accessibilityIdentifier("t") }
    expect(host.extent("t"), equals: "32 48")
    expect(host.places, equals: ["8 aaaa", "8 bb", "24 bb", "8 cc"])
  }

  @Test(.claim("TEXT-13")) @MainActor func `An ellipsis continues a style`() {
    expect(
      cells(48) { (Text("aaa") + Text("bbbbbb").bold()).lineLimit(1) }.fonts, equals: ["17 400 aaa", "17 700 bb…"])
    let head = cells(48) { (Text("aaaaaa") + Text("bbb").bold()).lineLimit(1).truncationMode(.head) }
    expect(head.fonts, equals: ["17 400 …", "17 400 aa", "17 700 bbb"])
    let middle = cells(48) { (Text("aaaaaa") + Text("bbb").bold()).lineLimit(1).truncationMode(.middle) }
    expect(middle.lines.joined(), equals: "aaa…bb")
  }

  @Test(.claim("TEXT-14")) @MainActor func `Lines have their own heights`() {
    let host = metric(100) {
      (Text("small\n").font(.system(size: 10)) + Text("large").font(.system(size: 40))).accessibilityIdentifier("t")
    }
    let unit = CGFloat(1) / 2048
    // A line break belongs to the line that it ends; the gap between lines is 67 units.
    expect(host.extent("t").hasSuffix(" \(short((2288 * 10 + 67 * 10 + 2288 * 40) * unit))"))
    let top = (200 - (2288 * 10 + 67 * 10 + 2288 * 40) * unit) / 2
    expect(
      host.baselines, equals: [short(top + 1854 * 10 * unit), short(top + (2288 * 10 + 67 * 10 + 1854 * 40) * unit)])
  }

  @Test(.claim("TEXT-15")) @MainActor func `Text with lines of different heights is truncated by height`() {
    let text = Text("aa\nbb\n").font(.system(size: 10)) + Text("cc").font(.system(size: 40))
    expect(metric(100) { text.frame(height: 80) }.lines, equals: ["aa", "bb", "cc"])
    expect(metric(100) { text.frame(height: 60) }.lines, equals: ["aa", "bb…"])
    expect(metric(100) { text.frame(height: 0) }.lines, equals: ["aa…"])
  }

  @Test(.claim("TEXT-16")) @MainActor func `A right-to-left line runs to the left`() {
    expect(cells(80) { Text("אב") + Text("גד").bold() + Text("x") }.places, equals: ["44 אב", "28 גד", "20 x"])
    expect(cells(80) { Text("x") + Text("אב").bold() }.places, equals: ["28 x", "36 אב"])
  }

  @Test(.claim("TEXT-17")) @MainActor func `A change of one part is redrawn or measured`() {
    func content(_ color: Color, _ size: CGFloat) -> some View {
      (Text("a") + Text("b").foregroundColor(color).font(.system(size: size))).accessibilityIdentifier("t")
    }
    let host = metric(100) { content(Ink.red.color, 10) }
    expect(host.texts(in: .red), equals: ["b"])
    host.content = content(Ink.green.color, 10)
    expect(host.update().counts.measurements, equals: 0)
    expect(host.texts(in: .green), equals: ["b"])
    host.content = content(Ink.green.color, 40)
    expect(host.updated().fonts, equals: ["17 400 a", "40 400 b"])
    expect(host.core.checkInvariants(), equals: [])
  }
}

@MainActor struct LineHeightTests {
  private func heights<V: View>(
    _ measurer: any TextMeasurer = MetricTextMeasurer(), @ViewBuilder _ content: () -> V
  ) -> CGFloat {
    settledHost(400, 400, measurer: measurer) {
      content().font(.system(size: 20)).accessibilityIdentifier("text")
    }.frame(of: "text")?.height ?? -1
  }

  @Test(.claim("TEXT-91")) @MainActor func `Line heights depend on the font size`() {
    let text = Text("a\nb\nc")
    expect(heights { text.lineHeight(.exact(points: 30)) }, equals: 90)
    expect(heights { text.lineHeight(.multiple(factor: 1.5)) }, equals: 90)
    expect(heights { text.lineHeight(.leading(increase: 10)) }, equals: 90)
    expect(heights { text.lineHeight(.exact(points: 5)) }, equals: 15)
    expect(heights { text.lineHeight(.exact(points: -5)) }, equals: 0)
    expect(heights { text.lineHeight(.multiple(factor: .nan)) }, equals: 0)
    let mixed = Text("\(Text("a")) \(Text("b").font(.system(size: 40)))")
    expect(heights { mixed.lineHeight(.multiple(factor: 1.5)) }, equals: 60)
    expect(heights { mixed.lineHeight(.exact(points: 30)) }, equals: 30)
  }

  @Test(.claim("TEXT-92")) @MainActor func `The font decides without a line height`() {
    let text = Text("a\nb\nc")
    let plain = heights { text }
    expect(plain, above: 0)
    expect(heights { text.lineHeight(.variable) }, equals: plain)
    expect(heights { text.lineHeight(nil).lineHeight(.loose) }, equals: plain)
    expect(heights { text.lineHeight(.loose).lineHeight(.tight) }, equals: 90)
  }

  @Test(.claim("TEXT-93")) @MainActor func `Line spacing is added`() {
    expect(heights { Text("a\nb\nc").lineHeight(.exact(points: 30)).lineSpacing(5) }, equals: 100)
    let host = metric(400, 400) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").lineHeight(.exact(points: 2 * (1854 + 434) * 20 / 2048)).accessibilityIdentifier("high")
        Text("a").accessibilityIdentifier("plain")
      }
      .font(.system(size: 20))
    }
    let distance = (host.frame(of: "plain")?.minY ?? 0) - (host.frame(of: "high")?.minY ?? 0)
    expect(short(distance), equals: short(1854 * 20 / 2048))
  }

  @Test(.claim("TEXT-94")) @MainActor func `Rows of a terminal keep their height`() {
    let text = Text("a\nb\nc")
    expect(heights(CellTextMeasurer()) { text.lineHeight(.loose) }, equals: heights(CellTextMeasurer()) { text })
  }

  @Test @MainActor func `Symbols keep their size`() {
    func size<V: View>(_ height: AttributedString.LineHeight?, _ content: V) -> CGSize? {
      metric(400, 400) { content.lineHeight(height).accessibilityIdentifier("symbol") }.frame(of: "symbol")?.size
    }
    let image = Image(systemName: "star")
    let text = Text("a\(image)")
    for height in [5, 60] {
      let lineHeight = AttributedString.LineHeight.exact(points: CGFloat(height))
      expect(size(lineHeight, image), equals: size(nil, image))
      expect(size(lineHeight, text)?.width, equals: size(nil, text)?.width)
      expect(size(lineHeight, text)?.height, equals: CGFloat(height))
    }
  }

  @Test @MainActor func `Text whose lines have no height fits the width`() {
    let host = metric(400, 400) {
      Text("A long text that shrinks").minimumScaleFactor(0.2).lineHeight(.exact(points: 0))
        .accessibilityIdentifier("text").frame(width: 60, height: 20)
    }
    let width = metric(400, 400) {
      Text("A long text that shrinks").accessibilityIdentifier("text")
    }.frame(of: "text")?.width
    expect((width ?? 0), above: 60)
    expect(host.frame(of: "text").map { $0.width <= 60 && $0.height == 0 }, equals: true)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A line height can change, and another measurer keeps it`() {
    struct Root: View {
      @State var height: AttributedString.LineHeight? = .exact(points: 50)
      var body: some View {
        Text("a\nb").lineHeight(height).accessibilityIdentifier("text").onTapGesture { height = nil }
      }
    }
    let host = metric(400, 400) { Root() }
    play(host, "| height text = 100", "tap 200,200; update")
    expect((host.frame(of: "text")?.height ?? 100), below: 60)
    let other = heights { Text("a").environment(\.textMeasurer, FixedTextMeasurer()).lineHeight(.exact(points: 50)) }
    expect(other, equals: 50)
    var values = EnvironmentValues()
    expectNil(values.lineHeight)
    values.lineHeight = .loose
    expect(values.lineHeight, equals: .loose)
    values.lineHeight = nil
    #expect(values.lineHeight == nil && values.textMeasurer is MetricTextMeasurer)
  }
}

@MainActor struct TextBackgroundTests {
  /// Returns a text in which some parts have a background.
  private func marked(_ text: String, _ parts: [(part: String, ink: Ink)]) -> AttributedString {
    var string = AttributedString(text)
    for (part, ink) in parts { if let range = string.range(of: part) { string[range].backgroundColor = ink.color } }
    return string
  }

  /// The areas behind texts in the picture, as "red 0 0 32 16 over <text>".
  private func areas<V: View>(_ host: ViewHost<V>) -> [String] {
    var areas: [String] = []
    host.displayList.forEachFlattened { flat in
      guard case .text(let layout, let origin, _) = flat.command else { return }
      for line in layout.backgrounds {
        let rect = line.rectangle.offsetBy(dx: origin.x, dy: origin.y).applying(flat.transform)
        let ink = [Ink.red, .green, .blue].first { $0.resolved == line.background }
        let name = ink.map { "\($0)" } ?? "other"
        areas.append(
          ([name] + [rect.minX, rect.minY, rect.width, rect.height].map { short($0) }).joined(separator: " "))
      }
    }
    return areas
  }

  @Test(.claim("TEXT-53")) @MainActor func `A background fills the area of its range in each line`() {
    let text = Text(marked("aa bb cc dd", [("bb cc", .red)])).frame(width: 48, alignment: .leading)
    expect(areas(cells(48, 32) { text }), equals: ["red 24 0 16 16", "red 0 16 16 16"])
    expect(areas(cells(88, 16) { Text(AttributedString("aa bb")) }), equals: [])
    let plain = cells(200) { Text("aa bb cc").accessibilityIdentifier("t") }
    let colored = cells(200) { Text(marked("aa bb cc", [("bb", .red)])).accessibilityIdentifier("t") }
    expect(plain.frame(of: "t"), equals: colored.frame(of: "t"))
  }

  @Test(.claim("TEXT-54")) @MainActor func `A background continues through runs and is truncated with its text`() {
    var string = marked("a bbcc d", [("bbcc", .green)])
    if let range = string.range(of: "cc") { string[range].font = .body.bold() }
    expect(areas(cells(64, 16) { Text(string) }), equals: ["green 16 0 32 16"])
    let long = marked("ab cdefgh", [("cdefgh", .blue)])
    expect(areas(cells(48, 16) { Text(long).lineLimit(1) }), equals: ["blue 24 0 24 16"])
    expect(areas(cells(40, 16) { Text(marked("abcdef gh", [("gh", .blue)])).lineLimit(1) }), equals: [])
    let small = marked("ab cd", [("ab", .red)])
    let host = metric(200, 100) { (Text(small).font(.caption) + Text("X").font(.title)).accessibilityIdentifier("t") }
    let height = host.frame(of: "t")?.height ?? 0
    expect(areas(host).first?.hasSuffix(" \(short(height))"), equals: true)
  }

  @Test @MainActor func `The background of a word in a right-to-left line is behind the word`() {
    let text = Text(marked("\u{5D0}\u{5D1} \u{5D2}\u{5D3}", [("\u{5D0}\u{5D1}", .red)]))
    expect(areas(cells(40, 16) { text }), equals: ["red 24 0 16 16"])
  }

  private struct Page: View {
    let model: Model
    var body: some View { Text(model.text).foregroundStyle(model.ink.color) }
  }

  @Observable @MainActor final class Model {
    var text = AttributedString("ab")
    var ink = Ink.red
  }

  @Test func `A background changes with its text, and is drawn below text without color and during an animation`() {
    let model = Model()
    let host = cells(16, 16) { Page(model: model) }
    expect(areas(host), equals: [])
    model.text = marked("ab", [("ab", .blue)])
    expect(areas(host.updated()), equals: ["blue 0 0 16 16"])
    withAnimation(.linear(duration: 1)) { model.ink = .green }
    play(host, "update; wait 0.5")
    expect(areas(host), equals: ["blue 0 0 16 16"])
    model.text = marked("ab", [("b", .green)])
    expect(areas(host.updated()), equals: ["green 8 0 8 16"])
    let clear = cells(16, 16) { Text(marked("ab", [("ab", .red)])).foregroundStyle(.clear) }
    expect(areas(clear), equals: ["red 0 0 16 16"])
  }
}

@MainActor struct DynamicTypeTests {
  @Test(.claim("TEXT-40")) @MainActor func `Text styles follow the text size`() {
    func size(_ font: Font, _ textSize: DynamicTypeSize) -> CGFloat { font.resolved(textSize: textSize).size }
    expect(size(.body, .xSmall), equals: 14)
    expect(size(.body, .large), equals: 17)
    expect(size(.body, .xxxLarge), equals: 23)
    expect(size(.largeTitle, .accessibility5), equals: 60)
    expect(size(.caption2, .small), equals: 11)
    expect(size(.callout, .large), equals: 16)
    expect(size(.system(size: 20), .accessibility5), equals: 20)
    expect(size(.custom("Face", fixedSize: 20), .accessibility5), equals: 20)
    expect(size(.custom("Face", size: 17), .accessibility5), equals: 53)
    expect(size(.custom("Face", size: 34, relativeTo: .largeTitle), .accessibility5), equals: 60)
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.size(at: $0) }
      expect(sizes, equals: sizes.sorted())
    }
    let host = metric(400) {
      VStack {
        Text("a").accessibilityIdentifier("usual")
        Text("a").dynamicTypeSize(.accessibility1).accessibilityIdentifier("large")
      }
    }
    let (usual, large) = (host.frame(of: "usual")?.height ?? 0, host.frame(of: "large")?.height ?? 0)
    expect(abs(large / usual - 28.0 / 17), below: 1e-9)
  }

  @Test(.claim("TEXT-41")) @MainActor func `A range bounds the text size`() {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(size)") }
    }
    play(400, 400, "| lines = xLarge / xLarge / accessibility4 / accessibility3") {
      VStack {
        Size().dynamicTypeSize(...DynamicTypeSize.xLarge)
        Size().dynamicTypeSize(.small ... .xLarge)
        Size().dynamicTypeSize(DynamicTypeSize.accessibility4...)
        Size()
      }
      .dynamicTypeSize(.accessibility3)
    }
    expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test(.claim("TEXT-42")) @MainActor func `A scaled metric follows its text style`() {
    struct Scaled: View {
      @ScaledMetric private var side = 17.0
      @ScaledMetric(relativeTo: .largeTitle) private var length: CGFloat = 34
      var body: some View { Color.red.frame(width: side, height: length).accessibilityIdentifier("scaled") }
    }
    struct Screen: View {
      var size = DynamicTypeSize.large
      var body: some View { Scaled().dynamicTypeSize(size) }
    }
    let host = settledHost(400, 400) { Screen() }
    expect(host.frame(of: "scaled")?.size, equals: CGSize(width: 17, height: 34))
    host.content.size = .accessibility5
    expect(host.updated().frame(of: "scaled")?.size, equals: CGSize(width: 53, height: 60))
  }

  @Test(.claim("TEXT-51")) @MainActor func `Small capitals are measured as they are drawn`() {
    func width(_ text: String, _ font: Font) -> CGFloat {
      MetricTextMeasurer().width(of: text[...], in: font.resolved())
    }
    let font = Font.system(size: 10)
    expect(abs(width("ab", font.lowercaseSmallCaps()) - width("AB", font) * 0.8), below: 1e-9)
    expect(abs(width("Ab", font.lowercaseSmallCaps()) - width("A", font) - width("B", font) * 0.8), below: 1e-9)
    expect(abs(width("Ab1", font.smallCaps()) - width("AB", font) * 0.8 - width("1", font)), below: 1e-9)
    expect(abs(width("Ab", font.uppercaseSmallCaps()) - width("A", font) * 0.8 - width("b", font)), below: 1e-9)
    expect(font.lowercaseSmallCaps().uppercaseSmallCaps(), equals: font.smallCaps())
  }
}

@MainActor struct FontResolutionTests {
  @Test(.claim("TEXT-81")) @MainActor func `A font resolves to traits in an environment`() {
    let plain = EnvironmentValues().fontResolutionContext
    expect(Font.default.resolve(in: plain).pointSize, equals: 17)
    expect(!Font.default.resolve(in: plain).isBold)
    expect(Font.headline.resolve(in: plain).isBold)
    expect(!Font.headline.bold(false).resolve(in: plain).isBold)
    expect(Font.body.weight(.light).bold(false).resolve(in: plain).weight, equals: .light)
    expect(Font.body.bold(true).italic(true).resolve(in: plain).isItalic)
    expect(!Font.body.italic().italic(false).resolve(in: plain).isItalic)
    expect(Font.body.monospaced().resolve(in: plain).isMonospaced)
    expect(Font.body.smallCaps().resolve(in: plain).isLowercaseSmallCaps)
    var environment = EnvironmentValues()
    environment.font = .title.bold().italic()
    environment.dynamicTypeSize = .accessibility5
    let context = environment.fontResolutionContext
    expect(context, differsFrom: plain)
    let font = Font.default.resolve(in: context)
    #expect(font.isBold && font.isItalic && font.pointSize > 28)
    expect(!Font.default.bold(false).resolve(in: context).isBold)
    expect(!Font.default.italic(false).resolve(in: context).isItalic)
    expect(Font.default.weight(.heavy).resolve(in: context).weight, equals: .heavy)
  }

  @Test @MainActor func `Text with the default font has the font of the environment`() {
    var text = AttributedString("abc")
    text.font = .default.italic()
    let heavy = Font.system(size: 31, weight: .heavy)
    let expected = settledHost(200, 100) { Text(verbatim: "abc").font(heavy.italic()) }.displayList.description
    expect(settledHost(200, 100) { Text(text).font(heavy) }.displayList.description, equals: expected)
    expect(settledHost(200, 100) { HStack { Text(text) }.font(heavy) }.displayList.description, equals: expected)
    expect(settledHost(200, 100) { Text(text).font(.default).font(heavy) }.displayList.description, equals: expected)
  }
}
