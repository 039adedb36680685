import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryTransfer
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Dragging of table rows, and groups of columns.
@MainActor @Suite struct TableDragTests {
  private struct File: Identifiable {
    let id: String
  }

  @Test(
    .claim(
      "TABLE-13", "The rows of a table can be dragged, and receive dropped values.", .documented,
      "Apple's documentation of TableRowContent's draggable(_:) and dropDestination(for:action:)"))
  func `A row of a table is dragged onto another row`() throws {
    let journal = Journal()
    let host = settledHost(200, 200) {
      Table(of: File.self) {
        TableColumn("Name") { Text($0.id).accessibilityIdentifier($0.id) }
      } rows: {
        ForEach(["a", "b", "c"].map { File(id: $0) }) { file in
          TableRow(file).draggable("from \(file.id)")
            .dropDestination(for: String.self) { journal.note("\($0) on \(file.id)") }
        }
      }
    }
    let start = try #require(host.frame(of: "a"))
    let end = try #require(host.frame(of: "c"))
    host.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY))
    host.advance(by: 1)
    expect(journal.take(), equals: "[\"from a\"] on c")
    expect(host.diagnostics.isEmpty, equals: true)
  }

  @Test func `Groups of columns, ranges of columns, and titles of any kind form a table`() {
    let name = "Size"
    let host = settledHost(400, 200) {
      Table([File(id: "x")]) {
        Group {
          TableColumn("Name") { (file: File) in Text(file.id) }
          TableColumn(Text("Kind")) { (_: File) in Text("file") }
        }
        TableColumn(name) { _ in Text("3") }
        TableColumnForEach(0..<2) { index in TableColumn("C\(index)") { (file: File) in Text("\(file.id)\(index)") } }
      }
    }
    expect(host.lines, equals: ["Name", "Kind", "Size", "C0", "C1", "x", "file", "3", "x0", "x1"])
  }
}
