@_spi(Engine) import TributaryEngine

/// The actions that have run, and the changes of the presentation.
final class SwipeLog {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func after(_ action: () -> Void) -> [String] {
    action()
    return take()
  }
}

extension ViewHost {
  /// Drags the row of a view sideways and waits for the end of its movement.
  ///
  /// - Parameter x: The start of the drag, in points; `nil` for the visible center of the view.
  func swipe(_ id: String, by distance: CGFloat, at x: CGFloat? = nil, steps: Int = 8) {
    guard let frame = frame(of: id) else { return }
    let start = CGPoint(x: x ?? max(60, frame.midX), y: frame.midY)
    drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), steps: steps)
    rest()
  }

  /// Taps a text and waits for the end of all movements.
  func tapText(_ text: String) {
    guard let frame = shownTexts.first(where: { $0.shownContent == text })?.rootFrame(.model) else { return }
    tap(at: CGPoint(x: max(2, frame.midX), y: frame.midY))
    rest()
  }
}

/// Swipe actions of the rows of lists, and of views in a container, in 300 by 300 points.
@MainActor struct SwipeActionTests {
  enum Holder {
    case list, container
    /// A scroll view that is not a container for swipe actions.
    case bare

    /// A point at the trailing end of a row, before its button.
    var end: CGFloat { self == .list ? 280 : 260 }
  }

  /// Rows with two actions at an edge. The first action deletes the row of a list.
  private struct Rows: View {
    let log: SwipeLog
    var holder = Holder.list
    var edge = HorizontalEdge.trailing
    var allowsFullSwipe = true
    var selects = false
    var isAnimated = false
    @State private var rows = Array(0..<20)
    @State private var selection: Int?
    var body: some View {
      switch holder {
      case .list:
        List(selection: selects ? $selection : nil) {
          ForEach(rows, id: \.self) { row in
            swipeable(Block("row \(row)", 100, 24), row)
              .listRowBackground(Color.yellow.accessibilityIdentifier("ground \(row)"))
          }
        }
        .onChange(of: selection) { log.lines.append("select \(selection ?? -1)") }
      case .container: buttons.swipeActionsContainer()
      case .bare: buttons
      }
    }

