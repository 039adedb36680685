@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

@MainActor struct LayoutComplexity {
  @Test @MainActor func `A leaf under 64 layouts that pass one proposal on is measured once`() {
    let counter = LayoutCounter()
    let host = ViewHost(size: CGSize(width: 500, height: 500)) {
      nest(64, around: AnyView(CountingShape(counter: counter))) { view, _ in AnyLayout(Forwarding()) { view } }
    }
    let counts = host.update().counts
    expect(counter.sizes, equals: 1)
    // 64 layouts, the leaf, the root, and the root's stack.
    expect(counts.measurements, equals: 64 + 1 + 2)
  }

  @Test @MainActor func `A leaf under 64 alternating stack layouts is measured for at most nine lengths`() {
    let counter = LayoutCounter()
    let host = ViewHost(size: CGSize(width: 4_000, height: 4_000)) {
      // Alternating rows and columns, each with a square beside the next level.
      nest(64, around: AnyView(CountingShape(counter: counter))) { view, level in
        (level.isMultiple(of: 2) ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())) {
          Color.red.frame(width: 5, height: 5)
          view
        }
      }
    }
    let counts = host.update().counts
    expect(counter.sizes, atMost: 9)
    expect(counts.measurements, atMost: 9 * (64 + 64 + 1 + 2))
  }

  @Test(arguments: [8, 16, 32])
  func `The number of evaluations of a custom guide under layouts grows at most linearly with the depth`(depth: Int) {
    let counter = LayoutCounter()
    let guided = Color.red.frame(width: 5, height: 5).alignmentGuide(.mark) { _ in
      counter.guides += 1
      return 2
    }
    _ = updatedHost(500, 500) { nest(depth, around: AnyView(guided)) { view, _ in AnyLayout(GuidedStack()) { view } } }
    expect(counter.guides, atMost: 4 * depth)
  }

  @Test @MainActor func `A change inside a subview that keeps its size does not call the layout again`() {
    let counter = LayoutCounter()
    let host = updatedHost(500, 500) {
      Counting(counter: counter).callAsFunction {
        Color.red.frame(width: 5, height: 5)
        Nudge()
      }
    }
    expect(counter.sizes == 1 && counter.placements == 1)
    expect(host.tapped("nudge").frame(of: "dot")?.minX, equals: 7)
    expect(counter.sizes == 1 && counter.placements == 1)
  }

  @Test @MainActor func `A change of one subview's size calls the layout once and measures no other subview`() {
    let counter = LayoutCounter()
    let host = updatedHost(500, 500) {
      Counting(counter: counter).callAsFunction {
        ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 1, height: 1) }
        Growing()
      }
    }
    counter.sizes = 0
    counter.placements = 0
    host.tap("grow")
    expect(counter.sizes == 1 && counter.placements == 1)
  }
}

private enum Mark: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
extension VerticalAlignment { fileprivate static let mark = VerticalAlignment(Mark.self) }

/// Returns a view in nested views, of which the innermost one has the level 0.
@MainActor func nest<V: View>(_ depth: Int, around leaf: AnyView, _ wrap: (AnyView, Int) -> V) -> AnyView {
  (0..<depth).reduce(leaf) { AnyView(wrap($0, $1)) }
}

/// A layout that places by a guide of its subview and passes that guide on.
private struct GuidedStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: (subviews.first?.dimensions(in: proposal)[.mark] ?? 0) + 50)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let first = subviews.first else { return }
    let line = first.dimensions(in: proposal)[.mark]
    first.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 1 - line), proposal: proposal)
  }
}

private struct Counting: Layout {
  let counter: LayoutCounter
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    counter.sizes += 1
    let width = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    return CGSize(width: max(width, 500), height: 500)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    counter.placements += 1
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private struct Nudge: View {
  @State private var place: CGFloat = 0
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("nudge").onTapGesture { place += 7 }
      Color.red.frame(width: 5, height: 5).accessibilityIdentifier("dot").offset(x: place)
    }.frame(width: 60, height: 60, alignment: .topLeading)
  }
}

private struct Growing: View {
  @State private var width: CGFloat = 20
  var body: some View {
    Color.blue.frame(width: width, height: 20).accessibilityIdentifier("grow").onTapGesture { width += 7 }
  }
}

@MainActor struct SafeAreaComplexity {
  @Test @MainActor func `A view under 40 bars is measured for its minimum and final length at each level`() {
    let host = ViewHost(size: CGSize(width: 1_000, height: 1_000)) { Bars(count: 40) }
    let counts = host.update().counts
    // Per level: the view for its minimum and final length, its bar, the bar's stack, and the stack's color, each for
    // two proposals.
    expect(counts.measurements, atMost: 40 * 10 + 10)
    expect(host.frame(of: "view")?.height, equals: 960)
    expect(host.displayList.description.contains("rectangle 0 0 1000 1000"))
  }

