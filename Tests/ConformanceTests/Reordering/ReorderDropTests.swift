import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
import TributaryTransfer
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Drops of other items on a container of reorderable views.
@MainActor @Suite struct ReorderDropTests {
  private let journal = Journal()

  /// A source above a column of words, which accepts other words.
  private struct Words: View {
    @State private var words = ["a", "b", "c"]
    let journal: Journal
    var collection = 7

    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(width: 40, height: 40).draggable("new")
        VStack(spacing: 0) {
          ForEach(words, id: \.self) { Block($0, 40, 40) }.reorderable(collectionID: collection)
        }
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

  @Test(
    .claim(
      "REORDER-11",
      "A drop on a container of reorderable views has the place in the container at the pointer, if the types match.",
      .documented, "Apple's documentation of DropSession.reorderDestination(for:itemID:in:)"),
    arguments: [(45.0, "newabc"), (115, "abnewc"), (130, "abnewc"), (158, "abcnew")])
  func `A drop has a place in a container`(y: CGFloat, words: String) {
    let host = settledHost(300, 300) { Words(journal: journal) }
    host.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: y))
    expect(journal.take(), equals: "nil \(words)@7")
    host.expectSound()
  }

  @Test func `A drop on another view has no place`() {
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
    host.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 100))
    expect(journal.take(), equals: "nil")
  }
}
