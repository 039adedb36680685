@_spi(Engine) import TributaryEngine

/// Tables: a character is 8 points wide and a line 20 high.
@MainActor struct TableTests {
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

  @Test(.claim("TABLE-01")) @MainActor func `A table shows titles, rows, and columns`() {
    let host = settledHost(240, 200) { Plain() }
    expect(host.rowTexts, equals: ["Name", "Size", "Fig", "2", "Apple", "5", "Melon", "9"])
    play(host, "| minX size 1 = 164; diagnostics =")
  }

  @Test(.claim("TABLE-02")) @MainActor func `Presses and keys select table rows`() {
    var log: [Set<Int>] = []
    let host = settledHost(240, 200) { Plain { log.append($0) } }
    host.play("tap size 2; key down; key up")
    expect(log, equals: [[2], [3], [2]])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("TABLE-03")) @MainActor func `Table rows are lazy`() {
    let host = settledHost(240, 200) { Plain(count: 100_000) }
    expect(host.rowTexts.count, below: 40)
    expect(host.rowTexts.contains("fruit 0"), equals: true)
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
    return host.rowTexts.dropFirst(3).joined(separator: " ")
  }

  @Test(.claim("TABLE-04")) @MainActor func `A press on a column title sorts the table`() {
    let host = settledHost(300, 200) { Sorted() }
    expect(host.rowTexts.dropFirst(3).joined(separator: " "), equals: "Apple 5 Fig 2 Melon 9")
    expect(press("Size", host), equals: "Fig 2 Apple 5 Melon 9")
    expect(press("Size", host), equals: "Melon 9 Apple 5 Fig 2")
    expect(press("Other", host), equals: "Melon 9 Apple 5 Fig 2")
    expect(press("Name", host), equals: "Apple 5 Fig 2 Melon 9")
    play(host, "focus 1; key return | diagnostics =")
  }

  @Test(.claim("TABLE-05"), arguments: [(300, [112, 112, 60]), (100, [20, 20, 44])] as [(CGFloat, [CGFloat])])
  @MainActor func `Columns take their specified widths and share the rest`(width: CGFloat, expected: [CGFloat]) {
    func stage() -> some View {
      Table([Fruit(id: 1, name: "a", size: 1)]) {
        TableColumn("A") { _ in Color.red.accessibilityIdentifier("0") }
        TableColumn("B") { _ in Color.red.accessibilityIdentifier("1") }
        TableColumn("C") { _ in Color.red.accessibilityIdentifier("2") }.width(min: 44, max: 60)
      }
    }
    let host = settledHost(width + 32, 200) { stage() }
    let widths = (0..<3).map { host.frame(of: "\($0)")?.width ?? -1 }
    expect(widths, equals: expected)
  }

