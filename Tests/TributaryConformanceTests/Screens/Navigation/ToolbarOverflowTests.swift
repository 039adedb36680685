@MainActor struct ToolbarOverflowTests {
  private let journal = Journal()

  private struct Item: View {
    let name: String
    let journal: Journal
    var body: some View {
      Button(action: { journal.note(name) }, label: { Text(name).frame(width: 40) }).accessibilityIdentifier(name)
    }
  }

  private func item(_ name: String) -> Item { Item(name: name, journal: journal) }

  private func host(_ width: CGFloat, @ToolbarContentBuilder _ items: () -> some ToolbarContent) -> ViewHost<some View>
  { settledHost(width, 300) { NavigationStack { Color.white.toolbar(content: items) } } }

  private func open(_ host: ViewHost<some View>) {
    let button = host.accessibleElements().first { $0.label == "More" }
    #expect(button != nil)
    if let button { host.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY)) }
    host.rest()
  }

  private func shown(_ names: [String], _ host: ViewHost<some View>) -> [String] {
    names.filter { host.frame(of: $0) != nil }
  }

  @ToolbarContentBuilder private var ranked: some ToolbarContent {
    ToolbarItem { item("a") }.visibilityPriority(.high)
    ToolbarItem { item("b") }.visibilityPriority(.low)
    ToolbarItem(placement: .topBarLeading) { item("c") }
    ToolbarItem { item("d") }.visibilityPriority(ToolbarItemVisibilityPriority(higherThan: .automatic))
    ToolbarItem { item("e") }
  }

  @Test(.claim("TOOLBAR-30")) @MainActor func `Items move into the menu by priority`() {
    let names = ["a", "b", "c", "d", "e"]
    var order: [String] = []
    // Items leave the bar at widths that differ by more than the step.
    for width in stride(from: 400.0, through: 60, by: -8) {
      let host = host(width) { ranked }
      let inBar = shown(names, host)
      for name in names where !inBar.contains(name) && !order.contains(name) { order.append(name) }
      expect(order.count + inBar.count, equals: names.count, "No item returns into a narrower bar.")
      let frames = inBar.compactMap { host.frame(of: $0) }.sorted { $0.minX < $1.minX }
      for (left, right) in zip(frames, frames.dropFirst()) { expect(left.maxX, atMost: right.minX) }
      #expect(frames.allSatisfy { $0.minX >= 16 && $0.maxX <= width - 16 })
      host.expectSound()
    }
    expect(order, equals: ["b", "e", "c", "d", "a"])
  }

  @Test(.claim("TOOLBAR-31")) @MainActor func `Items in the menu act`() {
    let host = navigationHost(120, 300) {
      Color.white.toolbar {
        ToolbarItemGroup {
          item("a")
          item("b")
          item("c")
        }
        ToolbarOverflowMenu { Button("declared") { journal.note("declared") } }
      }
      .toolbarOverflowMenu { Button("more") { journal.note("more") } }
    }
    expect(shown(["a", "b", "c"], host), equals: ["a"])
    expect(host.lines, equals: ["a"])
    open(host)
    expect(host.lines, equals: ["a", "b", "c", "declared", "more"])
    // The menu closes.
    for name in ["b", "c"] {
      host.play(expecting: ["tap \(name); rest": ["a"]]) { host.lines }
      open(host)
    }
    play(host, journal, "| log = b c; diagnostics =")
    // A bar in which everything fits has the button only for declared content.
    let wide = settledHost(300, 300) { NavigationStack { Color.white.toolbar { item("a") } } }
    #expect(!wide.accessibleElements().contains { $0.label == "More" })
    let declared = settledHost(300, 300) {
      NavigationStack { Color.white.toolbarOverflowMenu { Button("only") { journal.note("only") } } }
    }
    open(declared)
    expect(declared.lines, equals: ["only"])
  }

  @Test(.claim("TOOLBAR-32")) @MainActor func `Pinned items stay`() {
    for width in [300.0, 210, 190] {
      let host = host(width) {
        ToolbarItem(placement: .topBarPinnedTrailing) { item("pinned") }
        ToolbarItem(placement: .cancellationAction) { item("cancel") }
        ToolbarItemGroup {
          item("a")
          item("b")
          item("c")
        }
        ToolbarItem(placement: .confirmationAction) { item("done") }
      }
      expect(shown(["pinned", "cancel", "done"], host).count, equals: 3)
      play(host, "| columns pinned = \(Int(width) - 56)…\(Int(width) - 16); columns cancel = 16…56")
      let button = host.accessibleElements().first { $0.label == "More" }
      expect((button == nil), equals: (width == 300))
      if let button { expect(button.frame.maxX, atMost: width - 16 - 40) }
    }
  }

  @Test(.claim("TOOLBAR-33")) @MainActor func `Priorities are ordered`() {
    typealias Priority = ToolbarItemVisibilityPriority
    var above = Priority(higherThan: .automatic)
    for _ in 0..<3_000 { above = Priority(higherThan: above) }
    var below = Priority(lowerThan: .automatic)
    for _ in 0..<3_000 { below = Priority(lowerThan: below) }
    let ascending: [Priority] = [
      Priority(lowerThan: .low), .low, below, Priority(lowerThan: .automatic), .automatic,
      Priority(higherThan: .automatic), above, .high, Priority(higherThan: .high),
    ]
    #expect(zip(ascending, ascending.dropFirst()).allSatisfy { $0 < $1 })
    expect(Priority(higherThan: .high), equals: Priority(higherThan: .high))
  }

  @Test @MainActor func `Spacers are removed before items move`() {
    let places = stride(from: 130.0, through: 90, by: -2).map { width in
      let host = host(width) {
        ToolbarItem { item("a") }
        ToolbarSpacer(.fixed)
        ToolbarItem { item("b") }
      }
      return (host.frame(of: "b")?.minX ?? -1) - (host.frame(of: "a")?.maxX ?? 0)
    }
    // First with the spacer, then without it, and then one item.
    #expect(places.contains { $0 >= 16 })
    #expect(places.contains { $0 >= 4 && $0 < 16 })
    expect(places.last ?? 0, below: 0)
  }

  @Test @MainActor func `A resized bar equals a new one of the same size`() {
    func content() -> some View {
      NavigationStack {
        Color.white.toolbar {
          ranked
          ToolbarSpacer()
          ToolbarItem(placement: .topBarPinnedTrailing) { item("p") }
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    let host = settledHost(400, 300) { content() }
    for width in [400.0, 240, 90, 150, 320, 60, 400, 200] {
      host.size.width = width
      host.update()
      let fresh = settledHost(width, 300) { content() }
      expect(host.displayList.description, equals: fresh.displayList.description, "\(width)")
      host.expectSound()
    }
  }

  @Test @MainActor func `An open menu follows the width of the bar`() {
    let host = host(120) {
      ToolbarItem { item("a") }
      ToolbarItem { item("b") }
      ToolbarItem { item("c") }
    }
    open(host)
    expect(host.lines, equals: ["a", "b", "c"])
    expect(host.frame(of: "b")?.minY ?? 0, above: 30)
    expect(host.played("width 300; rest").frame(of: "b")?.minY ?? 100, below: 30)
    #expect(!host.accessibleElements().contains { $0.label == "More" })
    host.expectSound()
  }

  @Test @MainActor func `The cost of a bar is linear in its items`() {
    func cost(_ count: Int) -> (nodes: Int, measures: Int) {
      let host = navigationHost(200, 300) {
        Color.white.toolbar { ForEach(0..<count, id: \.self) { index in ToolbarItem { item("i\(index)") } } }
      }
      host.size.width = 180
      let counts = host.update().counts
      return (counts.nodesVisited, counts.bodies)
    }
    let (small, large) = (cost(100), cost(200))
    expect(large.nodes, atMost: 2 * small.nodes + 200)
    expect(large.measures, atMost: 2 * small.measures + 20)
  }
}

@MainActor struct ToolbarOverflowStateTests {
  private struct Tally: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 }.accessibilityIdentifier(name) }
  }

  private final class Count: ObservableObject { @Published var value = 0 }

  private struct ObjectTally: View {
    let name: String
    @StateObject private var count = Count()
    var body: some View { Button("\(name)\(count.value)") { count.value += 1 }.accessibilityIdentifier(name) }
  }

  private final class Model: ObservableObject {
    @Published var names = ["x", "y"]
    @Published var isExtended = false
    @Published var isOpen = false
  }

  private struct Tallies: View {
    @ObservedObject var model: Model
    var body: some View {
      HStack {
        Tally(name: "p")
        Tally(name: "q")
        ObjectTally(name: "o")
        if model.isExtended {
          Tally(name: "l")
          ObjectTally(name: "m")
        }
        ForEach(model.names, id: \.self) { Tally(name: $0) }
      }
    }
  }

  private struct Opener: View {
    @ObservedObject var model: Model
    var body: some View {
      Button("opener") { model.isOpen = true }
        .accessibilityIdentifier("opener")
        .popover(isPresented: $model.isOpen) { Text("popover").accessibilityIdentifier("popover") }
    }
  }

  /// Returns a bar with two items, of which the second one moves into the menu if the width is small.
  private func host(_ width: CGFloat, first: CGFloat = 60, second: () -> some View) -> ViewHost<some View> {
    let second = second()
    return navigationHost(width, 300) {
      Color.white.toolbar {
        ToolbarItem { Text("a").frame(width: first) }
        ToolbarItem { second }
      }
    }
  }

  private func button(_ host: ViewHost<some View>) -> CGRect? {
    host.accessibleElements().first { $0.label == "More" }?.frame
  }

  private func open(_ host: ViewHost<some View>) {
    guard let frame = button(host) else {
      Issue.record("The bar has no menu.")
      return
    }
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    host.rest()
  }

  private func tap(_ names: String..., in host: ViewHost<some View>) {
    for name in names {
      if host.frame(of: name) == nil || button(host) != nil, host.frame(of: "p") == nil { open(host) }
      host.tap(name)
      host.rest()
    }
  }

  @Test(.claim("TOOLBAR-34")) func `Every view of an item in the menu has the state of the same view in the bar`() {
    let model = Model()
    let host = host(700, first: 40) { Tallies(model: model) }
    tap("p", "q", "q", "o", "o", "o", "y", in: host)
    let tapped = ["a", "p1", "q2", "o3", "x0", "y1"]
    host.play(expecting: ["": tapped, "width 100; rest": ["a"]]) { host.lines }
    open(host)
    expect(host.lines, equals: tapped)
    tap("q", "y", in: host)
    play(host, "width 700; rest | lines = a / p1 / q3 / o3 / x0 / y2; diagnostics =")
  }

  @Test @MainActor func `State that is created in an open menu remains`() {
    let model = Model()
    let host = host(100, first: 40) { Tallies(model: model) }
    open(host)
    tap("x", in: host)
    open(host)
    model.isExtended = true
    model.names = ["n", "x", "k", "y"]
    play(host, "rest | lines = a / p0 / q0 / o0 / l0 / m0 / n0 / x1 / k0 / y0")
    tap("l", "m", "m", "n", "k", "k", "k", in: host)
    open(host)
    expect(host.lines, equals: ["a", "p0", "q0", "o0", "l1", "m2", "n1", "x1", "k3", "y0"])
    // Removed views lose their state, and new ones at their places do not receive it.
    model.isExtended = false
    model.names = ["z", "k", "n"]
    host.rest()
    model.isExtended = true
    play(host, "rest | lines = a / p0 / q0 / o0 / l0 / m0 / z0 / k3 / n1")
    tap("z", in: host)
    play(host, "width 700; rest | lines = a / p0 / q0 / o0 / l0 / m0 / z1 / k3 / n1; diagnostics =")
  }

  @Test @MainActor func `A hidden item presents its popover at the button of the menu`() {
    for isTapped in [false, true] {
      let model = Model()
      let host = host(100, first: 40) { Opener(model: model) }
      if isTapped {
        open(host)
        host.tap("opener")
      } else {
        model.isOpen = true
      }
      host.rest()
      let (panel, button) = (host.frame(of: "popover"), button(host))
      #expect(panel != nil)
      if let panel, let button { #expect(panel.minY >= button.maxY && panel.minY < button.maxY + 30) }
      play(host, "key escape; rest | box popover = nowhere")
      expect(!model.isOpen)
    }
  }

  private struct Mixed: View {
    @FocusState private var hasFocus: Bool
    @GestureState private var isPressed = false
    @State private var isOn = false
    @State private var count = 0
    var body: some View {
      HStack {
        Button(isOn ? "on" : "off") { isOn.toggle() }.accessibilityIdentifier("switch")
        Button("\(count)") { count += 1 }.accessibilityIdentifier("count")
        Color.red.frame(width: 5, height: 5).focused($hasFocus)
          .gesture(LongPressGesture().updating($isPressed) { _, isPressed, _ in isPressed = true })
      }
    }
  }

  @Test @MainActor func `State beside the focus and a gesture is that of the same property in the bar`() {
    let host = host(500) { Mixed() }
    host.play("tap switch; tap count; tap count; width 100; rest")
    open(host)
    host.play(expecting: ["": ["a", "on", "2"], "tap count; width 500; rest": ["a", "on", "3"]]) { host.lines }
    host.expectSound()
  }

  private struct SheetOpener: View {
    @ObservedObject var model: Model
    let journal: Journal
    var body: some View {
      Button("opener") { model.isOpen = true }
        .accessibilityIdentifier("opener")
        .sheet(isPresented: $model.isOpen, onDismiss: { journal.note("dismissed") }) {
          Text("sheet").onAppear { journal.note("shown") }
        }
    }
  }

  @Test(.claim("TOOLBAR-35")) @MainActor func `A hidden item presents a sheet once, also while the menu is open`() {
    for isTapped in [false, true] {
      let (model, journal) = (Model(), Journal())
      let host = host(100) { SheetOpener(model: model, journal: journal) }
      // Both items are in the menu.
      expect(host.lines, equals: [])
      open(host)
      if isTapped { host.tap("opener") } else { model.isOpen = true }
      play(host, journal, "rest | drawn sheet = sheet; log = shown")
      if isTapped { host.pressKey(.escape) } else { model.isOpen = false }
      play(host, journal, "rest | drawn sheet =; log = dismissed")
      if isTapped { expect(host.lines, equals: []) }
      host.expectSound()
    }
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    let journal: Journal
    var body: some View {
      Button("observing") {}
        .onChange(of: model.isExtended) { journal.note("change") }
        .onReceive(model.$isExtended) { journal.note("receive \($0)") }
    }
  }

  @Test @MainActor func `An item observes changes once, also while the menu is open`() {
    let (model, journal) = (Model(), Journal())
    let host = host(100) { Observing(model: model, journal: journal) }
    expect(journal.take(), equals: "receive false")
    model.isExtended = true
    host.play(expecting: ["rest": "change receive true"]) { journal.take() }
    open(host)
    play(host, journal, "| lines = a / observing; log =")
    model.isExtended = false
    host.play(expecting: ["rest": "change receive false"]) { journal.take() }
    host.size.width = 500
    host.rest()
    model.isExtended = true
    play(host, journal, "rest | log = change receive true")
  }

  private struct Submenu: View {
    let journal: Journal
    var body: some View {
      Menu("submenu") { Button("choice") { journal.note("choice") }.accessibilityIdentifier("choice") }
        .accessibilityIdentifier("submenu")
    }
  }

  @Test @MainActor func `A menu of a hidden item opens beside its row`() {
    let journal = Journal()
    let host = host(100) { Submenu(journal: journal) }
    open(host)
    let row = host.accessibleElements().first { $0.label == "submenu" }?.frame ?? .zero
    host.tap(at: CGPoint(x: row.midX, y: row.midY))
    host.play(expecting: ["rest; tap choice": "choice"]) { journal.take() }
  }

  @Test @MainActor func `Items that do not fit into a bottom bar move into its menu`() {
    func host(_ width: CGFloat) -> ViewHost<some View> {
      navigationHost(width, 300) {
        Color.white.toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Tally(name: "a")
            Tally(name: "b")
            Spacer()
            Tally(name: "c")
            Tally(name: "d")
          }
        }
      }
    }
    let names = ["a", "b", "c", "d"]
    let wide = host(400)
    expectNil(button(wide))
    expect(wide.frame(of: "a")?.minX ?? 100, below: 40)
    expect(wide.frame(of: "d")?.maxX ?? 0, above: 360)
    wide.tap("d")
    var fewest = names.count
    for width in stride(from: 400.0, through: 60, by: -10) {
      wide.size.width = width
      wide.play("update; rest")
      let shown = names.filter { wide.frame(of: $0) != nil }
      expect(shown, equals: Array(names.prefix(shown.count)))
      expect(shown.count, atMost: fewest)
      fewest = shown.count
      expect((button(wide) == nil), equals: (shown.count == names.count))
      let fresh = host(width)
      expect(names.map { fresh.frame(of: $0) }, equals: names.map { wide.frame(of: $0) })
    }
    expect(fewest, below: names.count)
    open(wide)
    play(wide, "| drawn d1 = d1; diagnostics =")
  }

  @Test @MainActor func `A title without space is not drawn over the items`() {
    var places: Set<String> = []
    for width in stride(from: 400.0, through: 80, by: -8) {
      let host = navigationHost(width, 300) {
        Color.white
          .navigationTitle("Documents").navigationBarTitleDisplayMode(.inline)
          .toolbar { ForEach(0..<6, id: \.self) { index in ToolbarItem { Tally(name: "t\(index)") } } }
      }
      let title = host.accessibleElements().first { $0.label == "Documents" }?.frame
      let first = (0..<6).compactMap { host.frame(of: "t\($0)")?.minX }.min() ?? 0
      if let title { #expect(title.maxX <= first && title.width >= 32, "\(width)") }
      if first > 100 { #expect(title != nil, "\(width)") }
      places.insert(title == nil ? "no title" : "title")
    }
    expect(places, equals: ["title", "no title"])
  }
}
