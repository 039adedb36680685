import Foundation
import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The visibility and the order of table columns.
@MainActor @Suite struct TableCustomizationTests {
  struct File: Identifiable {
    let id: String
  }

  @Observable @MainActor final class Model {
    var columns = TableColumnCustomization<File>()
  }

  private struct Files: View {
    @Bindable var model: Model

    var body: some View {
      Table([File(id: "x")], columnCustomization: $model.columns) {
        TableColumn("Name") { (file: File) in Text(file.id) }
          .customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("Kind") { (_: File) in Text("file") }.width(80).customizationID("kind")
        TableColumn("Size") { (_: File) in Text("3") }.customizationID("size").defaultVisibility(.hidden)
        TableColumn("Date") { (_: File) in Text("now") }.customizationID("date").disabledCustomizationBehavior(.all)
        TableColumn("Plain") { (_: File) in Text("-") }
      }
    }
  }

  /// The titles and the cells, as "Name Kind | x file".
  private func columns<V: View>(_ host: ViewHost<V>) -> String {
    let lines = host.lines
    return [lines[..<(lines.count / 2)], lines[(lines.count / 2)...]].map { $0.joined(separator: " ") }
      .joined(separator: " | ")
  }

  @Test(
    .claim(
      "TABLE-14", "A table shows the columns that its customization shows, or those that are visible by default.",
      .documented, "Apple's documentation of TableColumnCustomization, customizationID(_:) and defaultVisibility(_:)"))
  func `Columns are shown and hidden by the customization`() {
    let model = Model()
    let host = settledHost(500, 200) { Files(model: model) }
    expect(columns(host), equals: "Name Kind Date Plain | x file now -")
    model.columns[visibility: "size"] = .visible
    model.columns[visibility: "kind"] = .hidden
    // Your code can hide a column that the reader cannot hide, and an unknown identifier has no effect.
    model.columns[visibility: "name"] = .hidden
    model.columns[visibility: "other"] = .hidden
    host.update()
    expect(columns(host), equals: "Size Date Plain | 3 now -")
    model.columns = TableColumnCustomization()
    host.update()
    expect(columns(host), equals: "Name Kind Date Plain | x file now -")
    expect(model.columns[visibility: "kind"], equals: .automatic)
  }

  @Test(
    .claim(
      "TABLE-15", "The menu of the titles shows and hides columns, and dragging a title moves its column.", .documented,
      "Apple's documentation of TableColumnCustomization: columns can be reordered, hidden and shown on macOS"))
  func `The titles change the visibility and the order`() throws {
    let model = Model()
    let host = settledHost(500, 200) { Files(model: model) }
    func center(_ title: String) throws -> CGPoint {
      let frame = try #require(host.accessibleElements().first { $0.label == title }).frame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    try host.openContextMenu(at: center("Kind"))
    host.advance(by: 1)
    let items = host.accessibleElements().filter { $0.role == .button || $0.role == .toggle }.map(\.label)
    expect(items.filter { ["Name", "Kind", "Size", "Date"].contains($0) }, equals: ["Kind", "Size"])
    try host.tap(at: #require(host.accessibleElements().last { $0.label == "Size" }).frame.center)
    host.advance(by: 1)
    expect(columns(host), equals: "Name Kind Size Date Plain | x file 3 now -")
    try host.drag(from: center("Size"), to: center("Name"))
    host.advance(by: 1)
    expect(columns(host), equals: "Size Name Kind Date Plain | 3 x file now -")
    // Neither a fixed column nor one without an identifier moves.
    try host.drag(from: center("Date"), to: center("Name"))
    try host.drag(from: center("Plain"), to: center("Name"))
    host.advance(by: 1)
    expect(columns(host), equals: "Size Name Kind Date Plain | 3 x file now -")
    let stored = try JSONEncoder().encode(model.columns)
    try expect(JSONDecoder().decode(TableColumnCustomization<File>.self, from: stored), equals: model.columns)
    model.columns.resetOrder()
    host.update()
    expect(columns(host), equals: "Name Kind Size Date Plain | x file 3 now -")
    expect(host.diagnostics.isEmpty, equals: true)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
