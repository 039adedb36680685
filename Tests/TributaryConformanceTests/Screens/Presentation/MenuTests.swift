/// Menus and links in 300 by 300 points.
@MainActor struct MenuTests {
  private let journal = Journal()

  private struct Menus: View {
    let journal: Journal
    var body: some View {
      Menu {
        Button("First") { journal.note("first") }
        Button("Second", role: .destructive) { journal.note("second") }
        Menu("More") { Button("Inner") { journal.note("inner") } }
        Noted("made", journal).frame(width: 0, height: 0)
      } label: {
        Text("Menu").accessibilityIdentifier("menu")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func opened() -> ViewHost<Menus> {
    let host = settledHost(300, 300) { Menus(journal: journal) }
    play(host, "tap menu; rest")
    return host
  }

  @Test(.claim("MENU-01")) @MainActor func `A menu opens and closes`() {
    play(
      opened(), journal,
      "| lines = Menu / First / Second / More",
      "choose Second; rest | lines = Menu; log ends second; diagnostics =")
  }

  @Test(.claim("MENU-17")) @MainActor func `A menu has an indicator on request`() {
    func symbols(_ visibility: Visibility) -> Int {
      let host = settledHost(300, 300) {
        Menu(content: { Menu("More") { Button("Inner") {} } }, label: { Text("Menu").accessibilityIdentifier("menu") })
          .menuIndicator(visibility)
      }
      expect(host.displayList.description.contains("chevron.down"), equals: visibility == .visible)
      play(host, "tap menu; rest")
      return host.displayList.description.components(separatedBy: "chevron").count - 1
    }
    expect(symbols(.automatic), equals: 1)
    expect(symbols(.visible), equals: 2)
    expect(symbols(.hidden), equals: 0)
  }

  @Test @MainActor func `A menu with a custom label has no indicator unless it is requested`() {
    let host = settledHost(300, 300) {
      Menu {
        Button("First") {}
      } label: {
        HStack { Circle().frame(width: 10, height: 10) }.accessibilityIdentifier("label")
      }
      .accessibilityIdentifier("menu")
    }
    expect(host.frame(of: "label")?.size, equals: CGSize(width: 10, height: 10))
    expect(host.frame(of: "menu")?.size, equals: CGSize(width: 10, height: 10))
    expect(!host.displayList.description.contains("chevron"))
  }

  @Test(.claim("MENU-02")) @MainActor func `A menu can be dismissed`() {
    for way in ["tap 290,290", "key escape"] { play(opened(), journal, "clear; \(way); rest | lines = Menu; log =") }
  }

  @Test(.claim("MENU-03")) @MainActor func `A menu is recreated at each opening`() {
    play(
      settledHost(300, 300) { Menus(journal: journal) }, journal,
      "| log =",
      "tap menu | log = made",
      "rest; key escape; rest; tap menu | log = made")
  }

  @Test(.claim("MENU-04")) @MainActor func `Menus nest`() {
    play(
      opened(), journal,
      "clear; choose More; rest | lines = Menu / First / Second / More / Inner",
      "choose Inner; rest | lines = Menu; log = inner")
  }

  @Test(.claim("MENU-05")) @MainActor func `Keys reach the rows of an open menu`() {
    play(opened(), journal, "clear; key tab; key tab; key return | log = second")
  }

  private struct Choices: View {
    @State private var order = "Name"
    @State private var isBackwards = false
    var body: some View {
      VStack {
        Text("\(order) \(isBackwards ? "down" : "up")")
        Menu("Sort") {
          Picker("Order", selection: $order) {
            Text("By name").tag("Name")
            Text("By date").tag("Date")
          }
          Toggle("Backwards", isOn: $isBackwards)
        }
        .accessibilityIdentifier("menu")
      }
    }
  }

  @Test(.claim("MENU-06")) @MainActor func `A selection closes the menu`() {
    play(
      settledHost(300, 300) { Choices() },
      "tap menu; rest; choose By date; rest | lines = Date up / Sort",
      "tap menu; rest; choose Backwards; rest | lines = Date down / Sort",
      "tap menu; rest; choose By name; rest | lines = Name down / Sort; diagnostics =")
  }

  private struct Context: View {
    let journal: Journal
    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Button("button") { journal.note("pressed") }
          Color.red.frame(height: 100).contextMenu { Button("inner") { journal.note("inner") } }
          Color.green.frame(height: 100).contextMenu { EmptyView() }
          Color.blue.frame(height: 50).allowsHitTesting(false).contextMenu { Button("unseen") {} }
        }
      }
      .contextMenu { Button("outer") { journal.note("outer") } }
    }
  }

