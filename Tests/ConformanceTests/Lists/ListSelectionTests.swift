import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Ten rows with a multiple selection.
private struct SeveralChosen: View {
  @State private var chosen: Set<Int> = []
  let log: ([Int]) -> Void

  var body: some View {
    List(0..<10, id: \.self, selection: $chosen) { Block("r\($0)", 20, 10) }
      .onChange(of: chosen) { _, new in log(new.sorted()) }
  }
}

/// The selection and the editing of lists.
@MainActor @Suite struct ListSelectionTests {
  private struct Single: View {
    @State var chosen: Int?
    var data = Array(0..<1000)
    var log: (Int?) -> Void = { _ in }

    var body: some View {
      List(data, id: \.self, selection: $chosen) { Block("r\($0)", 20, 10) }
        .onChange(of: chosen) { _, new in log(new) }
    }
  }

  @Test(
    .claim(
      "LIST-10", "A press on a row selects the value of its tag, or the id of its element.", .documented,
      "Apple's documentation of List's init(selection:content:)"))
  func `A press selects a row`() {
    var log: [Int?] = []
    let host = settledHost(200, 160) { Single { log.append($0) } }
    host.tap(at: CGPoint(x: 150, y: 50))
    host.tap("r3")
    host.tap("r3")
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

  @Test(
    .claim(
      "LIST-11",
      "Arrow keys move the selection: without one, down selects the first row and up the last; they stop at the ends.",
      .observed, "measured on macOS 27"))
  func `Arrow keys move the selection`() {
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

  @Test(
    .claim("LIST-12", "A selection by keys scrolls to the selected row.", .reproduced, "behavior of lists on macOS"))
  func `Keys scroll to the selected row`() {
    let host = settledHost(200, 160) { Single() }
    host.moveFocus(by: 1)
    for _ in 0..<6 { _ = host.handle(.down) }
    expect(host.rows("r5"), equals: "139…149")
  }

  @Test(
    .claim(
      "LIST-13",
      "A press selects a single row in a list with multiple selection, and an arrow with Shift extends the selection from that row.",
      .reproduced, "behavior of lists on macOS"))
  func `Shift with an arrow extends the selection`() {
    var log: [[Int]] = []
    let host = settledHost(200, 320) { SeveralChosen { log.append($0) } }
    host.tap("r2")
    _ = host.handle(.extendDown)
    _ = host.handle(.extendDown)
    _ = host.handle(.extendUp)
    _ = host.handle(.extendUp)
    _ = host.handle(.extendUp)
    host.tap("r5")
    // Moving back past the start selects the rows on the other side.
    expect(log, equals: [[2], [2, 3], [2, 3, 4], [2, 3], [2], [1, 2], [5]])
  }

  @Test func `Shift with an arrow extends a selection made by a Shift-press or by client code`() {
    struct Rows: View {
      @State private var chosen: Set<Int> = [3, 4]
      let log: ([Int]) -> Void
      var body: some View {
        List(0..<10, id: \.self, selection: $chosen) { Block("r\($0)", 20, 10) }
          .onChange(of: chosen) { _, new in log(new.sorted()) }
      }
    }
    var log: [[Int]] = []
    let host = settledHost(200, 320) { Rows { log.append($0) } }
    host.moveFocus(by: 1)
    _ = host.handle(.extendUp)
    expect(log, equals: [[2, 3, 4]])
    host.tap("r5")
    host.tap("r7", modifiers: .shift)
    _ = host.handle(.extendUp)
    expect(log, equals: [[2, 3, 4], [5], [5, 6, 7], [5, 6]])
  }

  @Test(
    .claim(
      "LIST-35",
      "A Command-press adds or removes a row, and a Shift-press replaces the selection by the rows from the last pressed row.",
      .documented, "Apple's guide to selecting items in lists on macOS"), arguments: [EventModifiers.command, .control])
  func `Command and Shift extend the selection of a press`(key: EventModifiers) {
    var log: [[Int]] = []
    let host = settledHost(200, 320) { SeveralChosen { log.append($0) } }
    host.tap("r2")
    host.tap("r5", modifiers: key)
    host.tap("r2", modifiers: key)
    host.tap("r4", modifiers: key)
    host.tap("r7", modifiers: .shift)
    host.tap("r3", modifiers: .shift)
    host.tap("r1")
    expect(log, equals: [[2], [2, 5], [5], [4, 5], [4, 5, 6, 7], [3, 4], [1]])
    _ = host.handle(.selectAll)
    expect(log.last, equals: Array(0..<10))
  }

  @Test func `Shift with a press extends a selection made by an arrow key`() {
    var log: [[Int]] = []
    let host = settledHost(200, 320) { SeveralChosen { log.append($0) } }
    host.tap("r2")
    _ = host.handle(.down)
    host.tap("r6", modifiers: .shift)
    expect(log, equals: [[2], [3], [3, 4, 5, 6]])
  }

  @Test func `A Shift-press selects rows outside the window, and only one row in a single selection`() {
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

  @Test(
    .claim(
      "LIST-14",
      "The removal of a selected row does not write the selection; the row is selected again when it returns.",
      .observed, "measured on macOS 27"))
  func `A removed row stays in the selection`() {
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
    host.show(Scene(data: [1, 3]))
    expect(host.frame(of: "chosen 2") != nil, equals: true)
    host.show(Scene(data: [1, 2, 3]))
    expect("\(host.displayList)", equals: before)
  }

  @Test func `The cost of a selection depends only on the changed rows`() {
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

  // MARK: Editing

  private struct Editable: View {
    @State private var items = ["a", "b", "c", "d"]
    @State private var chosen: String?
    var mode = EditMode.active

    var body: some View {
      List(selection: $chosen) {
        ForEach(items, id: \.self) { Block($0, 20, 10) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(mode))
    }
  }

  private func order(_ host: ViewHost<some View>) -> String {
    ["a", "b", "c", "d"].filter { host.frame(of: $0) != nil }
      .sorted { (host.frame(of: $0)?.minY ?? 0) < (host.frame(of: $1)?.minY ?? 0) }.joined()
  }

  @Test(
    .claim(
      "LIST-17", "A deletable row has a delete button at its leading edge in edit mode.", .documented,
      "Apple's documentation of onDelete(perform:) and EditMode"))
  func `A row can be deleted in edit mode`() {
    let host = settledHost(200, 160) { Editable() }
    expect(host.columns("a"), equals: "44…64")
    host.tap(at: CGPoint(x: 26, y: 48))
    expect(order(host), equals: "acd")
  }

  @Test(
    .claim(
      "LIST-18", "A movable row is dragged by its handle in edit mode.", .documented,
      "Apple's documentation of onMove(perform:)"))
  func `A row can be moved in edit mode`() {
    let host = settledHost(200, 160) { Editable() }
    host.drag(from: CGPoint(x: 175, y: 18), to: CGPoint(x: 175, y: 92))
    expect(order(host), equals: "bcad")
    host.drag(from: CGPoint(x: 175, y: 126), to: CGPoint(x: 175, y: 20))
    expect(order(host), equals: "dbca")
    host.drag(from: CGPoint(x: 175, y: 18), to: CGPoint(x: 175, y: 26))
    expect(order(host), equals: "dbca")
  }

  @Test(.claim("LIST-19", "The delete key deletes the selected row.", .reproduced, "behavior of lists on macOS"))
  func `The delete key deletes the selected row`() {
    let host = settledHost(200, 160) { Editable(mode: .inactive) }
    host.tap("c")
    expect(host.handle(.delete), equals: true)
    expect(order(host), equals: "abd")
  }

  @Test(
    .claim(
      "LIST-20", "An edit button toggles the edit mode of its environment, and every window has an edit mode.",
      .documented, "Apple's documentation of EditButton"))
  func `An edit button toggles the edit mode`() {
    struct Scene: View {
      @State private var items = ["a", "b"]
      var body: some View {
        VStack(spacing: 0) {
          EditButton().frame(height: 20).accessibilityIdentifier("edit")
          List {
            ForEach(items, id: \.self) { Block($0, 20, 10) }.onDelete { items.remove(atOffsets: $0) }
          }
        }
      }
    }
    let host = settledHost(200, 160) { Scene() }
    expect(host.columns("a"), equals: "16…36")
    host.tap("edit")
    expect(host.columns("a"), equals: "44…64")
    host.tap("edit")
    expect(host.columns("a"), equals: "16…36")
  }

  @Test(
    .claim(
      "LIST-23", "A button with an ellipsis reveals the swipe actions of a row, as a swipe does.", .decided,
      "without a swipe, a button with three dots reveals them"))
  func `A button reveals the swipe actions of a row`() {
    var log: [String] = []
    let host = settledHost(300, 160) {
      List {
        Block("a", 20, 10).swipeActions {
          Button("Flag") { log.append("flag") }.accessibilityIdentifier("flag")
        }
      }
    }
    expect(host.frame(of: "flag"), equals: nil)
    host.tap(at: CGPoint(x: 276, y: 16))
    expect(host.frame(of: "flag")?.maxX, equals: 300)
    host.tap("flag")
    expect(log, equals: ["flag"])
    expect(host.frame(of: "flag"), equals: nil)
    // Return activates the button, which remains focused.
    host.moveFocus(by: 1)
    host.activateFocus()
    expect(host.frame(of: "flag") != nil, equals: true)
    host.activateFocus()
    expect(host.frame(of: "flag"), equals: nil)
  }

  @Test(
    .claim(
      "LIST-21", "An expanded disclosure group in a list makes each of its views a separate row.", .documented,
      "Apple's documentation of DisclosureGroup"))
  func `A disclosure group in a list expands into rows`() {
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
    host.tap("label")
    expect(host.rows("label", "a", "b", "after"), equals: "13…23 47…57 79…89 111…121")
    expect(host.columns("a"), equals: "32…52")
    host.tap("label")
    expect(host.rows("after"), equals: "47…57")
  }

  @Test(
    .claim(
      "LIST-22", "A list with children expands the elements of an element.", .documented,
      "Apple's documentation of List's init(_:children:rowContent:)"))
  func `A list with children expands the elements of an element`() {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let tree = [
      Node(id: "x", children: [Node(id: "y", children: [Node(id: "z")])]), Node(id: "last"),
    ]
    let host = settledHost(200, 200) { List(tree, children: \.children) { Block($0.id, 20, 10) } }
    expect(host.rows("x", "last"), equals: "13…23 47…57")
    host.tap("x")
    host.tap("y")
    expect(host.rows("x", "y", "z", "last"), equals: "13…23 49…59 83…93 115…125")
    expect(host.columns("y", "z"), equals: "32…52 48…68")
  }

  @Test(
    .claim(
      "LIST-24", "Offsets remove elements, or move them before another offset in their order.", .documented,
      "Apple's documentation of remove(atOffsets:) and move(fromOffsets:toOffset:)"))
  func `Offsets remove and move elements of a collection`() {
    var letters = Array("abcde")
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    expect(String(letters), equals: "badce")
    letters.move(fromOffsets: [0], toOffset: 5)
    expect(String(letters), equals: "adceb")
    letters.remove(atOffsets: [0, 4])
    expect(String(letters), equals: "dce")
  }
}
