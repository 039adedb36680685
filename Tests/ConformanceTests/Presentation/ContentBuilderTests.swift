import Foundation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// Content of each kind that the general builder combines, in 300 by 300 points.
@MainActor @Suite struct ContentBuilderTests {
  private struct Fruit: Identifiable {
    let id: Int
    let name: String
  }

  @ContentBuilder
  private func views(_ hasMore: Bool) -> some View {
    Text("a")
    if hasMore { Text("b") } else { Color.red }
    if hasMore { Text("c") }
    ForEach(0..<2) { Text("row \($0)") }
  }

  @ContentBuilder
  private func items(_ hasMore: Bool) -> some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Text("back") }
    ForEach(["x", "y"], id: \.self) { name in
      ToolbarItem(placement: .topBarTrailing) { Text(name) }
    }
    if hasMore {
      ToolbarItem(placement: .topBarTrailing) { Text("more") }
    } else {
      ToolbarItem(placement: .topBarTrailing) { Text("less") }
    }
    if hasMore { ToolbarItem(placement: .topBarTrailing) { Text("end") } }
  }

  @ContentBuilder
  private func tabs(_ hasMore: Bool) -> some TabContent<Int> {
    Tab("One", systemImage: "star", value: 1) { Text("first") }
    if hasMore { Tab("Two", systemImage: "star", value: 2) { Text("second") } }
  }

  @ContentBuilder
  private func columns() -> some TableColumnContent<Fruit, Never> {
    TableColumn("Name") { (fruit: Fruit) in Text(fruit.name) }
    TableColumn("Number") { (fruit: Fruit) in Text("\(fruit.id)") }
  }

  @ContentBuilder
  private func rows(_ hasMore: Bool) -> some TableRowContent<Fruit> {
    TableRow(Fruit(id: 1, name: "Fig"))
    if hasMore { TableRow(Fruit(id: 2, name: "Plum")) }
  }

  @Test(.claim("BUILDER-01")) func `Views are combined`() {
    let many = settledHost(300, 300) { VStack { views(true) } }
    expect(many.lines, equals: ["a", "b", "c", "row 0", "row 1"])
    let few = settledHost(300, 300) { VStack { views(false) } }
    expect(few.lines, equals: ["a", "row 0", "row 1"])
  }

  @Test(.claim("BUILDER-02")) func `Toolbar items are combined`() {
    func lines(_ hasMore: Bool) -> [String] {
      settledHost(300, 300) {
        NavigationStack { Color.yellow.toolbar { items(hasMore) } }
      }.lines
    }
    expect(lines(true), equals: ["back", "x", "y", "more", "end"])
    expect(lines(false), equals: ["back", "x", "y", "less"])
  }

  @Test(.claim("BUILDER-03")) func `Tabs, rows, and columns are combined`() {
    expect(
      settledHost(300, 300) { TabView(selection: .constant(1)) { tabs(true) } }.lines, equals: ["first", "One", "Two"])
    expect(settledHost(300, 300) { TabView(selection: .constant(1)) { tabs(false) } }.lines, equals: ["first", "One"])
    func lines(_ hasMore: Bool) -> [String] {
      settledHost(300, 300) {
        Table(of: Fruit.self) {
          columns()
        } rows: {
          rows(hasMore)
        }
      }.shownTexts.map(\.shownContent)
    }
    expect(lines(true), equals: ["Name", "Number", "Fig", "1", "Plum", "2"])
    expect(lines(false), equals: ["Name", "Number", "Fig", "1"])
  }
}
