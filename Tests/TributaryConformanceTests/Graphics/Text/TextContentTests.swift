@MainActor struct TextContentTests {
  private func symbols<V: View>(_ host: ViewHost<V>) -> [String] {
    var found: [String] = []
    host.displayList.forEachFlattened { flat in
      guard case .symbol(let symbol) = flat.command else { return }
      let frame = symbol.frame.applying(flat.transform)
      found.append("\(symbol.name) \(short(frame))")
    }
    return found
  }

  @Test(.claim("TEXT-74")) @MainActor func `Interpolated numbers do not depend on the locale`() {
    let host = settledHost(400, 100) {
      Text("\(1_234_567) and \(0.5)").environment(\.locale, Locale(identifier: "de_DE"))
    }
    expect(host.displayList.description.contains("\"1234567 and 0.5\""), here: true, inSwiftUI: false)
  }

  @Test(.claim("TEXT-78")) @MainActor func `An interpolated attributed string keeps its attributes`() {
    var name = AttributedString("Ann")
    name.strikethroughStyle = .single
    let interpolated = settledHost(400, 100) { Text("from \(name) and \(AttributedString("Bo"))") }
    let told = settledHost(400, 100) { Text("from \(Text("Ann").strikethrough()) and Bo") }
    expect(interpolated.displayList.description, equals: told.displayList.description)
    expect(interpolated.displayList.description, contains: "\"Ann\"")
  }

  @Test(.claim("TEXT-48")) @MainActor func `Symbols are set in text`() {
    let host = settledHost(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        (Text("ab ") + Text(Image(systemName: "star.fill"))).foregroundStyle(Ink.red.color)
        Text("to \(Image(systemName: "star.fill")) be").accessibilityIdentifier("words")
        Text(Image(systemName: "star.fill")).accessibilityIdentifier("alone")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expect(symbols(host), equals: ["star.fill 24 0 20 20", "star.fill 24 20 20 20", "star.fill 0 40 20 20"])
    play(host, "| box words = 0 20 68 20; box alone = 0 40 20 20; diagnostics =")
    var paints: [Paint] = []
    host.displayList.forEachFlattened { if case .symbol(let symbol) = $0.command { paints.append(symbol.paint) } }
    expect(paints.first, equals: .color(Ink.red.resolved))
    // The symbol wraps with its word.
    let narrow = settledHost(50, 100) { Text("to be \(Image(systemName: "star.fill"))") }
    expect(symbols(narrow).first?.contains(" 20 20"), equals: true)
    expect(narrow.lines.count, above: 1)
  }

  @Test(.claim("TEXT-49")) @MainActor func `An unknown symbol in a text is reported`() {
    play(200, 100, "| box missing ends 20 20; diagnostics = unknownSymbol; lines has flag") {
      VStack {
        Text(Image(systemName: "no.such")).accessibilityIdentifier("missing")
        Text(Image("flag"))
      }
    }
  }

  @Test(.claim("TEXT-50")) @MainActor func `Attributed strings keep their attributes`() throws {
    var string = AttributedString("one ")
    var two = AttributedString("two")
    two.foregroundColor = Ink.red.color
    two.font = .title
    two.underlineStyle = .single
    two.kern = 2
    string += two
    let text = Text(string)
    expect(text.runs.map(\.content), equals: ["one ", "two"])
    expect(text.runs[0].traits, equals: TextTraits())
    #expect(text.runs[1].traits.font == .title && text.runs[1].traits.underline == .single)
    expect(text.runs[1].traits.kerning, equals: 2)
    expect(settledHost(300, 100) { text }.lines, equals: ["one ", "two"])
    expect(Text(AttributedString("plain")).runs.map(\.traits), equals: [TextTraits()])
    let marked = try AttributedString(markdown: "a **b** `c`")
    expect(Text(marked).runs.map(\.content), equals: ["a ", "b", " ", "c"])
    expect(Text(marked).runs[1].traits.weight, equals: .bold)
    expect(String(marked.characters), equals: "a b c")
  }

  @Test(.claim("TEXT-52")) @MainActor func `Words are inflected by their number`() {
    func shown(_ key: LocalizedStringKey) -> String { Text(key).content }
    for (count, word) in [(0, "items"), (1, "item"), (2, "items"), (1_000, "items")] {
      expect(shown("^[\(count) item](inflect: true)"), equals: "\(count) \(word)")
    }
    expect(shown("You have ^[\(3) new message](inflect: true) today"), equals: "You have 3 new messages today")
    expect(shown("^[**\(2)** box](inflect: true)"), equals: "2 boxes")
    expect(shown("^[some item](inflect: true)"), equals: "some item")
    expect(shown("^[\(2) item](other: true)"), equals: "2 item")
    expect(shown("a^[b"), equals: "a^[b")
    for (one, several) in [
      ("city", "cities"), ("day", "days"), ("Person", "People"), ("dish", "dishes"), ("potato", "potatoes"),
      ("photo", "photos"), ("BOX", "BOXES"), ("class", "classes"), ("child", "children"),
    ] { expect(EnglishPlural.plural(of: one), equals: several) }
  }
}

@MainActor struct FormattedTextTests {
  /// 14 November 2023, 22:13:20 in Greenwich.
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)
  private static let german = Locale(identifier: "de_DE")

  private func lines<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    settledHost(400, 200) { VStack { content() } }.lines.map { line in
      // Foundation inserts narrow and unbreakable spaces.
      String(line.map { $0.isWhitespace ? " " : $0 })
    }
  }

  @Test(.claim("TEXT-76")) @MainActor func `Formatted values follow the locale`() {
    let values = VStack {
      Text(1234.5, format: .number)
      Text(0.25, format: .percent)
      Text(9.5, format: .currency(code: "EUR"))
      Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR")))
      Text("\(1234.5, format: .number)")
      LabeledContent("Size", value: 1234.5, format: .number)
    }
    expect(lines { values }, equals: ["1,234.5", "25%", "€9.50", "1,234.5", "1,234.5", "Size", "1,234.5"])
    expect(
      lines { values.environment(\.locale, Self.german) },
      equals: ["1.234,5", "25 %", "9,50 €", "1.234,5", "1.234,5", "Size", "1.234,5"])
  }

  @Test(.claim("TEXT-77")) @MainActor func `Formatted dates follow the locale and the time zone`() {
    let tokyo = TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt
    let time = Date.FormatStyle(timeZone: tokyo).hour(.twoDigits(amPM: .omitted)).minute()
    let dates = VStack {
      Text(Self.start, format: .dateTime.year().month().day())
      Text(Self.start, format: .dateTime.day().month(.wide))
      Text(Self.start, format: time)
    }
    expect(lines { dates }, equals: ["Nov 14, 2023", "November 14", "07:13"])
    expect(
      lines {
        dates.environment(\.locale, Self.german).environment(\.timeZone, TimeZone(secondsFromGMT: 7_200) ?? .gmt)
      }, equals: ["15. Nov. 2023", "15. November", "07:13"])
  }

  @Test @MainActor func `A change of the locale, of the value, and of the format shows in the same text`() {
    let host = settledHost(400, 100) { Switching().accessibilityIdentifier("text") }
    expect(host.lines, equals: ["1,234.5"])
    host.environment.locale = Self.german
    play(host, "update | lines = 1.234,5", "tap text | lines = 1.235,50")
    host.environment.locale = Locale(identifier: "en_US")
    play(host, "update | lines = 1,235.50")
  }

  private struct Switching: View {
    @State private var value = 1234.5
    var body: some View {
      Text(value, format: value > 1235 ? .number.precision(.fractionLength(2)) : .number).onTapGesture { value += 1 }
    }
  }

  @Test @MainActor func `Equal values in equal formats are equal texts`() {
    expect(Text(1, format: .number), equals: Text(1, format: .number))
    expect(Text(1, format: .number), differsFrom: Text(2, format: .number))
    // The results are equal here, and differ in other environments.
    expect(Text(1, format: .number), differsFrom: Text(1.0, format: .number))
    expect(Text(1, format: .number), differsFrom: Text(1, format: .number.grouping(.never)))
    expect(Text(1, format: .number), differsFrom: Text(verbatim: "1"))
  }

  @Test @MainActor func `A format of client code runs once in the default environment`() {
    let calls = Calls()
    let format = Counting(calls: calls)
    let host = settledHost(100, 100) { Text(7, format: format) }
    #expect(host.lines == ["seven"] && calls.count == 1)
    host.environment.locale = Self.german
    #expect(host.updated().lines == ["seven"] && calls.count == 2)
  }

  private final class Calls: @unchecked Sendable { var count = 0 }

  private struct Counting: FormatStyle, @unchecked Sendable {
    let calls: Calls
    func format(_ value: Int) -> String {
      calls.count += 1
      return "seven"
    }
    init(calls: Calls) { self.calls = calls }
    init(from decoder: any Decoder) { calls = Calls() }
    func encode(to encoder: any Encoder) {}
    static func == (a: Self, b: Self) -> Bool { a.calls === b.calls }
    func hash(into hasher: inout Hasher) {}
  }
}

