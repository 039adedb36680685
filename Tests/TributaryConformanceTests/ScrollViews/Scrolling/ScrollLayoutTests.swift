@MainActor struct ScrollLayoutTests {
  @Test(
    .claim("SCROLL-01"), .claim("SCROLL-02"), .claim("SCROLL-03"), .claim("SCROLL-04"), .claim("SCROLL-05"),
    .claim("SCROLL-06"), .claim("SCROLL-51"))
  @MainActor func `Scroll views and their content have the expected sizes and positions`() {
    expectBoxes("tall content", 200, 100, ["scroll": "80 0 40 100", "a": "80 0 40 300"]) {
      ScrollView { Block("a", 40, 300) }.accessibilityIdentifier("scroll")
    }
    expectBoxes("ideal length", 200, 400, ["scroll": "80 50 40 300"]) {
      ScrollView { Block("a", 40, 300) }.fixedSize().accessibilityIdentifier("scroll")
    }
    expectBoxes("margins", 300, 300, ["scroll": "130 125 40 50", "a": "135 130 30 40"]) {
      ScrollView { Block("a", 30, 40) }.contentMargins(5).fixedSize().accessibilityIdentifier("scroll")
    }
    expectBoxes("lazy content without a cross proposal", 200, 200, ["row": "0 0 200 60", "filling": "20 0 30 60"]) {
      ScrollView {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            Block("tall", 20, 60)
            Color.red.frame(width: 30).accessibilityIdentifier("filling")
          }
        }
        .accessibilityIdentifier("row")
      }
    }
    expectBoxes("a color in a column", 200, 100, ["a": "0 0 200 10"]) { ScrollView { Block("a") } }
    expectBoxes("a color in a row", 200, 100, ["a": "0 0 10 100"]) { ScrollView(.horizontal) { Block("a") } }
    expectBoxes("a color on two axes", 200, 100, ["a": "95 45 10 10"]) {
      ScrollView([.horizontal, .vertical]) { Block("a") }
    }
    expectBoxes("several views", 200, 100, ["a": "10 26 40 20", "b": "0 54 60 20"]) {
      ScrollView(.horizontal) {
        Block("a", 40, 20)
        Block("b", 60, 20)
      }
    }
    expectBoxes("a short column", 200, 100, ["a": "80 0 40 30"]) { ScrollView { Block("a", 40, 30) } }
    expectBoxes("a short row", 200, 100, ["a": "0 35 40 30"]) { ScrollView(.horizontal) { Block("a", 40, 30) } }
    expectBoxes("a short row from right to left", 200, 100, ["a": "160 35 40 30"]) {
      ScrollView(.horizontal) { Block("a", 40, 30) }.environment(\.layoutDirection, .rightToLeft)
    }
    expectBoxes("in a stack", 200, 100, ["scroll": "80 30 40 70"]) {
      VStack(spacing: 0) {
        Block("head", 200, 30)
        ScrollView { Block("a", 40, 300) }.accessibilityIdentifier("scroll")
      }
    }
  }

  @Test(.claim("SCROLL-35"), arguments: [LayoutDirection.leftToRight, .rightToLeft])
  @MainActor func `Small content is centered in a scroll view with two axes`(direction: LayoutDirection) {
    for (height, box) in [(30, "25 35 50 30"), (300, "25 0 50 300")] as [(CGFloat, String)] {
      expectBoxes("\(height) points high", 100, 100, ["a": box]) {
        ScrollView([.horizontal, .vertical]) { Block("a", 50, height) }.environment(\.layoutDirection, direction)
      }
    }
    play(100, 100, "| rows a = 0…30") {
      ScrollView([.horizontal, .vertical]) { Block("a", 50, 30) }.defaultScrollAnchor(.topLeading)
        .environment(\.layoutDirection, direction)
    }
  }

  @Test(.claim("SCROLL-07")) @MainActor func `Content outside the viewport publishes preferences`() {
    let host = scrollHost(200, 100) {
      ForEach(0..<30) { index in Block("r\(index)", 40, 20).preference(key: ListKey<Int>.self, value: [index]) }
    }
    expect(host.preference(ListKey<Int>.self), equals: Array(0..<30))
  }

  @Test(.claim("SCROLL-08")) @MainActor func `A default anchor starts a scroll view at its end`() {
    func scene(height: CGFloat) -> some View { ScrollView { Block("a", 40, height) }.defaultScrollAnchor(.bottom) }
    let host = settledHost(200, 100) { scene(height: 300) }
    expect(host.rows("a"), equals: "-200…100")
    expect(host.display(scene(height: 60)).rows("a"), equals: "40…100")
    expect(host.display(scene(height: 500)).rows("a"), equals: "-400…100")
    host.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: -100))
    expect(host.display(scene(height: 600)).rows("a"), equals: "-300…300")
  }

  @Test(.claim("SCROLL-09")) @MainActor func `Pages are as wide as the viewport`() {
    let host = settledHost(100, 60) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<50) { index in
            Color.red.accessibilityIdentifier("p\(index)").containerRelativeFrame(.horizontal, count: 2, spacing: 0)
          }
        }
      }
      .frame(width: 80)
      .accessibilityIdentifier("scroll")
    }
    expect(host.columns("p0", "p1", "p2"), equals: "10…50 50…90 nowhere")
    host.resize(200, 60)
    host.scroll("scroll", by: CGSize(width: 60, height: 0))
    expect(host.columns("p1", "p2", "p3"), equals: "40…80 80…120 120…160")
  }
}

