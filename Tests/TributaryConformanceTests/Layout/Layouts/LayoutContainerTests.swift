private enum Mark: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }

extension VerticalAlignment { fileprivate static let mark = VerticalAlignment(Mark.self) }

private struct Opinionated: Layout {
  var top: CGFloat?
  var gaps = ViewSpacing()

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { gaps }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .top ? top : nil }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

@MainActor struct LayoutContainerTests {
  @Test(.claim("LAYOUT-14")) func `The spacing of a layout is the union of its subviews' spacing or a custom value`() {
    let text = columnHost(100, 100) {
      Text("a").accessibilityIdentifier("a")
      Scripted().callAsFunction {
        Block("b", 20, 10)
        Text("c")
      }
    }
    // The gap between texts is a tenth of a line: 20 + 2 + 20.
    expect(text.rows("a"), equals: "29…49")
    play(100, 100, "| rows a, b, c = 20…40 40…60 60…80") {
      VStack {
        Block("a", 20, 20)
        Opinionated(gaps: .zero).callAsFunction { Block("b", 20, 20) }
        Opinionated().callAsFunction { Block("c", 20, 20) }
      }
    }
  }

  @Test(.claim("LAYOUT-15")) @MainActor func `Custom guides of subviews pass through a layout`() {
    play(100, 100, "| rows a, b, all = 57.5…77.5 52.5…72.5 22.5…72.5") {
      HStack(alignment: .mark, spacing: 0) {
        Block("a", 20, 20)
        Scripted.sized(20, 50) { bounds, _, subviews in
          subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY + 30), proposal: .unspecified)
        }
        .callAsFunction { Block("b", 20, 20).alignmentGuide(.mark) { _ in 5 } }
        .accessibilityIdentifier("all")
      }
    }
  }

  @Test(.claim("LAYOUT-16")) @MainActor func `Edge guides of subviews stay inside a layout`() {
    play(100, 100, "| rows a, b = 40…60 40…60") {
      HStack(alignment: .top, spacing: 0) {
        Block("a", 20, 20)
        Scripted().callAsFunction { Block("b", 20, 20).alignmentGuide(.top) { _ in 10 } }
      }
    }
  }

  @Test(.claim("LAYOUT-17")) @MainActor func `A layout sets a guide`() {
    play(100, 100, "| rows a, b, c = 45…65 35…55 45…65") {
      HStack(alignment: .top, spacing: 0) {
        Block("a", 20, 20)
        Opinionated(top: 10).callAsFunction { Block("b", 20, 20) }
        Opinionated().callAsFunction { Block("c", 20, 20) }
      }
    }
  }

  @Test(.claim("LAYOUT-18")) @MainActor func `An empty layout takes the remaining length`() {
    play(100, 50, "| columns a, empty = 0…100 100…100") {
      HStack(spacing: 0) {
        Block("a")
        Scripted(size: { proposal, _ in proposal.replacingUnspecifiedDimensions() })
          .callAsFunction {}.accessibilityIdentifier("empty")
      }
    }
  }

  @Test(.claim("LAYOUT-19")) @MainActor func `Sizes are cached`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      Scripted.looking { _ in journal.note("size") }.callAsFunction { Scripted().callAsFunction { Block("a") } }
    }
    expect(journal.take(), equals: "size")
    // The root, its stack, two layouts, and the leaf with its frame and color.
    expect(host.box("a"), equals: "0 0 100 100")
    expect(journal.after { host.update() }, equals: "")
  }
}