@MainActor struct LiveTextTests {
  /// 14 November 2023, 22:13:20 in Greenwich.
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func host<V: View>(@ViewBuilder _ content: () -> V) -> ViewHost<V> {
    let host = ViewHost(size: CGSize(width: 400, height: 200), content: content)
    host.startDate = Self.start
    host.environment.textMeasurer = FixedTextMeasurer()
    host.update()
    return host
  }

  private func shown(_ seconds: Double, _ style: Text.DateStyle) -> String {
    host { Text(Self.start.addingTimeInterval(seconds), style: style) }.lines.joined()
  }

  @Test(.claim("TEXT-43")) @MainActor func `Date and time styles follow the environment`() {
    expect(shown(0, .date), equals: "November 14, 2023")
    // Foundation inserts a narrow space before AM or PM.
    expect(shown(0, .time).filter { $0.isASCII && $0 != " " }, equals: "10:13PM")
    let german = host {
      VStack {
        Text(Self.start, style: .date)
        Text("Am \(Self.start, style: .date) um \(Self.start, style: .time)")
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 7_200) ?? .gmt)
    }
    expect(german.lines.prefix(4), equals: ["15. November 2023", "Am ", "15. November 2023", " um "])
    expect(german.lines.last?.hasSuffix("0:13"), equals: true)
  }

  @Test(.claim("TEXT-44")) @MainActor func `The relative style shows two units`() {
    expect(shown(8_580, .relative), equals: "2 hours, 23 minutes")
    expect(shown(-8_580, .relative), equals: "2 hours, 23 minutes")
    expect(shown(61, .relative), equals: "1 minute, 1 second")
    expect(shown(-3_600, .relative), equals: "1 hour")
    expect(shown(0, .relative), equals: "0 seconds")
  }

  @Test(.claim("TEXT-45")) @MainActor func `The offset style shows one unit with a sign`() {
    expect(shown(8_580, .offset), equals: "+2 hours")
    expect(shown(-8_000_000, .offset), equals: "-3 months")
    expect(shown(-59, .offset), equals: "-59 seconds")
  }

  @Test(.claim("TEXT-46")) @MainActor func `Timers follow the clock of the host`() {
    let timers = host {
      VStack {
        Text(Self.start.addingTimeInterval(2), style: .timer)
        Text(timerInterval: Self.start...Self.start.addingTimeInterval(3))
        Text(timerInterval: Self.start...Self.start.addingTimeInterval(3), countsDown: false)
      }
    }
    play(
      timers,
      "| lines = 0:02 / 0:03 / 0:00",
      "wait 0.5 | lines = 0:02 / 0:03 / 0:00",
      "wait 0.5 | lines = 0:01 / 0:02 / 0:01",
      "wait 3 | lines = 0:02 / 0:00 / 0:03")
    // The steps do not matter.
    let other = host { Text(Self.start.addingTimeInterval(100), style: .timer) }
    for _ in 0..<30 { other.advance(by: 0.1) }
    expect(other.lines, equals: ["1:37"])
  }

  @Test(.claim("TEXT-47")) @MainActor func `A timer stops at its pause`() {
    let end = Self.start.addingTimeInterval(4_500)
    let timers = host {
      VStack {
        Text(timerInterval: Self.start...end, pauseTime: Self.start.addingTimeInterval(10))
        Text(timerInterval: Self.start...end, showsHours: false)
      }
    }
    play(timers, "| lines = 1:15:00 / 75:00", "wait 60 | lines = 1:14:50 / 74:00")
  }

  @Test @MainActor func `A live text causes a frame only when its string changes`() {
    let host = host { Text(Self.start.addingTimeInterval(-7_200), style: .relative) }
    expect(host.lines, equals: ["2 hours"])
    expect(host.advance(by: 59).counts.measurements, equals: 0)
    play(host, "wait 1 | lines = 2 hours, 1 minute")
  }

  @Test @MainActor func `A removed live text schedules no update`() {
    struct Screen: View {
      var isShown = true
      var body: some View {
        VStack { if isShown { Text(LiveTextTests.start.addingTimeInterval(90), style: .timer) } else { Text("gone") } }
      }
    }
    let host = ViewHost(size: CGSize(width: 400, height: 200)) { Screen() }
    host.startDate = Self.start
    host.update()
    host.content.isShown = false
    play(host, "update; wait 2 | lines = gone")
    expect(host.core.clock.deadlines.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e18, 1e11])
  @MainActor func `Unrepresentable dates are clamped`(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let host = host {
      VStack {
        ForEach([Text.DateStyle.date, .time, .relative, .offset, .timer], id: \.self) { Text(date, style: $0) }
        Text(timerInterval: min(date, Self.start)...max(date, Self.start))
      }
    }
    play(host, "wait 2 | diagnostics =")
  }
}