  @Test(
    .claim("TABLE-19"),
    arguments: [
      (300, 120, [80, 120, 84]), (300, nil, [80, 164, 40]), (450, 120, [130, 170, 134]), (100, nil, [62, 0, 22]),
      (40, 120, [0, 24, 0]),
    ] as [(CGFloat, CGFloat?, [CGFloat])])
  @MainActor func `Columns take their ideal widths`(width: CGFloat, ideal: CGFloat?, expected: [CGFloat]) {
    func stage(ideal: CGFloat?) -> some View {
      Table([Fruit(id: 1, name: "a", size: 1)]) {
        TableColumn("A") { _ in Color.red.accessibilityIdentifier("0") }.width(ideal: 80)
        TableColumn("B") { _ in Color.red.accessibilityIdentifier("1") }.width(ideal: ideal)
        TableColumn("C") { _ in Color.red.accessibilityIdentifier("2") }.width(ideal: ideal == nil ? 40 : 84)
      }
    }
    let host = settledHost(width + 32, 200) { stage(ideal: ideal) }
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
          ForEach(TableTests.fruits) { fruit in if fruit.size > 2 { TableRow(fruit) } }
          if isLong { TableRow(Fruit(id: 10, name: "Last", size: 99)) }
        }
        .tableColumnHeaders(headers)
        Text("chosen \(chosen ?? 0)").onTapGesture { isLong.toggle() }.accessibilityIdentifier("state")
      }
    }
  }

  @Test(.claim("TABLE-06")) @MainActor func `Table rows can be listed individually`() {
    let host = settledHost(240, 300) { Written() }
    expect(host.rowTexts, equals: ["Name", "Size", "First", "0", "Apple", "5", "Melon", "9", "Last", "99", "chosen 0"])
    expect(host.frame(of: "size 2")?.maxX, equals: 224)
    expect(host.tapped("size 2").rowTexts.last, equals: "chosen 2")
    expect(host.played("key down; key down").rowTexts.last, equals: "chosen 10")
    host.tap("state")
    expect(host.rowTexts, equals: ["Name", "Size", "First", "0", "Apple", "5", "Melon", "9", "chosen 10"])
    expect(host.display(Written(headers: .hidden)).rowTexts.first, equals: "First")
    host.expectSound()
  }

  @Test(.claim("TABLE-07")) @MainActor func `Columns can be created for a collection`() {
    func stage(years: [Int]) -> some View {
      Table(TableTests.fruits) {
        TableColumn("Name", value: \.name)
        TableColumnForEach(years, id: \.self) { year in
          TableColumn("\(year)") { fruit in Text("\(fruit.size * year)") }
        }
      }
    }
    let host = settledHost(300, 200) { stage(years: [1, 2]) }
    expect(host.rowTexts.prefix(6), equals: ["Name", "1", "2", "Fig", "2", "4"])
    expect(host.display(stage(years: [3])).rowTexts.prefix(4), equals: ["Name", "3", "Fig", "6"])
    expect(host.diagnostics.isEmpty, equals: true)
  }
}

/// Tables with expandable rows, sections, and menus: a character is 8 points wide and a line 20 high.
@MainActor struct TableOutlineTests {
  private struct File: Identifiable {
    let id: String
    var size = 1
    var inside: [File]?
  }

  private static let files = [
    File(id: "docs", inside: [File(id: "a", inside: [File(id: "deep")]), File(id: "b", size: 2)]), File(id: "end"),
  ]

  private struct Tree: View {
    var log: (String?) -> Void = { _ in }
    @State private var chosen: String?
    var body: some View {
      Table(TableOutlineTests.files, children: \.inside, selection: $chosen) {
        TableColumn("Name") { Text($0.id).accessibilityIdentifier($0.id) }
        TableColumn("Size") { Text("\($0.size)").accessibilityIdentifier("size \($0.id)") }.width(60)
      }
      .onChange(of: chosen) { log(chosen) }
    }
  }

  /// Returns the minimum x of the given file names, in points.
  private func starts(_ host: ViewHost<some View>, _ names: String...) -> [CGFloat] {
    names.map { host.frame(of: $0)?.minX ?? -1 }
  }

  /// Presses the disclosure indicator before the name of a file.
  private func fold(_ name: String, _ host: ViewHost<some View>) {
    let frame = host.frame(of: name) ?? .zero
    host.tap(at: CGPoint(x: frame.minX - 12, y: frame.midY))
  }

  @Test(.claim("TABLE-08")) @MainActor func `A table with children expands the elements of an element`() {
    var log: [String?] = []
    let host = settledHost(240, 300) { Tree { log.append($0) } }
    expect(host.rowTexts, equals: ["Name", "Size", "docs", "1", "end", "1"])
    expect(starts(host, "docs", "end", "size docs", "size end"), equals: [32, 32, 164, 164])
    fold("docs", host)
    fold("a", host)
    expect(host.rowTexts.dropFirst(2), equals: ["docs", "1", "a", "1", "deep", "1", "b", "2", "end", "1"])
    expect(starts(host, "docs", "a", "deep", "b", "end"), equals: [32, 48, 64, 48, 32])
    expect(starts(host, "size a", "size deep", "size b"), equals: [164, 164, 164])
    expect(log, equals: [])
    host.tap("size deep")
    expect(log, equals: ["deep"])
    fold("docs", host)
    expect(host.rowTexts.dropFirst(2), equals: ["docs", "1", "end", "1"])
    fold("docs", host)
    play(host, "| box deep = nowhere; diagnostics =")
  }

