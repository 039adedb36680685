/// Sizes that hold for several proposals equal the measured sizes, in nested modifiers and containers of every kind.
@MainActor struct NestedRegionTests {
  @Test(arguments: 0..<10)
  @MainActor func `Nested modifiers have the same sizes without regions, and their regions are valid`(block: Int) {
    for seed in RandomSeeds.sample(of: UInt64(block) * 20..<UInt64(block + 1) * 20, oneIn: 4) {
      var generator = SeededGenerator(seed: seed)
      let content = tree(&generator, depth: 6)
      let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 5)
      // Proposals beside each other are likely to be inside and outside one region.
      RegionTwins(safeAreaInsets: insets, content).compare(&generator, seed: seed) { proposals(&$0) }
    }
  }

  private func proposals(_ generator: inout SeededGenerator) -> [ProposedViewSize] {
    let lengths: [CGFloat?] = [nil, 0, .infinity, 1, 9.75, 17, 40, 90.5, 200, 1_000]
    let base = CGFloat(generator.number(0..<400))
    let near: [CGFloat?] = [base, base + 0.25, base - 0.25, base.nextUp]
    return (0..<16).map { _ in
      ProposedViewSize(
        width: (generator.chance(50) ? near : lengths).randomElement(using: &generator) ?? nil,
        height: (generator.chance(50) ? near : lengths).randomElement(using: &generator) ?? nil)
    }
  }

  private func length(_ generator: inout SeededGenerator) -> CGFloat? {
    switch generator.number(0..<6) {
    case 0: .infinity
    case 1, 2: nil
    default: CGFloat(generator.number(0..<1_200)) / 4
    }
  }

  /// Returns ascending lengths, some of which are absent.
  private func lengths(_ generator: inout SeededGenerator) -> [CGFloat?] {
    let present = (0..<3).map { _ in length(&generator) }
    let sorted = present.compactMap { $0 }.sorted()
    var next = sorted.makeIterator()
    return present.map { $0 == nil ? nil : next.next() }
  }

  private func alignment(_ generator: inout SeededGenerator) -> Alignment {
    let all: [Alignment] = [
      .center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline, .trailingLastTextBaseline,
    ]
    return all.randomElement(using: &generator) ?? .center
  }

  private func tree(_ generator: inout SeededGenerator, depth: Int) -> AnyView {
    if depth == 0 || generator.chance(10) { return leaf(&generator) }
    switch generator.number(0..<4) {
    case 0: return container(&generator, depth: depth - 1)
    case 1: return framed(tree(&generator, depth: depth - 1), &generator)
    default: return modified(tree(&generator, depth: depth - 1), &generator, depth: depth - 1)
    }
  }

  private func framed(_ view: AnyView, _ generator: inout SeededGenerator) -> AnyView {
    let (widths, heights) = (lengths(&generator), lengths(&generator))
    let alignment = alignment(&generator)
    switch generator.number(0..<4) {
    case 0:
      return AnyView(
        view.frame(
          minWidth: widths[0], idealWidth: widths[1].flatMap { $0.isFinite ? $0 : nil }, maxWidth: widths[2],
          minHeight: heights[0], idealHeight: heights[1].flatMap { $0.isFinite ? $0 : nil }, maxHeight: heights[2],
          alignment: alignment))
    case 1: return AnyView(view.frame(minWidth: widths[0], maxWidth: widths[2], alignment: alignment))
    case 2: return AnyView(view.frame(idealWidth: 30, maxHeight: heights[2], alignment: alignment))
    default:
      return AnyView(
        view.frame(
          width: widths[1].flatMap { $0.isFinite ? $0 : nil }, height: heights[1].flatMap { $0.isFinite ? $0 : nil },
          alignment: alignment))
    }
  }

  private func modified(_ view: AnyView, _ generator: inout SeededGenerator, depth: Int) -> AnyView {
    let number = CGFloat(generator.number(1..<60))
    switch generator.number(0..<16) {
    case 0: return AnyView(view.aspectRatio(number / 20, contentMode: generator.chance(50) ? .fit : .fill))
    case 1: return AnyView(view.aspectRatio(contentMode: generator.chance(50) ? .fit : .fill))
    case 2: return AnyView(view.fixedSize())
    case 3: return AnyView(view.fixedSize(horizontal: generator.chance(50), vertical: generator.chance(50)))
    case 4: return AnyView(view.padding(number / 7))
    case 5: return AnyView(view.padding(.horizontal, -number / 3))
    case 6: return AnyView(view.alignmentGuide(.leading) { $0.width / 3 + number })
    case 7: return AnyView(view.alignmentGuide(VerticalAlignment.center) { $0[.firstTextBaseline] - number })
    case 8: return AnyView(view.alignmentGuide(.lastTextBaseline) { $0.height - $0[VerticalAlignment.center] })
    case 9, 10, 11: return joined(view, tree(&generator, depth: depth / 2), &generator)
    case 12: return AnyView(view.safeAreaPadding(number / 5))
    case 13: return AnyView(view.ignoresSafeArea())
    case 14: return AnyView(view.layoutPriority(Double(generator.number(-1..<3))).offset(x: number))
    default: return AnyView(view.position(x: number, y: 20))
    }
  }

  private func joined(_ view: AnyView, _ other: AnyView, _ generator: inout SeededGenerator) -> AnyView {
    let alignment = alignment(&generator)
    switch generator.number(0..<4) {
    case 0: return AnyView(view.overlay(alignment: alignment) { other })
    case 1: return AnyView(view.background(alignment: alignment) { other })
    case 2: return AnyView(view.safeAreaInset(edge: .bottom, spacing: 3) { other })
    default: return AnyView(view.safeAreaInset(edge: .leading) { other })
    }
  }

  private func container(_ generator: inout SeededGenerator, depth: Int) -> AnyView {
    let children = (0..<generator.number(1..<4)).map { _ in tree(&generator, depth: depth) }
    let content = ForEach(children.indices, id: \.self) { children[$0] }
    let spacing: CGFloat? = generator.chance(50) ? nil : CGFloat(generator.number(-4..<20)) / 3
    switch generator.number(0..<12) {
    case 0, 1: return AnyView(HStack(alignment: alignment(&generator).vertical, spacing: spacing) { content })
    case 2, 3: return AnyView(VStack(alignment: alignment(&generator).horizontal, spacing: spacing) { content })
    case 4: return AnyView(ZStack(alignment: alignment(&generator)) { content })
    case 5: return AnyView(ScrollView(generator.chance(50) ? .vertical : [.vertical, .horizontal]) { content })
    case 6: return AnyView(ScrollView { LazyVStack(spacing: spacing) { content } })
    case 7: return AnyView(LazyHStack(spacing: spacing) { content })
    case 8:
      return AnyView(
        TributaryContainers.Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
          GridRow { content }
          GridRow(alignment: .firstTextBaseline) { content }
          children[0]
        })
    case 9:
      return AnyView(LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(30))], spacing: spacing) { content })
    case 10:
      return AnyView(ViewThatFits(in: generator.chance(50) ? .horizontal : [.horizontal, .vertical]) { content })
    default: return AnyView(GeometryReader { _ in content })
    }
  }

  private func leaf(_ generator: inout SeededGenerator) -> AnyView {
    let words = ["a", "some", "longer", "extraordinary", "\n", "of", "words-and-hyphens"]
    let text = (0..<generator.number(1..<7)).map { _ in words.randomElement(using: &generator) ?? "" }
      .joined(separator: " ")
    switch generator.number(0..<10) {
    case 0: return AnyView(Spacer(minLength: CGFloat(generator.number(0..<30))))
    case 1: return AnyView(Color.blue)
    case 2: return AnyView(Divider())
    case 3: return AnyView(Image(systemName: "star").resizable())
    case 4: return AnyView(Text(verbatim: text).lineLimit(2, reservesSpace: true))
    case 5: return AnyView(Text(verbatim: text).lineLimit(generator.number(1..<3)).font(.title))
    case 6: return AnyView(ProgressView(value: 0.5))
    default: return AnyView(Text(verbatim: text))
    }
  }
}