@MainActor struct MarkdownTests {
  /// Returns the pieces of a text, with letters for their styles: bold, italic, strikethrough, code, and link.
  private func pieces(_ text: Text) -> String {
    text.runs.map { run in
      var letters = ""
      if run.traits.weight == .bold { letters += "b" }
      if run.traits.isItalic == true { letters += "i" }
      if run.traits.strikethrough != nil { letters += "s" }
      if run.traits.design == .monospaced { letters += "c" }
      if run.traits.foreground != nil { letters += "l" }
      return letters.isEmpty ? run.content : "\(letters)(\(run.content))"
    }
    .joined(separator: "|")
  }

  @Test(.claim("TEXT-29")) @MainActor func `Inline Markdown in a literal is parsed`() {
    expect(pieces(Text("a **b** c")), equals: "a |b(b)| c")
    expect(pieces(Text("__b__ and *i* and _i_")), equals: "b(b)| and |i(i)| and |i(i)")
    expect(pieces(Text("***both***")), equals: "bi(both)")
    expect(pieces(Text("**bold and *both***")), equals: "b(bold and )|bi(both)")
    expect(pieces(Text("~~gone~~ `a*b*` [here](https://example.org)")), equals: "s(gone)| |c(a*b*)| |l(here)")
    expect(pieces(Text("[**b**](x) \\*no\\*")), equals: "bl(b)| *no*")
    expect(settledHost(300, 100) { Text("a **b** c") }.lines.joined(), equals: "a b c")
  }

