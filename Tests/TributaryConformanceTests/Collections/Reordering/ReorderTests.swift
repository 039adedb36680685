/// Reordering in one collection, in 300 by 300 points.
@MainActor struct ReorderTests {
  private let journal = Journal()

  @Test(.claim("REORDER-01")) @MainActor func `A drop moves an item once`() {
    let host = settledHost(300, 300) { Letters(journal) { rows in VStack(spacing: 10) { rows } } }
    let point = host.lift("a", over: "c", dy: 5)
    expect(journal.take(), equals: "")
    expect(journal.after { host.send(.up(at: point, time: host.time)) }, equals: "a<d")
    expect(host.rows("b", "c", "a", "d"), equals: "30…70 80…120 130…170 180…220")
    host.drag("a", to: "c", dy: -5)
    host.drag("b", to: "e", dy: 5)
    expect(journal.after { host.drag("e", to: "a", dy: -15) }, equals: "a<c b< e<a")
    host.expectSound()
  }

  @Test(.claim("REORDER-02")) @MainActor func `Views are reordered in every layout`() {
    let row = settledHost(300, 300) { Letters(journal) { rows in HStack(spacing: 10) { rows } } }
    row.drag("a", to: "c", dx: 5)
    expect(journal.after { row.drag("e", to: "b", dx: -5) }, equals: "a<d e<b")
    let mirrored = settledHost(300, 300) {
      Letters(journal) { rows in HStack { rows }.environment(\.layoutDirection, .rightToLeft) }
    }
    mirrored.drag("a", to: "c", dx: -5)
    expect(journal.after { mirrored.drag("a", to: "b", dx: 5) }, equals: "a<d a<b")
    let columns = Array(repeating: GridItem(.fixed(40)), count: 3)
    let grid = settledHost(300, 300) { Letters(journal) { rows in LazyVGrid(columns: columns) { rows } } }
    grid.drag("a", to: "d", dx: 5)
    expect(journal.after { grid.drag("e", to: "d", dx: -5) }, equals: "a<e e<d")
    let stair = settledHost(300, 300) { Letters(journal) { rows in Staircase { rows } } }
    stair.drag("a", to: "c", dx: 5, dy: 5)
    expect(journal.after { stair.drag("e", to: "c", dx: -5, dy: -5) }, equals: "a<d e<c")
  }

