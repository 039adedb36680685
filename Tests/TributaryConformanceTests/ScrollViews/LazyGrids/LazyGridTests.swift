@MainActor struct LazyGridColumnTests {
  private func columns(_ items: [GridItem], in width: CGFloat, cells: Int = 4) -> String {
    let host = settledHost(width, 200) {
      LazyVGrid(columns: items) { ForEach(0..<cells) { Block("c\($0)", nil, 20) } }.accessibilityIdentifier("grid")
    }
    return host.columns("grid") + " │ " + (0..<cells).map { host.columns("c\($0)") }.joined(separator: " ")
  }

  @Test(.claim("LAZYGRID-01"), .claim("LAZYGRID-02"), .claim("LAZYGRID-03")) func `Columns have the expected widths`() {
    let flexible = GridItem(.flexible())
    expect(columns([flexible, flexible], in: 200, cells: 2), equals: "0…200 │ 0…96 104…200")
    expect(
      columns([GridItem(.fixed(40)), flexible, flexible], in: 196, cells: 3), equals: "0…196 │ 0…40 48…118 126…196")
    // Each column in turn keeps its share within its bounds; the others share the rest.
    expect(
      columns([GridItem(.flexible(maximum: 20)), flexible, flexible], in: 196, cells: 3),
      equals: "0…196 │ 0…20 28…108 116…196")
    expect(columns([GridItem(.fixed(50)), GridItem(.fixed(40))], in: 200, cells: 2), equals: "0…200 │ 51…101 109…149")
    play(200, 100, "| columns a = 150…200") {
      LazyVGrid(columns: [.init(.fixed(50))], alignment: .trailing) { Block("a", nil, 20) }
    }
    expect(
      columns([GridItem(.adaptive(minimum: 45))], in: 200),
      equals: "0…200 │ 0…61.333 69.333…130.667 138.667…200 0…61.333")
    expect(columns([GridItem(.adaptive(minimum: 300))], in: 200, cells: 2), equals: "0…200 │ -50…250 -50…250")
    expect(
      columns([GridItem(.adaptive(minimum: 40, maximum: 50), spacing: 0)], in: 119, cells: 2),
      equals: "0…119 │ 9.5…59.5 59.5…109.5")
  }

  @Test(.claim("LAZYGRID-04"), .claim("LAZYGRID-05"), .claim("LAZYGRID-06"), .claim("LAZYGRID-07"))
  @MainActor func `Cells have the expected sizes and positions`() {
    play(200, 100, "| extent grid = 58 38; extent c = 25 10") {
      LazyVGrid(columns: [.init(.flexible()), .init(.flexible())]) {
        Block("a", 30, 20)
        Block("b", 20, 20)
        Color.red.frame(height: 10).accessibilityIdentifier("c")
      }
      .accessibilityIdentifier("grid").fixedSize()
    }
    let wide = settledHost(200, 100) {
      LazyVGrid(columns: [.init(.flexible()), .init(.flexible(), alignment: .bottomLeading)]) {
        Block("wide", 120, 30)
        Block("b", 20, 10)
        Block("c", 20, 10)
        Block("d", 110, 10)
      }
    }
    play(wide, "| columns wide, b, c, d = -12…108 104…124 38…58 104…214; rows wide, b, c = 26…56 46…56 64…74")
    play(200, 100, "| columns c0, c1, c2 = 51…71 101…121 129…149; rows c0, c3 = 29…49 51…71") {
      LazyVGrid(columns: [.init(.fixed(20), spacing: 30), .init(.fixed(20)), .init(.fixed(20))], spacing: 2) {
        ForEach(0..<6) { Block("c\($0)", nil, 20) }
      }
    }
    play(200, 100, "| columns a, b = 190…200 102…142") {
      LazyVGrid(columns: [.init(.fixed(50), alignment: .leading), .init(.fixed(40))], alignment: .leading) {
        Block("a", 10, 20)
        Block("b", nil, 20)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    play(100, 100, "| columns c0, c1, c2 = 50…80 50…80 20…50; rows c0, c1 = 26…46 54…74") {
      LazyHGrid(rows: [.init(.fixed(20)), .init(.fixed(20))], spacing: 0) {
        ForEach(0..<4) { Block("c\($0)", 30, nil) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test(.claim("LAZYGRID-08")) @MainActor func `Invalid items are reported`() {
    expect(columns([], in: 200, cells: 2), equals: "0…200 │ 0…200 0…200")
    play(200, 100, "| columns a, b = -10…10 8…200; diagnostics = invalidDimension invalidDimension") {
      LazyVGrid(columns: [.init(.fixed(-5)), .init(.flexible(minimum: .nan), spacing: .infinity)]) {
        Block("a", 20, 20)
        Block("b", nil, 20)
      }
    }
  }
}

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

@MainActor struct LazyGridRowTests {
  @Test(.claim("LAZYGRID-09")) @MainActor func `A lazy grid creates only sixteen of 1,000 cells`() {
    let host = settledHost(200, 200) { Cells(data: Array(0..<1000)) }
    expect(host.preference(ListKey<Int>.self), equals: Array(0..<16))
    expect(host.rows("grid"), equals: "0…13992")
    expect(host.scrolled("scroll", by: down(28 * 100)).preference(ListKey<Int>.self), equals: Array(200..<216))
    expect(host.rows("c200", "c201", "c202"), equals: "0…20 0…20 28…48")
    expect(host.scrolled("scroll", by: down(.infinity)).rows("c999"), equals: "180…200")
  }

  @Test @MainActor func `A grid of a million cells opens at once and can scroll to every cell`() {
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
    expect(report.counts.bodies, below: 150)
    expect(host.frame(of: "c31") != nil && host.frame(of: "c32") == nil, equals: true)
    play(host, "tap 100,100 | rows c654321 = 0…20")
  }

  @Test(.claim("LAZYGRID-10")) @MainActor func `A line is as long as its longest cell`() {
    let host = settledHost(200, 100) { Cells(data: Array(0..<100), height: { CGFloat(10 + $0 % 4 * 10) }) }
    // Alternating lines of 20 and 40, with gaps of 8.
    expect(host.rows("c0", "c1", "c2", "c3", "c4"), equals: "5…15 0…20 33…63 28…68 81…91")
    for _ in 0..<60 { host.scroll("scroll", by: down(50)) }
    play(host, "| rows c99 = 60…100; rows grid = -1792…100")
  }

  @Test(.claim("LAZYGRID-11")) @MainActor func `Cells keep their state when they move to another line`() {
    func scene(data: [Int]) -> some View {
      ScrollView {
        LazyVGrid(columns: [.init(), .init()], spacing: 0) { ForEach(data, id: \.self) { CountedRow("c\($0)") } }
      }
      .accessibilityIdentifier("scroll")
    }
    let host = settledHost(100, 100) { scene(data: Array(0..<100)) }
    expect(host.tapped("c3").display(scene(data: Array(1..<100))).extent("c3"), equals: "41 20")
    expect(host.rows("c1", "c3"), equals: "0…20 20…40")
    expect(host.scrolled("scroll", by: down(1000)).scrolled("scroll", by: down(-1000)).extent("c3"), equals: "41 20")
  }

  @Test(.claim("LAZYGRID-12")) @MainActor func `Lists and single views share lines`() {
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

  @Test(.claim("LAZYGRID-13")) @MainActor func `A lazy grid follows changes of its width`() {
    let host = scrollHost(100, 100) {
      LazyVGrid(columns: [.init(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
        ForEach(0..<1000) { Block("c\($0)", nil, 20) }
      }
      .accessibilityIdentifier("grid")
    }
    expect(host.rows("grid", "c2", "c9"), equals: "0…10000 20…40 80…100")
    expect(host.resize(200, 100).rows("grid", "c4", "c5", "c24"), equals: "0…4000 0…20 20…40 80…100")
    expect(host.frame(of: "c25"), equals: nil)
  }

  @Test(.claim("LAZYGRID-14")) @MainActor func `A horizontal lazy grid fills columns from top to bottom`() {
    let host = settledHost(100, 100) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [.init(.fixed(30)), .init()], alignment: .top, spacing: 0) {
          ForEach(0..<1000) { Block("c\($0)", 20, nil) }
        }
        .accessibilityIdentifier("grid")
      }
      .accessibilityIdentifier("scroll")
    }
    play(host, "| columns grid, c0, c1, c2 = 0…10000 0…20 0…20 20…40; rows c0, c1 = 0…30 38…100")
    expect(host.scrolled("scroll", by: CGSize(width: 5000, height: 0)).columns("c500"), equals: "0…20")
    expect(host.frame(of: "c0"), equals: nil)
  }
}