  @Test(.claim("TEXT-30")) @MainActor func `Unmatched Markdown characters are shown`() {
    for text in [
      "2 * 3 * 4", "snake_case_name", "*open", "**open*x", "[no link]", "[a](b c)", "`open", "a ~ b", "___", "*", "",
    ] { #expect(Text(LocalizedStringKey(text)).content == text || text == "**open*x") }
    expect(pieces(Text("# Heading")), equals: "# Heading")
    expect(pieces(Text("- item")), equals: "- item")
    expectNil(Text("plain").attributes)
    expectNil(Text("2 * 3").attributes)
  }

  @Test(.claim("TEXT-31")) @MainActor func `Strings other than literals are shown verbatim`() {
    let string = "**a**"
    expect(pieces(Text(string)), equals: "**a**")
    expect(pieces(Text(verbatim: "**a**")), equals: "**a**")
    expect(pieces(Text("\(string) **b**")), equals: "**a** |b(b)")
    expect(pieces(Text("**\(string)**")), equals: "b(**a**)")
    expect(pieces(Text("*\(1)* [\(2)](\(string))")), equals: "i(1)| |l(2)")
  }

  @Test(.claim("TEXT-75")) @MainActor func `Markdown around an interpolated text applies to that text`() {
    let italic = Text("b").italic()
    let day = Date(timeIntervalSinceReferenceDate: 0)
    expect(pieces(Text("**a \(italic) c**")), equals: "b(a )|bi(b)|b( c)")
    expect(pieces(Text("**\(italic)**")), equals: "bi(b)")
    expect(pieces(Text("*\(italic) and **\(italic)***")), equals: "i(b and )|bi(b)")
    expect(pieces(Text("**\(day, style: .date)** x")), equals: "b(January 1, 2001)| x")
    expect(pieces(Text("**\(2.5, format: .number)** \(1, format: .number)")), equals: "b(2.5)| |1")
    expect(pieces(Text("`\(italic)` [\(italic)](x)")), equals: "ic(b)| |il(b)")
    // Delimiters in the text are not those of the literal, and a delimiter without a counterpart is displayed.
    expect(pieces(Text("*\(Text("a*").italic()) b*")), equals: "i(a* b)")
    expect(pieces(Text("**\(italic)")), equals: "**|i(b)")
    expect(pieces(Text("\(italic) **b**")), equals: "i(b)| |b(b)")
    expect(pieces(Text("*\(italic)\u{301}*")), equals: "i(b\u{301})")
    expect(Text("^[\(3, format: .number) apple](inflect: true)").content, equals: "3 apples")
    let long = String(repeating: "x", count: 5_000)
    expect(pieces(Text("**\(long)\(italic)**")), equals: "**\(long)|i(b)|**")
  }

  @Test @MainActor func `The parsing of long and hostile literals terminates`() {
    for piece in ["*a ", "[", "_a *b ", "`", "~~x *", "\\"] {
      let text = String(repeating: piece, count: 2_000)
      expect(Text(LocalizedStringKey(text)).content.count, atMost: text.count)
    }
  }
}

/// Selectable texts, in 300 by 300 points with lines of 20 points. Copied text is pasted into a field.
@MainActor struct SelectableTextTests {
  private let journal = Journal()