  @Test @MainActor func `Rows of lists and lazy stacks are reordered, also beside their views`() throws {
    let list = settledHost(300, 400) { Letters(journal) { rows in List { rows } } }
    let (from, end) = try (#require(list.middle(of: "a")), #require(list.middle(of: "c")))
    list.drag(from: CGPoint(x: 250, y: from.y), to: CGPoint(x: 250, y: end.y + 5))
    expect(journal.after { list.drag("d", to: "b", dy: -5) }, equals: "a<d d<b")
    let stack = settledHost(300, 300) { Letters(journal) { rows in ScrollView { LazyVStack { rows } } } }
    expect(journal.after { stack.drag("a", to: "c", dy: 5) }, equals: "a<d")
    expect(list.diagnostics.isEmpty && stack.diagnostics.isEmpty, equals: true)
  }

  @Test(.claim("REORDER-03")) @MainActor func `A drop without a change does not call the closure`() {
    let host = settledHost(300, 300) { Letters(journal) { rows in VStack(spacing: 10) { rows } } }
    host.drag("a", to: "b", dy: -5)
    host.drag("b", to: "b", dx: 15, dy: 5)
    host.drag("b", to: "a", dy: 5)
    host.drag("e", to: "e", dx: 12, dy: 19)
    host.drag("a", to: "c", dx: 100, dy: 5)
    let point = host.lift("a", over: "c", dy: 5)
    expect(host.pressKey(.escape), equals: true)
    expect(journal.after { host.send(.up(at: point, time: host.time)) }, equals: "")
    expect(journal.after { host.drag("a", to: "c", dy: 5) }, equals: "a<d")
  }

  @Test(.claim("REORDER-05")) @MainActor func `A container can be disabled`() {
    let off = settledHost(300, 300) { Letters(journal, isEnabled: false) { rows in VStack { rows } } }
    off.drag("a", to: "c", dy: 5)
    let disabled = settledHost(300, 300) { Letters(journal) { rows in VStack { rows }.disabled(true) } }
    disabled.drag("a", to: "c", dy: 5)
    let alone = settledHost(300, 300) {
      VStack { ForEach(["a", "b"], id: \.self) { Block($0, 40, 40) }.reorderable(collectionID: 1) }
        .reorderContainer(for: Letter.self) { journal.note($0.text) }
    }
    expect(journal.after { alone.drag("a", to: "b", dy: 5) }, equals: "")
    expect(off.accessibleElements().allSatisfy { $0.actions.isEmpty }, equals: true)
  }

  @Test @MainActor func `A lifted view and a mark follow the pointer without a change of the layout`() {
    let host = settledHost(300, 300) { Letters(journal) { rows in VStack(spacing: 10) { rows } } }
    let (still, places) = (host.displayList.description, host.rows("a", "b", "c"))
    let point = host.lift("a", over: "c", dy: 5)
    let marked = host.displayList.description
    expect(marked != still, equals: true)
    expect(host.rows("a", "b", "c"), equals: places)
    // The image moves to a place without a mark.
    host.send(.moved(to: CGPoint(x: 290, y: point.y), time: host.time))
    expect(host.displayList.description != marked, equals: true)
    expect(host.displayList.description != still, equals: true)
    host.send(.up(at: CGPoint(x: 290, y: point.y), time: host.time))
    expect(host.displayList.description, equals: still)
  }

  @Test @MainActor func `A container releases its closure with the host`() {
    weak var kept: Journal?
    do {
      let journal = Journal()
      kept = journal
      let host = settledHost(300, 300) { Letters(journal) { rows in VStack(spacing: 10) { rows } } }
      expect(journal.after { host.drag("a", to: "c", dy: 5) }, equals: "a<d")
    }
    expect(kept == nil, equals: true)
  }
}

/// A layout that places each view to the right of and below the previous one.
private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 50 * subviews.count, height: 50 * subviews.count)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let step = CGFloat(50 * index)
      subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
    }
  }
}

@MainActor struct ReorderCollectionTests {
  private let journal = Journal()

  /// Three collections of letters, the last of which is empty.
  private struct Board<Container: View>: View {
    @State private var columns = [["a", "b"], ["c", "d"], []]
    let journal: Journal
    let container: (AnyView) -> Container
    let isColumn: Bool
    var body: some View {
      container(
        AnyView(
          ForEach(0..<3) { index in
            if isColumn {
              VStack { rows(index) }.frame(width: 90, height: 280, alignment: .top)
            } else {
              Section("Section \(index)") { rows(index) }
            }
          })
      )
      .reorderContainer(for: Letter.self, in: Int.self) { difference in
        let target = difference.destination.collectionID
        journal.note("\(difference.text)@\(target)")
        for index in columns.indices { columns[index].removeAll { difference.sources.contains($0) } }
        var index = columns[target].endIndex
        if case .before(let next) = difference.destination.position {
          index = columns[target].firstIndex(of: next) ?? index
        }
        columns[target].insert(contentsOf: difference.sources, at: index)
      }
    }
    private func rows(_ index: Int) -> some View {
      ForEach(columns[index].map { Letter(id: $0) }) { Block($0.id, 40, 40) }.reorderable(collectionID: index)
    }
  }

