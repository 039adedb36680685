struct StyledTextPropertyTests {
  typealias Generator = TextBreakerPropertyTests.Generator

  /// Returns a text split into pieces at arbitrary scalars.
  private static func pieces(
    _ text: String, _ generator: inout Generator, style: (inout Generator) -> StyledText.Style
  ) -> StyledText {
    var pieces: [(content: String, style: StyledText.Style)] = []
    var piece = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      piece.append(scalar)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        pieces.append((String(piece), style(&generator)))
        piece = String.UnicodeScalarView()
      }
    }
    pieces.append((String(piece), style(&generator)))
    return StyledText(pieces)
  }

  @Test(arguments: 0..<20) func `Pieces of one style are laid out like the whole text`(seed: UInt64) {
    var generator = Generator(state: seed)
    let measurer = CellTextMeasurer()
    for _ in 0..<25 {
      // A cell measurer counts characters, so a character split in two would have another width.
      let text = String(TextBreakerPropertyTests.text(&generator).unicodeScalars.filter(\.isASCII).map(Character.init))
      let width = CGFloat(Int.random(in: 0...150, using: &generator))
      let limit = Bool.random(using: &generator) ? Int.random(in: 1...3, using: &generator) : nil
      let truncation: TextTruncation = [.head, .middle, .tail].randomElement(using: &generator) ?? .tail
      let styled = Self.pieces(text, &generator) { _ in StyledText.Style(font: .body) }
      let plain = TextBreaker.layout(
        text, font: .body, width: width, lineLimit: limit, truncation: truncation, measurer: measurer)
      let layout = TextBreaker.layout(
        styled, width: width, lineLimit: limit, height: nil, alignment: .leading, truncation: truncation,
        lineSpacing: 0, measurer: measurer)
      expect(layout.size, equals: plain.size, "\(text.debugDescription) in \(width)")
      expect(Self.lines(layout), equals: Self.lines(plain), "\(text.debugDescription) in \(width)")
      // A wider column needs at most as many lines.
      let wider = TextBreaker.metrics(
        of: styled, width: width + 20, lineLimit: limit, height: nil, truncation: truncation, lineSpacing: 0,
        measurer: measurer)
      expect(wider.lineCount, atMost: plain.lines.count)
    }
  }

  /// Returns the text of each line, joined from its pieces.
  private static func lines(_ layout: TextLayout) -> [String] {
    var result: [String] = []
    var last: CGFloat?
    for line in layout.lines {
      if line.origin.y == last { result[result.count - 1] += line.text } else { result.append(line.text) }
      last = line.origin.y
    }
    return result
  }

  @Test(arguments: 0..<20) func `The laws of lines hold for every text, style, and width`(seed: UInt64) {
    var generator = Generator(state: seed)
    let measurer = MetricTextMeasurer()
    for _ in 0..<25 {
      let text = TextBreakerPropertyTests.text(&generator)
      let styled = Self.pieces(text, &generator) { generator in
        var style = StyledText.Style(font: ResolvedFont(size: CGFloat(Int.random(in: 5...30, using: &generator))))
        style.spacing = CGFloat(Int.random(in: -2...4, using: &generator))
        style.rise = CGFloat(Int.random(in: -5...5, using: &generator))
        return style
      }
      let width = CGFloat(Int.random(in: 0...150, using: &generator))
      let height = Bool.random(using: &generator) ? CGFloat(Int.random(in: 0...120, using: &generator)) : nil
      func layout(_ width: CGFloat?, _ height: CGFloat?) -> TextLayout {
        TextBreaker.layout(
          styled, width: width, lineLimit: nil, height: height, alignment: .center, truncation: .tail, lineSpacing: 1,
          measurer: measurer)
      }
      let cut = layout(width, height)
      let metrics = TextBreaker.metrics(
        of: styled, width: width, lineLimit: nil, height: height, truncation: .tail, lineSpacing: 1, measurer: measurer)
      #expect(cut.size == metrics.size && cut.lastBaseline == metrics.lastBaseline, "\(text.debugDescription)")
      for line in cut.lines {
        #expect(line.origin.x >= -0.001 && line.origin.x + line.width <= cut.size.width + 0.001)
        #expect(line.width >= 0 && line.origin.y - line.ascent >= -0.001)
      }
      let whole = layout(width, nil)
      // More text is shown only if there is space for a whole line more.
      expect(cut.size.height, atMost: whole.size.height + 0.001)
      if let height {
        expect(cut.size.height, atMost: max(height, cut.lines.map { $0.ascent + $0.descent }.max() ?? 0) + 0.001)
      }
      func visible(_ text: some StringProtocol) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
      }
      expect(visible(whole.lines.map(\.text).joined()), equals: visible(text))
    }
  }
}
