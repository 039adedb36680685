@MainActor struct ListTests {
  /// Returns a row of 20 points, whose height is therefore the minimum row height, 32 points.
  private func row(_ name: String) -> some View { Block(name, 20, 10) }

  @Test(.claim("LIST-01"), .claim("LIST-03"), .claim("LIST-05"), .claim("LIST-06"), .claim("LIST-07"))
  @MainActor func `Rows have the expected sizes and positions`() {
    play(200, 200, "| rows a, b, c, d = 11…21 40…80 99…109 131…141; columns a, c = 16…184 16…36") {
      List {
        Block("a", nil, 10)
        Block("b", nil, 40)
        Group {
          row("c")
          row("d")
        }
      }
    }
    play(200, 200, "| rows a = 25…35") { List { Block("a", nil, 10) }.environment(\.defaultMinListRowHeight, 60) }
    play(200, 400, "| rows h, a, b, f, c = 20…32 47…57 79…89 104…116 147…157; columns h, a = 32…52 32…52") {
      List {
        Section {
          row("a")
          row("b")
        } header: {
          Block("h", 20, 12)
        } footer: {
          Block("f", 20, 12)
        }
        Section { row("c") }
      }
      .listStyle(.insetGrouped)
    }
    expectBoxes("insets", 200, 100, ["a": "50 0 150 10", "ground": "0 0 200 40", "b": "16 51 168 10"]) {
      List {
        Block("a", nil, 10)
          .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 30, trailing: 0))
          .listRowBackground(Block("ground"))
        Block("b", nil, 10)
      }
    }
    play(200, 200, "| rows a, b, c = 11…21 53…63 115…125") {
      List {
        row("a")
        row("b")
        Section { row("c") }
      }
      .listRowSpacing(10).listSectionSpacing(20)
    }
    play(200, 100, "| columns a = 164…184") { List { row("a").badge(3) }.environment(\.layoutDirection, .rightToLeft) }
  }

  @Test(.claim("LIST-02")) @MainActor func `A list takes the proposal and creates only visible rows`() {
    play(200, 200, "| extent list = 0 0") { List(0..<3) { Text("\($0)") }.accessibilityIdentifier("list").fixedSize() }
    play(200, 200, "| extent list = 200 0") {
      ScrollView { List(0..<3) { Text("\($0)") }.accessibilityIdentifier("list") }
    }
    let host = settledHost(200, 320) {
      List(0..<100_000) { index in row("r\(index)").preference(key: ListKey<Int>.self, value: [index]) }
    }
    expect(host.preference(ListKey<Int>.self), equals: Array(0..<10))
  }

  @Test @MainActor func `A list of a million rows opens at once and can scroll to every row`() {
    let host = ViewHost(size: CGSize(width: 200, height: 320)) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Block("go", nil, 20).onTapGesture { proxy.scrollTo(654_321, anchor: .top) }
          List(0..<1_000_000, id: \.self) { row("r\($0)") }
        }
      }
    }
    let report = host.update()
    expect(report.counts.bodies, below: 80)
    expect(host.tapped("go").rows("r654321"), equals: "31…41")
  }

  @Test @MainActor func `The first frame of a long list takes at most twice the work of a lazy stack`() {
    let size = CGSize(width: 200, height: 320)
    let list = ViewHost(size: size) { List(0..<100_000, id: \.self) { row("r\($0)") } }.update().counts
    let stack = ViewHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000, id: \.self) { row("r\($0)").padding(.vertical, 11).padding(.horizontal, 16) }
        }
      }
    }
    .update().counts
    expect(list.bodies, atMost: 2 * stack.bodies)
    expect(list.nodesCreated, atMost: 2 * stack.nodesCreated)
    expect(list.measurements, atMost: 2 * stack.measurements)
    expect(list.placements, atMost: 2 * stack.placements)
  }

  @Test(.claim("LIST-04")) @MainActor func `A plain list pins the header of the visible section`() {
    let host = settledHost(200, 100) {
      List {
        ForEach(0..<3) { section in
          Section(content: { ForEach(0..<10) { row("r\(section).\($0)") } }, header: { Block("h\(section)", 20, 12) })
        }
      }
      .accessibilityIdentifier("list")
    }
    expect(host.rows("h0"), equals: "4…16")
    expect(host.scrolled("list", by: down(100)).rows("h0"), equals: "4…16")
    expect(host.scrolled("list", by: down(235)).rows("h0", "h1"), equals: "-11…1 9…21")
  }

  @Test(.claim("LIST-08")) @MainActor func `A row keeps its state while scrolled away`() {
    let host = settledHost(200, 100) { List(0..<1000) { CountedRow("r\($0)") }.accessibilityIdentifier("list") }
    expect(host.tapped("r1").scrolled("list", by: down(5000)).frame(of: "r1"), equals: nil)
    expect(host.scrolled("list", by: down(-5000)).extent("r1"), equals: "41 20")
  }

  @Test(.claim("LIST-09")) @MainActor func `A list finds rows in every kind of content`() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Scene: View {
      @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
      let isOn: Bool
      var body: some View {
        List {
          if isOn { Block("on", 20, 10) }
          ForEach($items) { $item in Block(item.name, 20, 10).onTapGesture { item.name += "!" } }
          AnyView(Block("last", 20, 10))
        }
      }
    }
    let host = settledHost(200, 200) { Scene(isOn: true) }
    expect(host.rows("on", "one", "two", "last"), equals: "11…21 43…53 75…85 107…117")
    expect(host.tapped("two").rows("two!"), equals: "75…85")
    expect(host.display(Scene(isOn: false)).rows("one", "two!", "last"), equals: "11…21 43…53 75…85")
  }
}