  @Test(.claim("REORDER-04")) @MainActor func `Items move between collections`() throws {
    let host = settledHost(300, 300) {
      Board(journal: journal, container: { columns in HStack(alignment: .top) { columns } }, isColumn: true)
    }
    host.drag("a", to: "d", dy: -5)
    // Below the views of the middle column, beside which the left one has no view.
    let middle = try #require(host.middle(of: "d"))
    host.drag(from: try #require(host.middle(of: "b")), to: CGPoint(x: middle.x, y: 280))
    // The right column is empty.
    host.drag(from: try #require(host.middle(of: "c")), to: CGPoint(x: 260, y: 150))
    // The left column is now empty.
    host.drag(from: try #require(host.middle(of: "c")), to: CGPoint(x: 40, y: 150))
    play(host, journal, "| log = a<d@1 b<@1 c<@2 c<@0; diagnostics =")
  }

  @Test @MainActor func `Items move between the sections of a list`() throws {
    let host = settledHost(300, 600) {
      Board(journal: journal, container: { sections in List { sections } }, isColumn: false)
    }
    host.drag("a", to: "d", dy: 5)
    // Below all rows and the header of the empty section.
    host.drag(from: try #require(host.middle(of: "b")), to: CGPoint(x: 100, y: 590))
    play(host, journal, "| log = a<@1 b<@2; diagnostics =")
  }

  private struct Shelf: Identifiable {
    let id: Int
    let letters: [Letter]
  }

  private struct Shelves: View {
    let journal: Journal
    private let shelves = [
      Shelf(id: 1, letters: [Letter(id: "a"), Letter(id: "b")]),
      Shelf(id: 2, letters: [Letter(id: "c"), Letter(id: "d")]),
    ]
    var body: some View {
      VStack {
        ForEach(shelves) { shelf in
          HStack {
            Block("shelf \(shelf.id)", 40, 40)
            ForEach(shelf.letters) { Block($0.id, 40, 40) }.reorderable()
          }
          .reorderContainer(for: Letter.self) { journal.note("\(shelf.id):\($0.text)") }
        }
        .reorderable()
      }
      .reorderContainer(for: Shelf.self) { difference in
        journal.note("\(difference.sources) \(difference.destination.position == .end)")
      }
    }
  }

  @Test(.claim("REORDER-06")) @MainActor func `A view moves in its own container`() {
    let host = settledHost(300, 300) { Shelves(journal: journal) }
    host.drag("a", to: "b", dx: 5)
    host.drag("a", to: "d", dx: 5)
    expect(journal.after { host.drag("shelf 1", to: "shelf 2", dy: 8) }, equals: "1:a< [1] true")
    expect(host.diagnostics.isEmpty, equals: true)
  }

  private struct Chosen: View {
    @State private var chosen: Set<String> = ["a", "c"]
    let journal: Journal
    var body: some View {
      List(selection: $chosen) {
        ForEach(["a", "b", "c", "d"].map { Letter(id: $0) }) { Block($0.id, 40, 40) }.reorderable()
      }
      .reorderContainer(for: Letter.self) { journal.note($0.text) }
    }
  }

  @Test(.claim("REORDER-09")) @MainActor func `Selected rows move together`() {
    let host = settledHost(300, 300) { Chosen(journal: journal) }
    host.drag("c", to: "d", dy: 5)
    host.drag("b", to: "d", dy: 5)
    expect(journal.after { host.drag("c", to: "a", dy: -5) }, equals: "ac< b< ac<b")
    let grid = settledHost(300, 300) {
      HStack { ForEach(["a", "b", "c"].map { Letter(id: $0) }) { Block($0.id, 40, 40) }.reorderable() }
        .reorderContainer(for: Letter.self, itemID: \.id) { journal.note($0.text) }
        .dragContainerSelection(["c", "a"])
    }
    expect(journal.after { grid.drag("a", to: "b", dx: -5) }, equals: "ca<b")
  }
}

@MainActor struct LiftedItemTests {
  private let journal = Journal()

  @Test(.claim("REORDER-07")) @MainActor func `A lifted row is scrolled away`() {
    let host = settledHost(300, 200) {
      Letters(journal, names: (0..<100).map { "\($0)" }) { rows in ScrollView { LazyVStack(spacing: 0) { rows } } }
    }
    let point = host.lift("1", over: "2", dy: 5)
    expect(host.scrolled(at: point, by: CGSize(width: 0, height: 2000)).frame(of: "1"), equals: nil)
    expect(host.frame(of: "52") != nil, equals: true)
    host.send(.moved(to: CGPoint(x: point.x, y: point.y + 1), time: host.time))
    expect(journal.after { host.send(.up(at: CGPoint(x: point.x, y: point.y + 1), time: host.time)) }, equals: "1<53")
    host.expectSound()
  }

  private final class Removal { var perform: () -> Void = {} }

  private struct Shrinking: View {
    @State private var letters = ["a", "b", "c"].map { Letter(id: $0) }
    let journal: Journal
    let removed: String
    let removal: Removal
    var body: some View {
      let _ = removal.perform = { letters.removeAll { $0.id == removed } }
      VStack(spacing: 10) { ForEach(letters) { Block($0.id, 40, 40) }.reorderable() }
        .reorderContainer(for: Letter.self) { journal.note($0.text) }
    }
  }

  @Test(.claim("REORDER-08"), arguments: ["a", "b"]) @MainActor func `The lifted item is removed`(_ removed: String) {
    let removal = Removal()
    let host = settledHost(300, 300) { Shrinking(journal: journal, removed: removed, removal: removal) }
    _ = host.lift("a", over: "c", dy: 5)
    removal.perform()
    expect(host.updated().frame(of: removed), equals: nil)
    let isCanceled = removed == "a"
    let free = settledHost(300, 300) { Shrinking(journal: journal, removed: removed, removal: removal) }
    removal.perform()
    free.update()
    expect(host.displayList.description == free.displayList.description, equals: isCanceled)
    let end = host.frame(of: "c").map { CGPoint(x: $0.midX, y: $0.maxY - 2) } ?? .zero
    host.send(.moved(to: end, time: host.time))
    expect(journal.after { host.send(.up(at: end, time: host.time)) }, equals: isCanceled ? "" : "a<")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("REORDER-10")) @MainActor func `Accessibility actions move an item`() throws {
    let texts = settledHost(300, 300) { Words(journal: journal) }
    func actions() -> [String] {
      texts.accessibleElements().map { "\($0.label) \($0.actions.map(\.name).joined(separator: ", "))" }
    }
    expect(actions(), equals: ["a Move down", "b Move up, Move down", "c Move up"])
    let down = try #require(texts.accessibleElements()[0].actions.first)
    texts.performAction(of: down.source)
    expect(actions(), equals: ["b Move down", "a Move up, Move down", "c Move up"])
    texts.performAction(of: down.source)
    expect(journal.after { texts.performAction(of: down.source) }, equals: "a<c a<")
    let up = try #require(texts.accessibleElements()[1].actions.first)
    expect(journal.after { texts.performAction(of: up.source) }, equals: "c<b")
  }

  private struct Words: View {
    @State private var letters = ["a", "b", "c"].map { Letter(id: $0) }
    let journal: Journal
    var body: some View {
      VStack { ForEach(letters) { Text($0.id) }.reorderable() }.reorderContainer(for: Letter.self) { difference in
        journal.note(difference.text)
        letters.removeAll { difference.sources.contains($0.id) }
        var index = letters.endIndex
        if case .before(let next) = difference.destination.position {
          index = letters.firstIndex { $0.id == next } ?? index
        }
        letters.insert(contentsOf: difference.sources.map { Letter(id: $0) }, at: index)
      }
    }
  }
}

@MainActor struct ReorderDropTests {
  private let journal = Journal()

  /// A source above a column of words, which accepts other words.
  private struct Words: View {
    @State private var words = ["a", "b", "c"]
    let journal: Journal
    var collection = 7
    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(width: 40, height: 40).draggable("new")
        VStack(spacing: 0) { ForEach(words, id: \.self) { Block($0, 40, 40) }.reorderable(collectionID: collection) }
          .reorderContainer(for: String.self, itemID: \.self, in: Int.self) { _ in journal.note("move") }
          .dragContainer(for: String.self, itemID: \.self) { ids in ids }
          .dropDestination(for: String.self) { new, session in
            let other = session.reorderDestination(for: Letter.self)
            journal.note(other == nil ? "nil" : "other")
            guard let destination = session.reorderDestination(for: String.self, itemID: \.self, in: Int.self) else {
              return journal.note("nowhere")
            }
            var index = words.endIndex
            if case .before(let next) = destination.position { index = words.firstIndex(of: next) ?? index }
            words.insert(contentsOf: new, at: index)
            journal.note("\(words.joined())@\(destination.collectionID)")
          }
      }
      .frame(width: 300, height: 300, alignment: .top)
    }
  }

  @Test(.claim("REORDER-11"), arguments: [(45.0, "newabc"), (115, "abnewc"), (130, "abnewc"), (158, "abcnew")])
  @MainActor func `A drop has a place in a container`(y: CGFloat, words: String) {
    let host = settledHost(300, 300) { Words(journal: journal) }
    host.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: y))
    play(host, journal, "| log = nil \(words)@7; diagnostics =")
  }

