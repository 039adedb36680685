struct `SVG pieces of text` {
  private func line(_ text: String, _ change: (inout TextLayout.Line) -> Void) -> [String] {
    var line = TextLayout.Line(text: text, font: ResolvedFont(size: 16), origin: CGPoint(x: 5, y: 12), width: 40)
    change(&line)
    let layout = TextLayout(size: CGSize(width: 60, height: 16), lines: [line], firstBaseline: 12, lastBaseline: 12)
    return elements(.text(layout, at: CGPoint(x: 10, y: 20), .black))
  }

  @Test func `A piece has its baseline offset and its spacing`() {
    let written = line("ab") {
      $0.rise = 4
      $0.spacing = 1.5
      $0.paint = .red
    }
    expect(
      written,
      equals: [
        ##"<text x="15" y="28" font-size="16" letter-spacing="1.5" textLength="40" lengthAdjust="spacingAndGlyphs" "##
          + ##"fill="#ff0000">ab</text>"##
      ])
  }

  @Test func `Underlines and strikethroughs are as long as their text`() {
    let written = line("ab") {
      $0.underline = TextDecoration()
      $0.strikethrough = TextDecoration(dash: [4, 2], paint: .red)
    }
    expect(written.count, equals: 3)
    expect(written[0], equals: ##"<rect x="15" y="33.1" width="40" height="1" fill="#000000"/>"##)
    #expect(
      written[2].contains(
        ##"d="M15 27.84H55" fill="none" stroke="#ff0000" stroke-miterlimit="10" stroke-dasharray="4 2""##))
  }

  @Test func `Text of a right-to-left script begins at its right end`() {
    let written = line("\u{5E9}\u{5DC}\u{5D5}\u{5DD}") { _ in }
    expect(written[0].hasPrefix(#"<text x="55" y="32" direction="rtl" "#))
    expect(line("a \u{5E9}") { _ in }[0], lacks: "direction")
  }

  @Test func `Backgrounds are as high as the line and behind all pieces`() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    func piece(_ text: String, x: CGFloat, _ background: Color.Resolved?) -> TextLayout.Line {
      var piece = TextLayout.Line(
        text: text, font: ResolvedFont(size: 16), origin: CGPoint(x: x, y: 12), width: 20, ascent: 12, descent: 4)
      piece.background = background
      return piece
    }
    let layout = TextLayout(
      size: CGSize(width: 60, height: 16),
      lines: [piece("a", x: 0, nil), piece("b", x: 20, red), piece("c", x: 40, red)],
      firstBaseline: 12, lastBaseline: 12)
    let written = elements(.text(layout, at: CGPoint(x: 10, y: 20), .black))
    expect(written.count, equals: 4)
    // Adjacent pieces share a rectangle.
    expect(written[0], equals: ##"<rect x="30" y="20" width="40" height="16" fill="#ff0000"/>"##)
    expect(written[1...].allSatisfy { $0.hasPrefix("<text") })
  }
}
