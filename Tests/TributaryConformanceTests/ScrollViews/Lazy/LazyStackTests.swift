@MainActor struct LazyRowsTests {
  @Test(.claim("LAZY-01")) @MainActor func `A lazy stack creates only five of 100,000 rows`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { LazyColumn() }
    let report = host.update()
    expect(host.preference(ListKey<Int>.self), equals: [0, 1, 2, 3, 4])
    play(host, "| rows r0, r4 = 0…20 80…100; box r5 = nowhere")
    // Twelve nodes around the rows, and five for each row.
    expect(report.counts.nodesCreated, atMost: 12 + 5 * 8)
    expect(host.rows("stack"), equals: "0…2000000")
    print("100,000 lazy rows, first frame: \(report.counts)")
  }

  @Test(.claim("LAZY-02")) @MainActor func `Scrolling creates the inserted row and discards the removed row`() {
    let host = settledHost(100, 100) { LazyColumn() }
    InputState.of(host.core).scroll(at: CGPoint(x: 50, y: 50), by: down(10))
    var report = host.update()
    expect(host.preference(ListKey<Int>.self), equals: [0, 1, 2, 3, 4, 5])
    expect(report.counts.nodesCreated, atMost: 8)
    print("one row comes: \(report.counts)")
    InputState.of(host.core).scroll(at: CGPoint(x: 50, y: 50), by: down(5))
    report = host.update()
    expect(report.counts.nodesCreated + report.counts.bodies + report.counts.measurements, equals: 0)
    print("no row comes: \(report.counts)")
    host.scroll("scroll", by: down(1_000_000 - 15))
    expect(host.preference(ListKey<Int>.self), equals: Array(50_000..<50_005))
    expect(host.rows("r50000", "r50004"), equals: "0…20 80…100")
    expect(host.scrolled("scroll", by: down(.infinity)).preference(ListKey<Int>.self), equals: Array(99_995..<100_000))
    expect(host.rows("r99999"), equals: "80…100")
  }

  @Test(.claim("LAZY-03")) @MainActor func `Only existing rows publish preferences`() {
    let host = settledHost(100, 100) { LazyColumn() }
    expect(host.scrolled("scroll", by: down(50)).preference(ListKey<Int>.self), equals: [2, 3, 4, 5, 6, 7])
    expect(host.scrolled("scroll", by: down(-50)).preference(ListKey<Int>.self), equals: [0, 1, 2, 3, 4])
  }

  @Test(.claim("LAZY-04")) @MainActor func `Rows appear and disappear`() {
    var log: [String] = []
    let host = settledHost(100, 60) {
      LazyRows {
        ForEach(0..<50) { index in
          Color.red.frame(height: 30).onAppear { log.append("+\(index)") }.onDisappear { log.append("-\(index)") }
        }
      }
    }
    expect(log, equals: ["+1", "+0"])
    host.scroll(at: CGPoint(x: 50, y: 30), by: down(30))
    expect(log, equals: ["+1", "+0", "+2", "-0"])
    host.scroll(at: CGPoint(x: 50, y: 30), by: down(-15))
    expect(log, equals: ["+1", "+0", "+2", "-0", "+0"])
  }

  @Test(.claim("LAZY-05")) @MainActor func `State survives scrolling and is discarded with the element`() {
    func scene(data: [Int]) -> some View { LazyRows { ForEach(data, id: \.self) { CountedRow("r\($0)") } } }
    let host = settledHost(100, 100) { scene(data: Array(0..<100)) }
    expect(host.tapped("r1").tapped("r1").extent("r1"), equals: "42 20")
    expect(host.scrolled("scroll", by: down(1000)).frame(of: "r1"), equals: nil)
    expect(host.identifiers.contains("r1"), equals: false)
    host.scroll("scroll", by: down(-1000))
    // In SwiftUI, the state is deleted some time after the row has left the viewport.
    expect(host.extent("r1"), here: "42 20", inSwiftUI: "40 20")
    host.scroll("scroll", by: down(1000))
    host.display(scene(data: [0] + Array(2..<100)))
    expect(host.display(scene(data: Array(0..<100))).scrolled("scroll", by: down(-1000)).extent("r1"), equals: "40 20")
  }

  @Test(.claim("LAZY-06")) @MainActor func `A header and two lists share one column`() {
    let host = settledHost(100, 100) {
      LazyRows {
        Block("head", nil, 30)
        ForEach(0..<50) { index in Block("a\(index)", nil, 20) }
        Block("middle", nil, 30)
        ForEach(0..<1000) { index in Block("b\(index)", nil, 10).padding(5) }
        Block("tail", nil, 30)
      }
    }
    play(
      host,
      "| rows head, a0, a3 = 0…30 30…50 90…110; rows middle, tail = nowhere nowhere; box a4 = nowhere",
      "scroll scroll 0,1000 | rows a49, middle, b0, b2 = 10…30 30…60 65…75 nowhere; rows b1 = 85…95")
    expect(host.scrolled("scroll", by: down(.infinity)).rows("b999", "tail"), equals: "55…65 70…100")
  }

  @Test(.claim("LAZY-30")) func `A hidden single view publishes no preferences and receives no notifications`() {
    struct Item: View {
      let name: String
      let log: Log<String>
      var body: some View {
        Block(name, nil, 80)
          .preference(key: ListKey<String>.self, value: [name])
          .onPreferenceChange(ListKey<String>.self) { log.add("heard \($0[0])") }
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { _ in log.add("measured \(name)") })
      }
    }
    let log = Log<String>()
    let host = settledHost(100, 100) {
      LazyRows {
        Item(name: "a", log: log)
        Item(name: "b", log: log)
        Item(name: "c", log: log)
        Group { Item(name: "d", log: log) }
        if true { Item(name: "e", log: log) }
      }
    }
    expect(Set(log.take()), equals: ["heard a", "heard b", "measured a", "measured b"])
    expect(host.preference(ListKey<String>.self), equals: ["a", "b"])
    host.scroll("scroll", by: down(160))
    expect(Set(log.take()), equals: ["heard c", "measured c", "heard d", "measured d"])
    expect(host.preference(ListKey<String>.self), equals: ["c", "d"])
    expect(log.after { host.scroll("scroll", by: down(-160)) }, equals: [])
    expect(host.preference(ListKey<String>.self), equals: ["a", "b"])
  }

  @Test(.claim("LAZY-28")) @MainActor func `A view at the end of a list appears when it is scrolled into the window`() {
    struct Feed: View {
      let log: Log<String>
      @State private var count = 20
      var body: some View {
        LazyRows {
          Block("head", nil, 30).onAppear { log.add("head") }.onDisappear { log.add("no head") }
          ForEach(0..<1) { _ in Block("decorated", nil, 5).onAppear { log.add("row") } }.padding(0)
          ForEach(0..<count, id: \.self) { index in Block("row\(index)", nil, 20) }
          More(log: log) { count += 20 }
        }
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
    expect(log.after { host.scroll("scroll", by: down(200)) }, equals: ["no head"])
    // The loaded rows move the view out of the window again.
    expect(log.after { host.scroll("scroll", by: down(.infinity)) }, equals: ["more", "no more"])
    expect(host.rows("scroll"), equals: "0…100")
    expect(log.after { host.scroll("scroll", by: down(.infinity)) }, equals: ["more", "no more"])
    host.scroll("scroll", by: down(-.infinity))
    expect(Set(log.take()), equals: ["head", "row"])
  }

  @Test(.claim("LAZY-07"), .claim("LAZY-08"), .claim("LAZY-11")) func `Rows have the expected sizes and positions`() {
    expectBoxes("the proposed width", 100, 100, ["stack": "0 26 100 48", "a": "70 26 30 20", "b": "0 54 100 20"]) {
      LazyVStack(alignment: .trailing) {
        Block("a", 30, 20)
        Block("b", nil, 20)
      }
      .accessibilityIdentifier("stack")
    }
    play(100, 100, "| rows t0, t1, t2 = 12…32 40…60 68…88") {
      LazyVStack { ForEach(0..<3) { index in Text("row").accessibilityIdentifier("t\(index)") } }
    }
    expectBoxes("a bottom guide", 100, 40, ["a": "0 30 20 10", "b": "20 10 20 30", "c": "40 36 20 10"]) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 0) {
          Block("a", 20, 10)
          Block("b", 20, 30)
          Block("c", 20, 10).alignmentGuide(.bottom) { _ in 4 }
        }
      }
    }
    play(100, 40, "| columns r0, r1, r2 = 0…20 0…30 0…40") {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<3) { Block("r\($0)", CGFloat(20 + $0 * 10), 10) } }
      }
    }
  }

  @Test(.claim("LAZY-09"), .claim("LAZY-29"))
  @MainActor func `A scroll view, or the host, limits the rows of a lazy stack unless it has its ideal length`() {
    expect(rowsMade(isFixed: true, isInScrollView: false), equals: Array(0..<1000))
    expect(rowsMade(isFixed: true, isInScrollView: true), equals: [0, 1, 2, 3, 4])
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

  @Test(.claim("LAZY-10")) @MainActor func `A horizontal lazy stack creates only visible views`() {
    func scene(direction: LayoutDirection) -> some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000) { index in Block("c\(index)", 25, nil).preference(key: ListKey<Int>.self, value: [index])
          }
        }
      }
      .accessibilityIdentifier("scroll")
      .environment(\.layoutDirection, direction)
    }
    let host = settledHost(100, 40) { scene(direction: .leftToRight) }
    expect(host.preference(ListKey<Int>.self), equals: [0, 1, 2, 3])
    expect(host.box("c1"), equals: "25 0 25 40")
    host.scroll("scroll", by: CGSize(width: 60, height: 0))
    expect(host.preference(ListKey<Int>.self), equals: [2, 3, 4, 5, 6])
    expect(host.columns("c2", "c6"), equals: "-10…15 90…115")
    let mirrored = settledHost(100, 40) { scene(direction: .rightToLeft) }
    expect(mirrored.columns("c0", "c3"), equals: "75…100 0…25")
    mirrored.scroll("scroll", by: CGSize(width: -60, height: 0))
    expect(mirrored.preference(ListKey<Int>.self), equals: [2, 3, 4, 5, 6])
    expect(mirrored.columns("c2", "c6"), equals: "85…110 -15…10")
  }
}