@MainActor struct ListDataTests {
  private func list(_ ids: [Int]) -> some View {
    List(ids, id: \.self) { CountedRow("r\($0)") }.accessibilityIdentifier("list")
  }

  @Test(.claim("LIST-15")) @MainActor func `A row inserted above the window moves the visible rows`() {
    let host = ViewHost(size: CGSize(width: 200, height: 108)) { list(Array(0..<50)) }
    play(host, "update; scroll list 0,360 | rows r10, r12 = 8…28 80…100")
    expect(host.display(list([100] + Array(0..<50))).rows("r10", "r11"), equals: "44…64 80…100")
  }

  @Test(.claim("LIST-25")) func `A height change outside the window takes effect when the row becomes visible`() {
    func scene(tall: CGFloat) -> some View {
      List(0..<50) { Block("r\($0)", 40, $0 == 2 ? tall : 20) }.accessibilityIdentifier("list")
    }
    let host = ViewHost(size: CGSize(width: 200, height: 108)) { scene(tall: 20) }
    play(host, "update; scroll list 0,720 | rows r20 = 8…28")
    expect(host.display(scene(tall: 100)).rows("r20"), equals: "8…28")
  }

  @Test(.claim("LIST-26")) @MainActor func `A row that returns to the data has new state`() {
    let host = ViewHost(size: CGSize(width: 200, height: 108)) { list([1, 2, 3]) }
    play(host, "update; tap r2 | extent r2 = 41 20")
    expect(host.display(list([1, 3])).display(list([1, 2, 3])).extent("r2"), here: "40 20", inSwiftUI: "41 20")
  }

  @Test(.claim("LIST-28")) @MainActor func `A navigation link fills its row in a list`() {
    let host = navigationHost(200, 200) {
      List {
        NavigationLink {
          VStack { NavigationLink(destination: { Block("second", 10, 10) }, label: { Block("inner", 20, 10) }) }
        } label: {
          Block("a", 20, 10)
        }
        .accessibilityIdentifier("link")
      }
    }
    expect(host.columns("a", "link"), equals: "16…36 16…163.5")
    expect("\(host.displayList)".contains("symbol chevron.forward"), equals: true)
    play(host, "tap 120,16; rest | extent inner = 20 10")
    expect("\(host.displayList)".contains("symbol chevron.forward"), equals: false)
  }

  @Test(.claim("LIST-38")) @MainActor func `The colors of a link depend on its container and button style`() {
    func color(_ content: some View) -> Substring? {
      "\(settledHost(200, 100) { NavigationStack { content } }.displayList)".split(separator: "\n")
        .first { $0.contains("text ") }?.split(separator: " ").last
    }
    let link = NavigationLink("Go") { Text("page") }
    let row = color(List { Text("Go") })
    expect(row != nil, equals: true)
    expect(color(List { link }), equals: row)
    expect(color(List { link.buttonStyle(.borderless) }) != row, equals: true)
    expect(color(link) != row, equals: true)
  }

