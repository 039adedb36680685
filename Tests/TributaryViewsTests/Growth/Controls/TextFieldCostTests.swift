@MainActor struct TextFieldCostTests {
  private final class CountingMeasurer: TextMeasurer, @unchecked Sendable {
    let cells = CellTextMeasurer(cell: CGSize(width: 10, height: 20))
    var count = 0
    func width(of text: Substring, in font: ResolvedFont) -> CGFloat {
      count += text.unicodeScalars.count
      return cells.width(of: text, in: font)
    }

    func lineMetrics(of font: ResolvedFont) -> LineMetrics { cells.lineMetrics(of: font) }
  }

  private struct Line: View {
    @State var text: String
    var body: some View { TextField("Name", text: $text).accessibilityIdentifier("field") }
  }

  /// Returns the number of characters measured when a line is touched, and when a key is typed.
  private func costs(_ unit: String, _ length: Int) -> (touch: Int, key: Int) {
    let measurer = CountingMeasurer()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Line(text: String(repeating: unit, count: length)) }
    host.environment.textMeasurer = measurer
    host.update()
    measurer.count = 0
    host.tap("field")
    let touch = measurer.count
    host.type("x")
    return (touch, measurer.count - touch)
  }

  @Test(arguments: ["\u{200B}", "a", " "])
  @MainActor func `A touch and a key measure a line a bounded number of times, for any length and caret`(unit: String) {
    let (short, long) = (costs(unit, 500), costs(unit, 1_000))
    expect(long.touch, below: short.touch * 5 / 2, "\(short), \(long)")
    expect(long.key, below: short.key * 5 / 2, "\(short), \(long)")
  }

  private final class Counter: @unchecked Sendable { var count = 0 }

  private struct Counted: Layout {
    let counter: Counter
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      counter.count += 1
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  private struct CountedLine: View {
    let counter: Counter
    let isIdeal: Bool
    @State private var text = ""
    var body: some View {
      Counted(counter: counter) {
        TextField("Name", text: $text).fixedSize(horizontal: isIdeal, vertical: false).accessibilityIdentifier("field")
      }
    }
  }

  @Test(arguments: [false, true])
  @MainActor func `A key invalidates the layout around a field only if the width follows the text`(isIdeal: Bool) {
    let (host, counter) = settledHost(with: Counter(), 200, 100) { CountedLine(counter: $0, isIdeal: isIdeal) }
    host.tap("field")
    host.type("a")
    for letter in ["b", "c"] {
      counter.count = 0
      host.type(letter)
      expect(counter.count > 0, equals: isIdeal)
    }
  }
}
