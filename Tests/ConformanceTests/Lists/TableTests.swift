import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Tables: a character is 8 points wide and a line 20 high.
@MainActor @Suite struct TableTests {
  private struct Fruit: Identifiable {
    let id: Int
    var name: String
    var size: Int
  }

  private static let fruits = [
    Fruit(id: 1, name: "Fig", size: 2), Fruit(id: 2, name: "Apple", size: 5), Fruit(id: 3, name: "Melon", size: 9),
  ]

  private struct Plain: View {
    var count = 3
    var log: (Set<Int>) -> Void = { _ in }
    @State private var chosen: Set<Int> = []

    private var fruits: [Fruit] {
      count == 3 ? TableTests.fruits : (0..<count).map { Fruit(id: $0, name: "fruit \($0)", size: $0) }
    }

    var body: some View {
      Table(fruits, selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Size") { fruit in Text("\(fruit.size)").accessibilityIdentifier("size \(fruit.id)") }.width(60)
      }
      .onChange(of: chosen) { log(chosen) }
    }
  }

  @Test(
    .claim(
      "TABLE-01", "A table displays a line of titles, and below it a row for each element with a cell for each column.",
      .documented, "Apple's documentation of Table and TableColumn"))
  func `A table shows titles, rows, and columns`() {
    let host = settledHost(240, 200) { Plain() }
    expect(host.shownLines, equals: ["Name", "Size", "Fig", "2", "Apple", "5", "Melon", "9"])
    expect(host.frame(of: "size 1")?.minX, equals: 164)
    expect(host.diagnostics.isEmpty, equals: true)
  }

  @Test(
    .claim(
      "TABLE-02", "A press and keys select the rows of a table by the ids of their elements.", .documented,
      "Apple's documentation of Table: selection"))
  func `Presses and keys select table rows`() {
    var log: [Set<Int>] = []
    let host = settledHost(240, 200) { Plain { log.append($0) } }
    host.tap("size 2")
    host.pressKey(.downArrow)
    host.pressKey(.upArrow)
    expect(log, equals: [[2], [3], [2]])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(
    .claim(
      "TABLE-03", "Rows of a table are created when they are visible.", .decided,
      "decision of this project, as for lists"))
  func `Table rows are lazy`() {
    let host = settledHost(240, 200) { Plain(count: 100_000) }
    #expect(host.shownLines.count < 40)
    expect(host.shownLines.contains("fruit 0"), equals: true)
  }

  private struct Sorted: View {
    @State private var order = [KeyPathComparator(\Fruit.name)]
    @State private var fruits = TableTests.fruits

    var body: some View {
      Table(fruits, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.size) { Text("\($0.size)") }
        TableColumn("Other") { _ in Color.red.frame(width: 10, height: 10) }
      }
      .onChange(of: order, initial: true) { fruits.sort(using: order) }
    }
  }

  private func press(_ title: String, _ host: ViewHost<Sorted>) -> String {
    host.tap(at: host.shownTexts.first { $0.shownContent == title }?.center ?? .zero)
    return host.shownLines.dropFirst(3).joined(separator: " ")
  }

  @Test(
    .claim(
      "TABLE-04",
      "A press on a title sorts by its column, and a second press reverses the order; the earlier order becomes secondary.",
      .documented, "Apple's documentation of Table: sortOrder"))
  func `A press on a column title sorts the table`() {
    let host = settledHost(300, 200) { Sorted() }
    expect(host.shownLines.dropFirst(3).joined(separator: " "), equals: "Apple 5 Fig 2 Melon 9")
    expect(press("Size", host), equals: "Fig 2 Apple 5 Melon 9")
    expect(press("Size", host), equals: "Melon 9 Apple 5 Fig 2")
    expect(press("Other", host), equals: "Melon 9 Apple 5 Fig 2")
    expect(press("Name", host), equals: "Apple 5 Fig 2 Melon 9")
    host.moveFocus(by: 1)
    host.pressKey(.return)
    host.expectSound()
  }

  @Test(
    .claim(
      "TABLE-05", "Columns have the width that `width` allows, and columns without a width share the rest.",
      .documented, "Apple's documentation of TableColumn.width(_:) and width(min:ideal:max:)"),
    arguments: [(300, [112, 112, 60]), (100, [20, 20, 44])] as [(CGFloat, [CGFloat])])
  func `Columns take their specified widths and share the rest`(width: CGFloat, expected: [CGFloat]) {
    struct Stage: View {
      var body: some View {
        Table([Fruit(id: 1, name: "a", size: 1)]) {
          TableColumn("A") { _ in Color.red.accessibilityIdentifier("0") }
          TableColumn("B") { _ in Color.red.accessibilityIdentifier("1") }
          TableColumn("C") { _ in Color.red.accessibilityIdentifier("2") }.width(min: 44, max: 60)
        }
      }
    }
    let host = settledHost(width + 32, 200) { Stage() }
    let widths = (0..<3).map { host.frame(of: "\($0)")?.width ?? -1 }
    expect(widths, equals: expected)
  }