    private var buttons: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            swipeable(Button(action: { log.lines.append("row \(row)") }, label: { Block("row \(row)", nil, 40) }), row)
          }
        }
      }
    }

    private func swipeable(_ view: some View, _ row: Int) -> some View {
      let log = log
      return view.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) {
        Button("Delete", role: .destructive) { delete(row) }.accessibilityIdentifier("delete \(row)")
        Button("Pin") { log.lines.append("pin \(row)") }.accessibilityIdentifier("pin \(row)")
      } onPresentationChanged: { isShown in
        log.lines.append(isShown ? "show \(row)" : "hide \(row)")
      }
    }

    private func delete(_ row: Int) {
      log.lines.append("delete \(row)")
      guard holder == .list else { return }
      if isAnimated { withAnimation { rows.removeAll { $0 == row } } } else { rows.removeAll { $0 == row } }
    }
  }

  private let log = SwipeLog()

  private func makeHost(_ holder: Holder) -> ViewHost<Rows> { settledHost(300, 300) { Rows(log: log, holder: holder) } }

  @Test(.claim("SWIPE-01"), .claim("SWIPE-11"), arguments: [Holder.list, .container])
  @MainActor func `A drag reveals the actions`(holder: Holder) throws {
    let host = makeHost(holder)
    let before = try #require(host.frame(of: "row 1"))
    expect(host.frame(of: "pin 1"), equals: nil)
    expect(log.after { host.swipe("row 1", by: -70) }, equals: ["show 1"])
    let (first, second) = (try #require(host.frame(of: "delete 1")), try #require(host.frame(of: "pin 1")))
    expect(first.maxX, equals: 300)
    expect(second.maxX, below: first.minX)
    expect(host.frame(of: "row 1"), equals: before.offsetBy(dx: second.minX - 300, dy: 0))
    if holder == .list {
      expect(host.frame(of: "ground 1")?.maxX, equals: second.minX)
      expect(host.frame(of: "ground 2")?.maxX, equals: 300)
    }
    // A drag back hides them; a short drag without velocity, and one in the other direction, do not reveal them.
    expect(log.after { host.swipe("row 1", by: 90) }, equals: ["hide 1"])
    expect(host.frame(of: "delete 1"), equals: nil)
    host.swipe("row 1", by: -11)
    host.swipe("row 1", by: 70)
    expect(host.frame(of: "delete 1"), equals: nil)
    if holder == .list { expect(log.take(), equals: []) }
    expect(host.frame(of: "row 1"), equals: before)
    expect(host.core.checkInvariants(), equals: [])
    let bare = makeHost(.bare)
    bare.swipe("row 1", by: -60)
    play(bare, "| box delete 1 = nowhere; columns row 1 = 0…300")
  }

  @Test(.claim("SWIPE-12")) @MainActor func `A swiped row follows the pointer`() throws {
    let host = makeHost(.list)
    let start = try #require(host.frame(of: "row 1"))
    let press = CGPoint(x: start.midX, y: start.midY)
    host.send(.down(at: press, time: host.time))
    for x in [-10, -20, -40] as [CGFloat] {
      host.advance(by: 1.0 / 60)
      host.send(.moved(to: CGPoint(x: press.x + x, y: press.y), time: host.time))
    }
    expect(host.updated().frame(of: "row 1")?.minX, equals: start.minX - 40)
    expect(log.take(), equals: [])
    host.advance(by: 1)
    host.send(.up(at: CGPoint(x: press.x - 40, y: press.y), time: host.time))
    host.update()
    let shown = host.displayList.description
    expect(host.advanced(by: 0.1).displayList.description != shown, equals: true)
    expect(host.rested().displayList.description != shown, equals: true)
    // The button moves the row in the same manner.
    let other = makeHost(.list)
    other.play("tap 276,20; wait 0.05")
    let (row, ground) = (other.presentedFrame(of: "row 0")?.minX ?? 0, other.presentedFrame(of: "ground 0")?.minX ?? 0)
    expect(row, below: 16)
    expect(row, equals: ground + 16)
    expect(row, above: (other.frame(of: "row 0")?.minX ?? 0))
  }

  @Test(.claim("SWIPE-02"), .claim("SWIPE-13"), arguments: [Holder.list, .container])
  @MainActor func `At most one view is revealed`(holder: Holder) {
    let host = makeHost(holder)
    host.swipe("row 1", by: -70)
    expect(log.after { host.swipe("row 2", by: -70) }, equals: ["show 1", "hide 1", "show 2"])
    play(host, "| box delete 1 = nowhere; box delete 2 != nowhere")
  }

  /// Returns a host in which the actions of a row are revealed.
  private func makeRevealed(_ holder: Holder) -> ViewHost<Rows> {
    let host = settledHost(300, 300) { Rows(log: log, holder: holder, selects: holder == .list) }
    expect(log.after { host.swipe("row 1", by: -70) }, equals: ["show 1"])
    expect(host.frame(of: "pin 1") != nil, equals: true)
    return host
  }

  /// The events that hide the actions of a row, and the entries that each one adds in a list and in a container.
  private static let hidings: [(name: String, list: [String], container: [String]?)] = [
    ("scrolling", ["hide 1"], ["hide 1"]), ("another row", ["hide 1", "select 3"], ["hide 1", "row 3"]),
    ("the row", ["hide 1"], nil), ("Escape", ["hide 1"], nil), ("an action", ["hide 1", "pin 1"], nil),
  ]

  private func hide(_ host: ViewHost<Rows>, by event: String) {
    switch event {
    case "scrolling": host.scroll(at: CGPoint(x: 150, y: 60), by: down(10))
    case "another row": host.tap("row 3")
    case "the row": host.tap(at: CGPoint(x: 60, y: host.frame(of: "row 1")?.midY ?? 0))
    case "Escape":
      expect(host.performExitCommand(), equals: true)
      expect(host.rested().performExitCommand(), equals: false)
    default: host.tap("pin 1")
    }
    host.rest()
  }

  @Test(.claim("SWIPE-03"), .claim("SWIPE-04"), .claim("SWIPE-14"))
  @MainActor func `Scrolling, a press, Escape, and an action hide the actions of a row`() {
    let log = log
    for hiding in Self.hidings {
      for holder in [Holder.list, .container] {
        guard let expected = holder == .list ? hiding.list : hiding.container else { continue }
        let host = makeRevealed(holder)
        hide(host, by: hiding.name)
        expect(log.take(), equals: expected, "\(hiding.name) in \(holder)")
        expect(host.frame(of: "pin 1"), equals: nil, "\(hiding.name) in \(holder)")
        expect(host.frame(of: "row 1")?.minX, equals: holder == .list ? 16 : 0, "\(hiding.name) in \(holder)")
        // The hidden row responds to presses again.
        guard holder == .list, hiding.name == "an action" else { continue }
        host.tap("row 1")
        expect(log.after { host.rest() }, equals: ["select 1"])
      }
    }
    // Also beside all views of a container.
    let stack = settledHost(300, 200) {
      VStack {
        Block("one", 200, 40).swipeActions(
          content: { Button("Pin") {} }, onPresentationChanged: { log.lines.append("\($0)") })
        Spacer()
      }
      .swipeActionsContainer()
    }
    stack.swipe("one", by: -60, at: 150)
    stack.tap(at: CGPoint(x: 150, y: 180))
    expect(log.after { stack.rest() }, equals: ["true", "false"])
  }

  @Test(.claim("SWIPE-09")) @MainActor func `An action hides the actions of its view`() {
    let host = makeRevealed(.container)
    host.play("tap pin 1; rest")
    expect(log.take().contains("pin 1"), equals: true)
    expect(host.frame(of: "pin 1"), equals: nil)
  }

  @Test @MainActor func `Escape hides the actions before it leaves the page`() {
    let host = settledHost(300, 300) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in Rows(log: log) }
      }
    }
    host.rest()
    expect(log.after { host.swipe("row 1", by: -70) }, equals: ["show 1"])
    host.performExitCommand()
    expect(log.after { host.rest() }, equals: ["hide 1"])
    expect(host.frame(of: "row 1") != nil, equals: true)
  }

  @Test(
    .claim("SWIPE-05"), .claim("SWIPE-15"),
    arguments: [(Holder.list, false), (Holder.list, true), (Holder.container, false)])
  @MainActor func `A full swipe performs the first action`(holder: Holder, isAnimated: Bool) {
    let host = settledHost(300, 300) { Rows(log: log, holder: holder, isAnimated: isAnimated) }
    expect(log.after { host.swipe("row 1", by: -230, at: holder.end) }, equals: ["delete 1"])
    // Also in a single movement.
    expect(log.after { host.swipe("row 2", by: -230, at: holder.end, steps: 1) }, equals: ["delete 2"])
    if holder == .list {
      // And with the buttons.
      host.swipe("row 3", by: -70)
      host.tap("delete 3")
      expect(log.after { host.rest() }, equals: ["show 3", "hide 3", "delete 3"])
      for row in 1...3 { expect(host.frame(of: "row \(row)"), equals: nil) }
      play(host, "| minX row 4 = 16; diagnostics =")
    } else {
      expect(log.after { host.swipe("row 2", by: -100, at: holder.end, steps: 1) }, equals: ["show 2"])
    }
    let part = settledHost(300, 300) { Rows(log: log, holder: holder, allowsFullSwipe: false) }
    expect(log.after { part.swipe("row 1", by: -230, at: holder.end) }, equals: ["show 1"])
  }

  @Test(
    .claim("SWIPE-06"), .claim("SWIPE-17"), arguments: [Holder.list, .container], [HorizontalEdge.leading, .trailing])
  @MainActor func `The first action is next to the edge`(holder: Holder, edge: HorizontalEdge) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = settledHost(300, 300) {
        Rows(log: log, holder: holder, edge: edge).environment(\.layoutDirection, direction)
      }
      let isLeft = (edge == .leading) == (direction == .leftToRight)
      let before = host.frame(of: "row 1")?.minX ?? 0
      if holder == .list {
        expect(log.after { host.swipe("row 1", by: isLeft ? -70 : 70) }, equals: [], "\(direction)")
      }
      host.swipe("row 1", by: isLeft ? 70 : -70)
      let (first, second) = (host.frame(of: "delete 1") ?? .zero, host.frame(of: "pin 1") ?? .zero)
      let isInOrder = isLeft ? first.minX == 0 && second.minX > 0 : first.maxX == 300 && second.maxX < 300
      expect(isInOrder, equals: true, "\(direction): \(first), \(second)")
      // The view moves away from the buttons.
      let moved = (host.frame(of: "row 1")?.minX ?? 0) - before
      expect(moved, equals: (isLeft ? 1 : -1) * first.union(second).width, "\(direction)")
      _ = log.take()
    }
  }

  private enum Inside { case slider, scroll, draggable }

  /// A view that keeps its drags, with swipe actions.
  private struct Held: View {
    let inside: Inside
    let holder: Holder
    let log: SwipeLog
    @State private var value = 0.5
    var body: some View {
      if holder == .list {
        List { row }
      } else {
        VStack(spacing: 0) { row }.frame(maxHeight: .infinity, alignment: .top).swipeActionsContainer()
      }
    }
    @ViewBuilder private var row: some View {
      let log = log
      Group {
        switch inside {
        case .slider: Slider(value: $value).onChange(of: value) { log.lines.append("slid") }
        case .scroll: ScrollView(.horizontal) { Block("wide", 600, 24) }
        case .draggable: Block("item", 200, 24).draggable("item")
        }
      }
      .frame(width: 200, height: 24)
      .accessibilityIdentifier("held")
      .swipeActions(content: { Button("Pin") {} }, onPresentationChanged: { _ in log.lines.append("shown") })
    }
  }

  @Test(.claim("SWIPE-07"), .claim("SWIPE-18"), arguments: [Holder.list, .container])
  @MainActor func `Vertical scrolling and drags of controls in a row reveal no actions`(holder: Holder) {
    let host = makeHost(holder)
    let start = host.frame(of: "row 3")?.midY ?? 0
    host.drag(from: CGPoint(x: 100, y: start), to: CGPoint(x: 80, y: start - 80))
    host.rest()
    // The content continues to move, so that the row may have left the visible area.
    expect((host.frame(of: "row 3")?.minY ?? 0), below: 80)
    expect(log.take(), equals: [])
    let slider = settledHost(300, 300) { Held(inside: .slider, holder: holder, log: log) }
    slider.swipe("held", by: -66)
    let entries = Set(log.take())
    if holder == .list { expect(entries, equals: ["slid"]) } else { expect(entries.contains("shown"), equals: false) }
    let scroll = settledHost(300, 300) { Held(inside: .scroll, holder: holder, log: log) }
    scroll.swipe("held", by: -100)
    expect(scroll.frame(of: "wide").map { $0.minX < -30 }, equals: true)
    expect(log.take(), equals: [])
    guard holder == .list else { return }
    // Beside the scroll view, the row is swiped.
    scroll.drag(from: CGPoint(x: 240, y: 20), to: CGPoint(x: 180, y: 20))
    expect(log.after { scroll.rest() }, equals: ["shown"])
    let drag = settledHost(300, 300) { Held(inside: .draggable, holder: holder, log: log) }
    expect(log.after { drag.swipe("held", by: -80) }, equals: [])
  }

  @Test(.claim("SWIPE-08")) @MainActor func `The keyboard reveals and hides the actions`() {
    let host = makeHost(.container)
    host.play("focus 1; focus 1; activate")
    expect(log.after { host.rest() }, equals: ["show 0"])
    expect(host.performExitCommand(), equals: true)
    expect(log.after { host.rest() }, equals: ["hide 0"])
  }

  @Test @MainActor func `A row that was swiped equals a fresh one`() {
    let host = makeHost(.list)
    let before = host.displayList.description
    host.swipe("row 1", by: -70)
    host.swipe("row 1", by: 90)
    expect(host.displayList.description, equals: before)
    expect(host.core.checkInvariants(), equals: [])
    // Revealed by the button or by a drag, the row shows the same.
    let (dragged, pressed) = (makeHost(.list), makeHost(.list))
    dragged.swipe("row 0", by: -70)
    pressed.play("tap 276,20; rest")
    expect(dragged.displayList.description, equals: pressed.displayList.description)
    expect(dragged.displayList.description != before, equals: true)
  }

  private struct One: View {
    let log: SwipeLog
    let holder: Holder
    var isRowDisabled = false
    var body: some View {
      if holder == .list {
        List { row(100, 24) }
      } else {
        LazyVGrid(columns: [GridItem(.flexible())], alignment: .leading) { row(nil, 40) }
          .frame(maxHeight: .infinity, alignment: .top)
          .swipeActionsContainer()
      }
    }
    private func row(_ width: CGFloat?, _ height: CGFloat) -> some View {
      let log = log
      return Block("a", width, height)
        .swipeActions(
          content: { Button("Pin") { log.lines.append("pin") }.disabled(true) },
          onPresentationChanged: { log.lines.append("\($0)") }
        )
        .disabled(isRowDisabled)
    }
  }

  @Test(.claim("SWIPE-10"), .claim("SWIPE-19"), arguments: [Holder.list, .container])
  @MainActor func `A disabled row reveals no actions, and a disabled action does not run`(holder: Holder) {
    let all = settledHost(300, 300) { Rows(log: log, holder: holder).disabled(true) }
    expect(log.after { all.swipe("row 1", by: -70) }, equals: [])
    expect(all.frame(of: "pin 1"), equals: nil)
    if holder == .list {
      let row = settledHost(300, 300) { One(log: log, holder: holder, isRowDisabled: true) }
      expect(log.after { row.swipe("a", by: -70) }, equals: [])
      row.content.isRowDisabled = false
      row.update()
      expect(log.after { row.swipe("a", by: -70) }, equals: ["true"])
    }
    let action = settledHost(300, 300) { One(log: log, holder: holder) }
    expect(log.after { action.swipe("a", by: -230, at: holder.end) }, equals: ["true"])
  }

  private struct Shrinking: View {
    let log: SwipeLog
    let isInList: Bool
    @State private var rows = [0, 1, 2]
    @State private var mode = EditMode.inactive
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 20).onTapGesture { rows.removeFirst() }.accessibilityIdentifier("remove")
        Color.blue.frame(height: 20).onTapGesture { mode = mode == .active ? .inactive : .active }
          .accessibilityIdentifier("edit")
        if isInList { List { content } } else { VStack(spacing: 0) { content }.swipeActionsContainer() }
      }
      .environment(\.editMode, $mode)
    }
    private var content: some View {
      ForEach(rows, id: \.self) { row in
        Block("row \(row)", 200, 40).swipeActions(
          content: { Button("Pin") {} }, onPresentationChanged: { log.lines.append("\(row) \($0)") })
      }
    }
  }

  @Test(arguments: [("remove", true), ("remove", false), ("edit", true)])
  @MainActor func `The closure is called when a removal or an edit mode hides the actions for good`(
    change: String, isInList: Bool
  ) {
    let host = settledHost(300, 200) { Shrinking(log: log, isInList: isInList) }
    for _ in 0..<3 { host.moveFocus(by: 1) }
    host.activateFocus()
    expect(log.after { host.rest() }, equals: ["0 true"])
    host.tap(change)
    expect(log.after { host.rest() }, equals: ["0 false"])
    if change == "edit" {
      host.tap("edit")
      expect(log.after { host.rest() }, equals: [])
    }
  }

  @Test @MainActor func `The closure of a list row is called when its actions are revealed or hidden`() {
    let log = log
    let host = settledHost(300, 160) {
      List {
        Block("a", 20, 10).swipeActions(
          content: { Button("Pin") {} }, onPresentationChanged: { log.lines.append("\($0)") })
      }
      .swipeActionsContainer()
    }
    host.tap(at: CGPoint(x: 276, y: 16))
    expect(log.after { host.tap(at: CGPoint(x: 276, y: 16)) }, equals: ["true", "false"])
  }
}

