import Foundation

/// Names that public apps use.
@MainActor struct PublicSourceTests {
  /// Returns a host that has run its first frame, in which a character is 8 points wide and a line 20 high.
  private func settledHost<V: View>(
    isRightToLeft: Bool = false,
    measurer: any TextMeasurer = FixedTextMeasurer(characterWidth: 8, lineHeight: 20), @ViewBuilder _ content: () -> V
  ) -> ViewHost<V> {
    let host = ViewHost(size: CGSize(width: 200, height: 100), content: content)
    host.environment.textMeasurer = measurer
    if isRightToLeft { host.environment.layoutDirection = .rightToLeft }
    host.update()
    return host
  }

  private func wiggling(_ effect: WiggleSymbolEffect, isRightToLeft: Bool = false) -> String {
    let host = settledHost(isRightToLeft: isRightToLeft) { Image(systemName: "star").symbolEffect(effect) }
    host.advance(by: 0.15)
    return "\(host.displayList)"
  }

  @Test @MainActor func `A wiggle forward moves a symbol in the reading direction`() {
    let still = "\(settledHost { Image(systemName: "star") }.displayList)"
    expect(wiggling(.wiggle.forward.byLayer), equals: wiggling(.wiggle.right))
    expect(wiggling(.wiggle.backward), equals: wiggling(.wiggle.left.wholeSymbol))
    expect(wiggling(.wiggle.forward, isRightToLeft: true), equals: wiggling(.wiggle.left, isRightToLeft: true))
    let kinds: [WiggleSymbolEffect] = [
      .wiggle, .wiggle.counterClockwise, .wiggle.left, .wiggle.right, .wiggle.up, .wiggle.down,
    ]
    expect(Set(kinds.map { wiggling($0) } + [still]).count, equals: kinds.count + 1)
  }

  private struct Chip: View {
    @State private var isRound = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 60, height: 40).clipShape(.buttonBorder).accessibilityIdentifier("chip")
        Rectangle().frame(width: 60, height: 40).onTapGesture { isRound.toggle() }.accessibilityIdentifier("next")
      }
      .buttonBorderShape(isRound ? .capsule : .roundedRectangle(radius: 3))
    }
  }

  @Test @MainActor func `The shape buttonBorder is the border shape of the environment`() {
    func clipped(_ shape: ButtonBorderShape) -> String {
      let scene = VStack(spacing: 0) {
        Color.red.frame(width: 60, height: 40).clipShape(shape)
        Rectangle().frame(width: 60, height: 40)
      }
      return "\(settledHost { scene }.displayList)"
    }
    let host = settledHost { Chip() }
    expect("\(host.displayList)", equals: clipped(.roundedRectangle(radius: 3)))
    host.tap("next")
    host.update()
    expect("\(host.displayList)", equals: clipped(.capsule))
    expectEmpty(host.diagnostics)
    let plain = settledHost { Color.red.clipShape(.buttonBorder) }
    expect(
      "\(plain.displayList)", equals: "\(settledHost { Color.red.clipShape(ButtonBorderShape.automatic) }.displayList)")
  }

  @Test @MainActor func `The dark and light colors of text are the same in every appearance`() {
    var environment = EnvironmentValues()
    for scheme in [ColorScheme.light, .dark] {
      environment.colorScheme = scheme
      expect(Color(.darkText).resolve(in: environment), equals: Color.black.resolve(in: environment))
      expect(Color(.lightText).resolve(in: environment), equals: Color.white.opacity(0.6).resolve(in: environment))
    }
  }

  private struct Notes: TextRenderer {
    let note: (Text.Layout) -> Void
    func draw(layout: Text.Layout, in context: inout GraphicsContext) { note(layout) }
  }

  /// Returns the distance of each displayed character from the first one in the source text, by lines.
  private func indices(_ text: Text, width: CGFloat, truncation: Text.TruncationMode = .tail, lines: Int) -> [[Int]] {
    var found: [[Int]] = []
    let renderer = Notes { layout in
      let all = layout.map { $0.flatMap(\.characterIndices) }
      guard let first = layout.first?.first?[0].characterIndices.first else { return }
      found = all.map { $0.map { first.distance(to: $0) } }
    }
    // Only the measurer of cells breaks lines.
    _ = settledHost(measurer: CellTextMeasurer()) {
      text.textRenderer(renderer).lineLimit(lines).truncationMode(truncation).frame(width: width)
    }
    return found
  }

  @Test @MainActor func `The characters of a layout have their indices in the source text`() {
    expect(indices(Text("ab \(Text("cd").bold())"), width: 80, lines: 1), equals: [[0, 1, 2, 3, 4]])
    // The space at which a line breaks is not in the layout.
    expect(indices(Text("abcd efgh"), width: 40, lines: 2), equals: [[0, 1, 2, 3], [5, 6, 7, 8]])
    expect(indices(Text("abcdefgh"), width: 40, lines: 1), equals: [[0, 1, 2, 3, 4]])
    // The ellipsis is at the first character that it replaces.
    expect(indices(Text("abcdefgh"), width: 40, truncation: .head, lines: 1), equals: [[0, 4, 5, 6, 7]])
  }

  @Test @MainActor func `The alignment of a paragraph has precedence over that of the text`() {
    /// Returns the left ends of the lines.
    func ends(_ text: AttributedString, _ alignment: TextAlignment) -> [CGFloat] {
      var found: [CGFloat] = []
      let renderer = Notes { layout in found = layout.map(\.origin.x) }
      _ = settledHost { Text(text).multilineTextAlignment(alignment).textRenderer(renderer) }
      return found
    }
    var second = AttributedString("ab\n")
    let text = AttributedString("0123456789\n") + second + AttributedString("cd")
    expect(ends(text, .leading), equals: [0, 0, 0])
    for (alignment, x) in [(AttributedString.TextAlignment.left, CGFloat(0)), (.center, 32), (.right, 64)] {
      second.alignment = alignment
      let aligned = AttributedString("0123456789\n") + second + AttributedString("cd")
      expect(ends(aligned, .leading), equals: [0, x, 0])
      expect(ends(aligned, .trailing), equals: [0, x, 64])
    }
    var container = AttributeContainer()
    container.alignment = .center
    expect(ends(AttributedString("0123456789\nab", attributes: container), .leading), equals: [0, 32])
  }

  private final class Journal { var entries: [String] = [] }

  private struct Field: View {
    let title: String
    let journal: Journal
    @State private var amount: NSNumber = 5
    var body: some View {
      TextField(
        title, value: $amount, formatter: NumberFormatter(),
        onEditingChanged: { [journal] in journal.entries.append("\($0)") },
        onCommit: { [journal] in journal.entries.append("commit") }
      )
      .accessibilityIdentifier("field")
    }
  }

  @Test @MainActor func `A field with a formatter and a title that is not a key reports editing and commits`() {
    let journal = Journal()
    let host = settledHost { Field(title: "Amount", journal: journal) }
    host.tap("field")
    host.type("7")
    host.pressKey(.return)
    host.update()
    expect(journal.entries.contains("true") && journal.entries.contains("commit"))
  }
}
