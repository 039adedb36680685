import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Context menus and primary actions for selections in lists and tables.
@MainActor @Suite struct SelectionMenuTests {
  private let journal = Journal()

  private struct Fruits: View {
    var asTable = false
    let journal: Journal
    @State private var chosen: Set<String> = []

    private struct Fruit: Identifiable {
      let id: String
    }

    private let fruits = ["apple", "fig", "plum"].map { Fruit(id: $0) }

    var body: some View {
      Group {
        if asTable {
          Table(fruits, selection: $chosen) {
            TableColumn("Name") { Text($0.id).accessibilityIdentifier($0.id) }
          }
        } else {
          List(fruits, selection: $chosen) { Text($0.id).accessibilityIdentifier($0.id) }
        }
      }
      .contextMenu(forSelectionType: String.self) { fruits in
        if fruits.isEmpty {
          Button("new") { journal.note("new") }
        } else if fruits != ["plum"] {
          Button("eat \(fruits.sorted().joined(separator: "+"))") { journal.note("eat \(fruits.count)") }
        }
      } primaryAction: { fruits in
        journal.note("open \(fruits.sorted().joined(separator: "+"))")
      }
      .onChange(of: chosen) { journal.note("chosen \(chosen.sorted().joined(separator: "+"))") }
    }
  }

  /// Returns the texts of the menu that opens at a point.
  private func menu(at point: CGPoint?, _ host: ViewHost<Fruits>) -> [String] {
    let before = host.lines
    guard let point else { return ["?"] }
    host.openContextMenu(at: point)
    host.rest()
    return host.lines.filter { !before.contains($0) }
  }

  private func middle(_ id: String, _ host: ViewHost<Fruits>) -> CGPoint? {
    host.frame(of: id).map { CGPoint(x: 150, y: $0.midY) }
  }

  @Test(.claim("MENU-12"), arguments: [false, true])
  func `A selection menu applies to the selected rows`(asTable: Bool) throws {
    let host = settledHost(300, 400) { Fruits(asTable: asTable, journal: journal) }
    play(host, journal, "tap apple; key shift+down | log = chosen apple chosen apple+fig")
    expect(menu(at: middle("apple", host), host), equals: ["eat apple+fig"])
    host.tap(at: host.shownTexts.last?.center ?? .zero)
    play(host, journal, "rest | log = eat 2")
    expect(menu(at: CGPoint(x: 150, y: 350), host), equals: ["new"])
    play(host, "key escape; rest")
    // An empty menu does not open, and no menu changes the selection.
    expect(menu(at: middle("plum", host), host), equals: [])
    expect(journal.take(), equals: "")
    play(host, journal, "tap plum | log = chosen plum")
    expect(menu(at: middle("fig", host), host), equals: ["eat fig"])
    play(host, "| diagnostics =")
  }

  @Test(.claim("MENU-13"), arguments: [false, true])
  func `A double press and Return perform the primary action`(asTable: Bool) throws {
    let host = settledHost(300, 400) { Fruits(asTable: asTable, journal: journal) }
    play(
      host, journal,
      "tap fig | log = chosen fig",
      "tap fig | log = open fig",
      "wait 1; tap fig; wait 1; tap fig | log =",
      "tap plum | log = chosen plum",
      "key return | log = open plum",
      "key shift+up; key return | log = chosen fig+plum open fig+plum")
  }

  @Test(.claim("MENU-14")) func `A selection menu of another type does not open`() throws {
    struct Numbers: View {
      let journal: Journal
      @State private var chosen: Int?
      var body: some View {
        List(0..<3, selection: $chosen) { Text("row \($0)").accessibilityIdentifier("\($0)") }
          .contextMenu(forSelectionType: String.self) { _ in
            Button("strings") {}
          } primaryAction: { _ in
            journal.note("strings")
          }
          .contextMenu(forSelectionType: Int.self) {
            Button("numbers \($0.count)") {}
          } primaryAction: {
            journal.note("numbers \($0.sorted())")
          }
      }
    }
    let host = settledHost(300, 300) { Numbers(journal: journal) }
    play(
      host, journal,
      "tap 1; tap 1; key return | log = numbers [1] numbers [1]",
      "menu 100,20; rest | last = numbers 1")
  }
}
