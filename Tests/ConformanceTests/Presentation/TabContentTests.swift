import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Tab views with Tab content, in 300 by 300 points.
@MainActor @Suite struct TabContentTests {
  private enum Place: Hashable {
    case home, mail, trash
  }

  /// Tabs as in ordinary sources: implicit-member values, conditions, collections, and sections.
  private struct Root: View {
    let hasMail: Bool
    let isHidden: Bool
    @State private var place = Place.home
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
        if hasMail {
          Tab("Mail", systemImage: "envelope", value: .mail) { Text("letters") }.badge(3)
        } else {
          Tab("None", image: "none", value: .mail) { Text("no letters") }
        }
        TabSection("More") {
          Tab("Trash", systemImage: "trash", value: .trash) { Text("thrown away") }.hidden(isHidden)
        }
      }
    }
  }

  private struct Document: Identifiable {
    let id: Int
  }

  /// Tabs of a collection, whose values are those of an optional selection.
  private struct Documents: View {
    @State private var selection: Int? = 2

    var body: some View {
      TabView(selection: $selection) {
        ForEach([Document(id: 1), Document(id: 2)]) { document in
          Tab("File \(document.id)", systemImage: "doc", value: document.id) { Text("page \(document.id)") }
        }
        TabSection("More") {
          ForEach([7], id: \.self) { number in
            Tab("Page \(number)", systemImage: "book", value: number) { Text("page \(number)") }
          }
        }
        .sectionActions { Button("Add") {} }
      }
      .defaultAdaptableTabBarPlacement(.sidebar)
    }
  }

  @Test func `Tabs of a collection have the values of an optional selection`() {
    let host = settledHost(300, 300) { Documents() }
    expect(host.lines.first, equals: "page 2")
    host.tap(at: CGPoint(x: 250, y: 285))
    expect(host.lines.first, equals: "page 7")
    play(host, "tap 50,285 | first = page 1")
  }

  @Test(.claim("TAB-10")) func `The selection determines the type of tab values`() {
    let host = settledHost(300, 300) { Root(hasMail: true, isHidden: false) }
    expect(host.lines, equals: ["at home", "Home", "Mail", "3", "Trash"])
    host.tap(at: CGPoint(x: 150, y: 285))
    expect(host.lines.first, equals: "letters")
    play(host, "tap 250,285 | first = thrown away")
    let other = settledHost(300, 300) { Root(hasMail: false, isHidden: true) }
    play(other, "| lines = at home / Home / none / None")
  }

  @Test(.claim("TAB-11")) func `Tabs without values are selected by position`() {
    let host = settledHost(300, 300) {
      TabView {
        Tab("A", systemImage: "star") { Text("page a") }
        Tab(role: .search) { Text("page b") }
        TabSection {
          Tab {
            Text("page c")
          } label: {
            Text("C")
          }
        }
      }
    }
    expect(host.lines, equals: ["page a", "A", "Search", "C"])
    play(host, "tap 250,285 | first = page c")
    let counted = settledHost(300, 300) {
      TabView(selection: .constant(2)) {
        ForEach(1..<4, id: \.self) { number in
          Tab("\(number)", systemImage: "star", value: number) { Text("page \(number)") }
        }
      }
    }
    expect(counted.lines, equals: ["page 2", "1", "2", "3"])
  }
}
