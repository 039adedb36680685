import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Pages that are pushed below other pages, so that they are not shown.
@MainActor @Suite struct CoveredPageTests {
  /// A stack whose pages record when they appear and disappear, and their initial actions.
  private struct Screen: View {
    let journal: Journal
    @State var path: [Int] = []

    var body: some View {
      VStack {
        Trigger("push three") { path = [0, 1, 2] }
        Trigger("pop") { path.removeLast() }
        Trigger("replace") { path = [5, 6] }
        NavigationStack(path: $path) {
          page("root").navigationDestination(for: Int.self) { page("\($0)") }
        }
      }
    }

    private func page(_ name: String) -> some View {
      Color.red
        .onAppear { journal.note("+\(name)") }
        .onDisappear { journal.note("-\(name)") }
        .onChange(of: name, initial: true) { journal.note("initial \(name)") }
    }
  }

  @Test func `Only the last of several pages that are pushed together appears`() {
    let journal = Journal()
    let host = settledHost(300, 400) { Screen(journal: journal) }
    host.play(expecting: [
      "": "+root initial root", "tap push three; wait 2": "+2 initial 2 -root", "tap pop; wait 2": "+1 initial 1 -2",
      "tap replace; wait 2": "+6 initial 6 -1", "tap pop; wait 2": "+5 initial 5 -6",
      "tap pop; wait 2": "+root initial root -5",
    ]) { journal.take() }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `Only the last page of an initial path appears`() {
    let journal = Journal()
    settledHost(300, 400) { Screen(journal: journal, path: [0, 1]) }.play(expecting: [
      "": "+1 initial 1", "tap pop; wait 2": "+0 initial 0 -1",
    ]) { journal.take() }
  }

  private struct Titled: View {
    var path: [Int]
    var name = "Page"

    var body: some View {
      NavigationStack(path: .constant(path)) {
        Text("root").navigationTitle("Home")
          .navigationDestination(for: Int.self) { number in
            // The page of number 8 has no title.
            if number == 8 { Text("page") } else { Text("page").navigationTitle("\(name) \(number)") }
          }
      }
    }
  }

  @Test(arguments: [
    ([1, 2], [3, 2]), ([1, 2, 3], [1, 4, 3]), ([1, 2, 3], [4, 5, 3]), ([1, 1], [2, 1]), ([1, 2], [8, 2]),
    ([8, 2], [1, 2]), ([1, 2, 3], [3, 2, 1]), ([1, 2, 3], [2, 3]), ([2], [1, 2]), ([1, 2], [1, 3, 2]), ([], [1, 2]),
    ([1, 2], []),
  ])
  func `A back button displays the title of a page that takes the place of the previous page`(from: [Int], to: [Int]) {
    let host = settledHost(300, 400) { Titled(path: from) }
    for (path, name) in [(to, "Page"), (to, "Sheet"), (from, "Sheet"), (to, "Sheet")] {
      host.content = Titled(path: path, name: name)
      #expect(host.update().settled)
      host.advance(by: 2)
      let fresh = settledHost(300, 400) { Titled(path: path, name: name) }
      expect(host.lines, equals: fresh.lines, "\(path)")
      expect(host.displayList.description, equals: fresh.displayList.description, "\(path)")
      expect(host.update().counts.bodies, equals: 0)
      expectSound(host)
    }
  }

  /// A root page over which three pages are pushed at once, with or without a view that conceals others.
  private struct PushedTogether: View {
    let root: Root
    let journal: Journal
    @State private var path: [Int] = []

    enum Root: CaseIterable { case plain, titled, alternatives }

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Trigger("push three") { path = [0, 1, 2] }
          if root == .alternatives {
            ViewThatFits {
              Color.red.frame(width: 1_000)
              Color.blue.frame(width: 10)
            }
          }
        }
        .navigationTitle(root == .titled ? "Root" : "")
        .navigationDestination(for: Int.self) { number in
          Color.red
            .onAppear { journal.note("+\(number)") }
            .onChange(of: number, initial: true) { journal.note("initial \(number)") }
        }
      }
    }
  }

  @Test(arguments: PushedTogether.Root.allCases)
  private func `Only the last of several pages appears, whatever else the tree conceals`(root: PushedTogether.Root) {
    let journal = Journal()
    let host = settledHost(300, 400) { PushedTogether(root: root, journal: journal) }
    host.play(expecting: ["tap push three; wait 2": "+2 initial 2"]) { journal.take() }
    for entries in ["+1 initial 1", "+0 initial 0", ""] {
      #expect(host.performExitCommand())
      host.advance(by: 2)
      expect(journal.take(), equals: entries)
    }
    // The second time, the tree has concealed views before.
    host.play(expecting: ["tap push three; wait 2": "+2 initial 2"]) { journal.take() }
    expect(host.core.checkInvariants(), equals: [])
  }
}
