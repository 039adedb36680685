@testable import TributaryDrawing

/// An analyzed text has the lines that measurements of its parts find.
struct TextAnalysisTests {
  typealias Generator = TextBreakerPropertyTests.Generator

  /// A font and a measurer, with which texts are broken by their analyses.
  struct Setting: CustomTestStringConvertible, Sendable {
    var font: ResolvedFont
    var measurer: any TextMeasurer = MetricTextMeasurer()

    var testDescription: String { "\(type(of: measurer)), \(font.size) points" }

    static let all = [
      Setting(font: .body), Setting(font: ResolvedFont(size: 13, weight: .bold)),
      Setting(font: ResolvedFont(size: 22, design: .monospaced)), Setting(font: .body, measurer: CellTextMeasurer()),
      // Scaled down to these sizes, the widths are rounded.
      Setting(font: ResolvedFont(size: 17 * 0.8)), Setting(font: ResolvedFont(size: 17 * 0.75)),
      Setting(font: ResolvedFont(size: 0)),
    ]
  }

  private static let alphabets: [[String]] = [
    ["a", "b", "W", "i", "3", ",", " ", " ", " ", "-", "-", "\t", "\n", "\r\n", "\r", "\u{1B}", "\u{0B}"],
    ["a", "W", "é", "ß", "„", "“", "’", "—", "–", "…", " ", " ", "-", "\u{AD}", "\u{200B}", "\u{A0}", "\n", "€"],
    ["日", "本", "。", "「", "」", "ー", "한", "글", "a", " ", "👍", "🎉", "\u{3000}", "⌚", "→", "\n", "ﬁ"],
    ["א", "ב", "ש", "ا", "ب", "٣", "a", "1", " ", " ", ".", "-", "\n"],
    [
      "e", "\u{301}", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1\u{FE0F}\u{20E3}", "ก", "ำ", "क", "्", "ष", " ", " ", "\u{200D}", "\n",
      "\u{2028}",
    ],
  ]

  private static func text(_ generator: inout Generator, _ alphabet: [String]) -> String {
    let length = Int.random(in: 0...40, using: &generator)
    return (0..<length).compactMap { _ in alphabet.randomElement(using: &generator) }.joined()
  }

  @Test(arguments: Setting.all, RandomSeeds.sample(of: 0..<3, oneIn: 3))
  func `Every width has the lines that measurements find`(setting: Setting, seed: UInt64) {
    var generator = Generator(state: seed &* 7919 &+ 1)
    let analyses = TextAnalyses()
    for (number, alphabet) in Self.alphabets.enumerated() {
      for (place, truncation) in [TextTruncation.tail, .middle, .head].enumerated() {
        let text = Self.text(&generator, alphabet)
        let limit = Bool.random(using: &generator) ? Int.random(in: 1...3, using: &generator) : nil
        let height: CGFloat? = Bool.random(using: &generator) ? .random(in: 0...90, using: &generator) : nil
        let alignment = TextAlignment.allCases.randomElement(using: &generator) ?? .leading
        let style = TextLineStyle(setting.font, setting.measurer)
        func reference(_ width: CGFloat?) -> TextLayout {
          TextBreaker.layout(
            text, font: setting.font, width: width, lineLimit: limit, height: height, alignment: alignment,
            truncation: truncation, lineSpacing: 2, measurer: setting.measurer)
        }
        func analyzed(_ width: CGFloat?) -> TextLayout {
          TextBreaker.layout(
            text, style: style, width: width, lineLimit: limit, height: height, alignment: alignment,
            truncation: truncation, lineSpacing: 2, measurer: setting.measurer, analyses: analyses)
        }
        let whole = text.isOneParagraph ? setting.measurer.width(of: text[...], in: setting.font) : .infinity
        expect(style.wholeWidth(of: text, by: setting.measurer), equals: whole, "\(text.debugDescription)")
        if let long = style.wholeWidth(ofLong: text, analyses) {
          expect(long, equals: whole, "\(text.debugDescription)")
        }
        let ideal = min(reference(nil).size.width, 700)
        // An ordinary run takes the even or the odd widths.
        let (first, step) = RandomSeeds.areComplete ? (0, 1) : ((number + place) % 2, 2)
        let numbers = stride(from: first, through: Int(ideal) + 2, by: step)
        var widths: [CGFloat?] = numbers.map { CGFloat($0) } + [nil, .infinity, -1, .nan]
        // The widths of lines, at which rounding and the tolerance decide.
        for line in reference(ideal / 2).lines.map(\.width) {
          widths += [line, line.nextUp, line.nextDown, line - TextBreaker.tolerance, line + TextBreaker.tolerance]
        }
        for width in widths {
          let (known, new) = (reference(width), analyzed(width))
          #expect(known == new && known.lines == new.lines, "\(text.debugDescription) in \(width.debugDescription)")
          let (metrics, range) = TextBreaker.metricsAndWidths(
            of: text, style: style, width: width, lineLimit: limit, height: height, truncation: truncation,
            lineSpacing: 2, measurer: setting.measurer, analyses: analyses)
          let plain = TextBreaker.metrics(
            of: text, font: setting.font, width: width, lineLimit: limit, height: height, truncation: truncation,
            lineSpacing: 2, measurer: setting.measurer)
          expect(metrics, equals: plain, "\(text.debugDescription) in \(width.debugDescription)")
          guard let width, range.contains(width), range.low > -.infinity else { continue }
          for other in [max(range.low, 0), min(range.high, ideal + 10)] where range.contains(other) {
            expect(reference(other), equals: known, "\(text.debugDescription) in \(width) and \(other)")
          }
        }
      }
    }
  }