  @Test(.claim("LIST-16")) @MainActor func `A form is a list with sections on cards`() {
    func form() -> some View {
      Form {
        Section("Net") {
          Block("a", nil, 10)
          Toggle(isOn: .constant(true)) { Block("b", 20, 10) }
        }
        Section { Block("c", nil, 10) }
      }
    }
    let cards = settledHost(200, 300) { form() }
    expect(cards.columns("a", "b", "c"), equals: "32…168 32…52 32…168")
    expect(grounds(cards), equals: 3)
    expect(grounds(settledHost(200, 300) { form().formStyle(.columns) }), equals: 0)
    expect("\(settledHost(200, 300) { form().formStyle(.grouped) }.displayList)", equals: "\(cards.displayList)")
  }

  /// Returns the number of rows with a background, and the number of rows with a separator above.
  private func grounds(_ host: ViewHost<some View>) -> Int { drawings("#8E8E931F", host) }
  private func lines(_ host: ViewHost<some View>) -> Int { drawings("#3C3C434A", host) }

  private func drawings(_ color: String, _ host: ViewHost<some View>) -> Int {
    "\(host.displayList)".split(separator: "\n").count { $0.hasSuffix(color) }
  }

  @Test(
    .claim("LIST-27"),
    arguments: [
      ("plain", "16…184 0", 0, 1), ("inset", "16…184 0", 0, 1), ("grouped", "16…184 16", 3, 1),
      ("insetGrouped", "32…168 16", 3, 1), ("sidebar", "16…184 0", 0, 0), ("automatic", "16…184 0", 0, 1),
    ])
  @MainActor func `A list style determines positions, backgrounds, and separators`(
    name: String, place: String, rowsOnGrounds: Int, separators: Int
  ) {
    let host = settledHost(200, 300) { styled(name) }
    let gap = (host.frame(of: "c")?.minY ?? 0) - (host.frame(of: "b")?.minY ?? 0) - 32
    expect("\(host.columns("a")) \(Int(gap))", equals: place)
    expect(grounds(host), equals: rowsOnGrounds)
    expect(lines(host), equals: separators)
  }

  private func styled(_ name: String) -> AnyView {
    let list = List {
      Section {
        Block("a", nil, 10)
        Block("b", nil, 10)
      } header: {
        Block("h", 20, 18)
      }
      Section { Block("c", nil, 10) }
    }
    return switch name {
    case "plain": AnyView(list.listStyle(.plain))
    case "inset": AnyView(list.listStyle(.inset))
    case "grouped": AnyView(list.listStyle(.grouped))
    case "insetGrouped": AnyView(list.listStyle(.insetGrouped))
    case "sidebar": AnyView(list.listStyle(.sidebar))
    default: AnyView(list.listStyle(.automatic))
    }
  }
}

@MainActor struct ListSelectionTests {
  private struct Single: View {
    @State var chosen: Int?
    var data = Array(0..<1000)
    var log: (Int?) -> Void = { _ in }
    var body: some View {
      List(data, id: \.self, selection: $chosen) { Block("r\($0)", 20, 10) }.onChange(of: chosen) { _, new in log(new) }
    }
  }

  @Test(.claim("LIST-10")) @MainActor func `A press selects a row`() {
    var log: [Int?] = []
    let host = settledHost(200, 160) { Single { log.append($0) } }
    host.play("tap 150,50; tap r3; tap r3")
    expect(log, equals: [1, 3])
    var tags: [String] = []
    struct Tagged: View {
      @State private var chosen: String?
      let log: (String) -> Void
      var body: some View {
        List(selection: $chosen) {
          Block("a", 20, 10).tag("A")
          Block("b", 20, 10).tag("B")
          Block("none", 20, 10)
        }
        .onChange(of: chosen) { _, new in log(new ?? "nil") }
      }
    }
    let tagged = settledHost(200, 160) { Tagged { tags.append($0) } }
    for name in ["a", "none", "b"] { tagged.tap(name) }
    expect(tags, equals: ["A", "B"])
  }