  private struct Page<Content: View>: View {
    let journal: Journal
    @ViewBuilder let content: Content
    @State private var pasted = ""
    var body: some View {
      VStack(spacing: 0) {
        content
        TextField("", text: $pasted).textFieldStyle(.plain).accessibilityIdentifier("field")
      }
      .onChange(of: pasted) { journal.note("pasted \(pasted)") }
    }
  }

  private func host<V: View>(@ViewBuilder content: () -> V) -> ViewHost<some View> {
    settledHost(300, 300) { Page(journal: journal) { content() } }
  }

  /// Returns the center of a text, in points.
  private func place(_ text: String, _ host: ViewHost<some View>) -> CGPoint? {
    host.shownTexts.first { $0.shownContent == text }?.center
  }

  /// Returns the text that is pasted after a press on a text opens its menu; empty if no menu opens.
  private func copied(_ text: String, _ host: ViewHost<some View>, isLong: Bool = true) throws -> String {
    let point = try #require(place(text, host))
    if isLong { host.press(at: point, for: 0.6) } else { host.openContextMenu(at: point) }
    host.rest()
    guard let copy = place("Copy", host) else { return "" }
    host.tap(at: copy)
    host.rest()
    expectNil(place("Copy", host))
    play(host, "tap field; key command+a; key command+v")
    return journal.take().replacing("pasted ", with: "")
  }

  @Test(.claim("TEXT-70"), arguments: [true, false]) func `A selectable text can be copied`(isLong: Bool) throws {
    let price = 3
    let host = host {
      Text("plain")
      VStack(spacing: 0) {
        Text("costs \(price)")
        Text("a text that is cut off since it is longer than the line").lineLimit(1)
        Text("loud").textCase(.uppercase)
        Text("one").bold() + Text(" two")
        Text("locked").textSelection(.disabled)
        VStack { Text("open").textSelection(.enabled) }.textSelection(.disabled)
        Text("secret").redacted(reason: .placeholder)
      }
      .textSelection(.enabled)
    }
    func copied(_ text: String) throws -> String { try self.copied(text, host, isLong: isLong) }
    try expect(copied("plain"), equals: "")
    try expect(copied("costs 3"), equals: "costs 3")
    let long = "a text that is cut off since it is longer than the line"
    try expect(copied(long), equals: long)
    try expect(copied("LOUD"), equals: "LOUD")
    try expect(copied("one two"), equals: "one two")
    try expect(copied("locked"), equals: "")
    try expect(copied("open"), equals: "open")
    try expect(copied("secret"), equals: "")
    expectEmpty(host.diagnostics)
  }

