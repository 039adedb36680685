import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct AnyLayoutTests {
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

  @Test(
    .claim(
      "LAYOUT-24", "A switch of the layout inside an AnyLayout keeps the identity and state of the subviews.",
      .documented, "Apple's documentation of AnyLayout"))
  func `State survives a change of layout`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      Screen(layout: AnyLayout(HStackLayout(alignment: .top, spacing: 0)), journal: journal)
    }
    host.tap("a")
    expect(host.box("a"), equals: "0 40 30 10")
    expect(host.box("b"), equals: "80 40 20 20")
    host.show(Screen(layout: AnyLayout(VStackLayout(alignment: .leading, spacing: 0)), journal: journal))
    // The spacer now stretches vertically.
    expect(host.box("a"), equals: "35 0 30 10")
    expect(host.box("b"), equals: "35 80 20 20")
    host.show(Screen(layout: AnyLayout(ZStackLayout(alignment: .topLeading)), journal: journal))
    // The spacer fills the host but does not affect the size.
    expect(host.box("a"), equals: "35 40 30 10")
    expect(host.box("b"), equals: "35 40 20 20")
    host.show(Screen(layout: AnyLayout(Line(gap: 1)), journal: journal))
    expect(host.columns("a", "b"), equals: "22…52 58…78")
    expect(journal.take(), equals: "appear")
  }

  @Test(
    .claim(
      "LAYOUT-25", "HStackLayout, VStackLayout, and ZStackLayout place their views as the stacks do.",
      .documented, "Apple's documentation of HStackLayout, VStackLayout and ZStackLayout"))
  func `Stacks and their layouts agree`() {
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
    let halves = settledHost(200, 50) {
      HStackLayout {
        Block("a")
        Block("b")
      }
    }
    expect(halves.columns("a", "b"), equals: "0…96 104…200")
  }

  @Test(
    .claim(
      "LAYOUT-26", "A stack layout of one view is transparent: priority and guides pass through it.", .derived,
      "STACK-13; HStack is HStackLayout with views"))
  func `A stack layout of one view is transparent`() {
    let host = settledHost(100, 50) {
      HStack(alignment: .top, spacing: 0) {
        VStackLayout { Block("a").layoutPriority(1) }
        Block("b")
        ZStackLayout { Block("c", 0, 20).alignmentGuide(.top) { _ in 7 } }
      }
    }
    expect(host.columns("a", "b"), equals: "0…100 100…100")
    expect(host.rows("c"), equals: "-3.5…16.5")
    // A custom layout keeps them.
    let custom = settledHost(100, 50) {
      HStack(spacing: 0) {
        Scripted().callAsFunction { Block("a").layoutPriority(1) }
        Block("b")
      }
    }
    expect(custom.columns("a", "b"), equals: "0…50 50…100")
  }

  @Test(
    .claim(
      "LAYOUT-27", "An erased layout with an equal layout inside causes no layout pass.",
      .derived, "equal inputs cause no work"))
  func `An equal layout causes no layout pass`() {
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
