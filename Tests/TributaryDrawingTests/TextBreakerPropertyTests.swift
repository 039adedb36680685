struct TextBreakerPropertyTests {
  /// A small deterministic generator, so that a seed gives the same text on every platform.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  static func text(_ generator: inout Generator) -> String {
    let alphabet: [Character] = [
      "a", "b", "W", "i", " ", " ", " ", "-", "\n", "日", "。", "é", "👩‍👩‍👧‍👦", "🇩🇪", "\t", "\u{1B}", "\u{301}", "\r\n",
      "\u{200B}",
    ]
    return String(
      (0..<Int.random(in: 0...40, using: &generator)).compactMap { _ in alphabet.randomElement(using: &generator) })
  }

  /// An accented letter is as wide as the plain letter, but its word is processed as non-ASCII text.
  @Test(arguments: 0..<40) func `ASCII text breaks into the same lines as other text`(seed: UInt64) {
    var generator = Generator(state: seed)
    let measurer = MetricTextMeasurer()
    let alphabet: [Character] = ["e", "e", "e", "3", ",", " ", " ", "-", "-", "\t"]
    expect(measurer.width(of: "e", in: .body), equals: measurer.width(of: "é", in: .body))
    for _ in 0..<50 {
      let text = String(
        (0..<Int.random(in: 0...40, using: &generator)).compactMap { _ in alphabet.randomElement(using: &generator) })
      let width = CGFloat(Double.random(in: 0...150, using: &generator))
      let limit = Bool.random(using: &generator) ? Int.random(in: 1...3, using: &generator) : nil
      func lines(_ text: String) -> [String] {
        TextBreaker.layout(text, font: .body, width: width, lineLimit: limit, measurer: measurer).lines.map(\.text)
      }
      func accented(_ text: String) -> String { String(text.map { $0 == "e" ? "é" : $0 }) }
      expect(lines(text).map(accented), equals: lines(accented(text)), "seed \(seed), width \(width): \(text)")
    }
  }

  @Test(arguments: 0..<40) func `The laws of lines hold for every text and width`(seed: UInt64) {
    var generator = Generator(state: seed)
    let measurer = MetricTextMeasurer()
    for _ in 0..<25 {
      let text = Self.text(&generator)
      let width = CGFloat(Double.random(in: 0...150, using: &generator))
      let limit = Bool.random(using: &generator) ? Int.random(in: 1...3, using: &generator) : nil
      let truncation: TextTruncation = [.head, .middle, .tail].randomElement(using: &generator) ?? .tail
      func layout(_ width: CGFloat?) -> TextLayout {
        TextBreaker.layout(
          text, font: .body, width: width, lineLimit: limit, truncation: truncation, measurer: measurer)
      }
      let first = layout(width)
      // One character can be wider than the line, including the ellipsis.
      let least = max(
        TextBreaker.minimumWidth(of: text, font: .body, measurer: measurer), measurer.width(of: "…", in: .body))
      expect(first.size.width, atMost: max(width, least), "\(text.debugDescription) in \(width)")
      if first.size.width <= width {
        let again = layout(first.size.width)
        expect(again, equals: first, "what was measured is what is placed: \(text.debugDescription) in \(width)")
      }
      expect(layout(nil).size, equals: layout(.infinity).size)
      let metrics = TextBreaker.metrics(
        of: text, font: .body, width: width, lineLimit: limit, truncation: truncation, measurer: measurer)
      #expect(metrics.size == first.size && metrics.lastBaseline == first.lastBaseline)
      #expect(metrics.lineCount == first.lines.count && metrics.lineCount <= limit ?? .max)
      if limit == nil {
        // Only spaces and line breaks are lost.
        func visible(_ text: some StringProtocol) -> [Unicode.Scalar] {
          text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
        }
        expect(visible(first.lines.map(\.text).joined()), equals: visible(text))
      }
    }
  }

  @Test func `A long text without a break opportunity is laid out in linear time`() {
    let layout = TextBreaker.layout(
      String(repeating: "x", count: 200_000), font: .body, width: 1_000, measurer: MetricTextMeasurer())
    expect(layout.lines.count, equals: 1_710)
  }
}