  @Test(.claim("TEXT-71")) @MainActor func `Controls keep their gestures in selectable text`() throws {
    let host = host {
      VStack(spacing: 0) {
        Button("button") { journal.note("pressed") }
        Button(action: { journal.note("inner") }, label: { Text("inside").textSelection(.enabled) })
        Button("off") {}.disabled(true)
        Toggle("switch", isOn: .constant(false))
        Text("tapped").onTapGesture { journal.note("tapped") }
        Color.red.frame(height: 20).onLongPressGesture { journal.note("long") }.accessibilityIdentifier("area")
        Text("menu").contextMenu { Button("Other") {} }
        TextField("", text: .constant("typed")).textFieldStyle(.plain)
        VStack { Text("card").textSelection(.enabled) }.onTapGesture { journal.note("card") }
      }
      .textSelection(.enabled)
    }
    for text in ["button", "inside", "off", "switch", "tapped", "typed", "menu"] {
      let point = try #require(place(text, host))
      host.openContextMenu(at: point)
      host.rest()
      expectNil(place("Copy", host), "\(text)")
      expect((place("Other", host) != nil), equals: (text == "menu"))
      play(host, "key escape; rest")
      if text == "button" || text == "inside" {
        host.press(at: point, for: 1)
        expect(journal.take(), equals: (text == "button" ? "pressed" : "inner"), "a press can be long")
      }
    }
    for text in ["button", "inside", "tapped", "card"] {
      host.tap(at: try #require(place(text, host)))
      host.rest()
    }
    expect(journal.take(), equals: "pressed inner tapped card")
    let area = try #require(host.frame(of: "area"))
    expect(journal.after { host.press(at: CGPoint(x: area.midX, y: area.midY), for: 0.6) }, equals: "long")
    try expect(copied("card", host), equals: "card")
  }

  @Test(.claim("TEXT-72")) func `Selectable texts in lists can be copied, and rows can be selected`() throws {
    struct Rows: View {
      let journal: Journal
      @State private var chosen: Int?
      var body: some View {
        VStack(spacing: 0) {
          List(selection: $chosen) {
            Section("head") { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
            Text("own").textSelection(.enabled)
          }
          .frame(height: 160)
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<99) { Text("line \($0)").frame(height: 20) } } }
        }
        .textSelection(.enabled)
        .onChange(of: chosen) { journal.note("chose \(chosen ?? -1)") }
      }
    }
    let host = host { Rows(journal: journal) }
    try expect(copied("row 1", host), equals: "row 1")
    try expect(copied("own", host), equals: "own")
    try expect(copied("line 2", host), equals: "line 2")
    host.tap(at: try #require(place("row 2", host)))
    expect(journal.take(), equals: "chose 2")
    let line = try #require(place("line 3", host))
    host.drag(from: line, to: CGPoint(x: line.x, y: line.y - 40))
    host.rest()
    expect(place("line 3", host), differsFrom: line)
    let shown = host.lines.filter { $0.hasPrefix("line") }
    let middle = try #require(shown.dropFirst(shown.count / 2).first)
    try expect(copied(middle, host), equals: middle)
    expectEmpty(host.diagnostics)
  }

  @Test(.claim("TEXT-73")) @MainActor func `Selectable text has the same layout`() throws {
    func content(_ isRightToLeft: Bool) -> some View {
      HStack {
        Text("first")
        Spacer()
        Text("last").layoutPriority(1)
      }
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    func groups() -> some View {
      Group {
        Text("a")
        Text("b")
      }
    }
    for isRightToLeft in [true, false] {
      let plain = host { content(isRightToLeft) }
      let selectable = host { content(isRightToLeft).textSelection(.enabled) }
      expect("\(plain.displayList)", equals: "\(selectable.displayList)")
      try expect(copied("last", selectable), equals: "last")
    }
    let several = host { groups().textSelection(.enabled) }
    let apart = host { groups() }
    expect("\(several.displayList)", equals: "\(apart.displayList)")
    try expect(copied("b", several), equals: "b")
  }
}

private struct Loud: TextAttribute { var strength = 1 }

/// A renderer that draws each character lower than the previous one; with attributes, only characters that have one.
private struct Stairs: TextRenderer {
  var step: Double

  var animatableData: Double {
    get { step }
    set { step = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      guard run[Loud.self] != nil else {
        context.draw(run)
        continue
      }
      for (index, slice) in run.enumerated() {
        var lower = context
        lower.translateBy(x: 0, y: step * Double(index))
        lower.draw(slice)
      }
    }
  }
}

private struct LayoutNotes: TextRenderer {
  let note: (Text.Layout) -> Void

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    note(layout)
    for line in layout { context.draw(line) }
  }
}

private struct Tall: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height * 2)
  }
}