  @Test @MainActor func `A move inside the safe area redraws no background that touches no edge`() {
    let move = Move()
    let host = ViewHost(
      size: CGSize(width: 200, height: 200), safeAreaInsets: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    ) { Moving(move: move) }
    host.update()
    let before = host.displayList
    host.update { move.by?(5) }
    let after = host.displayList
    expect(before.description, differsFrom: after.description)
    expect(fragments(before).subtracting(fragments(after)).count, atMost: 3)
  }

  private func fragments(_ list: DisplayList) -> Set<ObjectIdentifier> {
    var all: Set<ObjectIdentifier> = []
    func visit(_ fragment: DisplayFragment) {
      all.insert(ObjectIdentifier(fragment))
      for case .fragment(let inner, _) in fragment.commands { visit(inner) }
    }
    visit(list.root)
    return all
  }
}

private struct Bars: View {
  let count: Int
  var body: some View {
    if count == 0 {
      Color.clear.accessibilityIdentifier("view").background(Color.blue)
    } else {
      AnyView(Bars(count: count - 1)).safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 1) }
    }
  }
}

@MainActor private final class Move { var by: ((CGFloat) -> Void)? }

private struct Moving: View {
  let move: Move
  @State private var offset: CGFloat = 0
  var body: some View {
    let _ = (move.by = { offset += $0 })
    VStack(spacing: 0) {
      Color.clear.frame(height: 40 + offset)
      VStack(spacing: 0) { ForEach(0..<30) { _ in Color.red.frame(width: 20, height: 2).background(Color.blue) } }
      Spacer(minLength: 0)
    }
  }
}

/// The number of characters that a measurer reads when paragraphs change.
@MainActor struct ParagraphCostTests {
  @Test @MainActor func `A stack of changing paragraphs measures each character a few times`() {
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

  @Test @MainActor func `A line with tail truncation is not measured character by character`() {
    let measurer = ScanningMeasurer()
    let text = String(repeating: "word ", count: 400)
    let metrics = TextBreaker.metrics(of: text, font: .body, width: 4_000, lineLimit: 1, measurer: measurer)
    expect(metrics.isTruncated)
    expect(metrics.size.width, atMost: 4_000)
    // Counted were 108 calls for 400 words of five characters. A fifth more is allowed for another search for the end
    // of the line.
    expect(measurer.calls, atMost: 108 * 6 / 5, "\(measurer.calls)")
  }

  private func cost(paragraphs: Int) -> Int {
    let measurer = ScanningMeasurer()
    let model = ParagraphModel()
    let host = ViewHost(size: CGSize(width: 300, height: 10_000)) {
      VStack { ForEach(0..<paragraphs, id: \.self) { ChangingParagraph(model: model, index: $0) } }
    }
    host.environment.textMeasurer = measurer
    _ = host.updated().displayList
    let before = measurer.characters
    _ = host.updated { model.version = 1 }.displayList
    return measurer.characters - before
  }

  fileprivate static func text(_ version: Int) -> String {
    "Version \(version) of a paragraph, of a few dozen words that wrap over several lines, as the text of a letter does."
      + " It has two sentences, a comma here, and a full stop at the end of its last line."
  }
}

@Observable @MainActor private final class ParagraphModel { var version = 0 }

private struct ChangingParagraph: View {
  let model: ParagraphModel
  let index: Int
  var body: some View { Text(ParagraphCostTests.text(model.version)) }
}

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

/// The number of guide requests in nested decorations. Each decoration is aligned by a guide of the view that it
/// decorates, which is the guide of the innermost view.
@MainActor struct GuideGrowthTests {
  private func decorated(_ depth: Int, _ requests: LayoutCounter) -> AnyView {
    guard depth > 0 else {
      return AnyView(
        Color.blue.frame(width: 20, height: 10)
          .alignmentGuide(.trailing) { dimensions in
            requests.guides += 1
            return dimensions.width - 2
          }
          .alignmentGuide(.bottom) { dimensions in
            requests.guides += 1
            return dimensions.height - 3
          }
      )
    }
    let inner = decorated(depth - 1, requests)
    return AnyView(
      inner
        .overlay(alignment: .bottomTrailing) {
          Color.red.frame(width: 4, height: 4).accessibilityIdentifier("overlay \(depth)")
        }
        .background(alignment: .bottomTrailing) { Color.green.frame(width: 2, height: 2) })
  }

  private func requests(_ depth: Int) -> Int {
    let requests = LayoutCounter()
    let host = settledHost(200, 200) { HStack { decorated(depth, requests) } }
    // All overlays are aligned with the guides of the innermost view.
    let frames = Set((1...depth).compactMap { host.frame(of: "overlay \($0)")?.origin })
    expect(frames, equals: [CGPoint(x: 90 + 18 - 4, y: 95 + 7 - 4)])
    expect(host.core.checkInvariants(), equals: [])
    return requests.guides
  }

  @Test @MainActor func `Nested decorations request each guide of the innermost view as often as one decoration`() {
    let few = requests(2)
    expect(few, atMost: 8)
    expect(requests(20), equals: few)
    expect(requests(80), equals: few)
  }
}
