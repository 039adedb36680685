struct `SVG text` {
  private func content(_ text: String) -> Substring {
    let element = elements(.line(text))[0]
    return element.drop { $0 != ">" }.dropFirst().dropLast("</text>".count)
  }

  @Test(arguments: [
    ("a<b>&\"c\"'d'", "a&lt;b&gt;&amp;&quot;c&quot;&#39;d&#39;"),
    ("]]>", "]]&gt;"), ("&amp;", "&amp;amp;"),
    ("a\nb\rc", "a b c"), ("a\tb", "a    b"), ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"),
    ("a\u{0}b\u{1B}[2Jc\u{7F}d\u{9B}e", "ab[2Jcde"),
    ("a\u{202E}b\u{202A}c\u{2066}d\u{2069}e", "abcde"),
    ("über 漢字 👨‍👩‍👧 e\u{301}", "über 漢字 👨‍👩‍👧 e\u{301}"),
    ("  two  spaces  ", "  two  spaces  "),
  ])
  func `Client text is escaped`(_ text: String, _ escaped: String) { #expect(content(text) == escaped) }

  @Test(arguments: [0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF, 0xFDD0, 0xFDEF, 0x1, 0x9F] as [UInt32])
  func `A code point that is not a character is omitted`(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    expect(content("a\(scalar)b"), equals: "ab")
  }

  @Test func `A line is placed on its baseline and has its measured width`() {
    expect(
      elements(.fragment(10, 20, .line("Hello", width: 41.2346, at: CGPoint(x: 1, y: 2)))),
      equals: [
        ##"<text x="11" y="34" font-size="17" textLength="41.235" lengthAdjust="spacingAndGlyphs" "##
          + ##"fill="#000000">Hello</text>"##
      ])
  }

  @Test func `Each line of a paragraph is an element`() {
    let lines = ["one", "", "two"].enumerated().map { index, text in
      TextLayout.Line(text: text, font: .body, origin: CGPoint(x: 2, y: 12 + 20 * CGFloat(index)), width: 30)
    }
    let layout = TextLayout(
      size: CGSize(width: 32, height: 60), lines: ContiguousArray(lines), firstBaseline: 12, lastBaseline: 52)
    let written = elements(.text(layout, at: CGPoint(x: 0, y: 5), .black))
    expect(written.map { $0.prefix(19) }, equals: [#"<text x="2" y="17" "#, #"<text x="2" y="57" "#])
  }

  @Test func `A single grapheme cluster is not stretched`() {
    for text in ["x", "👨‍👩‍👧", "e\u{301}", "x\u{1B}"] {
      expect(elements(.line(text))[0], lacks: "textLength", "\(text)")
    }
    expect(elements(.line("ab", width: 0))[0], lacks: "textLength")
    expect(elements(.line("ab", width: .nan))[0], lacks: "textLength")
  }

  @Test(arguments: ["end ", " start", "a  b", "a  b "])
  func `Spaces that a viewer would remove are preserved by the element`(_ text: String) {
    expect(elements(.line(text, width: 40))[0].hasSuffix(#" xml:space="preserve">\#(text)</text>"#))
  }

  @Test(arguments: ["a b", "ab", "a b c"]) func `Single spaces between words need no attribute`(_ text: String) {
    expect(elements(.line(text, width: 40))[0], lacks: "xml:space")
  }

  @Test func `A font writes only attributes that differ from the default`() {
    func attributes(_ font: ResolvedFont) -> String {
      let element = elements(.line("x", font: font))[0]
      return element.replacing(##"<text x="0" y="12" "##, with: "").replacing(##" fill="#000000">x</text>"##, with: "")
    }
    expect(attributes(ResolvedFont(size: 12.5)), equals: #"font-size="12.5""#)
    expect(
      attributes(ResolvedFont(size: 12, weight: .bold, isItalic: true)),
      equals: #"font-size="12" font-weight="700" font-style="italic""#)
    #expect(
      attributes(ResolvedFont(size: 12, design: .monospaced)).hasPrefix(
        #"font-family="Menlo, 'Liberation Mono', 'Courier New', monospace""#))
    #expect(
      attributes(ResolvedFont(size: 12, family: #"O'Brien\" onload="x"#)).hasPrefix(
        #"font-family="&#39;O\&#39;Brien\\&quot; onload=&quot;x&#39;, Helvetica, Arial, "#))
  }

  @Test func `Empty text is not written`() {
    expectEmpty(
      elements(
        .line(""), .line("   "), .line("\u{1B}\u{7}"), .line("x", font: ResolvedFont(size: 0)),
        .line("x", .gray(0, opacity: 0))
      ))
  }
}