@MainActor struct ScrollOffsetTests {
  private let middle = CGPoint(x: 50, y: 50)

  @Test(.claim("SCROLL-10"), .claim("SCROLL-12"), .claim("SCROLL-13"), .claim("SCROLL-14"), .claim("SCROLL-15"))
  @MainActor func `A step scrolls the scroll views at its point to their ends`() {
    let upper = CGPoint(x: 50, y: 20)
    let host = settledHost(100, 100) { ScrollView { Block("a", 100, 250) } }
    expect(host.scrolled(at: middle, by: down(40)).rows("a"), equals: "-40…210")
    expect(host.scrolled(at: middle, by: down(1000)).rows("a"), equals: "-150…100")
    expect(host.scrolled(at: middle, by: down(-.infinity)).rows("a"), equals: "0…250")
    host.scroll(at: middle, by: down(.nan))
    host.scroll(at: CGPoint(x: CGFloat.nan, y: 5), by: down(5))
    expect(host.scrolled(at: middle, by: CGSize(width: 30, height: 0)).box("a"), equals: "0 0 100 250")

    let nested = scrollHost(100, 100) {
      VStack(spacing: 0) {
        ScrollView { Block("inner", 100, 90) }.frame(height: 60).accessibilityIdentifier("box")
        Block("below", 100, 200)
      }
    }
    expect(nested.scrolled(at: upper, by: down(20)).rows("inner", "box", "below"), equals: "-20…70 0…60 60…260")
    expect(nested.scrolled(at: upper, by: down(25)).rows("inner", "box", "below"), equals: "-45…45 -15…45 45…245")
    expect(nested.scrolled("box", by: down(-50)).rows("inner", "box", "below"), equals: "0…90 0…60 60…260")

    let across = scrollHost(100, 100) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { Block("wide", 300, 40) }
        Block("below", 100, 200)
      }
    }
    expect(across.scrolled(at: upper, by: CGSize(width: 30, height: 15)).box("wide"), equals: "-30 -15 300 40")

    let mirrored = settledHost(100, 100) {
      ScrollView(.horizontal) { Block("a", 250, 100) }.environment(\.layoutDirection, .rightToLeft)
    }
    expect(mirrored.columns("a"), equals: "-150…100")
    expect(mirrored.scrolled(at: middle, by: CGSize(width: -40, height: 0)).columns("a"), equals: "-110…140")
    expect(mirrored.scrolled(at: middle, by: CGSize(width: 1000, height: 0)).columns("a"), equals: "-150…100")

    let disabled = scrollHost(100, 100) {
      ScrollView { Block("inner", 100, 200) }.frame(height: 80).scrollDisabled(true)
      Block("b", 100, 100)
    }
    expect(disabled.scrolled(at: upper, by: down(30)).rows("inner", "b"), equals: "-30…170 58…158")
  }

  @Test(.claim("SCROLL-11")) @MainActor func `A change of content or viewport clamps the offset`() {
    func scene(height: CGFloat, id: Int) -> some View { ScrollView { Block("a", 100, height).id(id) } }
    let host = settledHost(100, 100) { scene(height: 250, id: 1) }
    expect(host.scrolled(at: middle, by: down(120)).display(scene(height: 300, id: 2)).rows("a"), equals: "-120…180")
    expect(host.resize(100, 200).rows("a"), equals: "-100…200")
    expect(host.display(scene(height: 50, id: 2)).rows("a"), equals: "0…50")
  }

  @Test(.claim("SCROLL-16")) @MainActor func `Overflowing content is clipped`() {
    var taps = 0
    let scene = { (isClipDisabled: Bool) in
      ScrollView { Block("a", 100, 90).onTapGesture { taps += 1 } }.frame(width: 100, height: 40)
        .scrollClipDisabled(isClipDisabled)
    }
    let host = settledHost(100, 100) { scene(false) }
    expect(host.displayList.description.contains("clip"), equals: true)
    host.tap(at: CGPoint(x: 50, y: 60))
    expect(taps, equals: 1)
    host.tap(at: CGPoint(x: 50, y: 80))
    expect(taps, equals: 1)
    expect(host.display(scene(true)).displayList.description.contains("clip"), equals: false)
    host.tap(at: CGPoint(x: 50, y: 80))
    expect(taps, equals: 2)
  }

  @Test(.claim("SCROLL-17")) @MainActor func `A drag scrolls and is not a tap`() {
    var taps = 0
    let host = settledHost(100, 100) { ScrollView { Block("a", 100, 250).onTapGesture { taps += 1 } } }
    play(host, "sweep 50,80 50,50 in 5 | rows a = -30…220")
    expect(taps, equals: 0)
    play(host, "drag 50,80 50,72 | rows a = -30…220")
    expect(taps, equals: 1)
    host.drag(from: CGPoint(x: 20, y: 80), to: CGPoint(x: 50, y: 80))
    expect(taps, equals: 2, "no view scrolls horizontally, so the press is a tap")
  }

  @Test(.claim("SCROLL-18")) @MainActor func `An unknown identifier is reported`() {
    let host = settledHost(100, 100) { ScrollView { Block("a", 100, 250) }.accessibilityIdentifier("list") }
    expect(host.scrolled("lost", by: down(10)).diagnostics.map(\.code), equals: [.unknownIdentifier])
    play(host, "scroll list 0,10; scroll a 0,10 | rows a = -20…230")
  }

  @Test(.claim("SCROLL-19")) @MainActor func `An indicator shows the visible part`() {
    let scene = { (visibility: ScrollIndicatorVisibility, height: CGFloat) in
      ScrollView { Block("a", 100, height) }.scrollIndicators(visibility)
    }
    let host = settledHost(100, 100) { scene(.visible, 200) }
    expect(host.displayList.description.contains("rectangle 95 2 3 48"), equals: true)
    host.scroll(at: middle, by: down(100))
    expect(host.displayList.description.contains("rectangle 95 50 3 48"), equals: true)
    expect(host.display(scene(.visible, 100)).displayList.description.contains("rectangle 95"), equals: false)
    host.display(scene(.automatic, 200))
    host.scroll(at: middle, by: down(10))
    expect(host.displayList.description.contains("rectangle 95"), here: false, inSwiftUI: true)
  }
}