/// A column of 100,000 numbered rows in a scroll view.
private struct LazyColumn: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100_000, id: \.self) { index in
          Block("r\(index)", nil, 20).preference(key: ListKey<Int>.self, value: [index])
        }
      }
      .accessibilityIdentifier("stack")
    }
    .accessibilityIdentifier("scroll")
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

@MainActor struct LazyBreadthTests {
  @Test(.claim("LAZY-12")) @MainActor func `A lazy stack without a cross proposal is as wide as its first view`() {
    let host = settledHost(200, 40) {
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .trailing, spacing: 0) {
          ForEach(0..<100) { index in Block("r\(index)", index == 50 ? 90 : CGFloat(30 + index % 2 * 20), 20) }
        }
        .accessibilityIdentifier("stack")
      }
      .accessibilityIdentifier("scroll")
    }
    expect(host.columns("stack", "r0", "r1"), equals: "85…115 85…115 65…115")
    expect(host.scrolled("scroll", by: CGSize(width: 0, height: 1000)).columns("stack", "r50"), equals: "85…115 25…115")
  }

  @Test @MainActor func `A lazy row in a column is as high as its first view`() {
    for isList in [true, false] {
      let host = scrollHost(200, 300) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            if isList {
              ForEach(0..<50) { index in Block("c\(index)", 50, [40, 90, 60][index % 3]) }
            } else {
              Block("c0", 50, 40)
              Block("c1", 50, 90)
            }
          }
          .accessibilityIdentifier("stack")
        }
        .accessibilityIdentifier("scroll")
      }
      expect(host.rows("scroll", "stack", "c0", "c1"), equals: "0…40 0…40 0…40 -25…65", "\(isList)")
    }
  }

  @Test @MainActor func `The first view determines the width while it does not exist`() {
    func scene(widths: [CGFloat], empty: Int = 0) -> some View {
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(widths.indices, id: \.self) { index in if index >= empty { Block("r\(index)", widths[index], 20) } }
        }
        .accessibilityIdentifier("stack")
      }
      .defaultScrollAnchor(.bottom)
      .accessibilityIdentifier("scroll")
    }
    let widths = (0..<100).map { CGFloat(100 - $0 % 50) }
    let host = settledHost(200, 40) { scene(widths: widths) }
    play(host, "| box r0 = nowhere; extent stack = 100 2000")
    // The elements are other ones, so the first of them is made again.
    expect(host.display(scene(widths: [60] + widths)).frame(of: "r0"), equals: nil)
    expect(host.extent("stack"), equals: "60 2020")
    // Elements without a view do not count.
    let late = settledHost(200, 40) { scene(widths: widths, empty: 3) }
    expect(late.frame(of: "r99") != nil, equals: true)
    expect(late.extent("stack").hasPrefix("97 "), equals: true)
    let none = settledHost(200, 40) { scene(widths: widths, empty: 100) }
    expect(none.update().settled, equals: true)
    expect(none.extent("stack").hasPrefix("0 "), equals: true)
    for checked in [host, late, none] { expect(checked.core.checkInvariants(), equals: []) }
  }
}

