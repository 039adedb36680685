import Foundation
import PreferenceTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct LazyRowsTests {
  @Test(
    .claim(
      "LAZY-01", "A lazy stack creates only the visible rows.", .documented,
      "Apple's documentation of LazyVStack: it does not create items until it needs to render them"))
  func `A lazy stack creates only five of 100,000 rows`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { LazyColumn() }
    let report = host.update()
    expect(host.preference(ListKey<Int>.self), equals: [0, 1, 2, 3, 4])
    expect(host.rows("r0", "r4"), equals: "0…20 80…100")
    expect(host.frame(of: "r5"), equals: nil)
    // Twelve nodes around the rows, and five for each row.
    #expect(report.counts.nodesCreated <= 12 + 5 * 8)
    expect(host.rows("stack"), equals: "0…2000000")
    print("100,000 lazy rows, first frame: \(report.counts)")
  }

  @Test(
    .claim(
      "LAZY-02", "Rows are created and discarded as they are scrolled into and out of the viewport.", .documented,
      "Apple's documentation of LazyVStack and of onAppear(perform:)"))
  func `Scrolling creates the inserted row and discards the removed row`() {
    let host = settledHost(100, 100) { LazyColumn() }
    InputState.of(host.core).scroll(at: CGPoint(x: 50, y: 50), by: down(10))
    var report = host.update()
    expect(host.preference(ListKey<Int>.self), equals: [0, 1, 2, 3, 4, 5])
    #expect(report.counts.nodesCreated <= 8)
    print("one row comes: \(report.counts)")
    InputState.of(host.core).scroll(at: CGPoint(x: 50, y: 50), by: down(5))
    report = host.update()
    expect(report.counts.nodesCreated + report.counts.bodies + report.counts.measurements, equals: 0)
    print("no row comes: \(report.counts)")
    host.scroll("scroll", by: down(1_000_000 - 15))
    expect(host.preference(ListKey<Int>.self), equals: Array(50_000..<50_005))
    expect(host.rows("r50000", "r50004"), equals: "0…20 80…100")
    host.scroll("scroll", by: down(.infinity))
    expect(host.preference(ListKey<Int>.self), equals: Array(99_995..<100_000))
    expect(host.rows("r99999"), equals: "80…100")
  }

  @Test(
    .claim(
      "LAZY-03", "Only existing rows publish preferences, in view order.", .reproduced,
      "objc.io on preferences in lazy stacks; issues of several libraries that collected rows in dictionaries"))
  func `Only existing rows publish preferences`() {
    let host = settledHost(100, 100) { LazyColumn() }
    host.scroll("scroll", by: down(50))
    expect(host.preference(ListKey<Int>.self), equals: [2, 3, 4, 5, 6, 7])
    host.scroll("scroll", by: down(-50))
    expect(host.preference(ListKey<Int>.self), equals: [0, 1, 2, 3, 4])
  }

  @Test(
    .claim(
      "LAZY-04", "Rows appear when they enter the viewport, and disappear when they leave it.", .reproduced,
      "behavior of onAppear in lazy stacks, which endless lists require"))
  func `Rows appear and disappear`() {
    var log: [String] = []
    let host = settledHost(100, 60) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { index in
            Color.red.frame(height: 30)
              .onAppear { log.append("+\(index)") }
              .onDisappear { log.append("-\(index)") }
          }
        }
      }
    }
    expect(log, equals: ["+1", "+0"])
    host.scroll(at: CGPoint(x: 50, y: 30), by: down(30))
    expect(log, equals: ["+1", "+0", "+2", "-0"])
    host.scroll(at: CGPoint(x: 50, y: 30), by: down(-15))
    expect(log, equals: ["+1", "+0", "+2", "-0", "+0"])
  }

  @Test(
    .claim(
      "LAZY-05", "A row outside the viewport keeps its state while its element is in the data.", .decided,
      "decision of this project: state lives with identity; in SwiftUI, it is deleted: an engineer of Apple on lazy stacks, WWDC 2026"
    ))
  func `State survives scrolling and is discarded with the element`() {
    struct Row: View {
      let index: Int
      @State private var count = 0
      var body: some View {
        Block("r\(index)", 40 + CGFloat(count), 20).onTapGesture { count += 1 }
      }
    }
    struct Scene: View {
      let data: [Int]
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(data, id: \.self) { Row(index: $0) } } }
          .accessibilityIdentifier("scroll")
      }
    }
    let host = settledHost(100, 100) { Scene(data: Array(0..<100)) }
    host.tap("r1")
    host.tap("r1")
    expect(host.extent("r1"), equals: "42 20")
    host.scroll("scroll", by: down(1000))
    expect(host.frame(of: "r1"), equals: nil)
    expect(host.identifiers.contains("r1"), equals: false)
    host.scroll("scroll", by: down(-1000))
    // In SwiftUI, the state is deleted some time after the row has left the viewport.
    expect(host.extent("r1"), here: "42 20", inSwiftUI: "40 20")
    host.scroll("scroll", by: down(1000))
    host.show(Scene(data: [0] + Array(2..<100)))
    host.show(Scene(data: Array(0..<100)))
    host.scroll("scroll", by: down(-1000))
    expect(host.extent("r1"), equals: "40 20")
  }

  @Test(
    .claim(
      "LAZY-06", "An individually listed view in a lazy stack is created when it is visible, as a row is.", .documented,
      "Apple's documentation of LazyVStack: it creates items as they are needed"))
  func `A header and two lists share one column`() {
    let host = settledHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Block("head", nil, 30)
          ForEach(0..<50) { index in Block("a\(index)", nil, 20) }
          Block("middle", nil, 30)
          ForEach(0..<1000) { index in Block("b\(index)", nil, 10).padding(5) }
          Block("tail", nil, 30)
        }
      }
      .accessibilityIdentifier("scroll")
    }
    expect(host.rows("head", "a0", "a3"), equals: "0…30 30…50 90…110")
    expect(host.rows("middle", "tail"), equals: "nowhere nowhere")
    expect(host.frame(of: "a4"), equals: nil)
    host.scroll("scroll", by: down(1000))
    expect(host.rows("a49", "middle", "b0", "b2"), equals: "10…30 30…60 65…75 nowhere")
    expect(host.rows("b1"), equals: "85…95")
    host.scroll("scroll", by: down(.infinity))
    expect(host.rows("b999", "tail"), equals: "55…65 70…100")
  }

  @Test(
    .claim(
      "LAZY-30",
      "An individually listed view in a lazy stack publishes preferences and receives deliveries only while it is visible.",
      .observed, "reported by others: only rows that were made contribute to what a lazy stack publishes"))
  func `A hidden single view publishes no preferences and receives no notifications`() {
    struct Item: View {
      let name: String
      let log: Log<String>
      var body: some View {
        Block(name, nil, 80)
          .preference(key: ListKey<String>.self, value: [name])
          .onPreferenceChange(ListKey<String>.self) { log.add("heard \($0[0])") }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { _ in
            log.add("measured \(name)")
          }
      }
    }
    let log = Log<String>()
    let host = settledHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Item(name: "a", log: log)
          Item(name: "b", log: log)
          Item(name: "c", log: log)
          Group { Item(name: "d", log: log) }
          if true { Item(name: "e", log: log) }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    expect(Set(log.take()), equals: ["heard a", "heard b", "measured a", "measured b"])
    expect(host.preference(ListKey<String>.self), equals: ["a", "b"])
    host.scroll("scroll", by: down(160))
    expect(Set(log.take()), equals: ["heard c", "measured c", "heard d", "measured d"])
    expect(host.preference(ListKey<String>.self), equals: ["c", "d"])
    host.scroll("scroll", by: down(-160))
    expect(log.take(), equals: [])
    expect(host.preference(ListKey<String>.self), equals: ["a", "b"])
  }

  @Test(
    .claim(
      "LAZY-31", "The bodies of individually listed views in a lazy stack run before the views are visible.", .decided,
      "decision of this project: they are created at once, so that the length of the content is exact and not estimated"
    ))
  func `The bodies of single views are evaluated at once`() {
    struct Item: View {
      let name: String
      let log: Log<String>
      var body: some View {
        let _ = log.add(name)
        Block(name, nil, 80)
      }
    }
    let log = Log<String>()
    _ = settledHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Item(name: "a", log: log)
          Item(name: "b", log: log)
          Item(name: "c", log: log)
        }
      }
    }
    expect(log.take(), here: ["a", "b", "c"], inSwiftUI: ["a", "b"])
  }

  @Test(
    .claim(
      "LAZY-28",
      "An individually listed view in a lazy stack appears when it enters the viewport, and disappears when it leaves it.",
      .documented,
      "Apple's documentation of LazyVStack: it creates items as they are needed; of onAppear and onDisappear"))
  func `A view at the end of a list appears when it is scrolled into the window`() {
    struct Feed: View {
      let log: Log<String>
      @State private var count = 20
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            Block("head", nil, 30).onAppear { log.add("head") }.onDisappear { log.add("no head") }
            ForEach(0..<1) { _ in Block("decorated", nil, 5).onAppear { log.add("row") } }.padding(0)
            ForEach(0..<count, id: \.self) { index in Block("row\(index)", nil, 20) }
            More(log: log) { count += 20 }
          }
        }
        .accessibilityIdentifier("scroll")
      }
    }
    /// The action is in the body of the view, so the list cannot read it.
    struct More: View {
      let log: Log<String>
      let load: () -> Void
      var body: some View {
        Block("more", nil, 10)
          .onAppear {
            log.add("more")
            load()
          }
          .onDisappear { log.add("no more") }
      }
    }
    let log = Log<String>()
    let host = settledHost(100, 100) { Feed(log: log) }
    expect(Set(log.take()), equals: ["head", "row"])
    host.scroll("scroll", by: down(200))
    expect(log.take(), equals: ["no head"])
    // The loaded rows move the view out of the window again.
    host.scroll("scroll", by: down(.infinity))
    expect(log.take(), equals: ["more", "no more"])
    expect(host.rows("scroll"), equals: "0…100")
    host.scroll("scroll", by: down(.infinity))
    expect(log.take(), equals: ["more", "no more"])
    host.scroll("scroll", by: down(-.infinity))
    expect(Set(log.take()), equals: ["head", "row"])
  }

  @Test(
    .claim(
      "LAZY-07", "A lazy stack takes the proposed width, and proposes it to its rows.", .reproduced,
      "articles on LazyVStack: it fills the available width where VStack does not"))
  func `A lazy stack takes the proposed width`() {
    let host = settledHost(100, 100) {
      LazyVStack(alignment: .trailing) {
        Block("a", 30, 20)
        Block("b", nil, 20)
      }
      .accessibilityIdentifier("stack")
    }
    expect(host.box("stack"), equals: "0 26 100 48")
    expect(host.box("a"), equals: "70 26 30 20")
    expect(host.box("b"), equals: "0 54 100 20")
  }

  @Test(
    .claim(
      "LAZY-08", "A lazy stack without a spacing has gaps of 8 points between all rows.", .decided,
      "decision of this project: the neighbor of a row may not exist yet"))
  func `The default gap does not depend on the rows`() {
    let host = settledHost(100, 100) {
      LazyVStack {
        ForEach(0..<3) { index in Text("row").accessibilityIdentifier("t\(index)") }
      }
    }
    expect(host.rows("t0", "t1", "t2"), equals: "12…32 40…60 68…88")
  }

  @Test(
    .claim(
      "LAZY-09", "A lazy stack outside a scroll view creates every row at its ideal length.", .observed,
      "reported by others: asking for an ideal height realizes every row"))
  func `A lazy stack at its ideal length creates every row`() {
    expect(rowsMade(isFixed: true, isInScrollView: false), equals: Array(0..<1000))
    expect(rowsMade(isFixed: true, isInScrollView: true), equals: [0, 1, 2, 3, 4])
  }

  @Test(
    .claim(
      "LAZY-29",
      "Outside scroll views, the bounds of the host limit the rows of a long lazy stack with a length proposal.",
      .decided, "decision of this project: the host is the last window"))
  func `The host limits the rows outside scroll views`() {
    expect(rowsMade(isFixed: false, isInScrollView: false), equals: [0, 1, 2, 3, 4])
  }

  private func rowsMade(isFixed: Bool, isInScrollView: Bool) -> [Int] {
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        if isInScrollView { ScrollView { LongStack(isFixed: isFixed) } } else { LongStack(isFixed: isFixed) }
      }
      .frame(height: 100, alignment: .top)
    }
    expect(host.rows("stack"), equals: "0…20000")
    return host.preference(ListKey<Int>.self)
  }

  @Test(
    .claim(
      "LAZY-10", "A lazy row places its views from the leading edge, in both layout directions.", .derived,
      "LAZY-01 along the other axis, and the mirroring of stacks"))
  func `A horizontal lazy stack creates only visible views`() {
    struct Scene: View {
      let direction: LayoutDirection
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<1000) { index in Block("c\(index)", 25, nil).preference(key: ListKey<Int>.self, value: [index])
            }
          }
        }
        .accessibilityIdentifier("scroll")
        .environment(\.layoutDirection, direction)
      }
    }
    let host = settledHost(100, 40) { Scene(direction: .leftToRight) }
    expect(host.preference(ListKey<Int>.self), equals: [0, 1, 2, 3])
    expect(host.box("c1"), equals: "25 0 25 40")
    host.scroll("scroll", by: CGSize(width: 60, height: 0))
    expect(host.preference(ListKey<Int>.self), equals: [2, 3, 4, 5, 6])
    expect(host.columns("c2", "c6"), equals: "-10…15 90…115")
    let mirrored = settledHost(100, 40) { Scene(direction: .rightToLeft) }
    expect(mirrored.columns("c0", "c3"), equals: "75…100 0…25")
    mirrored.scroll("scroll", by: CGSize(width: -60, height: 0))
    expect(mirrored.preference(ListKey<Int>.self), equals: [2, 3, 4, 5, 6])
    expect(mirrored.columns("c2", "c6"), equals: "85…110 -15…10")
  }
}

private struct LongStack: View {
  let isFixed: Bool

  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<1000) { index in Block("r\(index)", nil, 20).preference(key: ListKey<Int>.self, value: [index]) }
    }
    .fixedSize(horizontal: false, vertical: isFixed)
    .accessibilityIdentifier("stack")
  }
}