@MainActor struct ContentMarginTests {
  @Test(.claim("SCROLL-50")) @MainActor func `Content starts and ends at the margins`() {
    let host = settledHost(100, 100) {
      ScrollView { Block("a", nil, 200) }.contentMargins(.vertical, 20).contentMargins(.leading, 10)
    }
    expect(host.box("a"), equals: "10 20 90 200")
    expect(host.scrolled(at: CGPoint(x: 50, y: 50), by: down(15)).rows("a"), equals: "5…205")
    expect(host.scrolled(at: CGPoint(x: 50, y: 50), by: down(.infinity)).rows("a"), equals: "-120…80")
  }

  @Test(.claim("SCROLL-52")) @MainActor func `Scrolling targets and relative frames exclude the margins`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var scrollTo: (Int, UnitPoint?) -> Void = { _, _ in }
      let host = settledHost(100, 40) {
        ScrollViewReader { proxy in
          let _ = scrollTo = { proxy.scrollTo($0, anchor: $1) }
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<1000) { Block("r\($0)", nil, 20).containerRelativeFrame(.horizontal) }
            }
          }
          .contentMargins(.horizontal, 10)
        }
        .environment(\.layoutDirection, direction)
      }
      let leading = direction == .leftToRight ? UnitPoint.leading : .trailing
      play(host, "| minX r0 = 10; width r0 = 80")
      scrollTo(500, leading)
      play(host, "update | minX r500 = 10")
      scrollTo(999, nil)
      expect(host.updated().frame(of: "r999")?.minX, equals: 10, "\(direction)")
      expect(host.frame(of: "r998") != nil, equals: true, "the neighbor is visible in the margin")
    }
  }

  @Test(.claim("SCROLL-53")) @MainActor func `Indicators and content have separate margins`() {
    func picture(_ placement: ContentMarginPlacement) -> String {
      let host = settledHost(100, 100) {
        ScrollView { Block("a", nil, 200) }.contentMargins(.top, 20, for: placement).scrollIndicators(.visible)
      }
      let bar = [2, 22].first { host.displayList.description.contains("rectangle 95 \($0) 3") }
      return "\(host.rows("a")) bar \(bar ?? -1)"
    }
    expect(picture(.scrollContent), equals: "20…220 bar 2")
    expect(picture(.scrollIndicators), equals: "0…200 bar 22")
    expect(picture(.automatic), equals: "20…220 bar 22")
  }

  @Test @MainActor func `Invalid margins are reported and ignored`() {
    let host = settledHost(100, 100) { ScrollView { Block("a", nil, 20) }.contentMargins(.top, CGFloat.nan) }
    play(host, "| rows a = 0…20; diagnostics = invalidDimension")
  }

  @Test @MainActor func `Changed margins give the same picture as a fresh host`() {
    func scene(margin: CGFloat) -> some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Block("r\($0)", nil, 20) } } }
        .contentMargins(margin).accessibilityIdentifier("scroll")
    }
    let host = settledHost(100, 100) { scene(margin: 0) }
    for margin in [10.0, 0, 30, -10, 60] {
      host.display(scene(margin: margin))
      let fresh = settledHost(100, 100) { scene(margin: margin) }
      expect(host.displayList.description, equals: fresh.displayList.description, "\(margin)")
      expect(host.box("r0"), equals: fresh.box("r0"))
    }
  }
}