/// Characters of 8 by 20 points.
@MainActor struct TextRendererTests {
  /// Returns the drawn characters with their text, left end, and baseline.
  private func letters(_ host: ViewHost<some View>) -> [String] {
    var found: [String] = []
    host.displayList.forEachFlattened { flat in
      guard case .text(let layout, let place, _) = flat.command else { return }
      for line in layout.lines {
        let point = CGPoint(x: place.x + line.origin.x, y: place.y + line.origin.y).applying(flat.transform)
        found.append("\(line.text) \(short(point.x)) \(short(point.y))")
      }
    }
    return found
  }

  @Test(.claim("TEXT-60")) @MainActor func `A renderer draws lines, runs, and characters`() {
    let plain = settledHost(200, 20) { Text("ab \(Text("cd").bold())").fixedSize() }
    let whole = settledHost(200, 20) { Text("ab \(Text("cd").bold())").fixedSize().textRenderer(Stairs(step: 1)) }
    expect(letters(whole), equals: letters(plain))
    let host = settledHost(200, 20) {
      Text("ab \(Text("cd").customAttribute(Loud()))").fixedSize().textRenderer(Stairs(step: 5))
    }
    let baseline = letters(plain)[0].split(separator: " ").last.flatMap { Double($0) } ?? 0
    expect(
      letters(host), equals: ["ab  80 \(short(baseline))", "c 104 \(short(baseline))", "d 112 \(short(baseline + 5))"])
    play(host, "| picture has described \"ab cd\" whole; diagnostics =")
  }

  @Test(.claim("TEXT-61")) @MainActor func `A layout describes lines, runs, and characters`() throws {
    var taken: [Text.Layout] = []
    let host = settledHost(40, 40, measurer: CellTextMeasurer()) {
      Text("abc de").textRenderer(LayoutNotes { taken.append($0) })
    }
    let layout = try #require(taken.last)
    try #require(layout.count == 2)
    expect(!layout.isTruncated)
    expect(layout.map(\.count), equals: [1, 1])
    expect(layout.map { $0[0].count }, equals: [3, 2])
    let second = layout[0][0][1].typographicBounds
    expect(second.rect, equals: CGRect(x: 8, y: 0, width: 8, height: 16))
    expect(second.origin.y, equals: second.ascent)
    expect(layout[0].typographicBounds.width, equals: 24)
    expect(layout[0][0][1..<3].typographicBounds.width, equals: 16)
    expect(Text.Layout.RunSlice(run: layout[0][0], indices: 2..<90).indices, equals: 2..<3)
    expect(layout[1].typographicBounds.rect.minY, equals: 16)
    expect(layout[0][0].layoutDirection, equals: .leftToRight)
    expectNil(layout[0][0][Loud.self])
    play(host, "resize 40,16")
    expect(taken.last?.isTruncated, equals: true)
  }

  @Test(.claim("TEXT-62")) @MainActor func `Custom attributes apply to their text`() {
    var taken: [Int?] = []
    let inner = Text("in").customAttribute(Loud(strength: 2)).customAttribute(Loud(strength: 3))
    let host = settledHost(200, 20) {
      Text("out\(inner)").customAttribute(Loud(strength: 4))
        .textRenderer(LayoutNotes { layout in taken = layout.flatMap { $0 }.map { $0[Loud.self]?.strength } })
    }
    expect(taken, equals: [4, 2])
    expect(host.lines.joined(), equals: "outin")
  }

  @Test(.claim("TEXT-63")) @MainActor func `Renderers can be animated`() {
    struct Stage: View {
      @State private var step = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Trigger("go") { withAnimation(.linear(duration: 1)) { step = 10 } }
          Text("ab").customAttribute(Loud()).textRenderer(Stairs(step: step))
        }
      }
    }
    let host = settledHost(200, 100) { Stage() }
    func drop() -> Double {
      let ends = letters(host).compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
      return (ends.last ?? 0) - (ends.first ?? 0)
    }
    expect(drop(), equals: 0)
    play(host, "tap go; wait 0.5")
    expect(abs(drop() - 5), below: 0.01)
    host.rest()
    expect(drop(), equals: 10)
    expect(!host.isAnimating)
  }

  @Test(.claim("TEXT-64")) @MainActor func `A renderer can change the size of its text`() {
    play(200, 100, "| box text = 88 30 24 40") { Text("abc").textRenderer(Tall()).accessibilityIdentifier("text") }
  }
}
