import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// Bars with more items than they have space for.
@MainActor @Suite struct ToolbarOverflowTests {
  private let journal = Journal()

  /// A button 40 points wide that notes its name.
  private struct Item: View {
    let name: String
    let journal: Journal
    var body: some View {
      Button {
        journal.note(name)
      } label: {
        Text(name).frame(width: 40)
      }
      .accessibilityIdentifier(name)
    }
  }

  private func item(_ name: String) -> Item { Item(name: name, journal: journal) }

  private func host(_ width: CGFloat, @ToolbarContentBuilder _ items: () -> some ToolbarContent) -> ViewHost<some View>
  {
    settledHost(width, 300) { NavigationStack { Color.white.toolbar(content: items) } }
  }

  /// Opens the overflow menu.
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

  @Test(
    .claim(
      "TOOLBAR-30",
      "Items that do not fit into the top bar move into its overflow menu: the lowest priority first, and of equal "
        + "priorities the last item first.",
      .documented,
      "Apple's documentation of visibilityPriority(_:); the order of equal priorities as in AppKit's documentation of "
        + "NSToolbarItem.VisibilityPriority")
  )
  func `Items move into the menu by priority`() {
    let names = ["a", "b", "c", "d", "e"]
    var order: [String] = []
    for width in stride(from: 400.0, through: 60, by: -4) {
      let host = host(width) { ranked }
      let inBar = shown(names, host)
      for name in names where !inBar.contains(name) && !order.contains(name) { order.append(name) }
      expect(order.count + inBar.count, equals: names.count, "No item returns into a narrower bar.")
      let frames = inBar.compactMap { host.frame(of: $0) }.sorted { $0.minX < $1.minX }
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX) }
      #expect(frames.allSatisfy { $0.minX >= 16 && $0.maxX <= width - 16 })
      expectSound(host)
    }
    expect(order, equals: ["b", "e", "c", "d", "a"])
  }

  @Test(
    .claim(
      "TOOLBAR-31",
      "The menu lists the items that do not fit in their order, then the content of ToolbarOverflowMenu, and acts like "
        + "the items.",
      .documented, "Apple's documentation of ToolbarOverflowMenu and toolbarOverflowMenu(content:)")
  )
  func `Items in the menu act`() {
    let host = settledHost(120, 300) {
      NavigationStack {
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
    expect(journal.take(), equals: "b c")
    expectSound(host)
    // A bar in which everything fits has the button only for declared content.
    let wide = settledHost(300, 300) { NavigationStack { Color.white.toolbar { item("a") } } }
    #expect(!wide.accessibleElements().contains { $0.label == "More" })
    let declared = settledHost(300, 300) {
      NavigationStack { Color.white.toolbarOverflowMenu { Button("only") { journal.note("only") } } }
    }
    open(declared)
    expect(declared.lines, equals: ["only"])
  }

  @Test(
    .claim(
      "TOOLBAR-32",
      "An item at topBarPinnedTrailing is the last one of the bar, after the overflow menu, and never moves into the "
        + "menu; nor do actions that cancel or confirm.",
      .documented, "Apple's documentation of topBarPinnedTrailing; which other items stay is a decision of this project"
    )
  )
  func `Pinned items stay`() {
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
      expect(host.columns("pinned"), equals: "\(Int(width) - 56)…\(Int(width) - 16)")
      expect(host.columns("cancel"), equals: "16…56")
      let button = host.accessibleElements().first { $0.label == "More" }
      #expect((button == nil) == (width == 300))
      if let button { #expect(button.frame.maxX <= width - 16 - 40) }
    }
  }

  @Test(
    .claim(
      "TOOLBAR-33", "A priority that is created relative to another is between that and the next predefined priority.",
      .documented, "Apple's documentation of ToolbarItemVisibilityPriority's init(higherThan:) and init(lowerThan:)"))
  func `Priorities are ordered`() {
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

  @Test(
    .claim(
      "TOOLBAR-34", "An item has the same state in the bar and in the menu.", .derived,
      "follows from TOOLBAR-03 and TOOLBAR-30: an item that moves is the same item")
  )
  func `State moves with the item`() {
    struct Tally: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Button {
          count += 1
        } label: {
          Text("\(name)\(count)").frame(width: 40)
        }
        .accessibilityIdentifier(name)
      }
    }
    let host = settledHost(300, 300) {
      NavigationStack {
        Color.white.toolbar {
          Tally(name: "a")
          Tally(name: "b")
        }
      }
    }
    host.play(expecting: ["tap b; tap b": ["a0", "b2"], "width 100": ["a0"]]) { host.lines }
    open(host)
    expect(host.lines, equals: ["a0", "b2"])
    host.play("tap b; rest")
    open(host)
    host.play(expecting: [
      "": ["a0", "b3"], "key escape; rest; width 300": ["a0", "b3"], "tap b": ["a0", "b4"],
    ]) { host.lines }
    expectSound(host)
  }

  @Test(
    .claim(
      "TOOLBAR-35", "A sheet that is attached to an item in the menu is presented.", .derived,
      "follows from TOOLBAR-30: an item in the menu does what it does in the bar"))
  func `A hidden item presents its sheet`() {
    struct Opener: View {
      @State private var isOpen = false
      var body: some View {
        Button("opener") { isOpen = true }
          .accessibilityIdentifier("opener")
          .sheet(isPresented: $isOpen) { Text("sheet") }
      }
    }
    let host = host(100) {
      ToolbarItem { item("a") }
      ToolbarItem { Opener() }
    }
    expect(shown(["a", "opener"], host), equals: ["a"])
    open(host)
    host.play(expecting: ["tap opener; rest": "sheet"]) { host.drawn("sheet") }
    host.play(expecting: ["key escape; rest": ["a"]]) { host.lines }
  }

  @Test func `Spacers are removed before items move`() {
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
    #expect(places.last ?? 0 < 0)
  }

  @Test func `A resized bar equals a new one of the same size`() {
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
      expectSound(host)
    }
  }

  @Test func `An open menu follows the width of the bar`() {
    let host = host(120) {
      ToolbarItem { item("a") }
      ToolbarItem { item("b") }
      ToolbarItem { item("c") }
    }
    open(host)
    expect(host.lines, equals: ["a", "b", "c"])
    #expect(host.frame(of: "b")?.minY ?? 0 > 30)
    host.size.width = 300
    host.update()
    host.rest()
    #expect(host.frame(of: "b")?.minY ?? 100 < 30)
    #expect(!host.accessibleElements().contains { $0.label == "More" })
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `The cost of a bar is linear in its items`() {
    func cost(_ count: Int) -> (nodes: Int, measures: Int) {
      let host = settledHost(200, 300) {
        NavigationStack {
          Color.white.toolbar {
            ForEach(0..<count, id: \.self) { index in ToolbarItem { item("i\(index)") } }
          }
        }
      }
      host.size.width = 180
      let counts = host.update().counts
      return (counts.nodesVisited, counts.bodies)
    }
    let (small, large) = (cost(100), cost(200))
    #expect(large.nodes <= 2 * small.nodes + 200)
    #expect(large.measures <= 2 * small.measures + 20)
  }
}
