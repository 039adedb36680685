import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryHost

/// The number of characters that a measurer reads when paragraphs change.
@Suite @MainActor struct ParagraphCostTests {
  @Test func `A stack of changing paragraphs measures each character a few times`() {
    let counts = [20, 40].map { cost(paragraphs: $0) }
    expect(counts[0], above: 0)
    // The paragraphs have equal texts, and no paragraph costs more among others.
    expect(counts[1], atMost: counts[0] * 2, "\(counts)")
    // Each character is measured once in the whole text, once in its word, and again near line ends. This occurs for
    // the size, for the shortest form of the text, and for the drawn lines. Counted were 29,180 measured characters for
    // 20 paragraphs of 187 characters, 7.8 for each. A fifth more is allowed for another search for line ends.
    let characters = 20 * Self.text(0).utf8.count
    expect(counts[0] * 100, atMost: characters * 780 * 6 / 5, "\(counts), \(characters) characters")
  }

  @Test func `A line with tail truncation is not measured character by character`() {
    let measurer = ScanningMeasurer()
    let text = String(repeating: "word ", count: 400)
    let metrics = TextBreaker.metrics(of: text, font: .body, width: 4_000, lineLimit: 1, measurer: measurer)
    expect(metrics.isTruncated)
    expect(metrics.size.width, atMost: 4_000)
    // Counted were 108 calls for 400 words of five characters. A fifth more is allowed for another search for the end of
    // the line.
    expect(measurer.calls, atMost: 108 * 6 / 5, "\(measurer.calls)")
  }

  private func cost(paragraphs: Int) -> Int {
    let measurer = ScanningMeasurer()
    let model = ParagraphModel()
    let host = ViewHost(size: CGSize(width: 300, height: 10_000)) {
      VStack { ForEach(0..<paragraphs, id: \.self) { ChangingParagraph(model: model, index: $0) } }
    }
    host.environment.textMeasurer = measurer
    host.update()
    _ = host.displayList
    let before = measurer.characters
    model.version = 1
    host.update()
    _ = host.displayList
    return measurer.characters - before
  }

  fileprivate static func text(_ version: Int) -> String {
    "Version \(version) of a paragraph, of a few dozen words that wrap over several lines, as the text of a letter does."
      + " It has two sentences, a comma here, and a full stop at the end of its last line."
  }
}

@Observable @MainActor
private final class ParagraphModel {
  var version = 0
}

private struct ChangingParagraph: View {
  let model: ParagraphModel
  let index: Int

  var body: some View { Text(ParagraphCostTests.text(model.version)) }
}

/// A measurer that counts its calls and the measured characters.
private final class ScanningMeasurer: TextMeasurer, @unchecked Sendable {
  // Used only on the main thread.
  private(set) var calls = 0
  private(set) var characters = 0
  private let base = MetricTextMeasurer()

  func width(of text: Substring, in font: ResolvedFont) -> CGFloat {
    calls += 1
    characters += text.utf8.count
    return base.width(of: text, in: font)
  }

  func lineMetrics(of font: ResolvedFont) -> LineMetrics { base.lineMetrics(of: font) }
}