@MainActor struct LoadedViewTests {
  private let log = Log<String>()

  private struct Item: View {
    let name: String
    let log: Log<String>
    var height: CGFloat = 60
    var body: some View {
      let _ = log.add(name)
      Block(name, nil, height).onAppear { log.add("+\(name)") }
    }
  }

  @Test(.claim("LAZY-35")) @MainActor func `The length of views that were not made is estimated`() {
    let host = settledHost(100, 100) {
      LazyRows { ForEach(0..<100) { index in Block("r\(index)", nil, CGFloat(10 + index % 3 * 10)) } }
    }
    // Six rows of 10, 20, and 30 points have a mean length of 20.
    expect(host.rows("stack", "r5"), equals: "0…2000 90…120")
    host.scroll("scroll", by: down(50))
    // Eight rows have a length of 150.
    expect(host.rows("stack", "r7"), equals: "-50…1825 80…100")
  }

  @Test(.claim("LAZY-36")) func `A lazy stack does not create a view that only an effect moves into the viewport`() {
    let host = settledHost(100, 100) {
      LazyRows { ForEach(0..<100) { index in Block("r\(index)", nil, 20).offset(y: -60) } }
    }
    expect(host.rows("r4", "r5"), equals: "20…40 nowhere")
    expect(host.scrolled("scroll", by: down(20)).rows("r0", "r5", "r6"), equals: "nowhere 20…40 nowhere")
  }