  @Test(.claim("LIST-11")) @MainActor func `Arrow keys move the selection`() {
    var log: [Int?] = []
    let host = settledHost(200, 160) { Single { log.append($0) } }
    host.moveFocus(by: 1)
    expect(host.handle(.down) && host.handle(.down) && host.handle(.up) && host.handle(.up), equals: true)
    expect(log, equals: [0, 1, 0])
    let last = settledHost(200, 160) { Single { log.append($0) } }
    last.moveFocus(by: 1)
    _ = last.handle(.up)
    _ = last.handle(.down)
    expect(log, equals: [0, 1, 0, 999])
    expect(last.rows("r999"), equals: "139…149")
  }

  @Test(.claim("LIST-12")) @MainActor func `Keys scroll to the selected row`() {
    let host = settledHost(200, 160) { Single() }
    host.moveFocus(by: 1)
    for _ in 0..<6 { _ = host.handle(.down) }
    expect(host.rows("r5"), equals: "139…149")
  }

  /// Ten rows with a multiple selection.
  private struct SeveralChosen: View {
    @State var chosen: Set<Int>
    let log: ([Int]) -> Void
    var body: some View {
      List(0..<10, id: \.self, selection: $chosen) { Block("r\($0)", 20, 10) }
        .onChange(of: chosen) { _, new in log(new.sorted()) }
    }
  }

  /// Input that changes a selection.
  private enum Input {
    case press(Int, EventModifiers = [])
    case key(FocusKey)
  }

  private struct Selecting {
    let name: String
    var chosen: Set<Int> = []
    let inputs: [Input]
    let log: [[Int]]
  }

  private static func toggling(_ name: String, _ key: EventModifiers) -> Selecting {
    Selecting(
      name: name,
      inputs: [
        .press(2), .press(5, key), .press(2, key), .press(4, key), .press(7, .shift), .press(3, .shift), .press(1),
        .key(.selectAll),
      ], log: [[2], [2, 5], [5], [4, 5], [4, 5, 6, 7], [3, 4], [1], Array(0..<10)])
  }

  private static let selecting: [Selecting] = [
    // Moving back past the start selects the rows on the other side.
    Selecting(
      name: "Shift with arrows after a press",
      inputs: [
        .press(2), .key(.extendDown), .key(.extendDown), .key(.extendUp), .key(.extendUp), .key(.extendUp), .press(5),
      ], log: [[2], [2, 3], [2, 3, 4], [2, 3], [2], [1, 2], [5]]),
    Selecting(
      name: "Shift with an arrow after a selection by client code and by a Shift-press", chosen: [3, 4],
      inputs: [.key(.extendUp), .press(5), .press(7, .shift), .key(.extendUp)],
      log: [[2, 3, 4], [5], [5, 6, 7], [5, 6]]),
    Selecting(
      name: "Shift with a press after an arrow", inputs: [.press(2), .key(.down), .press(6, .shift)],
      log: [[2], [3], [3, 4, 5, 6]]),
    toggling("Command", .command), toggling("Control", .control),
  ]

  @Test(.claim("LIST-13"), .claim("LIST-35")) @MainActor func `Presses and keys select several rows`() {
    for row in Self.selecting {
      var log: [[Int]] = []
      let host = settledHost(200, 320) { SeveralChosen(chosen: row.chosen) { log.append($0) } }
      if !row.chosen.isEmpty { host.moveFocus(by: 1) }
      for input in row.inputs {
        switch input {
        case .press(let number, let modifiers): host.tap("r\(number)", modifiers: modifiers)
        case .key(let key): _ = host.handle(key)
        }
      }
      expect(log, equals: row.log, "\(row.name)")
    }
  }

  @Test @MainActor func `A Shift-press selects rows outside the window, and only one row in a single selection`() {
    struct Rows: View {
      @State private var chosen: Set<Int> = []
      @State private var one: Int?
      let takesSeveral: Bool
      let log: ([Int]) -> Void
      var body: some View {
        if takesSeveral {
          List(0..<1000, id: \.self, selection: $chosen) { Block("r\($0)", 20, 10) }
            .onChange(of: chosen) { _, new in log(new.sorted()) }
        } else {
          List(0..<1000, id: \.self, selection: $one) { Block("r\($0)", 20, 10) }
            .onChange(of: one) { _, new in log(new.map { [$0] } ?? []) }
        }
      }
    }
    for takesSeveral in [true, false] {
      var log: [Int] = []
      let host = settledHost(200, 160) { Rows(takesSeveral: takesSeveral) { log = $0 } }
      host.tap("r1")
      host.scroll(at: CGPoint(x: 100, y: 80), by: CGSize(width: 0, height: 1_000_000))
      host.tap("r999", modifiers: .shift)
      expect(log, equals: takesSeveral ? Array(1..<1000) : [999])
    }
  }