  @Test @MainActor func `A drop on another view has no place`() {
    let host = settledHost(300, 300) {
      VStack(spacing: 0) {
        Color.blue.frame(width: 40, height: 40).draggable("new")
        Color.red.frame(width: 100, height: 100).dropDestination(for: String.self) { _, session in
          let place = session.reorderDestination(for: String.self, itemID: \.self)
          journal.note(place == nil ? "nil" : "place")
        }
      }
      .frame(width: 300, height: 300, alignment: .top)
    }
    expect(journal.after { host.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 100)) }, equals: "nil")
  }
}

@MainActor struct ReorderEdgeTests {
  private let journal = Journal()

  private func host() -> ViewHost<Letters<ScrollView<LazyVStack<AnyView>>>> {
    settledHost(300, 200) {
      Letters(journal, names: (0..<100).map { "\($0)" }) { rows in ScrollView { LazyVStack(spacing: 0) { rows } } }
    }
  }

  @Test(.claim("REORDER-12")) @MainActor func `A lifted view scrolls its container at an edge`() {
    let host = host()
    let start = CGPoint(x: 150, y: 60)
    host.send(.down(at: start, time: host.time))
    host.send(.moved(to: CGPoint(x: 150, y: 190), time: host.time))
    expect(host.advanced(by: 0.1).frame(of: "0")?.minY, equals: 0)
    expect(host.advanced(by: 2).frame(of: "0"), equals: nil)
    // Away from the edge, the content rests.
    host.send(.moved(to: CGPoint(x: 150, y: 100), time: host.time))
    host.advance(by: 0.1)
    let shown = (0..<100).map { host.frame(of: "\($0)")?.minY }
    host.advance(by: 1)
    expect((0..<100).map { host.frame(of: "\($0)")?.minY }, equals: shown)
    host.send(.up(at: CGPoint(x: 150, y: 100), time: host.time))
    let told = journal.take()
    expect(told.hasPrefix("1<"), equals: true)
    expect(Int(told.dropFirst(2)).map { $0 > 5 }, equals: true)
    play(host, "wait 1 | diagnostics =")
  }

  @Test func `The content does not scroll after a drop or a cancellation at an edge, and stops at its end`() {
    let host = host()
    host.send(.down(at: CGPoint(x: 150, y: 60), time: host.time))
    host.send(.moved(to: CGPoint(x: 150, y: 195), time: host.time))
    expect(host.advanced(by: 0.5).pressKey(.escape), equals: true)
    let top = (0..<20).map { host.frame(of: "\($0)")?.minY }
    host.advance(by: 1)
    expect((0..<20).map { host.frame(of: "\($0)")?.minY }, equals: top)
    expect(journal.after { host.send(.up(at: CGPoint(x: 150, y: 195), time: host.time)) }, equals: "")
    // At the upper edge, the content returns to its start.
    host.send(.down(at: CGPoint(x: 150, y: 100), time: host.time))
    host.send(.moved(to: CGPoint(x: 150, y: 2), time: host.time))
    expect(host.advanced(by: 30).frame(of: "0")?.minY, equals: 0)
    host.send(.cancelled(at: CGPoint(x: 150, y: 2), time: host.time))
    expect(host.core.checkInvariants(), equals: [])
  }
}