  @Test(.claim("LAZY-31")) @MainActor func `The bodies of single views are evaluated at once`() {
    _ = settledHost(100, 100) {
      LazyRows {
        Item(name: "a", log: log)
        Item(name: "b", log: log)
        Item(name: "c", log: log)
      }
    }
    let evaluated = log.take().filter { !$0.hasPrefix("+") }
    expect(evaluated, here: ["a", "b", "c"], inSwiftUI: ["a", "b"])
  }

  @Test(.claim("LAZY-37")) @MainActor func `An element of several views is evaluated as a whole`() {
    struct Step: View {
      let index: Int
      let log: Log<String>
      var body: some View {
        Item(name: "d\(index)", log: log)
        Item(name: "e\(index)", log: log)
      }
    }
    let host = settledHost(100, 150) { LazyRows { ForEach(0..<50) { Step(index: $0, log: log) } } }
    expect(host.rows("d0", "e0", "d1"), equals: "0…60 60…120 120…180")
    let evaluated = log.take().filter { !$0.hasPrefix("+") }
    expect(evaluated, here: ["d0", "e0", "d1", "e1"], inSwiftUI: ["d0", "e0", "d1"])
  }

  @Test(.claim("LAZY-38")) @MainActor func `The first row of each list is evaluated at once`() {
    let host = settledHost(100, 100) {
      LazyRows {
        ForEach(0..<100) { Item(name: "a\($0)", log: log, height: 50) }
        ForEach(0..<100) { Item(name: "b\($0)", log: log, height: 20) }
      }
    }
    let evaluated = Set(log.take().filter { !$0.hasPrefix("+") })
    expect(evaluated, here: ["a0", "a1", "b0"], inSwiftUI: ["a0", "a1"])
    // The rows of the second list determine its length.
    expect(host.rows("stack"), here: "0…7000", inSwiftUI: "0…10000")
  }