  @Test func `The words of an analysis are those of the text`() {
    var generator = Generator(state: 5)
    for alphabet in Self.alphabets.dropLast() {
      for _ in 0..<200 {
        let text = Self.text(&generator, alphabet)
        let analysis = TextAnalysis()
        analysis.analyze(text, _TextUnits(.regular, unit: 1))
        expect(analysis.isComplete)
        let whole = text[...]
        func offset(_ index: String.Index) -> Int32 { Int32(text.utf8.distance(from: text.startIndex, to: index)) }
        var words: [TextAnalysis.Word] = []
        var ends: [Int32] = []
        var start = whole.startIndex
        while true {
          let lineBreak = whole.firstLineBreak(from: start)
          let paragraph = whole[start..<(lineBreak?.lowerBound ?? whole.endIndex)]
          while start < paragraph.endIndex {
            let word = paragraph.nextWord(from: start)
            words.append(TextAnalysis.Word(start: offset(word.start), end: offset(word.contentEnd)))
            start = word.end
          }
          ends.append(offset(paragraph.endIndex))
          guard let lineBreak else { break }
          start = lineBreak.upperBound
        }
        expect(
          Array(UnsafeBufferPointer(start: analysis.words, count: analysis.wordCount)), equals: words,
          "\(text.debugDescription)")
        expect(analysis.paragraphs.map(\.end), equals: ends, "\(text.debugDescription)")
        for index in text.unicodeScalars.indices {
          let advance = CGFloat(analysis.advance(from: 0, to: offset(index)))
          let font = ResolvedFont(size: 2048)
          expect(MetricTextMeasurer().width(of: text[..<index], in: font), equals: advance, "\(text.debugDescription)")
        }
      }
    }
  }

  private static func isInLargeScript(_ value: UInt32) -> Bool {
    switch value {
    case 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0x2_0000...0x2_FFFF: true
    default: false
    }
  }

  @Test func `A solitary scalar is a character between other ones, with its own width`() {
    let others = ["a", "日", "한", "가", "👍", "é", "\u{AD}", "א", "ا"]
    for value in UInt32(0)...0x2_FFFF {
      // An ordinary run takes one in eight ideographs and Hangul syllables, of which there are 100,000.
      if Self.isInLargeScript(value), !RandomSeeds.areComplete, value % 8 != value / 8 % 8 { continue }
      guard let scalar = Unicode.Scalar(value), scalar.isSolitary, scalar != "\r" else { continue }
      let text = String(Character(scalar))
      let width = AdvanceTable.regular.advance(of: text[...])
      #expect((text + text).count == 2 && AdvanceTable.regular.advance(alone: scalar) == width)
      // Each scalar of the common scripts is beside each of the others; a later one, beside one of them.
      for other in value < 0x3000 ? others : [others[Int(value) % others.count]] {
        if (text + other).count != 2 || (other + text).count != 2 { Issue.record("U+\(String(value, radix: 16))") }
        let sum = width + AdvanceTable.regular.advance(of: other[...])
        if AdvanceTable.regular.advance(of: (text + other)[...]) != sum
          || AdvanceTable.regular.advance(of: (other + text)[...]) != sum
        {
          Issue.record("U+\(String(value, radix: 16)) has another width beside \(other)")
        }
      }
    }
  }

  @Test func `Equal texts in one face share an analysis`() {
    let analyses = TextAnalyses()
    let units = _TextUnits(.regular, unit: 1)
    let first = analyses.analysis(of: "some words of a text", units)
    #expect(analyses.analysis(of: ["some", "words", "of", "a", "text"].joined(separator: " "), units) === first)
    expect(first.wordCount, equals: 5)
    let precomposed = analyses.analysis(of: "\u{C5}", units).count
    #expect(precomposed == 2 && analyses.analysis(of: "\u{212B}", units).count == 3)
  }
}