  @Test(.claim("MENU-10"), arguments: [true, false]) @MainActor func `The innermost context menu opens`(isLong: Bool) {
    let host = settledHost(300, 270) { Context(journal: journal) }
    func open(_ y: CGFloat) -> String {
      let point = CGPoint(x: 150, y: y)
      if isLong { host.press(at: point, for: 0.6) } else { host.openContextMenu(at: point) }
      host.rest()
      let shown = host.lines.filter { $0 != "button" }.joined(separator: " ")
      play(host, "key escape; rest")
      return shown
    }
    expect(open(70), equals: "inner")
    expect(open(10), equals: "outer")
    play(host, journal, "| log =", "tap 150,10 | log = pressed")
  }

  @Test @MainActor func `The title of a menu section is aligned with its rows`() {
    let host = settledHost(300, 300) {
      Menu("open") {
        Section(content: { Button(action: {}, label: { Block("row", 60, 10) }) }, header: { Block("title", 40, 10) })
      }
    }
    play(host, "focus 1; activate; rest")
    expect(host.frame(of: "title")?.minX, equals: host.frame(of: "row")?.minX)
    #expect(host.frame(of: "title") != nil)
  }

  @Test(.claim("MENU-16")) @MainActor func `A context menu of a row moves with the row`() {
    let host = settledHost(300, 300) {
      List {
        Block("a", 20, 10).contextMenu { Button("of a") { journal.note("a") } }
        Block("b", 20, 10)
      }
    }
    play(
      host,
      "menu 280,16 | handled = true",
      "rest | lines has of a",
      "key escape; rest; menu 280,48 | handled = false")
  }

  @Test(.claim("MENU-11")) @MainActor func `Empty menus do not open`() {
    play(300, 270, "menu 150,50; rest | lines =", "menu 150,200; rest | lines =") {
      VStack(spacing: 0) {
        Color.green.contextMenu { EmptyView() }
        Color.blue.contextMenu { Button("unseen") {} }.allowsHitTesting(false)
      }
    }
  }

  @Test(.claim("LINK-01")) @MainActor func `A link opens its URL`() throws {
    struct Links: View {
      let url: URL
      @Environment(\.openURL) private var openURL
      let journal: Journal
      var body: some View {
        VStack {
          Link("Site", destination: url).accessibilityIdentifier("link")
          Trigger("call") { openURL(url) { [journal] in journal.note("\($0)") } }
        }
      }
    }
    let url = try #require(URL(string: "https://example.org/a"))
    play(300, 300, journal, "tap link; tap call | log = /a /a true") {
      Links(url: url, journal: journal)
        .environment(
          \.openURL,
          OpenURLAction { [journal] url in
            journal.note(url.path)
            return .handled
          })
    }
    // Without a handler, no URL is opened.
    play(settledHost(300, 300) { Links(url: url, journal: journal) }, journal, "tap call | log = false")
  }

  @Test(.claim("LINK-02")) @MainActor func `A share link shows its item`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let host = settledHost(300, 300) { ShareLink(item: url) { Text("Share").accessibilityIdentifier("share") } }
    play(host, "tap share; rest | lines = Share / https://example.org/a")
  }

  private struct Primary: View {
    let journal: Journal
    var body: some View {
      Menu("menu", content: { Button("item") { journal.note("item") } }, primaryAction: { journal.note("primary") })
        .accessibilityIdentifier("menu")
        .padding(20)
        .contentShape(Rectangle())
        .onTapGesture(count: 2) { journal.note("double") }
    }
  }

  @Test @MainActor func `A control inside a double tap acts at once, and a long press has its own duration`() {
    let host = settledHost(300, 300) { Primary(journal: journal) }
    play(host, journal, "tap menu | log = primary", "tap menu | log = primary")
    play(host, "down 150,150; wait 0.49 | lines lacks item", "wait 0.02 | lines has item")
    play(host, journal, "up 150,150; wait 1 | log =")
  }
}