  @Test(.claim("LAZY-39")) @MainActor func `Views outside the viewport are not evaluated again`() {
    struct Row: View {
      let index: Int
      let model: Model
      let log: Log<String>
      var body: some View {
        let _ = log.add("\(index): \(model.value)")
        Block("r\(index)", nil, 50)
      }
    }
    let model = Model()
    let host = settledHost(100, 100) { LazyRows { ForEach(0..<100) { Row(index: $0, model: model, log: log) } } }
    host.scroll("scroll", by: down(500))
    _ = log.take()
    model.value = 1
    host.update()
    expect(Set(log.take()), equals: ["10: 1", "11: 1"])
    host.scroll("scroll", by: down(-500))
    expect(Set(log.take()), equals: ["0: 1", "1: 1"])
  }

  @Observable @MainActor fileprivate final class Model { var value = 0 }

  @Test(.claim("LAZY-40")) @MainActor func `Scrolling to an id makes only the views around it`() {
    struct Jump: View {
      let log: Log<String>
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        VStack(spacing: 0) {
          Block("go", nil, 20).onTapGesture { position.scrollTo(id: 50_000, anchor: .top) }
          Block("run", nil, 20).onTapGesture {
            withAnimation(.linear(duration: 1)) { position.scrollTo(id: 90_000, anchor: .top) }
          }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100_000, id: \.self) { index in
                Item(name: "r\(index)", log: log, height: CGFloat(20 + index % 7))
              }
            }
          }
          .scrollPosition($position)
        }
      }
    }
    let host = settledHost(100, 140) { Jump(log: log) }
    _ = log.take()
    expect(host.tapped("go").rows("r50000"), equals: "40…66")
    expect(log.take().count, below: 30)
    // The views of each frame are made on the way, and the goal is exact.
    host.tap("run")
    for _ in 0..<70 { host.advance(by: 1 / 60) }
    expect(host.rows("r90000"), equals: "40…61")
    expect(log.take().count, below: 70 * 30)
  }
}

@MainActor struct MeasuredRowTests {
  private let log = Log<String>()

  private struct Row: View {
    let name: String
    let log: Log<String>
    var body: some View {
      Block(name, nil, 30)
        .onAppear { log.add("+\(name)") }
        .onDisappear { log.add("-\(name)") }
        .onChange(of: name, initial: true) { log.add("=\(name)") }
    }
  }