/// Swipes of rows together with other interactions, in 300 by 300 points.
@MainActor struct RowSwipeInteractionTests {
  private struct Deletable: View {
    var swipes = ""
    @State private var rows = ["a", "b", "c"]
    @State private var mode = EditMode.inactive
    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: 20).onTapGesture { mode = mode == .active ? .inactive : .active }
          .accessibilityIdentifier("edit")
        List {
          ForEach(rows, id: \.self) { row in
            if swipes == "" {
              Block(row, 100, 24)
            } else {
              Block(row, 100, 24).swipeActions(edge: swipes == "leading" ? .leading : .trailing) { Button("Pin") {} }
            }
          }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, $mode)
      }
    }
  }

  @Test(.claim("SWIPE-16")) @MainActor func `A deletable row is deleted by a swipe`() {
    let host = settledHost(300, 300) { Deletable() }
    host.swipe("a", by: -50)
    expect(host.lines.contains("Delete"), equals: true)
    host.swipe("a", by: 50)
    expect(host.lines.contains("Delete"), equals: false)
    host.swipe("a", by: -230, at: 280)
    expect(host.frame(of: "a"), equals: nil)
    for edge in ["leading", "trailing"] {
      let own = settledHost(300, 300) { Deletable(swipes: edge) }
      own.swipe("a", by: edge == "leading" ? 50 : -50)
      expect(own.lines.contains("Pin") && !own.lines.contains("Delete"), equals: true)
      own.swipe("a", by: edge == "leading" ? -50 : 50)
      own.swipe("a", by: edge == "leading" ? -50 : 50)
      expect(!own.lines.contains("Pin") && !own.lines.contains("Delete"), equals: true)
    }
  }

  @Test @MainActor func `An edit mode hides the actions, and its handle moves rows`() {
    let host = settledHost(300, 300) { Deletable() }
    host.swipe("a", by: -50)
    play(host, "| lines has Delete", "tap edit; rest | lines lacks Delete; columns a = 44…144")
    host.swipe("a", by: -230, at: 250)
    expect(host.frame(of: "a") != nil, equals: true)
    let y = host.frame(of: "a")?.midY ?? 0
    host.drag(from: CGPoint(x: 275, y: y), to: CGPoint(x: 275, y: y + 60))
    expect((host.rested().frame(of: "a")?.minY ?? 0), above: (host.frame(of: "b")?.minY ?? 0))
  }

  @Test @MainActor func `The button reveals the actions of one edge after the other`() {
    let log = SwipeLog()
    let host = settledHost(300, 300) {
      List {
        Block("a", 20, 10)
          .swipeActions(
            edge: .leading, content: { Button("Pin") {}.accessibilityIdentifier("pin") },
            onPresentationChanged: { log.lines.append("leading \($0)") }
          )
          .swipeActions(
            content: { Button("Flag") {}.accessibilityIdentifier("flag") },
            onPresentationChanged: { log.lines.append("trailing \($0)") })
      }
    }
    host.play("focus 1; activate; rest")
    expect(host.frame(of: "flag")?.maxX == 300 && host.frame(of: "pin") == nil, equals: true)
    expect(host.played("activate; rest").frame(of: "pin")?.minX == 0 && host.frame(of: "flag") == nil, equals: true)
    play(host, "activate; rest | box pin = nowhere; box flag = nowhere")
    expect(log.take(), equals: ["trailing true", "trailing false", "leading true", "leading false"])
    host.swipe("a", by: 60, at: 150)
    host.swipe("a", by: -40, at: 150)
    expect(log.after { host.swipe("a", by: -60, at: 150) }, equals: ["leading true", "leading false", "trailing true"])
  }

  @Test @MainActor func `A reorderable row keeps its drags`() {
    struct Letter: Identifiable { let id: String }
    func letters(log: SwipeLog) -> some View {
      List {
        ForEach(["a", "b", "c"].map { Letter(id: $0) }) { row in
          Block(row.id, 200, 24).swipeActions(
            content: { Button("Pin") {} }, onPresentationChanged: { _ in log.lines.append("shown") })
        }
        .reorderable()
      }
      .reorderContainer(for: Letter.self) { _ in log.lines.append("moved") }
    }
    let log = SwipeLog()
    let host = settledHost(300, 300) { letters(log: log) }
    let start = host.frame(of: "a") ?? .zero
    host.drag(from: CGPoint(x: 100, y: start.midY), to: CGPoint(x: 100, y: start.midY + 100))
    expect(log.after { host.rest() }, equals: ["moved"])
  }

  @Test @MainActor func `Links, menus, and disclosure rows are swiped and keep their presses`() {
    let log = SwipeLog()
    let host = navigationHost(300, 300) {
      List {
        NavigationLink("link") { Text("page") }.swipeActions { Button("Pin") {} }
        DisclosureGroup(content: { Text("inner").swipeActions { Button("Keep") {} } }, label: { Text("group") })
        Block("menu", 100, 24).swipeActions { Button("Flag") {} }.contextMenu { Button("Copy") {} }
      }
    }
    host.rest()
    func swipe(_ text: String, by distance: CGFloat) {
      guard let frame = host.shownTexts.first(where: { $0.shownContent == text })?.rootFrame(.model) else { return }
      host.drag(from: CGPoint(x: 200, y: frame.midY), to: CGPoint(x: 200 + distance, y: frame.midY))
      host.rest()
    }
    swipe("link", by: -60)
    expect(host.lines.contains("Pin"), equals: true)
    // The press hides the actions, and the next one follows the link.
    host.tapText("link")
    expect(!host.lines.contains("Pin") && !host.lines.contains("page"), equals: true)
    host.tapText("group")
    swipe("inner", by: -60)
    expect(host.lines.contains("Keep"), equals: true)
    host.swipe("menu", by: -60)
    expect(host.lines.contains("Flag") && !host.lines.contains("Keep"), equals: true)
    let row = host.frame(of: "menu") ?? .zero
    host.openContextMenu(at: CGPoint(x: max(4, row.midX), y: row.midY))
    expect(host.rested().lines.contains("Copy"), equals: true)
    host.performExitCommand()
    host.rest()
    host.tapText("link")
    host.tapText("link")
    expect(host.lines.contains("page"), equals: true)
    expect(log.take(), equals: [])
  }

  private struct Shifting: View {
    let log: SwipeLog
    var rows = Array(0..<40)
    var body: some View {
      let log = log
      List(rows, id: \.self) { row in
        Block("row \(row)", 100, 24).swipeActions(
          content: { Button("Pin") {} }, onPresentationChanged: { log.lines.append("\(row) \($0)") })
      }
    }
  }

  @Test @MainActor func `A revealed row that leaves the viewport or the data hides its actions`() {
    let log = SwipeLog()
    let host = settledHost(300, 300) { Shifting(log: log) }
    expect(log.after { host.swipe("row 1", by: -60) }, equals: ["1 true"])
    host.content.rows = Array(100..<130) + Array(0..<40)
    host.update()
    expect(log.after { host.rest() }, equals: ["1 false"])
    host.content.rows = Array(0..<40)
    expect(host.played("update; rest").displayList, equals: settledHost(300, 300) { Shifting(log: log) }.displayList)
    host.swipe("row 2", by: -60)
    host.content.rows.remove(at: 2)
    host.update()
    expect(log.after { host.rest() }, equals: ["2 true", "2 false"])
    expect(host.core.checkInvariants(), equals: [])
  }

  private struct Changing: View {
    let log: SwipeLog
    var edge = HorizontalEdge.trailing
    var body: some View {
      let log = log
      List {
        Block("a", 100, 24).swipeActions(
          edge: edge, content: { Button("Pin") {} }, onPresentationChanged: { log.lines.append("\($0)") })
      }
    }
  }

  @Test @MainActor func `A row whose revealed actions move to the other edge hides them`() {
    let log = SwipeLog()
    let host = settledHost(300, 300) { Changing(log: log) }
    host.swipe("a", by: -60)
    host.content.edge = .leading
    host.update()
    expect(log.after { host.rest() }, equals: ["true", "false"])
    expect(host.displayList, equals: settledHost(300, 300) { Changing(log: log, edge: .leading) }.displayList)
    expect(log.after { host.swipe("a", by: 60) }, equals: ["true"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A row without actions has no node for them`() {
    func count(_ host: ViewHost<some View>) -> Int {
      var count = 0
      func visit(_ node: ViewNode) {
        if node is RowSwipeNode { count += 1 }
        node.forEachChild(visit)
      }
      visit(host.core.root)
      return count
    }
    expect(count(settledHost(300, 300) { List(0..<5) { Block("\($0)", 100, 24) } }), equals: 0)
    expect(count(settledHost(300, 300) { Shifting(log: SwipeLog(), rows: [1, 2]) }), equals: 2)
    expect(count(settledHost(300, 300) { Deletable().environment(\.editMode, .constant(.active)) }), equals: 3)
  }
}

@MainActor struct SwipeShiftTests {
  private struct Titled: View {
    var title = "Pin"
    var body: some View {
      Block("row", nil, 40).swipeActions { Button(title) {}.accessibilityIdentifier("action") }.swipeActionsContainer()
    }
  }

  @Test @MainActor func `Actions are revealed with an animation, also for the first time`() {
    let host = settledHost(300, 40) { Titled() }
    host.moveFocus(by: 1)
    for _ in 0..<2 {
      play(host, "activate | animating = true")
      var shown: [CGFloat] = []
      for _ in 0..<4 {
        shown.append(host.presentedFrame(of: "row")?.minX ?? 0)
        host.advance(by: 0.05)
      }
      expect(shown.first, equals: 0)
      expect(zip(shown, shown.dropFirst()).allSatisfy { $0 > $1 }, equals: true, "\(shown)")
      play(
        host,
        "rest | x row = -48; minX action = 252",
        "activate; rest | minX row = 0")
    }
  }

  @Test @MainActor func `A view with revealed actions follows their width, and a dry run does not move it`() {
    let host = settledHost(300, 40) { Titled() }
    host.swipe("row", by: -60)
    for (title, width) in [("Pin", 48), ("A long title", 120), ("Pin", 48)] as [(String, CGFloat)] {
      expect(host.display(Titled(title: title)).frame(of: "action")?.width, equals: width)
      expect(host.frame(of: "row")?.minX, equals: -width)
      host.probeFeedback()
      expect(host.updated().frame(of: "row")?.minX, equals: -width)
    }
    host.expectSound()
  }
}