@MainActor struct AnyLayoutTests {
  private struct Growing: View {
    let name: String
    let journal: Journal
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10).accessibilityIdentifier(name).onTapGesture { width += 20 }
        .onAppear { journal.note("appear") }
    }
  }

  private struct Screen<L: Layout>: View {
    let layout: L
    let journal: Journal
    var body: some View {
      layout {
        Growing(name: "a", journal: journal)
        Spacer(minLength: 4)
        Block("b", 20, 20)
      }
    }
  }

  @Test(.claim("LAYOUT-24")) @MainActor func `State survives a change of layout`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      Screen(layout: AnyLayout(HStackLayout(alignment: .top, spacing: 0)), journal: journal)
    }
    play(host, "tap a | box a = 0 40 30 10; box b = 80 40 20 20")
    host.show(Screen(layout: AnyLayout(VStackLayout(alignment: .leading, spacing: 0)), journal: journal))
    // The spacer now stretches vertically.
    play(host, "| box a = 35 0 30 10; box b = 35 80 20 20")
    host.show(Screen(layout: AnyLayout(ZStackLayout(alignment: .topLeading)), journal: journal))
    // The spacer fills the host but does not affect the size.
    play(host, "| box a = 35 40 30 10; box b = 35 40 20 20")
    host.show(Screen(layout: AnyLayout(Line(gap: 1)), journal: journal))
    play(host, journal, "| columns a, b = 22…52 58…78; log = appear")
  }

  @Test @MainActor func `Spacers in decorations and among alternatives follow a changed axis`() {
    struct Screen: View {
      let layout: AnyLayout
      var body: some View {
        layout {
          Block("a", 20, 20)
          ViewThatFits(in: .vertical) { Spacer().accessibilityIdentifier("fits") }
          Color.red.frame(width: 30, height: 30).overlay {
            Spacer().accessibilityIdentifier("over")
            Block("b", 4, 4)
          }
        }
      }
    }
    let row = Screen(layout: AnyLayout(HStackLayout(spacing: 0)))
    let column = Screen(layout: AnyLayout(VStackLayout(spacing: 0)))
    let host = settledHost(100, 100) { row }
    play(host, "| box fits = 20 50 50 0; box over = 81 50 8 0")
    host.show(column)
    play(host, "| box fits = 50 20 0 50; box over = 50 81 0 8")
    host.show(row)
    play(host, "| box fits = 20 50 50 0; box over = 81 50 8 0")
  }

  @Test(.claim("LAYOUT-25")) @MainActor func `Stacks and their layouts agree`() {
    @ViewBuilder var views: some View {
      Text("one two").accessibilityIdentifier("a")
      Block("b").layoutPriority(1).frame(maxWidth: 40)
      Spacer()
      Divider().accessibilityIdentifier("c")
      Elastic("d", from: 20, to: 60).alignmentGuide(.bottom) { _ in 3 }.alignmentGuide(.trailing) { _ in 50 }
      VStack { Block("e", 10, 10).zIndex(3) }
    }
    func places(_ view: some View) -> String {
      let host = settledHost(200, 150) { view }
      return ["a", "b", "c", "d", "e"].map { host.box($0) }.joined(separator: " | ")
    }
    let row = places(HStack(alignment: .bottom) { views })
    expect(places(HStackLayout(alignment: .bottom) { views }), equals: row)
    expect(places(AnyLayout(HStackLayout(alignment: .bottom)) { views }), equals: row)
    let column = places(VStack(alignment: .trailing, spacing: -2) { views })
    expect(places(VStackLayout(alignment: .trailing, spacing: -2) { views }), equals: column)
    let layers = places(ZStack(alignment: .bottomTrailing) { views })
    expect(places(ZStackLayout(alignment: .bottomTrailing) { views }), equals: layers)
    expect(Set([row, column, layers]).count, equals: 3)
    play(200, 50, "| columns a, b = 0…96 104…200") {
      HStackLayout {
        Block("a")
        Block("b")
      }
    }
  }

  @Test(.claim("LAYOUT-26")) @MainActor func `A stack layout of one view is transparent`() {
    play(100, 50, "| columns a, b = 0…100 100…100; rows c = -3.5…16.5") {
      HStack(alignment: .top, spacing: 0) {
        VStackLayout { Block("a").layoutPriority(1) }
        Block("b")
        ZStackLayout { Block("c", 0, 20).alignmentGuide(.top) { _ in 7 } }
      }
    }
    // A custom layout keeps them.
    play(100, 50, "| columns a, b = 0…50 50…100") {
      HStack(spacing: 0) {
        Scripted().callAsFunction { Block("a").layoutPriority(1) }
        Block("b")
      }
    }
  }

  @Test(.claim("LAYOUT-27")) @MainActor func `An equal layout causes no layout pass`() {
    struct Screen: View {
      let mark: Int
      let gap: CGFloat
      var body: some View { AnyLayout(Line(gap: gap)) { Block("a", 5, 5).opacity(mark == 0 ? 1 : 0.5) } }
    }
    let host = settledHost(100, 50) { Screen(mark: 0, gap: 2) }
    let report = host.show(Screen(mark: 1, gap: 2))
    expect(report.counts.measurements == 0 && report.counts.placements == 0)
    expect(host.show(Screen(mark: 1, gap: 3)).counts.measurements, above: 0)
  }
}
