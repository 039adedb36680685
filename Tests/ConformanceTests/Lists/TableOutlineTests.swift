import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Tables with expandable rows, sections, and menus: a character is 8 points wide and a line 20 high.
@MainActor @Suite struct TableOutlineTests {
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

  @Test(
    .claim(
      "TABLE-08",
      "A table with children expands the elements of an element, which are indented; the other columns stay aligned.",
      .documented, "Apple's documentation of Table's init(_:children:columns:)"))
  func `A table with children expands the elements of an element`() {
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
    expect(host.frame(of: "deep"), equals: nil)
    host.expectSound()
  }

  @Test(
    .claim(
      "TABLE-09", "The right and left arrow keys expand and collapse the selected row of a table or list.", .reproduced,
      "outlines on macOS"), arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `Arrow keys expand and collapse the selected row`(direction: LayoutDirection) {
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

  @Test(
    .claim(
      "TABLE-10",
      "Rows can be in sections with headers across all columns, and can expand rows that are listed individually.",
      .documented, "Apple's documentation of Section in tables and of DisclosureTableRow"))
  func `Table rows can be in sections`() {
    let host = settledHost(240, 600) { Written(isLong: true) }
    expect(
      host.rowTexts,
      equals: [
        "Name", "Size", "First", "x", "1", "more", "1", "Group p", "2", "p0", "0", "p1", "1", "Group q", "2", "q0", "0",
        "q1", "1", "open false",
      ])
    host.tap("state")
    expect(host.rowTexts.prefix(11).suffix(6), equals: ["more", "1", "inner", "1", "last", "1"])
    host.show(Written(isLong: false))
    expect(host.rowTexts.prefix(11).suffix(6), equals: ["more", "1", "inner", "1", "Group p", "2"])
    fold("more", host)
    expect(host.rowTexts.last, equals: "open false")
    host.tap("more")
    host.pressKey(.rightArrow)
    expect(host.rowTexts.last, equals: "open true")
    host.tap("header p")
    host.pressKey(.leftArrow)
    expect(host.rowTexts.last, equals: "open false")
    host.expectSound()
  }

  @Test func `Rows in table sections are lazy`() {
    struct Long: View {
      var body: some View {
        Table(of: File.self) {
          TableColumn("Name") { Text($0.id) }
        } rows: {
          ForEach(["p", "q"], id: \.self) { group in
            Section(group) {
              ForEach(0..<50_000, id: \.self) { TableRow(File(id: "\(group) \($0)")) }
            }
          }
        }
      }
    }
    let host = settledHost(240, 200) { Long() }
    #expect(host.rowTexts.count < 40)
    expect(host.rowTexts.prefix(3), equals: ["Name", "p", "p 0"])
  }

  @Test(
    .claim(
      "TABLE-11", "A row of a table can have a separate context menu, which opens anywhere on the row.", .documented,
      "Apple's documentation of TableRowContent.contextMenu(menuItems:)"))
  func `A table row can have a context menu`() {
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

  @Test(
    .claim(
      "TABLE-12", "Rows keep their selection, expansion, and menus while the table is sorted and its columns change.",
      .decided, "decision of this project: the state of a row follows the id of its value"))
  func `Expanded rows stay expanded while a table is sorted`() {
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
    host.show(Sorted(isWide: true))
    expect(host.rowTexts, equals: ["Name", "Size", "end", "1", "docs", "1", "a", "1", "b", "2"])
    expect(host.core.checkInvariants(), equals: [])
  }
}

extension ViewHost {
  /// The displayed texts, in tree order.
  fileprivate var rowTexts: [String] { shownTexts.map(\.shownContent) }
}
