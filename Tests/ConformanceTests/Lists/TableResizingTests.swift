import Foundation
import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The widths of table columns that the reader changes.
@MainActor @Suite struct TableResizingTests {
  struct File: Identifiable {
    let id: String
  }

  @Observable @MainActor final class Model {
    var columns = TableColumnCustomization<File>()
    var isMirrored = false
  }

  private struct Files: View {
    @Bindable var model: Model
    var isCustomized = false

    var body: some View {
      Group {
        if isCustomized {
          Table([File(id: "x")], columnCustomization: $model.columns) {
            column("a").width(min: 40, ideal: 80, max: 150).customizationID("a")
            column("b").customizationID("b")
            column("c").width(50).customizationID("c")
            column("d").customizationID("d")
            column("e").customizationID("e").disabledCustomizationBehavior(.resize)
          }
        } else {
          Table([File(id: "x")]) {
            column("a").width(min: 40, ideal: 100, max: 150)
            column("b")
            column("c").width(50)
            column("d")
          }
        }
      }
      .environment(\.layoutDirection, model.isMirrored ? .rightToLeft : .leftToRight)
    }

    private func column(_ name: String) -> TableColumn<File, Never, some View, Text> {
      TableColumn(name.uppercased()) { (_: File) in Color.red.frame(height: 10).accessibilityIdentifier(name) }
    }
  }

  private func widths(_ host: ViewHost<Files>) -> [CGFloat] {
    ["a", "b", "c", "d", "e"].compactMap { host.frame(of: $0)?.width }
  }

  /// Drags the border after a column toward the right.
  private func drag(_ name: String, by distance: CGFloat, in host: ViewHost<Files>, isMirrored: Bool = false) throws {
    let cell = try #require(host.frame(of: name))
    let x = isMirrored ? cell.minX - 4 : cell.maxX + 4
    host.drag(from: CGPoint(x: x, y: 12), to: CGPoint(x: x + distance, y: 12))
    host.update()
  }

  @Test(
    .claim(
      "TABLE-16", "A drag of the border between two titles changes the widths of the columns beside it.", .documented,
      "Apple's documentation of TableColumn.width(_:), which is not resizable, and width(min:ideal:max:), which is"))
  func `A drag of the border between two titles changes the widths of the columns beside it`() throws {
    let host = settledHost(406, 200) { Files(model: Model()) }
    expect(widths(host), equals: [100, 100, 50, 100])
    try drag("a", by: 20, in: host)
    expect(widths(host), equals: [120, 80, 50, 100])
    // The maximum of the column, and its minimum.
    try drag("a", by: 500, in: host)
    expect(widths(host), equals: [150, 50, 50, 100])
    try drag("a", by: -500, in: host)
    expect(widths(host), equals: [40, 160, 50, 100])
    // A fixed column keeps its width and moves.
    try drag("b", by: 30, in: host)
    expect(widths(host), equals: [40, 190, 50, 70])
    try drag("c", by: 30, in: host)
    expect(widths(host), equals: [40, 190, 50, 70])
    // A column without a minimum remains visible.
    try drag("b", by: 500, in: host)
    expect(widths(host), equals: [40, 244, 50, 16])
    // The last column takes the rest of the width.
    host.size.width = 506
    host.update()
    expect(widths(host), equals: [40, 244, 50, 116])
    host.expectSound()
  }

  @Test func `A drag after a canceled one begins with the current widths`() throws {
    let host = settledHost(406, 200) { Files(model: Model()) }
    let x = try #require(host.frame(of: "a")).maxX + 4
    host.send(.down(at: CGPoint(x: x, y: 12), time: host.time))
    host.send(.moved(to: CGPoint(x: x + 20, y: 12), time: host.time))
    host.update()
    expect(widths(host), equals: [120, 80, 50, 100])
    host.send(.cancelled(time: host.time))
    host.update()
    expect(widths(host), equals: [120, 80, 50, 100])
    try drag("a", by: 10, in: host)
    expect(widths(host), equals: [130, 70, 50, 100])
  }

  @Test func `From right to left, the trailing edge of a column is its left edge`() throws {
    let model = Model()
    model.isMirrored = true
    let host = settledHost(406, 200) { Files(model: model) }
    expect(widths(host), equals: [100, 100, 50, 100])
    try drag("a", by: -20, in: host, isMirrored: true)
    expect(widths(host), equals: [120, 80, 50, 100])
    try drag("b", by: 10, in: host, isMirrored: true)
    expect(widths(host), equals: [120, 70, 50, 110])
  }

  @Test func `The customization of a table contains the widths`() throws {
    let model = Model()
    let host = settledHost(434, 200) { Files(model: model, isCustomized: true) }
    expect(widths(host), equals: [80, 80, 50, 80, 80])
    try drag("a", by: 20, in: host)
    // The column after the border is the next one that the reader can resize.
    try drag("b", by: 10, in: host)
    expect(widths(host), equals: [100, 70, 50, 70, 80])
    try drag("d", by: 10, in: host)
    expect(widths(host), equals: [100, 70, 50, 70, 80])
    let stored = try JSONEncoder().encode(model.columns)
    let other = Model()
    other.columns = try JSONDecoder().decode(TableColumnCustomization<File>.self, from: stored)
    expect(other.columns, equals: model.columns)
    let restored = settledHost(434, 200) { Files(model: other, isCustomized: true) }
    expect(widths(restored), equals: [100, 70, 50, 70, 80])
    model.columns = TableColumnCustomization()
    host.update()
    expect(widths(host), equals: [80, 80, 50, 80, 80])
  }

  @Test func `A customization that was stored without widths is read`() throws {
    let stored = Data(#"{"visibilities":{"a":false},"order":["b","a"]}"#.utf8)
    let columns = try JSONDecoder().decode(TableColumnCustomization<File>.self, from: stored)
    expect(columns[visibility: "a"], equals: .hidden)
  }
}