@MainActor struct ScrollGeometryTests {
  @Test(.claim("SCROLL-20")) @MainActor func `Geometry is relative to the viewport`() {
    var seen: [String: CGRect] = [:]
    let host = columnHost(100, 100, spacing: 0) {
      Color.blue.frame(height: 20)
      ScrollView {
        ScrollView(.horizontal) {
          GeometryReader { proxy in
            let _ =
              seen = [
                "nearest": proxy.frame(in: .scrollView), "vertical": proxy.frame(in: .scrollView(axis: .vertical)),
                "global": proxy.frame(in: .global),
              ]
            Color.red
          }
          .frame(width: 200, height: 200)
        }
        .accessibilityIdentifier("inner")
      }
    }
    expect(seen["nearest"], equals: CGRect(x: 0, y: 0, width: 200, height: 200))
    host.scroll("inner", by: CGSize(width: 15, height: 30))
    expect(seen["nearest"], equals: CGRect(x: -15, y: 0, width: 200, height: 200))
    expect(seen["vertical"], equals: CGRect(x: -15, y: -30, width: 200, height: 200))
    expect(seen["global"], equals: CGRect(x: -15, y: -10, width: 200, height: 200))
  }

  @Test(.claim("SCROLL-21")) @MainActor func `Observers inside follow scrolling`() {
    var tops: [CGFloat] = []
    var anchors = 0
    let host = settledHost(100, 100) {
      ScrollView {
        Block("a", 100, 300)
          .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }, action: { tops.append($0) })
          .anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] }
      }
      .onPreferenceChange(ListKey<Anchor<CGRect>>.self) { _ in anchors += 1 }
    }
    host.play("scroll a 0,10; scroll a 0,5")
    expect(tops, equals: [0, -10, -15])
    expect(anchors, equals: 3)
  }

  @Test(.claim("SCROLL-22")) @MainActor func `Scrolling over 10,000 rows visits a bounded number of nodes`() {
    let host = settledHost(100, 100) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<10_000) { Block("r\($0)", 100, 10) } } }
    }
    _ = host.displayList
    let list = host.displayList
    let drawn = host.core.counts.nodesVisited
    host.scroll(at: CGPoint(x: 50, y: 50), by: down(35))
    let counts = host.core.counts
    expect(host.rows("r10"), equals: "65…75")
    expect(counts.bodies, equals: 0)
    expect(counts.measurements, equals: 0)
    // The last frame of the step has no work left, so the frame that scrolls is measured here.
    InputState.of(host.core).scroll(at: CGPoint(x: 50, y: 50), by: down(20))
    let report = host.update()
    expect(report.counts.bodies + report.counts.measurements + report.counts.nodesCreated, equals: 0)
    expect(report.counts.placements, equals: 1)
    expect(report.counts.nodesVisited, atMost: 8)
    expect(host.displayList != list, equals: true)
    print("scroll over 10,000 rows: \(report.counts); first drawing \(drawn) nodes")
  }
}

