import Foundation
import Observation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// Pages that are popped, while they slide out, and pages that slide in.
@MainActor @Suite struct PoppedPageTests {
  private struct Items: View {
    var item: String?

    var body: some View {
      NavigationStack {
        Text("root").navigationDestination(item: .constant(item)) { item in
          Text("item \(item)").navigationTitle("Title \(item)")
        }
      }
    }
  }

  @Test func `The page of an item displays the item until it has slid out, and another item replaces it`() {
    let host = settledHost(300, 400) { Items(item: "b") }
    host.content = Items(item: "a")
    host.update()
    host.advance(by: 2)
    #expect(host.lines.contains("item a") && !host.lines.contains("item b"))
    host.content = Items(item: nil)
    host.update()
    host.advance(by: 0.1)
    #expect(host.lines.contains("item a") && host.lines.contains("Title a"))
    host.advance(by: 2)
    #expect(!host.lines.contains("item a"))
    expect(host.core.checkInvariants(), equals: [])
  }

  /// A list from which the element of the top page is removed while the page is popped.
  private struct Albums: View {
    let journal: Journal
    @State private var names = ["a", "b", "c"]
    @State private var path = [2]

    var body: some View {
      VStack {
        Trigger("remove") {
          names.removeLast()
          path = []
        }
        NavigationStack(path: $path) {
          Text("\(names.count) albums").navigationDestination(for: Int.self) { index in
            let _ = journal.note("\(index) of \(names.count)")
            Text(names.indices.contains(index) ? names[index] : "missing")
          }
        }
      }
    }
  }

  @Test func `A popped page is not created again from a destination that does not know its value`() {
    let journal = Journal()
    let host = settledHost(300, 400) { Albums(journal: journal) }
    expect(journal.take(), equals: "2 of 3")
    host.tap("remove")
    host.advance(by: 0.1)
    expect(journal.take(), equals: "")
    #expect(!host.displayList.description.contains("missing"))
    host.advance(by: 2)
    #expect(host.lines.contains("2 albums"))
    expect(host.core.checkInvariants(), equals: [])
  }

  @Observable @MainActor
  final class Counter {
    var number = 0
    var path = [1]
  }

  private struct Watching: View {
    let counter: Counter
    let journal: Journal

    var body: some View {
      Text("number \(counter.number)")
        .onChange(of: counter.number) { journal.note("change") }
        .onDisappear { journal.note("disappear") }
    }
  }

  private struct Watched: View {
    @Bindable var counter: Counter
    let journal: Journal

    var body: some View {
      NavigationStack(path: $counter.path) {
        Text("root").navigationDestination(for: Int.self) { _ in Watching(counter: counter, journal: journal) }
      }
    }
  }

  @Test func `A popped page follows its model until it has slid out, like every view in a removal transition`() {
    let counter = Counter()
    let journal = Journal()
    let host = settledHost(300, 400) { Watched(counter: counter, journal: journal) }
    counter.path = []
    host.update()
    counter.number = 7
    host.advance(by: 0.1)
    #expect(host.displayList.description.contains("number 7"))
    expect(journal.take(), equals: "change")
    host.advance(by: 2)
    expect(journal.take(), equals: "disappear")
    counter.number = 8
    host.advance(by: 1)
    expect(journal.take(), equals: "")
  }

  @Test func `The page that was shown before is drawn below the last of several pages that slide in`() {
    struct Screen: View {
      let path: [Int]

      var body: some View {
        NavigationStack(path: .constant(path)) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let host = settledHost(300, 400) { Screen(path: []) }
    host.content = Screen(path: [1, 2])
    host.update()
    host.advance(by: 0.1)
    let drawn = host.displayList.description
    #expect(drawn.contains("root") && drawn.contains("page 2") && !drawn.contains("page 1"))
    host.advance(by: 2)
    #expect(!host.displayList.description.contains("root"))
  }
}