  @Test(.claim("TABLE-09"), arguments: [LayoutDirection.leftToRight, .rightToLeft])
  @MainActor func `Arrow keys expand and collapse the selected row`(direction: LayoutDirection) {
    let (out, back): (KeyEquivalent, KeyEquivalent) =
      direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
    func check(_ host: ViewHost<some View>) {
      host.tap("docs")
      host.pressKey(out)
      host.pressKey(out)
      expect(host.rowTexts.contains("b"), equals: true)
      host.pressKey(.downArrow)
      host.pressKey(out)
      expect(host.rowTexts.contains("deep"), equals: true)
      host.pressKey(.upArrow)
      host.pressKey(back)
      expect(host.rowTexts.contains("b"), equals: false)
      host.tap("end")
      host.pressKey(out)
      expect(host.rowTexts.contains("b"), equals: false)
    }
    check(settledHost(240, 300) { Tree().environment(\.layoutDirection, direction) })
    struct Outline: View {
      @State private var chosen: String?
      var body: some View {
        List(TableOutlineTests.files, children: \.inside, selection: $chosen) {
          Text($0.id).accessibilityIdentifier($0.id)
        }
      }
    }
    check(settledHost(240, 400) { Outline().environment(\.layoutDirection, direction) })
  }

  private struct Written: View {
    let isLong: Bool
    @State private var isOpen = false
    @State private var chosen: Set<String> = []
    var body: some View {
      VStack {
        Table(of: File.self, selection: $chosen) {
          TableColumn("Name") { Text($0.id).accessibilityIdentifier($0.id) }
          TableColumn("Size") { Text("\($0.size)") }
        } rows: {
          Section("First") {
            TableRow(File(id: "x"))
            DisclosureTableRow(File(id: "more"), isExpanded: $isOpen) {
              TableRow(File(id: "inner"))
              if isLong { TableRow(File(id: "last")) }
            }
          }
          ForEach(["p", "q"], id: \.self) { group in
            Section {
              ForEach(0..<2, id: \.self) { TableRow(File(id: "\(group)\($0)", size: $0)) }
            } header: {
              HStack {
                Text("Group \(group)").accessibilityIdentifier("header \(group)")
                Text("2")
              }
            }
          }
        }
        Text("open \(isOpen)").onTapGesture { isOpen.toggle() }.accessibilityIdentifier("state")
      }
    }
  }

  @Test(.claim("TABLE-10")) @MainActor func `Table rows can be in sections`() {
    let host = settledHost(240, 600) { Written(isLong: true) }
    expect(
      host.rowTexts,
      equals: [
        "Name", "Size", "First", "x", "1", "more", "1", "Group p", "2", "p0", "0", "p1", "1", "Group q", "2", "q0", "0",
        "q1", "1", "open false",
      ])
    expect(host.tapped("state").rowTexts.prefix(11).suffix(6), equals: ["more", "1", "inner", "1", "last", "1"])
    host.display(Written(isLong: false))
    expect(host.rowTexts.prefix(11).suffix(6), equals: ["more", "1", "inner", "1", "Group p", "2"])
    fold("more", host)
    expect(host.rowTexts.last, equals: "open false")
    expect(host.played("tap more; key right").rowTexts.last, equals: "open true")
    expect(host.played("tap header p; key left").rowTexts.last, equals: "open false")
    host.expectSound()
  }

  @Test @MainActor func `Rows in table sections are lazy`() {
    func long() -> some View {
      Table(of: File.self) {
        TableColumn("Name") { Text($0.id) }
      } rows: {
        ForEach(["p", "q"], id: \.self) { group in
          Section(group) { ForEach(0..<50_000, id: \.self) { TableRow(File(id: "\(group) \($0)")) } }
        }
      }
    }
    let host = settledHost(240, 200) { long() }
    expect(host.rowTexts.count, below: 40)
    expect(host.rowTexts.prefix(3), equals: ["Name", "p", "p 0"])
  }