  /// A row that is kept while it is not visible, because it has state.
  private struct StatefulRow: View {
    let name: String
    let log: Log<String>
    @State private var length: CGFloat = 30
    var body: some View {
      Block(name, nil, length)
        .onAppear { log.add("+\(name)") }
        .onDisappear { log.add("-\(name)") }
        .onChange(of: name, initial: true) { log.add("=\(name)") }
    }
  }

  enum Container: CaseIterable { case list, stack, grid }

  private struct Filled<Content: View>: View {
    let container: Container
    @ViewBuilder let content: Content
    var body: some View {
      switch container {
      case .list: List { content }.listStyle(.plain)
      case .stack: ScrollView { LazyVStack(spacing: 0) { content } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { content } }
      }
    }
  }

  private struct Sections: View {
    let container: Container
    var isStateful = false
    let count: Int
    let log: Log<String>
    var body: some View {
      Filled(container: container) {
        ForEach(0..<count, id: \.self) { section in Section { ForEach(0..<3, id: \.self) { row("\(section).\($0)") } } }
      }
    }
    @ViewBuilder
    private func row(_ name: String) -> some View {
      if isStateful { StatefulRow(name: name, log: log) } else { Row(name: name, log: log) }
    }
  }

  @Test(arguments: Container.allCases, [false, true])
  func `Rows of sections that are made only to be measured do not appear`(container: Container, isStateful: Bool) {
    let host = settledHost(100, 100) { Sections(container: container, isStateful: isStateful, count: 20, log: log) }
    let events = log.take()
    let visible = Set(events.filter { $0.hasPrefix("+") }.map { $0.dropFirst() })
    expect(visible.isSuperset(of: ["0.0", "0.1", "0.2"]), equals: true)
    expect(visible.allSatisfy { $0.hasPrefix("0.") || $0.hasPrefix("1.") }, equals: true)
    expect(events.allSatisfy { !$0.hasPrefix("-") && visible.contains($0.dropFirst()) }, equals: true)
    host.display(Sections(container: container, isStateful: isStateful, count: 30, log: log))
    expect(log.entries, equals: [])
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1_000))
    let later = log.take()
    // A row appears, and then runs its initial action, when it becomes visible for the first time.
    let appeared = later.filter { $0.hasPrefix("+") }.map { $0.dropFirst() }
    expect(!appeared.isEmpty && later.filter { $0.hasPrefix("=") }.map { $0.dropFirst() } == appeared, equals: true)
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }

  @Test @MainActor func `The first row of a list that starts at its end does not appear`() {
    let host = settledHost(100, 60) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { Row(name: "\($0)", log: log) } } }
        .defaultScrollAnchor(.bottom)
    }
    expect(log.entries, equals: ["+49", "=49", "+48", "=48"])
    expect(host.frame(of: "0"), equals: nil)
  }

  @Test(arguments: Container.allCases)
  @MainActor func `A header that is inserted out of sight appears when it becomes visible`(container: Container) {
    func headers(container: Container, count: Int, log: Log<String>) -> some View {
      Filled(container: container) {
        ForEach(0..<count, id: \.self) { section in
          Section(
            content: { ForEach(0..<3, id: \.self) { Block("\(section).\($0)", nil, 30) } },
            header: { Row(name: "\(section)", log: log) })
        }
      }
    }
    let host = settledHost(100, 100) { headers(container: container, count: 5, log: log) }
    expect(log.take(), equals: ["+0", "=0"])
    expect(log.after { host.display(headers(container: container, count: 7, log: log)) }, equals: [])
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1e7))
    expect(log.take().filter { $0.hasSuffix("6") }, equals: ["+6", "=6"])
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }
}

@MainActor struct EmptyElementTests {
  private struct Rows: View {
    let count: Int
    var body: some View {
      LazyRows(spacing: 4) {
        ForEach(0..<count, id: \.self) { index in if index % 5 != 2 { Block("r\(index)", 50, 20) } }
      }
    }
  }

