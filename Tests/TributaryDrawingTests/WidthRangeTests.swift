/// A text has the same lines for all widths of the range that a measurement returns.
struct WidthRangeTests {
  /// A measurer in which a pair of letters is closer than the letters alone, so that the width of a line is not the sum
  /// of the widths of its parts.
  struct KerningMeasurer: TextMeasurer {
    let base = MetricTextMeasurer()

    func lineMetrics(of font: ResolvedFont) -> LineMetrics { base.lineMetrics(of: font) }

    func width(of text: Substring, in font: ResolvedFont) -> CGFloat {
      let pairs = zip(text, text.dropFirst()).filter { $0 == "a" && $1 == "W" || $0 == "W" && $1 == " " }
      return base.width(of: text, in: font) - CGFloat(pairs.count) * 1.37
    }
  }

  private func measure(
    _ text: String, _ width: CGFloat?, lineLimit: Int?, height: CGFloat?, _ truncation: TextTruncation,
    _ measurer: any TextMeasurer
  ) -> (metrics: TextMetrics, widths: WidthRange) {
    TextBreaker.metricsAndWidths(
      of: text, style: TextLineStyle(.body, measurer), width: width, lineLimit: lineLimit, height: height,
      truncation: truncation, lineSpacing: 2, measurer: measurer, analyses: TextAnalyses())
  }

  @Test(arguments: RandomSeeds.sample(of: 0..<40, oneIn: 2))
  func `All widths of a range result in the same metrics and lines`(seed: UInt64) {
    var generator = TextBreakerPropertyTests.Generator(state: seed)
    let measurer: any TextMeasurer = seed.isMultiple(of: 2) ? MetricTextMeasurer() : KerningMeasurer()
    for _ in 0..<40 {
      let text = TextBreakerPropertyTests.text(&generator)
      let limit = Bool.random(using: &generator) ? Int.random(in: 1...3, using: &generator) : nil
      let height: CGFloat? = Bool.random(using: &generator) ? .random(in: 0...90, using: &generator) : nil
      let truncation: TextTruncation = [.head, .middle, .tail].randomElement(using: &generator) ?? .tail
      let width = CGFloat.random(in: 0...250, using: &generator)
      let (metrics, widths) = measure(text, width, lineLimit: limit, height: height, truncation, measurer)
      let plain = TextBreaker.metrics(
        of: text, font: .body, width: width, lineLimit: limit, height: height, truncation: truncation, lineSpacing: 2,
        measurer: measurer)
      expect(metrics, equals: plain)
      guard widths.contains(width) else { continue }
      func lines(_ width: CGFloat?) -> TextLayout {
        TextBreaker.layout(
          text, font: .body, width: width, lineLimit: limit, height: height, truncation: truncation, lineSpacing: 2,
          measurer: measurer)
      }
      let (low, high) = (max(widths.low, 0), min(widths.high, 400))
      let others = (0..<6).map { _ in CGFloat.random(in: low...max(low, high), using: &generator) }
      for other in [low, high] + others {
        expect(
          lines(other), equals: lines(width), "seed \(seed), width \(width) and \(other): \(text.debugDescription)")
      }
      if widths.high == .infinity { expect(lines(nil), equals: lines(width), "seed \(seed): \(text.debugDescription)") }
    }
  }

  @Test func `The range of a wrapped text ends before the width of the next word`() {
    let measurer = MetricTextMeasurer()
    func width(_ text: Substring) -> CGFloat { measurer.width(of: text, in: .body) }
    let (metrics, widths) = measure("some words", width("words") * 1.25, lineLimit: nil, height: nil, .tail, measurer)
    expect(metrics.lineCount, equals: 2)
    #expect(widths.low >= max(width("some"), width("words")) && widths.high < width("some words"))
    expect(widths.high - widths.low, above: 5)
  }

  @Test func `The range of a truncated text ends before the width of the next character`() {
    let measurer = MetricTextMeasurer()
    func width(_ text: Substring) -> CGFloat { measurer.width(of: text, in: .body) }
    let offer = width("abc…") + 1
    let (metrics, widths) = measure("abcdef", offer, lineLimit: 1, height: nil, .tail, measurer)
    #expect(metrics.isTruncated && metrics.size.width == width("abc…"))
    #expect(widths.contains(offer) && widths.low == width("abc…") && widths.high < width("abcd…"))
  }
}