  @Test(.claim("TABLE-11")) @MainActor func `A table row can have a context menu`() {
    var log: [String] = []
    let host = settledHost(240, 300) {
      Table(of: File.self) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Size") { Text("\($0.size)").accessibilityIdentifier("size \($0.id)") }.width(60)
      } rows: {
        TableRow(File(id: "a"))
        ForEach(["b", "c"].map { File(id: $0) }) { file in
          TableRow(file).contextMenu { Button("open \(file.id)") { log.append(file.id) } }
        }
      }
    }
    func openMenu(_ id: String) -> [String] {
      let y = host.frame(of: "size \(id)")?.midY ?? -1
      host.openContextMenu(at: CGPoint(x: 130, y: y))
      host.rest()
      return host.rowTexts.filter { $0.hasPrefix("open") }
    }
    expect(openMenu("a"), equals: [])
    expect(openMenu("c"), equals: ["open c"])
    host.tap(at: host.shownTexts.last?.center ?? .zero)
    expect(log, equals: ["c"])
    expect(host.diagnostics.isEmpty, equals: true)
  }

  @Test(.claim("TABLE-12")) @MainActor func `Expanded rows stay expanded while a table is sorted`() {
    struct Sorted: View {
      let isWide: Bool
      @State private var order = [KeyPathComparator(\File.id)]
      @State private var files = TableOutlineTests.files
      var body: some View {
        Table(files, children: \.inside, sortOrder: $order) {
          TableColumn("Name", value: \.id) { Text($0.id).accessibilityIdentifier($0.id) }
          if isWide { TableColumn("Size") { Text("\($0.size)") } }
        }
        .onChange(of: order) { files.sort(using: order) }
      }
    }
    let host = settledHost(240, 300) { Sorted(isWide: false) }
    fold("docs", host)
    expect(host.rowTexts, equals: ["Name", "docs", "a", "b", "end"])
    host.tap(at: host.shownTexts.first?.center ?? .zero)
    expect(host.rowTexts, equals: ["Name", "end", "docs", "a", "b"])
    host.display(Sorted(isWide: true))
    expect(host.rowTexts, equals: ["Name", "Size", "end", "1", "docs", "1", "a", "1", "b", "2"])
    expect(host.core.checkInvariants(), equals: [])
  }
}

extension ViewHost { fileprivate var rowTexts: [String] { shownTexts.map(\.shownContent) } }

private struct File: Identifiable { let id: String }

@MainActor struct TableDragTests {
  @Test(.claim("TABLE-13")) @MainActor func `A row of a table is dragged onto another row`() throws {
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
    expect(journal.after { host.advance(by: 1) }, equals: "[\"from a\"] on c")
    expect(host.diagnostics.isEmpty, equals: true)
  }

  @Test @MainActor func `Groups of columns, ranges of columns, and titles of any kind form a table`() {
    let name = "Size"
    play(400, 200, "| lines = Name / Kind / Size / C0 / C1 / x / file / 3 / x0 / x1") {
      Table([File(id: "x")]) {
        Group {
          TableColumn("Name") { (file: File) in Text(file.id) }
          TableColumn(Text("Kind")) { (_: File) in Text("file") }
        }
        TableColumn(name) { _ in Text("3") }
        TableColumnForEach(0..<2) { index in TableColumn("C\(index)") { (file: File) in Text("\(file.id)\(index)") } }
      }
    }
  }
}

@MainActor struct TableCustomizationTests {
  @Observable @MainActor fileprivate final class Model { var columns = TableColumnCustomization<File>() }

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

  /// Updates the host, and returns the titles and the cells, as "Name Kind | x file".
  private func columns<V: View>(_ host: ViewHost<V>) -> String {
    host.update()
    let lines = host.lines
    return [lines[..<(lines.count / 2)], lines[(lines.count / 2)...]].map { $0.joined(separator: " ") }
      .joined(separator: " | ")
  }