  @Test(.claim("LAZY-60")) @MainActor func `Elements without views do not move rows`() {
    // The empty elements in the window are known; all rows after them have the same length.
    for height in stride(from: CGFloat(73), through: 120, by: 1) {
      let host = settledHost(100, height) { Rows(count: 5) }
      expect(host.frame(of: "r4")?.minY, equals: 72, "\(height)")
      host.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: CGFloat.infinity))
      expect(host.frame(of: "r4").map { $0.maxY <= height }, equals: true, "\(height)")
    }
    let host = settledHost(100, 100) { Rows(count: 400) }
    expect(host.frame(of: "r4")?.minY, equals: 72)
    // Of each five elements, four are rows of 24 including the gap; elements outside the window count as rows.
    host.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: 96))
    let shown = host.frame(of: "r5")?.minY
    expect(shown, equals: 0)
  }

  /// A lazy stack whose length determines that of its scroll view, below elements that have no view.
  private struct Nested: View {
    let empty: Int
    let count: Int
    var body: some View {
      ScrollView {
        ScrollView {
          LazyVStack(spacing: 4) {
            ForEach(0..<count, id: \.self) { index in if index >= empty { Block("r\(index)", 50, 20) } }
          }
        }
      }
    }
  }

  @Test(.claim("LAZY-61")) func `A lazy stack in a nested scroll view shows rows after elements without a view`() {
    for empty in [1, 2, 10] {
      let host = settledHost(100, 200) { Nested(empty: empty, count: empty + 2) }
      expect(host.frame(of: "r\(empty)")?.minY, equals: 0, "\(empty)")
      expect(host.frame(of: "r\(empty + 1)")?.minY, equals: 24, "\(empty)")
    }
  }

  @Test @MainActor func `A row that receives its view is shown, and elements without a view alone take no space`() {
    for (old, new) in [(1, 1), (3, 1), (1, 3), (0, 2)] {
      let host = settledHost(100, 200) { Nested(empty: 3, count: old) }
      expect(host.frame(of: "r0"), equals: nil)
      expect(host.display(Nested(empty: 0, count: new)).frame(of: "r0")?.minY, equals: 0, "\(old) \(new)")
      expect(
        host.displayList, equals: settledHost(100, 200) { Nested(empty: 0, count: new) }.displayList, "\(old) \(new)")
      expect(host.core.checkInvariants(), equals: [])
    }
    let empty = settledHost(100, 200) { Nested(empty: 500, count: 500) }
    expect(empty.update().settled, equals: true)
    expect(empty.identifiers.isEmpty, equals: true)
    expect(empty.display(Nested(empty: 0, count: 2)).frame(of: "r1")?.minY, equals: 24)
  }
}

