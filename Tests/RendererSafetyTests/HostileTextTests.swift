import PreferenceTestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Arbitrary text from a view to each renderer: no markup, control character, or direction mark passes through.
@MainActor struct HostileTextTests {
  /// The source texts and their visible characters, without blanks.
  nonisolated static let visible: [(text: String, seen: String)] = [
    ("<script>alert('x')</script>", "<script>alert('x')</script>"),
    ("a & b &amp; \"quoted\" <&>", "a&b&amp;\"quoted\"<&>"),
    ("]]>", "]]>"),
    ("\u{1B}[2J\u{1B}]0;title\u{07}", "[2J]0;title"),
    ("\u{9B}31m red \u{90}q", "31mredq"),
    ("bell\u{07} back\u{08} null\u{00} delete\u{7F}", "bellbacknulldelete"),
    ("left\u{202E}right\u{202C} \u{2066}isolate\u{2069}", "leftrightisolate"),
    ("a\u{202A}b\u{202B}c\u{202D}d\u{2067}e\u{2068}f\u{2069}g", "abcdefg"),
    ("one\u{200E}two\u{200F}three\u{061C}four", "onetwothreefour"),
    ("six\u{206A}seven\u{206F}eight", "sixseveneight"),
    ("line\r\nbreak\u{2028}and\u{2029}paragraph\u{0B}\u{0C}\u{85}", "linebreakandparagraph"),
    ("zero\u{200B}width\u{200D}joiner\u{FEFF}", "zerowidthjoiner"),
    ("noncharacter \u{FFFE}\u{FFFF}", "noncharacter"),
    ("Größe, naïve, Ωμέγα, Привет", "Größe,naïve,Ωμέγα,Привет"),
    ("日本語 한글", "日本語한글"),
    ("emoji 👩‍👩‍👧‍👦 🇩🇪 👍🏽 ❤️", "emoji👩‍👩‍👧‍👦🇩🇪👍🏽❤️"),
    ("שלום عليكم", "שלוםعليكم"),
    ("e\u{301} n\u{303}", "e\u{301}n\u{303}"),
    ("anno\u{FFF9}ta\u{FFFA}tion\u{FFFB}", "annotation"),
    ("tag\u{E0041}ged \u{E0001}\u{E0065}\u{E007F}", "tagged"),
    ("ig\u{2065}no\u{FFF0}red\u{E0002} un\u{2060}seen\u{2063}", "ignoredunseen"),
    (
      "flag 🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
      "flag🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    ),
    ("open 🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C} false 🏴\u{E0041}\u{E0042}\u{E0043}\u{E007F}", "open🏴false🏴"),
    ("black 🏴 flag", "black🏴flag"),
  ]

  nonisolated static var texts: [String] { visible.map(\.text) }

  /// Returns whether a scalar acts on a terminal or on the direction of text.
  nonisolated static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFFF0...0xFFFB, 0xE0000...0xE001F, 0xE0041...0xE005A: true
    default: false
    }
  }

  /// Returns the text without blanks and without invisible harmless characters.
  private func letters(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" && $0 != "\u{FEFF}" }))
  }

  private func list(of text: String) -> DisplayList {
    let host = ViewHost(size: CGSize(width: 400, height: 160)) { Text(verbatim: text).accessibilityIdentifier(text) }
    host.environment.textMeasurer = FixedTextMeasurer()
    host.update()
    return host.displayList
  }

  @Test(arguments: texts) func `SVG of any text is well-formed, with only text as its content`(text: String) throws {
    let svg = list(of: text).svg
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = ElementNames()
    parser.delegate = reader
    let isWellFormed = parser.parse()
    expect(isWellFormed, "\(svg)")
    expect(Set(reader.names).isSubset(of: ["svg", "g", "text", "tspan", "rect", "path"]))
    expect(!svg.unicodeScalars.contains(where: Self.isHarmful))
  }

  @Test(arguments: texts) @MainActor func `The terminal receives no control sequence from any text`(text: String) {
    let grid = TerminalRasterizer().rasterize(list(of: text))
    expect(!ANSIEncoder.plain(grid).unicodeScalars.contains(where: Self.isHarmful))
    // The encoder's own sequences set only colors.
    let styled = ANSIEncoder().styled(grid)
    let rest = styled.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    expect(!rest.unicodeScalars.contains(where: Self.isHarmful))
  }

  @Test(arguments: visible)
  @MainActor func `The visible characters of a text survive in every renderer`(text: String, seen: String) throws {
    let list = list(of: text)
    let parser = XMLParser(data: Data(list.svg.utf8))
    let reader = ElementNames()
    parser.delegate = reader
    expect(parser.parse())
    let expected = letters(seen)
    // Joiners between letters join no characters.
    let written = letters(reader.characters)
    expect(written.replacing("h\u{200D}j", with: "hj"), equals: expected)
    let plain = letters(ANSIEncoder.plain(TerminalRasterizer().rasterize(list)))
    expect(plain.replacing("h\u{200D}j", with: "hj"), equals: expected)
  }

  @Test(arguments: [
    "می\u{200C}خواهم", "co\u{AD}operate", "क\u{94D}\u{200D}ष", "葛\u{E0100}城", "☺\u{FE0E}", "ᄀ\u{1160}", "ᠠ\u{180E}",
  ])
  @MainActor func `Characters that affect the display of their neighbors are kept in SVG`(text: String) throws {
    let parser = XMLParser(data: Data(list(of: text).svg.utf8))
    let reader = ElementNames()
    parser.delegate = reader
    expect(parser.parse())
    expect(letters(reader.characters).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: ["می\u{200C}خواهم", "ك\u{200C}تاب", "क\u{94D}\u{200C}ष"])
  @MainActor func `Separated letters stay separated in a terminal`(text: String) {
    let plain = letters(ANSIEncoder.plain(TerminalRasterizer().rasterize(list(of: text))))
    expect(plain.unicodeScalars.elementsEqual(text.unicodeScalars))
    let alone = ANSIEncoder.plain(TerminalRasterizer().rasterize(list(of: "\u{200C}!\u{200C}1\u{200C}")))
    expect(!alone.unicodeScalars.contains("\u{200C}"))
  }

  /// The texts in groups for one host each, because a host examines the folders of images once.
  nonisolated private static let groups: [[String]] = stride(from: 0, to: texts.count, by: 6).map { start in
    Array(texts[start..<min(start + 6, texts.count)])
  }

  @Test(arguments: groups) @MainActor func `Names of images and symbols cause no harm`(texts: [String]) throws {
    let host = ViewHost(size: CGSize(width: 400, height: 2_400)) {
      VStack {
        ForEach(texts.indices, id: \.self) { index in
          let text = texts[index]
          Image(text)
          Image("/" + text, label: Text(verbatim: text))
          Image(systemName: text)
          Text(verbatim: text).underline().kerning(3) + Text(verbatim: text).baselineOffset(4).bold()
        }
      }
    }
    host.update()
    let svg = host.displayList.svg
    let parser = XMLParser(data: Data(svg.utf8))
    expect(parser.parse(), "\(svg)")
    expect(!svg.unicodeScalars.contains(where: Self.isHarmful))
    let plain = ANSIEncoder.plain(TerminalRasterizer().rasterize(host.displayList))
    expect(!plain.unicodeScalars.contains(where: Self.isHarmful))
    let pages = host.diagnostics.map(\.description).joined()
    expect(host.diagnostics.count, atLeast: 2 * texts.count)
    expect(!pages.unicodeScalars.contains(where: Self.isHarmful))
  }

  @Test(arguments: ["/dev/zero", "/dev/stdin", "/", "/proc/self/mem", "../../../etc/passwd", "a\u{0}.png", "~/x.png"])
  @MainActor func `No image name makes a host read a file that is not an image`(name: String) throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Image(name) }
    host.update()
    expect(host.diagnostics.map(\.code), equals: [.unreadableImage])
    expect(host.displayList.svg, lacks: "<image")
  }

  @Test @MainActor func `The label of an image is text in every renderer`() throws {
    let file = FileManager.default.temporaryDirectory.appending(component: "safety-\(UUID().uuidString).jpg")
    let bytes: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 40, 0, 60, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 3, 0, 9, 0xFF, 0xD9,
    ]
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for text in Self.texts {
      let host = ViewHost(size: CGSize(width: 400, height: 160)) {
        Image(file.path, label: Text(verbatim: text)).resizable()
      }
      host.update()
      let svg = host.displayList.svg
      let parser = XMLParser(data: Data(svg.utf8))
      let reader = ElementNames()
      parser.delegate = reader
      expect(parser.parse(), "\(svg)")
      expect(reader.names, equals: ["svg", "image", "title"])
      let plain = ANSIEncoder.plain(TerminalRasterizer().rasterize(host.displayList))
      expect(!plain.unicodeScalars.contains(where: Self.isHarmful))
    }
  }

  /// A hostile preference value, identifier, and element in every printer of values.
  @Test(arguments: texts) @MainActor func `Printed values contain no terminal control sequences`(text: String) {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Text(verbatim: text).preference(key: ListKey<String>.self, value: [text]).accessibilityIdentifier(text)
        Color.red.preference(key: ListKey<String>.self, value: ["hidden" + text])
          .preference(key: ListKey<String>.self, value: [text])
        ForEach([text, text], id: \.self) { Text(verbatim: $0).coordinateSpace(name: $0) }
        GeometryReader { Text("\($0.frame(in: .named(text + "!")).width)") }
        Image(systemName: text).navigationTitle(text)
      }
      .onPreferenceChange(ListKey<String>.self) { _ in }
    }
    var events: [String] = []
    host.core.callbacks.listener = { events.append($0.description) }
    host.update()
    host.tap(text + "?")
    let trace = host.explain(ListKey<String>.self)
    let found = host.diagnostics
    expect(found.count, atLeast: 4)
    expect(trace.entries.count, atLeast: 4)
    var pages = [trace.description, trace.value, "\(host.explain(NavigationTitleKey.self))"]
    pages += trace.entries.map { "\($0)" } + events + [host.displayList.description]
    for finding in found {
      pages += ["\(finding)", finding.json, finding.ansi.replacing(/\u{1B}\[[0-9;]*m/, with: "")]
      pages += finding.evidence.map { "\($0)" }
    }
    for page in pages { expect(!page.unicodeScalars.contains(where: Self.isHarmful), "\(page.debugDescription)") }
  }

  @Test(arguments: texts) @MainActor func `Hostile accessibility text causes no harm`(text: String) {
    let host = ViewHost(size: CGSize(width: 400, height: 160)) {
      VStack {
        Color.red.accessibilityLabel(text).accessibilityIdentifier(text)
        Button("x") {}.help(text).accessibilityHint(text).accessibilityValue(text)
        Image(systemName: "star").accessibilityLabel(text)
      }
    }
    host.update()
    let svg = SVGRenderer(title: text).render(host.displayList)
    let parser = XMLParser(data: Data(svg.utf8))
    expect(parser.parse(), "\(svg)")
    let plain = ANSIEncoder.plain(TerminalRasterizer().rasterize(host.displayList))
    for page in [svg, plain, host.displayList.description] {
      expect(!page.unicodeScalars.contains(where: Self.isHarmful), "\(page.debugDescription)")
    }
  }

  @Test @MainActor func `A loop over hostile values is reported without control characters`() {
    let text = "\u{1B}[2J\u{202E}\u{9B}"
    let loop = FeedbackLoop(
      verdict: .churning, steps: [.init(.state, path: text, location: nil, detail: text)], columns: [text],
      trace: [[text]])
    let finding = Diagnostic(loop: loop)
    for page in ["\(finding)", finding.json, "\(loop)", "\(loop.steps)", loop.dot, loop.svg] {
      expect(!page.unicodeScalars.contains(where: Self.isHarmful), "\(page.debugDescription)")
      expect(page, contains: "1B")
    }
  }

  @Test @MainActor func `Diagnostics print no control character of a name`() {
    let host = ViewHost(size: CGSize(width: 10, height: 10)) { Color.red.accessibilityIdentifier("a\u{1B}[2J") }
    host.update()
    host.tap("b\u{1B}[2J\u{07}")
    let page = host.diagnostics.map(\.description).joined()
    expect(page, contains: "b")
    #expect(!page.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{07}" })
  }
}

private final class ElementNames: NSObject, XMLParserDelegate {
  var names: [String] = []
  var characters = ""

  func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { names.append(name) }
}