  @Test(.claim("TABLE-14")) @MainActor func `Columns are shown and hidden by the customization`() {
    let model = Model()
    let host = settledHost(500, 200) { Files(model: model) }
    expect(columns(host), equals: "Name Kind Date Plain | x file now -")
    model.columns[visibility: "size"] = .visible
    model.columns[visibility: "kind"] = .hidden
    // Your code can hide a column that the reader cannot hide, and an unknown identifier has no effect.
    model.columns[visibility: "name"] = .hidden
    model.columns[visibility: "other"] = .hidden
    expect(columns(host), equals: "Size Date Plain | 3 now -")
    model.columns = TableColumnCustomization()
    expect(columns(host), equals: "Name Kind Date Plain | x file now -")
    expect(model.columns[visibility: "kind"], equals: .automatic)
  }

  @Test(.claim("TABLE-15")) @MainActor func `The titles change the visibility and the order`() throws {
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
    expect(columns(host.advanced(by: 1)), equals: "Name Kind Size Date Plain | x file 3 now -")
    try host.drag(from: center("Size"), to: center("Name"))
    expect(columns(host.advanced(by: 1)), equals: "Size Name Kind Date Plain | 3 x file now -")
    // Neither a fixed column nor one without an identifier moves.
    try host.drag(from: center("Date"), to: center("Name"))
    try host.drag(from: center("Plain"), to: center("Name"))
    expect(columns(host.advanced(by: 1)), equals: "Size Name Kind Date Plain | 3 x file now -")
    let stored = try JSONEncoder().encode(model.columns)
    try expect(JSONDecoder().decode(TableColumnCustomization<File>.self, from: stored), equals: model.columns)
    model.columns.resetOrder()
    expect(columns(host), equals: "Name Kind Size Date Plain | x file 3 now -")
    expect(host.diagnostics.isEmpty, equals: true)
  }
}

extension CGRect { fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) } }

