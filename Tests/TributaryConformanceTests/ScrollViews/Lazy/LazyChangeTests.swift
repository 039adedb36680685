@MainActor struct LazyChangeTests {
  /// Rows of given heights, named by their ids.
  private struct Rows: View {
    let data: [Datum]
    var spacing: CGFloat = 0
    var body: some View {
      LazyRows(spacing: spacing) {
        ForEach(data) { datum in
          if let height = datum.height {
            Block(datum.id, nil, height).preference(key: ListKey<String>.self, value: [datum.id])
          }
        }
      }
    }
  }

  private struct Datum: Identifiable {
    let id: String
    /// The height in points, or `nil` for a row without a view.
    var height: CGFloat? = 20
  }

  private func data(_ range: Range<Int>) -> [Datum] { range.map { Datum(id: "r\($0)") } }

  @Test(.claim("LAZY-20")) @MainActor func `Rows follow their ids through insertion, removal, and reordering`() {
    let host = settledHost(100, 60) { Rows(data: data(0..<100)) }
    expect(host.scrolled("scroll", by: down(40)).preference(ListKey<String>.self), equals: ["r2", "r3", "r4"])
    host.display(Rows(data: [Datum(id: "new")] + data(0..<100)))
    expect(host.preference(ListKey<String>.self), equals: ["r1", "r2", "r3"])
    expect(host.rows("r1", "stack"), equals: "0…20 -40…1980")
    host.display(Rows(data: data(50..<100).reversed()))
    expect(host.preference(ListKey<String>.self), equals: ["r97", "r96", "r95"])
    expect(host.display(Rows(data: data(0..<4))).preference(ListKey<String>.self), equals: ["r1", "r2", "r3"])
    expect(host.rows("r1", "stack"), equals: "0…20 -20…60")
    expect(host.display(Rows(data: [])).preference(ListKey<String>.self), equals: [])
    expect(host.rows("stack"), equals: "0…0")
    expect(host.display(Rows(data: data(0..<100))).preference(ListKey<String>.self), equals: ["r0", "r1", "r2"])
  }

  @Test(.claim("LAZY-21")) @MainActor func `Scrolling up into rows of unknown heights does not jump`() {
    let heights = (0..<400).map { Datum(id: "r\($0)", height: CGFloat(10 + ($0 * 37) % 41)) }
    let host = settledHost(100, 100) { Rows(data: heights) }
    host.scroll("scroll", by: down(6000))
    var names = host.preference(ListKey<String>.self)
    for step in 0..<300 {
      let seen = names.compactMap { name in host.frame(of: name).map { (name, $0.minY) } }
      host.scroll("scroll", by: down(-7))
      names = host.preference(ListKey<String>.self)
      if names.first == "r0" { break }
      for (name, top) in seen {
        guard let now = host.frame(of: name)?.minY else { continue }
        expect(abs(now - top - 7), below: 1e-6, "\(name) at step \(step)")
      }
      // The visible rows have no gap between them.
      let frames = names.compactMap { host.frame(of: $0) }
      expect(frames.first.map { $0.minY <= 0 } ?? false, equals: true)
      expect(frames.last.map { $0.maxY >= 100 } ?? false, equals: true)
      expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 1e-6 }, equals: true)
    }
    host.scroll("scroll", by: down(-.infinity))
    expect(host.scrolled("scroll", by: down(-.infinity)).preference(ListKey<String>.self).first, equals: "r0")
    expect(host.rows("r0"), equals: "0…10")
  }

  @Test(.claim("LAZY-22")) @MainActor func `A row that grows moves the rows below it`() {
    var rows = data(0..<100)
    let host = settledHost(100, 60) { Rows(data: rows) }
    rows[1].height = 35
    expect(host.display(Rows(data: rows)).preference(ListKey<String>.self), equals: ["r0", "r1", "r2"])
    expect(host.rows("r1", "r2"), equals: "20…55 55…75")
    rows[1].height = 5
    expect(host.display(Rows(data: rows)).preference(ListKey<String>.self), equals: ["r0", "r1", "r2", "r3"])
    expect(host.rows("r3"), equals: "45…65")
  }

  @Test(.claim("LAZY-23")) @MainActor func `Empty rows take no space, and rows of several views have gaps`() {
    var rows = data(0..<100)
    rows[1].height = nil
    let host = settledHost(100, 60) { Rows(data: rows, spacing: 4) }
    expect(host.rows("r0", "r2", "r3"), equals: "0…20 24…44 48…68")
    rows[1].height = 10
    expect(host.display(Rows(data: rows, spacing: 4)).rows("r0", "r1", "r2"), equals: "0…20 24…34 38…58")
    play(100, 60, "| rows a0, b0, a1, b1 = 0…10 14…20 24…34 38…44; rows stack = 0…2396") {
      LazyRows(spacing: 4) {
        ForEach(0..<100) { index in
          Block("a\(index)", nil, 10)
          Block("b\(index)", nil, 6)
        }
      }
    }
  }

  @Test(.claim("LAZY-24")) @MainActor func `A modified ForEach stays lazy`() {
    let host = settledHost(100, 60) {
      LazyRows {
        ForEach(0..<1000) { index in Block("r\(index)", nil, 10).preference(key: ListKey<Int>.self, value: [index]) }
          .padding(.vertical, 5)
      }
    }
    expect(host.preference(ListKey<Int>.self), equals: [0, 1, 2])
    expect(host.rows("r0", "r2"), equals: "5…15 45…55")
    expect(host.scrolled("scroll", by: down(100)).preference(ListKey<Int>.self), equals: [5, 6, 7])
    expect(host.rows("r5"), equals: "5…15")
  }

  @Test(.claim("LAZY-25")) @MainActor func `A row with a larger zIndex is drawn in front`() {
    var taps: [Int] = []
    let host = settledHost(100, 60) {
      ScrollView {
        LazyVStack(spacing: -10) {
          ForEach(0..<100) { index in
            Color.red.frame(height: 20).onTapGesture { taps.append(index) }.zIndex(index == 1 ? 1 : 0)
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    host.play("tap 50,15; tap 50,25; tap 50,35")
    expect(taps, equals: [1, 1, 3])
    let shown = host.displayList.description
    host.scroll("scroll", by: down(500))
    expect(host.scrolled("scroll", by: down(-500)).displayList.description, equals: shown)
  }

  @Test(.claim("LAZY-26")) @MainActor func `Impossible row lengths are reported`() {
    let host = settledHost(100, 60) {
      LazyRows(spacing: .infinity) {
        ForEach(0..<2) { _ in Endless().frame(width: 10) }
        ForEach(0..<3) { index in Block("r\(index)", nil, 10) }
      }
    }
    expect(host.rows("r0", "r2"), equals: "0…10 20…30")
    expect(host.diagnostics.map(\.code).allSatisfy { $0 == .invalidDimension }, equals: true)
    expect(host.diagnostics.count, atLeast: 2)
    expect(host.scrolled("scroll", by: down(5)).rows("r0"), equals: "0…10")
  }

  @Test(.claim("LAZY-27")) @MainActor func `Horizontal lists in a vertical list create only visible rows`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<1000) { column in
                  Block("\(row).\(column)", 25, 25).preference(key: ListKey<Int>.self, value: [row * 1000 + column])
                }
              }
            }
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    let report = host.update()
    expect(host.preference(ListKey<Int>.self).count, equals: 16)
    expect(report.counts.nodesCreated, below: 300)
    expect(host.scrolled("1.0", by: CGSize(width: 50, height: 0)).box("1.2"), equals: "0 25 25 25")
    expect(host.scrolled("scroll", by: down(1000)).preference(ListKey<Int>.self).first, equals: 40_000)
    host.scroll("scroll", by: down(-1000))
    expect(host.box("1.2"), equals: "0 25 25 25", "the row kept its scroll position")
  }

  /// Returns a host with the rows of a shelf, of which the second one is fading out.
  private func hostRemovingRow(of shelf: Shelf, log: Log<String>) -> ViewHost<ShelfView> {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { ShelfView(shelf: shelf, log: log) }
    host.update()
    withAnimation(.linear(duration: 1)) { shelf.names = ["a", "c"] }
    host.play("update; wait 0.2")
    return host
  }

  /// Expects that each text is drawn exactly once.
  private func expectEachOnce(
    _ texts: [String], in host: ViewHost<ShelfView>, at location: SourceLocation = #_sourceLocation
  ) {
    let picture = host.displayList.description
    for text in texts {
      let count = picture.components(separatedBy: "\"\(text)\"").count - 1
      #expect(count == 1, "\(text) in \(picture)", sourceLocation: location)
    }
  }

  @Test @MainActor func `A row that is drawn until its removal has ended keeps its element`() {
    let shelf = Shelf()
    let log = Log<String>()
    let host = hostRemovingRow(of: shelf, log: log)
    // Only the rows read the note, so each row evaluates its content again.
    shelf.note = "new"
    host.update()
    expectEachOnce(["a new", "b old", "c new"], in: host)
    expect(log.take(), equals: [])
    expect(log.after { host.advance(by: 2) }, equals: ["b"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A row that returns during its removal has the newest content`() {
    let shelf = Shelf()
    let log = Log<String>()
    let host = hostRemovingRow(of: shelf, log: log)
    shelf.note = "new"
    host.update()
    withAnimation(.linear(duration: 1)) { shelf.names = ["c", "b", "a"] }
    host.update()
    shelf.note = "newest"
    host.play("update; wait 2")
    expectEachOnce(["c newest", "b newest", "a newest"], in: host)
    expect(log.take(), equals: [])
    expect(host.core.checkInvariants(), equals: [])
  }
}

@Observable @MainActor
private final class Shelf {
  var names = ["a", "b", "c"]
  var note = "old"
}

private struct ShelfView: View {
  let shelf: Shelf
  let log: Log<String>
  var body: some View {
    LazyRows {
      ForEach(shelf.names, id: \.self) { name in
        Text("\(name) \(shelf.note)").onDisappear { log.add(name) }.transition(.opacity)
      }
    }
  }
}

private struct Endless: Shape {
  func path(in rect: CGRect) -> Path { Path() }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: CGFloat.infinity) }
}

@MainActor struct TurnedContainerTests {
  /// A scroll view around a lazy container whose views have lengths that depend on their cross length.
  struct Scene: View {
    enum Kind: CaseIterable { case column, row, grid }
    let kind: Kind
    var crossLength: CGFloat
    var body: some View {
      ScrollView(kind == .row ? .horizontal : .vertical) {
        switch kind {
        case .column: LazyVStack(spacing: 0) { views }
        case .row: LazyHStack(spacing: 0) { views }
        case .grid: LazyVGrid(columns: [GridItem(.flexible(), spacing: 0)], spacing: 0) { views }
        }
      }
      .accessibilityIdentifier("scroll")
      .frame(width: kind == .row ? nil : crossLength, height: kind == .row ? crossLength : nil)
    }
    private var views: some View {
      ForEach(0..<100) { index in
        let ratio = CGFloat(4 + index % 3)
        Color.red.aspectRatio(kind == .row ? 1 / ratio : ratio, contentMode: .fit).accessibilityIdentifier("r\(index)")
      }
    }
  }

  /// The visible views with their starts in the viewport, and the lengths of the views.
  private func visible(_ host: ViewHost<Scene>) -> [(index: Int, start: CGFloat, length: CGFloat)] {
    let isRow = host.content.kind == .row
    return (0..<100).compactMap { index in
      host.frame(of: "r\(index)").map { (index, isRow ? $0.minX : $0.minY, isRow ? $0.width : $0.height) }
    }
  }

  private func scroll(_ host: ViewHost<Scene>, by distance: CGFloat) {
    let isRow = host.content.kind == .row
    host.scroll("scroll", by: CGSize(width: isRow ? distance : 0, height: isRow ? 0 : distance))
  }

  @Test(.claim("LAZY-32"), arguments: Scene.Kind.allCases)
  @MainActor func `The first visible view stays when the width changes`(kind: Scene.Kind) throws {
    let host = settledHost(200, 200) { Scene(kind: kind, crossLength: 200) }
    scroll(host, by: 1003)
    for crossLength: CGFloat in [80, 200, 120, 200] {
      let before = try #require(visible(host).first { $0.start + $0.length > 1e-6 })
      host.content.crossLength = crossLength
      host.update()
      let after = try #require(visible(host).first { $0.start + $0.length > 1e-6 })
      expect(after.index, equals: before.index, "\(crossLength)")
      // The same part of the view is before the viewport.
      expect(abs(after.start / after.length - before.start / before.length), below: 1e-6, "\(crossLength)")
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test(.claim("LAZY-33"), arguments: Scene.Kind.allCases)
  @MainActor func `Scrolling back after a change of the width ends at the top`(kind: Scene.Kind) {
    let host = settledHost(200, 200) { Scene(kind: kind, crossLength: 200) }
    scroll(host, by: 1003)
    host.content.crossLength = 80
    host.update()
    var steps = 0
    while visible(host).first?.index != 0 || visible(host)[0].start < 0, steps < 500 {
      let before = visible(host)
      scroll(host, by: -7)
      steps += 1
      let after = visible(host)
      if after.first?.index == 0, after[0].start == 0 { break }
      for view in before {
        guard let now = after.first(where: { $0.index == view.index }) else { continue }
        expect(abs(now.start - view.start - 7), below: 1e-6, "r\(view.index) at step \(steps)")
      }
    }
    expect(visible(host).first?.start, equals: 0)
    expect(steps > 10 && steps < 500, equals: true)
  }

  @Test(.claim("LAZY-34")) func `The first visible view stays when the environment or the spacing changes`() {
    struct Lines: View {
      var limit = 8
      var spacing: CGFloat = 0
      var body: some View {
        ScrollView {
          LazyVStack(spacing: spacing) {
            ForEach(0..<100) { index in Block("r\(index)", nil, CGFloat(20 + index % 3 * 20)) }
          }
        }
        .accessibilityIdentifier("scroll")
        .environment(\.lineLimit, limit)
      }
    }
    let host = settledHost(100, 100) { Lines() }
    for _ in 0..<20 { host.scroll("scroll", by: down(55)) }
    expect(host.rows("r28", "r29"), equals: "0…40 40…100")
    host.content.limit = 9
    play(host, "update | rows r28, r29 = 0…40 40…100")
    host.content.spacing = 6
    play(host, "update | rows r28, r29 = 0…40 46…106")
  }

  @Test @MainActor func `Content at its start stays there when the width changes`() {
    for kind in Scene.Kind.allCases {
      let host = settledHost(200, 200) { Scene(kind: kind, crossLength: 200) }
      host.content.crossLength = 80
      expect(visible(host.updated()).first?.index, equals: 0)
      expect(visible(host).first?.start, equals: 0)
    }
  }

  @Test @MainActor func `A page stays when the viewport changes`() {
    struct Pages: View {
      var height: CGFloat
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50) { index in
              Color.red.containerRelativeFrame(.vertical).accessibilityIdentifier("p\(index)")
            }
          }
        }
        .accessibilityIdentifier("scroll")
        .frame(height: height)
      }
    }
    let host = settledHost(100, 400) { Pages(height: 300) }
    for _ in 0..<7 { host.scroll("scroll", by: down(300)) }
    expect(host.extent("p7"), equals: "100 300")
    host.content.height = 200
    host.update()
    // The viewport is centered in the host.
    expect(host.rows("p7", "p8"), equals: "100…300 nowhere")
  }
}
