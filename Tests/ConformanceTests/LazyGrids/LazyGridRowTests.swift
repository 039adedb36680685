import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

/// A grid of numbered cells in a scroll view.
private struct Cells: View {
  var data: [Int]
  var columns = 2
  var height: (Int) -> CGFloat = { _ in 20 }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(), count: columns)) {
        ForEach(data, id: \.self) { index in
          Block("c\(index)", nil, height(index)).preference(key: ListKey<Int>.self, value: [index])
        }
      }
      .accessibilityIdentifier("grid")
    }
    .accessibilityIdentifier("scroll")
  }
}

/// The lines of a lazy grid.
@MainActor @Suite struct LazyGridRowTests {
  @Test(
    .claim(
      "LAZYGRID-09", "A lazy grid creates only the visible lines.", .observed,
      "measured on macOS 27: of 1,000 cells of 20 in two columns, 16 are made in a scroll view 200 high"))
  func `A lazy grid creates only sixteen of 1,000 cells`() {
    let host = settledHost(200, 200) { Cells(data: Array(0..<1000)) }
    expect(host.preference(ListKey<Int>.self), equals: Array(0..<16))
    expect(host.rows("grid"), equals: "0…13992")
    host.scroll("scroll", by: down(28 * 100))
    expect(host.preference(ListKey<Int>.self), equals: Array(200..<216))
    expect(host.rows("c200", "c201", "c202"), equals: "0…20 0…20 28…48")
    host.scroll("scroll", by: down(.infinity))
    expect(host.rows("c999"), equals: "180…200")
  }

  @Test func `A grid of a million cells opens at once and can scroll to every cell`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: [.init(.adaptive(minimum: 40))]) {
            ForEach(0..<1_000_000, id: \.self) { Block("c\($0)", nil, 20) }
          }
        }
        .onTapGesture { proxy.scrollTo(654_321, anchor: .top) }
      }
    }
    let report = host.update()
    #expect(report.counts.bodies < 150)
    expect(host.frame(of: "c31") != nil && host.frame(of: "c32") == nil, equals: true)
    host.tap(at: CGPoint(x: 100, y: 100))
    expect(host.rows("c654321"), equals: "0…20")
  }

  @Test(
    .claim(
      "LAZYGRID-10", "A line is as long as its longest cell, and an unseen line counts with the mean length.", .derived,
      "follows from LAZY-07 and the lines of lazy grids"))
  func `A line is as long as its longest cell`() {
    let host = settledHost(200, 100) { Cells(data: Array(0..<100), height: { CGFloat(10 + $0 % 4 * 10) }) }
    // Alternating lines of 20 and 40, with gaps of 8.
    expect(host.rows("c0", "c1", "c2", "c3", "c4"), equals: "5…15 0…20 33…63 28…68 81…91")
    for _ in 0..<60 { host.scroll("scroll", by: down(50)) }
    expect(host.rows("c99"), equals: "60…100")
    expect(host.rows("grid"), equals: "-1792…100")
  }

  @Test(
    .claim(
      "LAZYGRID-11",
      "The visible cells keep their position and state when whole lines of cells before them are inserted or removed.",
      .decided, "decision of this project: state follows identity, and a jump serves no purpose"))
  func `Cells keep their state when they move to another line`() {
    struct Cell: View {
      let index: Int
      @State private var count = 0
      var body: some View { Block("c\(index)", 40 + CGFloat(count), 20).onTapGesture { count += 1 } }
    }
    struct Scene: View {
      let data: [Int]
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [.init(), .init()], spacing: 0) { ForEach(data, id: \.self) { Cell(index: $0) } }
        }
        .accessibilityIdentifier("scroll")
      }
    }
    let host = settledHost(100, 100) { Scene(data: Array(0..<100)) }
    host.tap("c3")
    host.show(Scene(data: Array(1..<100)))
    expect(host.extent("c3"), equals: "41 20")
    expect(host.rows("c1", "c3"), equals: "0…20 20…40")
    host.scroll("scroll", by: down(1000))
    host.scroll("scroll", by: down(-1000))
    expect(host.extent("c3"), equals: "41 20")
  }

  @Test(
    .claim(
      "LAZYGRID-12", "Individually listed views and the views of several lists follow each other cell by cell.",
      .documented, "Apple's documentation of LazyVGrid: views are placed in the order in which they are listed"))
  func `Lists and single views share lines`() {
    let host = settledHost(200, 200) {
      LazyVGrid(columns: [.init(), .init(), .init()], spacing: 0) {
        ForEach(0..<2) { Block("a\($0)", 10, 20) }
        Block("b", 10, 20)
        ForEach(0..<2) { Block("c\($0)", 10, 20) }
        ForEach(0..<3) { index in
          Block("d\(index)", 10, 20)
          Block("e\(index)", 10, 20)
        }
      }
    }
    expect(host.rows("a0", "a1", "b"), equals: "60…80 60…80 60…80")
    expect(host.rows("c0", "c1", "d0"), equals: "80…100 80…100 80…100")
    expect(host.rows("e0", "d1", "e1"), equals: "100…120 100…120 100…120")
    expect(host.rows("d2", "e2"), equals: "120…140 120…140")
    expect(host.columns("a0", "b", "e0", "e2"), equals: "25.667…35.667 164.333…174.333 25.667…35.667 95…105")
  }

  @Test(
    .claim(
      "LAZYGRID-13", "A lazy grid follows changes of its width and of its number of columns.", .derived,
      "follows from LAZYGRID-03 and LAZYGRID-09"))
  func `A lazy grid follows changes of its width`() {
    let host = settledHost(100, 100) {
      ScrollView {
        LazyVGrid(columns: [.init(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
          ForEach(0..<1000) { Block("c\($0)", nil, 20) }
        }
        .accessibilityIdentifier("grid")
      }
    }
    expect(host.rows("grid", "c2", "c9"), equals: "0…10000 20…40 80…100")
    host.size = CGSize(width: 200, height: 100)
    host.update()
    expect(host.rows("grid", "c4", "c5", "c24"), equals: "0…4000 0…20 20…40 80…100")
    expect(host.frame(of: "c25"), equals: nil)
  }

  @Test(
    .claim(
      "LAZYGRID-14", "A horizontal lazy grid fills columns from top to bottom, and scrolls horizontally.", .documented,
      "Apple's documentation of LazyHGrid"))
  func `A horizontal lazy grid fills columns from top to bottom`() {
    let host = settledHost(100, 100) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [.init(.fixed(30)), .init()], alignment: .top, spacing: 0) {
          ForEach(0..<1000) { Block("c\($0)", 20, nil) }
        }
        .accessibilityIdentifier("grid")
      }
      .accessibilityIdentifier("scroll")
    }
    expect(host.columns("grid", "c0", "c1", "c2"), equals: "0…10000 0…20 0…20 20…40")
    expect(host.rows("c0", "c1"), equals: "0…30 38…100")
    host.scroll("scroll", by: CGSize(width: 5000, height: 0))
    expect(host.columns("c500"), equals: "0…20")
    expect(host.frame(of: "c0"), equals: nil)
  }
}