@MainActor struct TableResizingTests {
  @Observable @MainActor fileprivate final class Model {
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

  /// Updates the host, and returns the widths of all columns.
  private func widths(_ host: ViewHost<Files>) -> [CGFloat] {
    host.update()
    return ["a", "b", "c", "d", "e"].compactMap { host.frame(of: $0)?.width }
  }

  /// Drags the border after a column toward the right, and returns the widths of all columns.
  @discardableResult
  private func drag(_ name: String, by distance: CGFloat, in host: ViewHost<Files>) throws -> [CGFloat] {
    let cell = try #require(host.frame(of: name))
    let x = host.content.model.isMirrored ? cell.minX - 4 : cell.maxX + 4
    host.drag(from: CGPoint(x: x, y: 12), to: CGPoint(x: x + distance, y: 12))
    return widths(host)
  }

  @Test(.claim("TABLE-16"))
  @MainActor func `A drag of the border between two titles changes the widths of the columns beside it`() throws {
    let host = settledHost(406, 200) { Files(model: Model()) }
    expect(widths(host), equals: [100, 100, 50, 100])
    try expect(drag("a", by: 20, in: host), equals: [120, 80, 50, 100])
    // The maximum of the column, and its minimum.
    try expect(drag("a", by: 500, in: host), equals: [150, 50, 50, 100])
    try expect(drag("a", by: -500, in: host), equals: [40, 160, 50, 100])
    // A fixed column keeps its width and moves.
    try expect(drag("b", by: 30, in: host), equals: [40, 190, 50, 70])
    try expect(drag("c", by: 30, in: host), equals: [40, 190, 50, 70])
    // A column without a minimum remains visible.
    try expect(drag("b", by: 500, in: host), equals: [40, 244, 50, 16])
    // The last column takes the rest of the width.
    host.size.width = 506
    expect(widths(host), equals: [40, 244, 50, 116])
    host.expectSound()
  }

  @Test @MainActor func `A drag after a canceled one begins with the current widths`() throws {
    let host = settledHost(406, 200) { Files(model: Model()) }
    let x = try #require(host.frame(of: "a")).maxX + 4
    host.send(.down(at: CGPoint(x: x, y: 12), time: host.time))
    host.send(.moved(to: CGPoint(x: x + 20, y: 12), time: host.time))
    expect(widths(host), equals: [120, 80, 50, 100])
    host.send(.cancelled(time: host.time))
    expect(widths(host), equals: [120, 80, 50, 100])
    try expect(drag("a", by: 10, in: host), equals: [130, 70, 50, 100])
  }

  @Test @MainActor func `From right to left, the trailing edge of a column is its left edge`() throws {
    let model = Model()
    model.isMirrored = true
    let host = settledHost(406, 200) { Files(model: model) }
    expect(widths(host), equals: [100, 100, 50, 100])
    try expect(drag("a", by: -20, in: host), equals: [120, 80, 50, 100])
    try expect(drag("b", by: 10, in: host), equals: [120, 70, 50, 110])
  }

  @Test @MainActor func `The customization of a table contains the widths`() throws {
    let model = Model()
    let host = settledHost(434, 200) { Files(model: model, isCustomized: true) }
    expect(widths(host), equals: [80, 80, 50, 80, 80])
    try drag("a", by: 20, in: host)
    // The column after the border is the next one that the reader can resize.
    try expect(drag("b", by: 10, in: host), equals: [100, 70, 50, 70, 80])
    try expect(drag("d", by: 10, in: host), equals: [100, 70, 50, 70, 80])
    let stored = try JSONEncoder().encode(model.columns)
    let other = Model()
    other.columns = try JSONDecoder().decode(TableColumnCustomization<File>.self, from: stored)
    expect(other.columns, equals: model.columns)
    let restored = settledHost(434, 200) { Files(model: other, isCustomized: true) }
    expect(widths(restored), equals: [100, 70, 50, 70, 80])
    model.columns = TableColumnCustomization()
    expect(widths(host), equals: [80, 80, 50, 80, 80])
  }

  @Test @MainActor func `A customization that was stored without widths is read`() throws {
    let stored = Data(#"{"visibilities":{"a":false},"order":["b","a"]}"#.utf8)
    let columns = try JSONDecoder().decode(TableColumnCustomization<File>.self, from: stored)
    expect(columns[visibility: "a"], equals: .hidden)
  }
}

@MainActor struct TableColumnLocationTests {
  @Observable @MainActor final class Model {
    var hasFirst = true
    var names = ["k1", "k2"]
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Text("\(name) \(count)").onTapGesture { count += 1 }.frame(maxWidth: .infinity).accessibilityIdentifier(name)
    }
  }

  private struct Files: View {
    let model: Model
    var body: some View {
      Table([File(id: "x")]) {
        if model.hasFirst { column("first") }
        column("a")
        TableColumnForEach(model.names, id: \.key) { column($0) }
        column("last")
      }
    }
    private func column(_ name: String) -> TableColumn<File, Never, some View, Text> {
      TableColumn(name) { (_: File) in Counter(name: name) }
    }
  }

  private let model = Model()

  private func makeHost() -> ViewHost<Files> { settledHost(664, 200) { Files(model: model) } }

  /// Updates the host, and returns the widths of all columns.
  private func widths(_ host: ViewHost<Files>) -> [String: CGFloat] {
    host.update()
    var widths: [String: CGFloat] = [:]
    for name in ["first", "a", "k0", "k1", "k1'", "k2", "last"] { widths[name] = host.frame(of: name)?.width }
    return widths
  }

  private func drag(_ name: String, by distance: CGFloat, in host: ViewHost<Files>) throws {
    let x = try #require(host.frame(of: name)).maxX + 4
    host.drag(from: CGPoint(x: x, y: 12), to: CGPoint(x: x + distance, y: 12))
    host.update()
  }

  @Test @MainActor func `Columns keep their widths while other columns appear and disappear`() throws {
    let host = makeHost()
    expect(widths(host), equals: ["first": 120, "a": 120, "k1": 120, "k2": 120, "last": 120])
    try drag("a", by: 30, in: host)
    try drag("k1", by: -20, in: host)
    expect(widths(host), equals: ["first": 120, "a": 150, "k1": 70, "k2": 140, "last": 120])
    model.hasFirst = false
    expect(widths(host), equals: ["a": 150, "k1": 70, "k2": 140, "last": 248])
    model.names = ["k0", "k2", "k1"]
    // The last column and the new one share the rest.
    expect(widths(host), equals: ["a": 150, "k0": 120, "k1": 70, "k2": 140, "last": 120])
    try expect(#require(host.frame(of: "k2")).maxX, below: (try #require(host.frame(of: "k1")).minX))
    model.hasFirst = true
    model.names = ["k1"]
    expect(widths(host), equals: ["first": 120, "a": 150, "k1": 70, "last": 268])
    host.expectSound()
  }

  @Test @MainActor func `A drag of a border continues when columns appear and move`() throws {
    model.names = ["k1", "k2"]
    let host = makeHost()
    try drag("k2", by: -20, in: host)
    let x = try #require(host.frame(of: "a")).maxX + 4
    host.send(.down(at: CGPoint(x: x, y: 12), time: host.time))
    host.send(.moved(to: CGPoint(x: x + 10, y: 12), time: host.time + 0.1))
    expect(widths(host), equals: ["first": 120, "a": 130, "k1": 110, "k2": 100, "last": 140])
    model.names = ["k0", "k1", "k2"]
    host.update()
    model.names = ["k2", "k1", "k0"]
    host.update()
    host.send(.moved(to: CGPoint(x: x + 25, y: 12), time: host.time + 0.2))
    host.send(.up(at: CGPoint(x: x + 25, y: 12), time: host.time + 1))
    let now = widths(host)
    // The border is between the column and the next one, with their widths at the start.
    expect([now["first"], now["a"], now["k2"], now["k1"]], equals: [120, 145, 75, 120])
  }

  @Test @MainActor func `Cells keep their state while other columns appear, disappear, and move`() {
    let host = makeHost()
    for name in ["a", "k2", "k2", "last", "last", "last"] { host.tap(name) }
    func cells() -> [String] {
      host.update()
      return host.rowTexts.filter { $0.contains(" ") }
    }
    expect(cells(), equals: ["first 0", "a 1", "k1 0", "k2 2", "last 3"])
    model.hasFirst = false
    expect(cells(), equals: ["a 1", "k1 0", "k2 2", "last 3"])
    model.names = ["k2", "k0", "k1"]
    expect(cells(), equals: ["a 1", "k2 2", "k0 0", "k1 0", "last 3"])
    model.hasFirst = true
    expect(cells(), equals: ["first 0", "a 1", "k2 2", "k0 0", "k1 0", "last 3"])
  }

  @Test @MainActor func `Columns of elements with equal ids have separate widths`() throws {
    model.names = ["k1", "k1'"]
    let host = makeHost()
    try drag("k1", by: 10, in: host)
    expect(widths(host), equals: ["first": 120, "a": 120, "k1": 130, "k1'": 110, "last": 120])
    model.hasFirst = false
    expect(widths(host), equals: ["a": 120, "k1": 130, "k1'": 110, "last": 248])
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }

  @Test @MainActor func `The places of columns with equal ids are found in linear time`() {
    func uses(columns: Int) -> Int {
      let log = UseLog()
      play(200, 100, "| diagnostics =") {
        Table([File(id: "x")]) {
          TableColumnForEach(Array(repeating: EqualID(log: log), count: columns), id: \.self) { _ in
            TableColumn("title") { (_: File) in Text("cell") }
          }
        }
      }
      return log.count
    }
    let few = uses(columns: 30)
    expect(few, above: 0)
    // Sets compare some ids more often than once, depending on the seed of their hashes. Quadratic work takes nine
    // times as much.
    expect(uses(columns: 90), below: few * 5)
  }
}

private final class UseLog { var count = 0 }

/// An id that equals all others, and that records its uses.
private struct EqualID: Hashable {
  let log: UseLog

  static func == (a: EqualID, b: EqualID) -> Bool {
    a.log.count += 1
    return true
  }

  func hash(into hasher: inout Hasher) { log.count += 1 }
}

extension String { fileprivate var key: String { String(prefix { $0 != "'" }) } }