  @Test(.claim("LIST-14")) @MainActor func `A removed row stays in the selection`() {
    struct Scene: View {
      let data: [Int]
      @State private var chosen: Int? = 2
      var body: some View {
        VStack {
          List(data, id: \.self, selection: $chosen) { Text("\($0)") }
          Block("chosen \(chosen.map { "\($0)" } ?? "nil")", 10, 10)
        }
      }
    }
    let host = settledHost(200, 320) { Scene(data: [1, 2, 3]) }
    let before = "\(host.displayList)"
    expect(host.display(Scene(data: [1, 3])).frame(of: "chosen 2") != nil, equals: true)
    host.display(Scene(data: [1, 2, 3]))
    expect("\(host.displayList)", equals: before)
  }

  @Test @MainActor func `The cost of a selection depends only on the changed rows`() {
    struct Rows: View {
      @Binding var chosen: Int?
      var body: some View { List(0..<100_000, id: \.self, selection: $chosen) { Block("r\($0)", 20, 10) } }
    }
    struct Scene: View {
      @State private var chosen: Int?
      var body: some View { Rows(chosen: $chosen) }
    }
    let host = settledHost(200, 320) { Scene() }
    host.tap("r1")
    let counts = host.core.counts
    expect(counts.closures + counts.bodies + counts.measurements, equals: 0)
    expect((1...20).contains(counts.nodesVisited), equals: true)
  }
}

@MainActor struct ListEditingTests {
  private struct Letter: Identifiable {
    let id: String
    var width: CGFloat = 20
  }

  private static var letters: [Letter] { ["a", "b", "c", "d"].map { Letter(id: $0) } }