  @Test(
    .claim(
      "TABLE-19",
      "A column has its ideal width if there is room; if every column has one, they share the difference equally.",
      .decided, "decision of this project: Apple's documentation of width(min:ideal:max:) names the ideal width only"),
    arguments: [
      (300, 120, [80, 120, 84]), (300, nil, [80, 164, 40]), (450, 120, [130, 170, 134]), (100, nil, [62, 0, 22]),
      (40, 120, [0, 24, 0]),
    ] as [(CGFloat, CGFloat?, [CGFloat])])
  func `Columns take their ideal widths`(width: CGFloat, ideal: CGFloat?, expected: [CGFloat]) {
    struct Stage: View {
      let ideal: CGFloat?

      var body: some View {
        Table([Fruit(id: 1, name: "a", size: 1)]) {
          TableColumn("A") { _ in Color.red.accessibilityIdentifier("0") }.width(ideal: 80)
          TableColumn("B") { _ in Color.red.accessibilityIdentifier("1") }.width(ideal: ideal)
          TableColumn("C") { _ in Color.red.accessibilityIdentifier("2") }.width(ideal: ideal == nil ? 40 : 84)
        }
      }
    }
    let host = settledHost(width + 32, 200) { Stage(ideal: ideal) }
    expect((0..<3).map { host.frame(of: "\($0)")?.width ?? -1 }, equals: expected)
  }

  private struct Written: View {
    var headers = Visibility.automatic
    @State private var chosen: Int?
    @State private var isLong = true

    var body: some View {
      VStack {
        Table(of: Fruit.self, selection: $chosen) {
          TableColumn("Name", value: \.name)
          TableColumn("Size") { fruit in Text("\(fruit.size)").accessibilityIdentifier("size \(fruit.id)") }
            .width(60).alignment(.trailing)
        } rows: {
          TableRow(Fruit(id: 9, name: "First", size: 0))
          ForEach(TableTests.fruits) { fruit in
            if fruit.size > 2 { TableRow(fruit) }
          }
          if isLong { TableRow(Fruit(id: 10, name: "Last", size: 99)) }
        }
        .tableColumnHeaders(headers)
        Text("chosen \(chosen ?? 0)").onTapGesture { isLong.toggle() }.accessibilityIdentifier("state")
      }
    }
  }

  @Test(
    .claim(
      "TABLE-06", "Rows can be listed individually, in conditions, and for elements; `alignment` places the cells.",
      .documented, "Apple's documentation of Table(of:columns:rows:), TableRow and TableColumn.alignment(_:)"))
  func `Table rows can be listed individually`() {
    let host = settledHost(240, 300) { Written() }
    expect(
      host.shownLines, equals: ["Name", "Size", "First", "0", "Apple", "5", "Melon", "9", "Last", "99", "chosen 0"])
    expect(host.frame(of: "size 2")?.maxX, equals: 224)
    host.tap("size 2")
    expect(host.shownLines.last, equals: "chosen 2")
    host.pressKey(.downArrow)
    host.pressKey(.downArrow)
    expect(host.shownLines.last, equals: "chosen 10")
    host.tap("state")
    expect(host.shownLines, equals: ["Name", "Size", "First", "0", "Apple", "5", "Melon", "9", "chosen 10"])
    host.show(Written(headers: .hidden))
    expect(host.shownLines.first, equals: "First")
    host.expectSound()
  }

  @Test(
    .claim(
      "TABLE-07", "Columns can be created for the elements of a collection.", .documented,
      "Apple's documentation of TableColumnForEach"))
  func `Columns can be created for a collection`() {
    struct Stage: View {
      let years: [Int]

      var body: some View {
        Table(TableTests.fruits) {
          TableColumn("Name", value: \.name)
          TableColumnForEach(years, id: \.self) { year in
            TableColumn("\(year)") { fruit in Text("\(fruit.size * year)") }
          }
        }
      }
    }
    let host = settledHost(300, 200) { Stage(years: [1, 2]) }
    expect(host.shownLines.prefix(6), equals: ["Name", "1", "2", "Fig", "2", "4"])
    host.show(Stage(years: [3]))
    expect(host.shownLines.prefix(4), equals: ["Name", "3", "Fig", "6"])
    expect(host.diagnostics.isEmpty, equals: true)
  }
}

extension ViewHost {
  /// The displayed texts, in tree order.
  fileprivate var shownLines: [String] { shownTexts.map(\.shownContent) }
}
