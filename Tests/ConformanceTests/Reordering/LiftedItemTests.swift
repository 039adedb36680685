import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Changes of the container during a reordering drag, and moves without a pointer.
@MainActor @Suite struct LiftedItemTests {
  private let journal = Journal()

  @Test(
    .claim(
      "REORDER-07", "A lifted row of a lazy container can be scrolled away, and is dropped at rows far from it.",
      .decided, "decision of this project"))
  func `A lifted row is scrolled away`() {
    let host = settledHost(300, 200) {
      Letters(journal, names: (0..<100).map { "\($0)" }) { rows in ScrollView { LazyVStack(spacing: 0) { rows } } }
    }
    let point = host.lift("1", over: "2", dy: 5)
    host.scroll(at: point, by: CGSize(width: 0, height: 2000))
    expect(host.frame(of: "1"), equals: nil)
    expect(host.frame(of: "52") != nil, equals: true)
    host.send(.moved(to: CGPoint(x: point.x, y: point.y + 1), time: host.time))
    host.send(.up(at: CGPoint(x: point.x, y: point.y + 1), time: host.time))
    expect(journal.take(), equals: "1<53")
    host.expectSound()
  }

  /// A closure that removes an item without input.
  private final class Removal {
    var perform: () -> Void = {}
  }

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

  @Test(
    .claim(
      "REORDER-08", "The removal of the lifted item cancels the move, and the removal of another item does not.",
      .decided, "decision of this project"), arguments: ["a", "b"])
  func `The lifted item is removed`(_ removed: String) {
    let removal = Removal()
    let host = settledHost(300, 300) { Shrinking(journal: journal, removed: removed, removal: removal) }
    _ = host.lift("a", over: "c", dy: 5)
    removal.perform()
    host.update()
    expect(host.frame(of: removed), equals: nil)
    let isCanceled = removed == "a"
    let free = settledHost(300, 300) { Shrinking(journal: journal, removed: removed, removal: removal) }
    removal.perform()
    free.update()
    expect(host.displayList.description == free.displayList.description, equals: isCanceled)
    let end = host.frame(of: "c").map { CGPoint(x: $0.midX, y: $0.maxY - 2) } ?? .zero
    host.send(.moved(to: end, time: host.time))
    host.send(.up(at: end, time: host.time))
    expect(journal.take(), equals: isCanceled ? "" : "a<")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(
    .claim(
      "REORDER-10", "Accessibility actions move an item by one position, and are offered where there is a position.",
      .decided, "decision of this project"))
  func `Accessibility actions move an item`() throws {
    let texts = settledHost(300, 300) { Words(journal: journal) }
    func actions() -> [String] {
      texts.accessibleElements().map { "\($0.label) \($0.actions.map(\.name).joined(separator: ", "))" }
    }
    expect(actions(), equals: ["a Move down", "b Move up, Move down", "c Move up"])
    let down = try #require(texts.accessibleElements()[0].actions.first)
    texts.performAction(of: down.source)
    expect(actions(), equals: ["b Move down", "a Move up, Move down", "c Move up"])
    texts.performAction(of: down.source)
    texts.performAction(of: down.source)
    expect(journal.take(), equals: "a<c a<")
    let up = try #require(texts.accessibleElements()[1].actions.first)
    texts.performAction(of: up.source)
    expect(journal.take(), equals: "c<b")
  }

  private struct Words: View {
    @State private var letters = ["a", "b", "c"].map { Letter(id: $0) }
    let journal: Journal

    var body: some View {
      VStack { ForEach(letters) { Text($0.id) }.reorderable() }
        .reorderContainer(for: Letter.self) { difference in
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
