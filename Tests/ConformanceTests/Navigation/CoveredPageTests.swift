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
    #expect(journal.take() == "+root initial root")
    func act(_ name: String) -> String {
      host.tap(name)
      host.advance(by: 2)
      return journal.take()
    }
    #expect(act("push three") == "+2 initial 2 -root")
    #expect(act("pop") == "+1 initial 1 -2")
    #expect(act("replace") == "+6 initial 6 -1")
    #expect(act("pop") == "+5 initial 5 -6")
    #expect(act("pop") == "+root initial root -5")
    #expect(host.core.checkInvariants() == [])
  }

  @Test func `Only the last page of an initial path appears`() {
    let journal = Journal()
    let host = settledHost(300, 400) { Screen(journal: journal, path: [0, 1]) }
    #expect(journal.take() == "+1 initial 1")
    host.tap("pop")
    host.advance(by: 2)
    #expect(journal.take() == "+0 initial 0 -1")
  }
}
