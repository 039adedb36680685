import Foundation
import Testing
import TributaryGeometry
import TributaryGestures
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Reordering between collections, in nested containers, and of several items.
@MainActor @Suite struct ReorderCollectionTests {
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

  @Test(
    .claim(
      "REORDER-04", "Items move between the collections of a container, also to the end and to an empty collection.",
      .documented, "Apple's documentation of reorderContainer(for:in:isEnabled:move:) and reorderable(collectionID:)"))
  func `Items move between collections`() throws {
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
    expect(journal.take(), equals: "a<d@1 b<@1 c<@2 c<@0")
    host.expectSound()
  }

  @Test func `Items move between the sections of a list`() throws {
    let host = settledHost(300, 600) {
      Board(journal: journal, container: { sections in List { sections } }, isColumn: false)
    }
    host.drag("a", to: "d", dy: 5)
    // Below all rows and the header of the empty section.
    host.drag(from: try #require(host.middle(of: "b")), to: CGPoint(x: 100, y: 590))
    expect(journal.take(), equals: "a<@1 b<@2")
    host.expectSound()
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

  @Test(
    .claim(
      "REORDER-06", "In nested containers, the innermost reorderable view is lifted, and moves in its container only.",
      .decided, "decision of this project"))
  func `A view moves in its own container`() {
    let host = settledHost(300, 300) { Shelves(journal: journal) }
    host.drag("a", to: "b", dx: 5)
    host.drag("a", to: "d", dx: 5)
    host.drag("shelf 1", to: "shelf 2", dy: 8)
    expect(journal.take(), equals: "1:a< [1] true")
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

  @Test(
    .claim(
      "REORDER-09", "A lifted row that is selected moves all selected items, and another row moves alone.", .documented,
      "Apple's documentation of reorderContainer(for:isEnabled:move:): the identifiers of items to move"))
  func `Selected rows move together`() {
    let host = settledHost(300, 300) { Chosen(journal: journal) }
    host.drag("c", to: "d", dy: 5)
    host.drag("b", to: "d", dy: 5)
    host.drag("c", to: "a", dy: -5)
    expect(journal.take(), equals: "ac< b< ac<b")
    let grid = settledHost(300, 300) {
      HStack { ForEach(["a", "b", "c"].map { Letter(id: $0) }) { Block($0.id, 40, 40) }.reorderable() }
        .reorderContainer(for: Letter.self, itemID: \.id) { journal.note($0.text) }
        .dragContainerSelection(["c", "a"])
    }
    grid.drag("a", to: "b", dx: -5)
    expect(journal.take(), equals: "ca<b")
  }
}