  /// Rows that closures delete and move, or the edit actions of a bound collection.
  private struct Letters: View {
    @State private var letters = ListEditingTests.letters
    @State private var chosen: String?
    let actions: EditActions<[Letter]>?
    var mode = EditMode.active
    var body: some View {
      Group {
        if let actions {
          List($letters, editActions: actions, selection: $chosen) { $letter in
            Block(letter.id, letter.width, 10).deleteDisabled(letter.id == "b").moveDisabled(letter.id == "d")
          }
        } else {
          List(selection: $chosen) {
            ForEach(letters) { Block($0.id, 20, 10) }
              .onDelete { letters.remove(atOffsets: $0) }
              .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
      .environment(\.editMode, .constant(mode))
    }
  }

  private func order(_ host: ViewHost<some View>) -> String {
    ["a", "b", "c", "d"].filter { host.frame(of: $0) != nil }
      .sorted { (host.frame(of: $0)?.minY ?? 0) < (host.frame(of: $1)?.minY ?? 0) }.joined()
  }

  private enum Edit {
    /// A press on the delete button of the row at a y coordinate.
    case delete(CGFloat)
    /// A drag of the handle of the row at a y coordinate.
    case move(CGFloat, CGFloat)
  }

  private struct Editing {
    let name: String
    let actions: EditActions<[Letter]>?
    /// The horizontal extents of the first two rows.
    let columns: String
    let edits: [(Edit, String)]
  }

  private static let editing: [Editing] = [
    Editing(name: "onDelete", actions: nil, columns: "44…64 44…64", edits: [(.delete(48), "acd")]),
    Editing(
      name: "onMove", actions: nil, columns: "44…64 44…64",
      edits: [(.move(18, 92), "bcad"), (.move(126, 20), "dbca"), (.move(18, 26), "dbca")]),
    // The row with disabled deletion has no button, and no row has a handle.
    Editing(
      name: "EditActions.delete", actions: .delete, columns: "44…64 16…36",
      edits: [(.move(18, 92), "abcd"), (.delete(16), "bcd")]),
    // A row that cannot be moved has no handle.
    Editing(
      name: "EditActions.move", actions: .move, columns: "16…36 16…36",
      edits: [(.move(18, 92), "bcad"), (.move(126, 20), "bcad"), (.delete(16), "bcad")]),
  ]

  @Test(.claim("LIST-17"), .claim("LIST-18"), .claim("LIST-19"), .claim("LIST-31"), .claim("LIST-32"))
  @MainActor func `Rows are deleted and moved by buttons, handles, and keys`() {
    for row in Self.editing {
      let host = settledHost(200, 160) { Letters(actions: row.actions) }
      expect(host.columns("a", "b"), equals: row.columns, "\(row.name)")
      for (edit, expected) in row.edits {
        switch edit {
        case .delete(let y): host.tap(at: CGPoint(x: 26, y: y))
        case .move(let start, let end): host.drag(from: CGPoint(x: 175, y: start), to: CGPoint(x: 175, y: end))
        }
        expect(order(host), equals: expected, "\(row.name): \(edit)")
      }
    }
    for actions in [nil, EditActions<[Letter]>.delete] {
      let keys = settledHost(200, 160) { Letters(actions: actions, mode: .inactive) }
      expect(keys.tapped("c").handle(.delete), equals: true)
      expect(order(keys), equals: "abd")
    }
  }

  @Test(.claim("LIST-20")) @MainActor func `An edit button toggles the edit mode`() {
    struct Scene: View {
      @State private var items = ["a", "b"]
      var body: some View {
        VStack(spacing: 0) {
          EditButton().frame(height: 20).accessibilityIdentifier("edit")
          List { ForEach(items, id: \.self) { Block($0, 20, 10) }.onDelete { items.remove(atOffsets: $0) } }
        }
      }
    }
    let host = settledHost(200, 160) { Scene() }
    expect(host.columns("a"), equals: "16…36")
    expect(host.tapped("edit").columns("a"), equals: "44…64")
    expect(host.tapped("edit").columns("a"), equals: "16…36")
  }

  @Test(.claim("LIST-23")) @MainActor func `A button reveals the swipe actions of a row`() {
    var log: [String] = []
    let host = settledHost(300, 160) {
      List { Block("a", 20, 10).swipeActions { Button("Flag") { log.append("flag") }.accessibilityIdentifier("flag") } }
    }
    expect(host.frame(of: "flag"), equals: nil)
    host.tap(at: CGPoint(x: 276, y: 16))
    expect(host.frame(of: "flag")?.maxX, equals: 300)
    host.tap("flag")
    expect(log, equals: ["flag"])
    expect(host.frame(of: "flag"), equals: nil)
    // Return activates the button, which remains focused.
    expect(host.played("focus 1; activate").frame(of: "flag") != nil, equals: true)
    host.activateFocus()
    expect(host.frame(of: "flag"), equals: nil)
  }

  @Test(.claim("LIST-21")) @MainActor func `A disclosure group in a list expands into rows`() {
    let host = settledHost(200, 200) {
      List {
        DisclosureGroup {
          Block("a", 20, 10)
          Block("b", 20, 10)
        } label: {
          Block("label", 20, 10)
        }
        Block("after", 20, 10)
      }
    }
    expect(host.rows("after"), equals: "47…57")
    expect(host.tapped("label").rows("label", "a", "b", "after"), equals: "13…23 47…57 79…89 111…121")
    expect(host.columns("a"), equals: "32…52")
    expect(host.tapped("label").rows("after"), equals: "47…57")
  }

  @Test(.claim("LIST-22")) @MainActor func `A list with children expands the elements of an element`() {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let tree = [Node(id: "x", children: [Node(id: "y", children: [Node(id: "z")])]), Node(id: "last")]
    let host = settledHost(200, 200) { List(tree, children: \.children) { Block($0.id, 20, 10) } }
    expect(host.rows("x", "last"), equals: "13…23 47…57")
    expect(host.tapped("x").tapped("y").rows("x", "y", "z", "last"), equals: "13…23 49…59 83…93 115…125")
    expect(host.columns("y", "z"), equals: "32…52 48…68")
  }

  @Test(.claim("LIST-24")) @MainActor func `Offsets remove and move elements of a collection`() {
    var letters = Array("abcde")
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    expect(String(letters), equals: "badce")
    letters.move(fromOffsets: [0], toOffset: 5)
    expect(String(letters), equals: "adceb")
    letters.remove(atOffsets: [0, 4])
    expect(String(letters), equals: "dce")
    // Elements of a collection of fixed size are moved in place.
    let places = UnsafeMutableBufferPointer<Int>.allocate(capacity: 4)
    defer { places.deallocate() }
    for index in 0..<4 { places[index] = index }
    var moved = places
    moved.move(fromOffsets: [0, 3], toOffset: 2)
    expect(Array(moved), equals: [1, 0, 3, 2])
  }

  private func moves(in host: ViewHost<some View>) -> [String] {
    host.accessibleElements().filter { $0.label == "Reorder" }.map { $0.actions.map(\.name).joined(separator: ", ") }
  }

  @Test @MainActor func `The handle of a row has accessibility actions that move the row`() throws {
    let host = settledHost(200, 160) { Letters(actions: .move) }
    let all = ["Move down", "Move up, Move down", "Move up, Move down"]
    expect(moves(in: host), equals: all)
    let handle = try #require(host.accessibleElements().filter { $0.label == "Reorder" }.dropFirst().first)
    try #require(handle.actions.count == 2)
    host.performAction(of: handle.actions[1].source)
    expect(order(host), equals: "acbd")
    host.performAction(of: handle.actions[0].source)
    host.performAction(of: handle.actions[0].source)
    expect(order(host), equals: "bacd")
    expect(moves(in: host), equals: all)
    // Rows that cannot be moved, or not at the moment, have no such actions.
    expect(moves(in: settledHost(200, 160) { Letters(actions: .delete) }), equals: [])
    expect(moves(in: settledHost(200, 160) { Letters(actions: .move, mode: .inactive) }), equals: [])
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }

  @Test @MainActor func `The accessibility actions of a row follow the number of rows`() {
    struct Numbers: View {
      let numbers: Range<Int>
      var body: some View {
        List { ForEach(numbers, id: \.self) { Text("\($0)") }.onMove { _, _ in } }
          .environment(\.editMode, .constant(.active))
      }
    }
    let host = settledHost(200, 200) { Numbers(numbers: 1..<3) }
    expect(moves(in: host), equals: ["Move down", "Move up"])
    host.display(Numbers(numbers: 1..<4))
    expect(moves(in: host), equals: ["Move down", "Move up, Move down", "Move up"])
    host.display(Numbers(numbers: 0..<3))
    expect(moves(in: host), equals: ["Move down", "Move up, Move down", "Move up"])
    host.display(Numbers(numbers: 2..<3))
    expect(moves(in: host), equals: [""])
  }

  @Test(.claim("LIST-33")) @MainActor func `Explicit actions override edit actions`() {
    struct Own: View {
      @State private var letters = ["a", "b", "c"].map { Letter(id: $0) }
      var body: some View {
        List {
          ForEach($letters, editActions: .all) { $letter in
            Block(letter.id, letter.width, 10).onTapGesture { letter.width += 1 }
          }
          .onDelete { _ in letters.removeAll() }
          .onMove(perform: nil)
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let host = settledHost(200, 160) { Own() }
    expect(host.tapped("b").columns("a", "b"), equals: "44…64 44…65")
    host.drag(from: CGPoint(x: 175, y: 18), to: CGPoint(x: 175, y: 92))
    expect(order(host), equals: "abc")
    host.tap(at: CGPoint(x: 26, y: 16))
    expect(order(host), equals: "")
  }

  @Test @MainActor func `Every collection supports the edit actions that its type allows`() {
    struct Rows: View {
      @State private var slice = ["a", "b", "c", "d"][...].dropFirst()
      var body: some View {
        List($slice, id: \.self, editActions: .all) { $name in Block(name, 20, 10) }
          .environment(\.editMode, .constant(.active))
      }
    }
    // Offsets are relative to the first element, regardless of its index.
    let host = settledHost(200, 160) { Rows() }
    host.tap(at: CGPoint(x: 26, y: 16))
    expect(order(host), equals: "cd")
    host.drag(from: CGPoint(x: 175, y: 18), to: CGPoint(x: 175, y: 60))
    expect(order(host), equals: "dc")
    expect(host.diagnostics.isEmpty, equals: true)
    expect(EditActions<[Int]>.all, equals: [.delete, .move])
    expect(EditActions<UnsafeMutableBufferPointer<Int>>.all, equals: .move)
  }
}