@MainActor struct SectionTests {
  /// Two sections of ten rows each, 20 points high, with headers and footers of 10 points.
  private struct Chapters: View {
    var pinned: PinnedScrollableViews = []
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<2) { chapter in
            Section(
              content: { ForEach(0..<10) { Block("r\(chapter).\($0)", nil, 20) } },
              header: { Block("h\(chapter)", nil, 10) }, footer: { Block("f\(chapter)", nil, 10) })
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  @Test(.claim("SECTION-01")) @MainActor func `Header, content, and footer follow each other`() {
    play(100, 500, "| rows h0, r0.0, r0.9, f0, h1, r1.0 = 0…10 10…30 190…210 210…220 220…230 230…250") { Chapters() }
    play(100, 60, "| rows a, f = 20…40 40…60") {
      VStack(spacing: 0) {
        Section("Title") { Block("a", 10, 20) }
        Section(header: EmptyView(), footer: Block("f", 10, 20)) { EmptyView() }
      }
    }
  }

  @Test(.claim("SECTION-02")) @MainActor func `Rows of sections are lazy`() {
    let host = settledHost(100, 60) { Chapters() }
    expect(host.identifiers.filter { $0.hasPrefix("r") }.sorted(), equals: ["r0.0", "r0.1", "r0.2"])
    host.scroll("scroll", by: down(200))
    expect(host.identifiers.filter { $0.hasPrefix("r") }.sorted(), equals: ["r0.9", "r1.0", "r1.1"])
  }

  @Test(.claim("SECTION-03"), .claim("SECTION-04")) @MainActor func `Pinned headers and footers stay at the edges`() {
    let host = settledHost(100, 60) { Chapters(pinned: .sectionHeaders) }
    expect(host.rows("h0"), equals: "0…10")
    expect(host.scrolled("scroll", by: down(50)).rows("h0", "r0.2"), equals: "0…10 0…20")
    host.scroll("scroll", by: down(155))
    // 205 of 210 points of rows are scrolled away.
    expect(host.rows("h0", "f0", "h1"), equals: "-5…5 5…15 15…25")
    expect(host.scrolled("scroll", by: down(45)).rows("h1"), equals: "0…10")
    expect(host.scrolled("scroll", by: down(-250)).rows("h0", "h1"), equals: "0…10 nowhere")
    let both = settledHost(100, 60) { Chapters(pinned: [.sectionHeaders, .sectionFooters]) }
    expect(both.rows("h0", "f0"), equals: "0…10 50…60")
    expect(both.scrolled("scroll", by: down(165)).rows("f0", "h1"), equals: "45…55 55…65")
    // Only the header of the second section is visible.
    expect(both.scrolled("scroll", by: down(20)).rows("f0", "f1"), equals: "25…35 50…60")
    // A pinned header stays below the safe area, under which rows are visible.
    let safeArea = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    let inset = settledHost(100, 80, safeArea: safeArea) { Chapters(pinned: .sectionHeaders) }
    expect(inset.rows("h0"), equals: "20…30")
    expect(inset.scrolled("scroll", by: down(50)).rows("h0"), equals: "20…30")
  }

  @Test(.claim("SECTION-05")) @MainActor func `Pinned views are drawn and hit in front of the rows`() {
    var log: [String] = []
    let host = settledHost(100, 60) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section(header: Color.red.frame(height: 20).onTapGesture { log.append("header") }) {
            ForEach(0..<10) { index in Color.blue.frame(height: 20).onTapGesture { log.append("\(index)") } }
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    host.play("scroll scroll 0,50; tap 50,5; tap 50,25")
    expect(log, equals: ["header", "2"])
  }

  @Test(.claim("SECTION-06")) @MainActor func `Headers and footers take whole lines of a lazy grid`() {
    let host = settledHost(100, 60) {
      ScrollView {
        LazyVGrid(columns: [.init(), .init()], spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<2) { chapter in
            Section(
              content: { ForEach(0..<5) { Block("r\(chapter).\($0)", nil, 20) } },
              header: { Block("h\(chapter)", nil, 10) })
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    play(host, "| rows h0, r0.0, r0.1, r0.2 = 0…10 10…30 10…30 30…50; columns h0, r0.0, r0.1 = 0…100 0…46 54…100")
    expect(host.scrolled("scroll", by: down(40)).rows("h0", "r0.4", "h1", "r1.0"), equals: "0…10 10…30 30…40 40…60")
  }

  @Test(.claim("SECTION-07")) @MainActor func `A collapsible section shows and hides its content`() {
    struct Scene: View {
      @State private var isExpanded = false
      var body: some View {
        LazyVStack(spacing: 0) {
          Section(isExpanded: $isExpanded, content: { Block("row", nil, 20) }, header: { Block("h", nil, 20) })
        }
      }
    }
    let host = settledHost(100, 100) { Scene() }
    expect(host.frame(of: "row"), equals: nil)
    expect(host.tapped("h").extent("row"), equals: "100 20")
    expect(host.tapped("h").frame(of: "row"), equals: nil)
  }
}