@MainActor struct SelectionMenuTests {
  private let journal = Journal()

  private struct Fruits: View {
    var asTable = false
    let journal: Journal
    @State private var chosen: Set<String> = []
    private struct Fruit: Identifiable { let id: String }
    private let fruits = ["apple", "fig", "plum"].map { Fruit(id: $0) }
    var body: some View {
      Group {
        if asTable {
          Table(fruits, selection: $chosen) { TableColumn("Name") { Text($0.id).accessibilityIdentifier($0.id) } }
        } else {
          List(fruits, selection: $chosen) { Text($0.id).accessibilityIdentifier($0.id) }
        }
      }
      .contextMenu(forSelectionType: String.self) { fruits in
        if fruits.isEmpty {
          Button("new") { journal.note("new") }
        } else if fruits != ["plum"] {
          Button("eat \(fruits.sorted().joined(separator: "+"))") { journal.note("eat \(fruits.count)") }
        }
      } primaryAction: { fruits in
        journal.note("open \(fruits.sorted().joined(separator: "+"))")
      }
      .onChange(of: chosen) { journal.note("chosen \(chosen.sorted().joined(separator: "+"))") }
    }
  }

  /// Returns the texts of the menu that opens at a point.
  private func menu(at point: CGPoint?, _ host: ViewHost<Fruits>) -> [String] {
    let before = host.lines
    guard let point else { return ["?"] }
    host.openContextMenu(at: point)
    host.rest()
    return host.lines.filter { !before.contains($0) }
  }

  private func middle(_ id: String, _ host: ViewHost<Fruits>) -> CGPoint? {
    host.frame(of: id).map { CGPoint(x: 150, y: $0.midY) }
  }

  @Test(.claim("MENU-12"), arguments: [false, true])
  @MainActor func `A selection menu applies to the selected rows`(asTable: Bool) throws {
    let host = settledHost(300, 400) { Fruits(asTable: asTable, journal: journal) }
    play(host, journal, "tap apple; key shift+down | log = chosen apple chosen apple+fig")
    expect(menu(at: middle("apple", host), host), equals: ["eat apple+fig"])
    host.tap(at: host.shownTexts.last?.center ?? .zero)
    play(host, journal, "rest | log = eat 2")
    expect(menu(at: CGPoint(x: 150, y: 350), host), equals: ["new"])
    play(host, "key escape; rest")
    // An empty menu does not open, and no menu changes the selection.
    expect(menu(at: middle("plum", host), host), equals: [])
    play(host, journal, "| log =", "tap plum | log = chosen plum")
    expect(menu(at: middle("fig", host), host), equals: ["eat fig"])
    play(host, "| diagnostics =")
  }

  @Test(.claim("MENU-13"), arguments: [false, true])
  @MainActor func `A double press and Return perform the primary action`(asTable: Bool) throws {
    play(
      settledHost(300, 400) { Fruits(asTable: asTable, journal: journal) }, journal,
      "tap fig | log = chosen fig",
      "tap fig | log = open fig",
      "wait 1; tap fig; wait 1; tap fig | log =",
      "tap plum | log = chosen plum",
      "key return | log = open plum",
      "key shift+up; key return | log = chosen fig+plum open fig+plum")
  }

  @Test(.claim("MENU-14")) @MainActor func `A selection menu of another type does not open`() throws {
    struct Numbers: View {
      let journal: Journal
      @State private var chosen: Int?
      var body: some View {
        List(0..<3, selection: $chosen) { Text("row \($0)").accessibilityIdentifier("\($0)") }
          .contextMenu(forSelectionType: String.self) { _ in
            Button("strings") {}
          } primaryAction: { _ in
            journal.note("strings")
          }
          .contextMenu(forSelectionType: Int.self) {
            Button("numbers \($0.count)") {}
          } primaryAction: {
            journal.note("numbers \($0.sorted())")
          }
      }
    }
    play(
      settledHost(300, 300) { Numbers(journal: journal) }, journal,
      "tap 1; tap 1; key return | log = numbers [1] numbers [1]",
      "menu 100,20; rest | last = numbers 1")
  }
}
