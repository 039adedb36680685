import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Several views in a parent that expects one view.
@MainActor @Suite struct OneParentTests {
  /// Returns two views with one modifier applied to both.
  private static func pair(_ journal: Journal) -> some View {
    Group {
      Block("a", 50, 30)
      Block("b", 30, 20)
    }
    .overlay { Color.blue.accessibilityIdentifier("o").onAppear { journal.note("appears") } }
  }

  /// Returns the expected frames of a column of 50 by 58 at a point.
  private static func column(_ x: CGFloat, _ y: CGFloat) -> [String] {
    ["\(short(x)) \(short(y)) 50 58", "\(short(x)) \(short(y)) 50 30", "\(short(x + 10)) \(short(y + 38)) 30 20"]
  }

  private static func found(_ host: ViewHost<some View>) -> [String] { [host.box("o"), host.box("a"), host.box("b")] }

  @Test(
    .claim(
      "IDENT-30",
      "Several views with a modifier, alone in a parent that is not a stack, form one column to which the modifier "
        + "applies once; without a modifier, the parent places them by its rule for several views.", .observed,
      "programs with printed results, run on macOS 26.6 and 27, for the root and scroll views, and as far as seen for "
        + "frames, overlays and geometry readers; FRAME-15 and OVER-04 for views without a modifier"))
  func `A modifier on several views is applied once to their column`() {
    let journal = Journal()
    let root = settledHost(100, 100) { Self.pair(journal) }
    expect(Self.found(root), equals: Self.column(25, 21))
    expect(journal.take(), equals: "appears")
    let scroll = settledHost(100, 100) { ScrollView { Self.pair(journal) } }
    expect(Self.found(scroll), equals: Self.column(25, 0))
    expect(journal.take(), equals: "appears")
    let frame = settledHost(100, 100) { Self.pair(journal).frame(width: 80, height: 80, alignment: .topLeading) }
    expect(Self.found(frame), equals: Self.column(10, 10))
    expect(journal.take(), equals: "appears")
    let overlay = settledHost(100, 100) { Color.red.overlay(alignment: .bottomTrailing) { Self.pair(journal) } }
    expect(Self.found(overlay), equals: Self.column(50, 42))
    expect(journal.take(), equals: "appears")
    let reader = settledHost(100, 100) { GeometryReader { _ in Self.pair(journal) } }
    expect(Self.found(reader), equals: Self.column(0, 0))
    expect(journal.take(), equals: "appears")
    let row = settledHost(100, 100) { ScrollView(.horizontal) { Self.pair(journal) } }
    expect(Self.found(row), equals: Self.column(0, 21))
    expect(journal.take(), equals: "appears")
  }

  @Test func `The column starts at the leading edge of its parent`() {
    let journal = Journal()
    func found(_ view: some View) -> [String] {
      let host = settledHost(100, 100) { view.environment(\.layoutDirection, .rightToLeft) }
      expect(journal.take(), equals: "appears")
      return Self.found(host)
    }
    expect(found(Self.pair(journal)), equals: Self.column(25, 21))
    expect(found(ScrollView { Self.pair(journal) }), equals: Self.column(25, 0))
    expect(found(ScrollView(.horizontal) { Self.pair(journal) }), equals: Self.column(50, 21))
    expect(found(Self.pair(journal).frame(width: 80, height: 80, alignment: .topLeading)), equals: Self.column(40, 10))
    expect(found(Color.red.overlay(alignment: .bottomTrailing) { Self.pair(journal) }), equals: Self.column(0, 42))
    expect(found(GeometryReader { _ in Self.pair(journal) }), equals: Self.column(50, 0))
  }

  @Test func `Composite views, conditions, and erased views pass the single-view context on`() {
    struct Screen: View {
      let journal: Journal
      var body: some View { if true { OneParentTests.pair(journal).padding(1) } }
    }
    let journal = Journal()
    let host = settledHost(100, 100) { AnyView(Screen(journal: journal)) }
    expect(Self.found(host), equals: Self.column(25, 21))
    expect(journal.take(), equals: "appears")
  }

  @Test func `Several decorated views stay separate in a stack and beside other views`() {
    let journal = Journal()
    _ = settledHost(100, 100) { HStack { Self.pair(journal) } }
    expect(journal.take(), equals: "appears appears")
    _ = settledHost(100, 200) {
      Self.pair(journal)
      Block("c", 10, 10)
    }
    expect(journal.take(), equals: "appears appears")
    _ = settledHost(100, 200) { ForEach(0..<2) { _ in Self.pair(journal) } }
    expect(journal.take(), equals: "appears appears appears appears")
  }

  @Test func `The column follows its views`() {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        ForEach(0..<count, id: \.self) { index in Block("\(index)", 20, 20).onTapGesture { count += 1 } }
          .padding(10)
          .background { Color.blue.accessibilityIdentifier("behind") }
      }
    }
    let host = settledHost(100, 200) { Growing() }
    expect(host.box("behind"), equals: "30 80 40 40")
    host.tap("0")
    expect(host.box("behind"), equals: "30 66 40 68")
    expect(host.rows("0", "1"), equals: "76…96 104…124")
  }

  @Test(
    .claim(
      "SCROLL-35", "Small content is centered in a scroll view with two axes.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: 50 by 30 in 100 by 100 is placed at 25, 35"),
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `Small content is centered in a scroll view with two axes`(direction: LayoutDirection) {
    let host = settledHost(100, 100) {
      ScrollView([.horizontal, .vertical]) { Block("a", 50, 30) }.environment(\.layoutDirection, direction)
    }
    expect(host.box("a"), equals: "25 35 50 30")
    let high = settledHost(100, 100) {
      ScrollView([.horizontal, .vertical]) { Block("a", 50, 300) }.environment(\.layoutDirection, direction)
    }
    expect(high.box("a"), equals: "25 0 50 300")
    let anchored = settledHost(100, 100) {
      ScrollView([.horizontal, .vertical]) { Block("a", 50, 30) }.defaultScrollAnchor(.topLeading)
        .environment(\.layoutDirection, direction)
    }
    expect(anchored.rows("a"), equals: "0…30")
  }
}