@MainActor struct OneParentTests {
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

  private let journal = Journal()

  /// Expects the place of the column in a view.
  ///
  /// - Parameter mirroredX: The minimum x in right-to-left layout, in points.
  private func expectColumn<V: View>(
    _ row: String, _ x: CGFloat, _ y: CGFloat, mirroredX: CGFloat, @ViewBuilder content: () -> V
  ) {
    let host = settledHost(100, 100, content: content)
    expect(Self.found(host), equals: Self.column(x, y), "\(row)")
    expect(journal.take(), equals: "appears", "\(row)")
    let mirrored = settledHost(100, 100) { content().environment(\.layoutDirection, .rightToLeft) }
    expect(Self.found(mirrored), equals: Self.column(mirroredX, y), "\(row), mirrored")
    expect(journal.take(), equals: "appears", "\(row), mirrored")
  }

  @Test(.claim("IDENT-30"))
  @MainActor func `A modifier on several views is applied once to their column, which starts at the leading edge`() {
    expectColumn("root", 25, 21, mirroredX: 25) { Self.pair(journal) }
    expectColumn("scroll view", 25, 0, mirroredX: 25) { ScrollView { Self.pair(journal) } }
    expectColumn("horizontal scroll view", 0, 21, mirroredX: 50) { ScrollView(.horizontal) { Self.pair(journal) } }
    expectColumn("frame", 10, 10, mirroredX: 40) {
      Self.pair(journal).frame(width: 80, height: 80, alignment: .topLeading)
    }
    expectColumn("overlay", 50, 42, mirroredX: 0) {
      Color.red.overlay(alignment: .bottomTrailing) { Self.pair(journal) }
    }
    expectColumn("geometry reader", 0, 0, mirroredX: 50) { GeometryReader { _ in Self.pair(journal) } }
  }

  @Test @MainActor func `Composite views, conditions, and erased views pass the single-view context on`() {
    struct Screen: View {
      let journal: Journal
      var body: some View { if true { OneParentTests.pair(journal).padding(1) } }
    }
    let host = settledHost(100, 100) { AnyView(Screen(journal: journal)) }
    expect(Self.found(host), equals: Self.column(25, 21))
    expect(journal.take(), equals: "appears")
  }

  @Test @MainActor func `Several decorated views stay separate in a stack and beside other views`() {
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

  @Test @MainActor func `The column follows its views`() {
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
    expect(host.tapped("0").box("behind"), equals: "30 66 40 68")
    expect(host.rows("0", "1"), equals: "76…96 104…124")
  }
}
