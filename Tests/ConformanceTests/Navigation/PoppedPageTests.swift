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
    expect(host.drawn("item a", "item b"), equals: "item a")
    host.content = Items(item: nil)
    host.update()
    host.play(expecting: ["wait 0.1": "item a, Title a"]) { host.drawn("item a", "Title a") }
    host.play(expecting: ["wait 2": ""]) { host.drawn("item a") }
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
    host.play(expecting: ["": "2 of 3", "tap remove; wait 0.1": ""]) { journal.take() }
    #expect(!host.displayList.description.contains("missing"))
    host.play(expecting: ["wait 2": "2 albums"]) { host.drawn("2 albums") }
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
    host.play(expecting: ["": "change", "wait 2": "disappear"]) { journal.take() }
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
