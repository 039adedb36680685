/// Tab views in 300 by 300 points.
@MainActor struct TabTests {
  private let journal = Journal()

  private struct Tabs: View {
    let journal: Journal
    @State private var selection = "one"
    var body: some View {
      TabView(selection: $selection) {
        TapCounter("first").onAppear { journal.note("+1") }.onDisappear { journal.note("-1") }
          .tabItem { Label("One", systemImage: "star") }.tag("one")
        TapCounter("second").onAppear { journal.note("+2") }.onDisappear { journal.note("-2") }
          .tabItem {
            Image(systemName: "gear")
            Text("Two")
          }
          .tag("two")
      }
      .onChange(of: selection) { journal.note(selection) }
    }
  }

  @Test(.claim("TAB-01")) @MainActor func `A tap selects a page`() {
    let host = settledHost(300, 300) { Tabs(journal: journal) }
    play(
      host, journal,
      "| lines = One / Two; box first != nowhere; box second = nowhere; log = +1",
      "tap 225,280 | box second != nowhere; box first = nowhere")
    expect(journal.take().split(separator: " ").sorted(), equals: ["+2", "-1", "two"])
    play(host, "| diagnostics =")
  }

  @Test(.claim("TAB-02")) @MainActor func `Pages keep their state`() {
    let host = settledHost(300, 300) { Tabs(journal: journal) }
    play(host, "tap first; tap first; tap 225,280; tap second; tap 75,280 | taps first = 2")
  }

  @Test(.claim("TAB-03")) @MainActor func `A tab view without a selection selects by position`() {
    let host = settledHost(300, 300) {
      TabView {
        Text("page a").tabItem { Text("A") }
        Text("page b").tabItem { Text("B") }
        Text("page c").tabItem { Text("C") }
      }
    }
    play(
      host,
      "| lines = page a / A / B / C",
      "tap 250,280 | lines = page c / A / B / C",
      // Keys reach the tabs.
      "key tab; key return | lines = page a / A / B / C")
  }

  @Test(.claim("TAB-04")) @MainActor func `Pages end above the bar`() {
    expect(settledHost(300, 300) { TabView { Block("page").tabItem { Text("A") } } }.box("page"), equals: "0 0 300 251")
    play(300, 300, "| box page = 0 0 300 300") {
      TabView { Block("page").toolbar(.hidden, for: .tabBar).tabItem { Text("A") } }
    }
  }

  @Test(.claim("TAB-13")) @MainActor func `A pushed page hides the tabs`() {
    struct Tabs: View {
      @State private var path: [Int] = []
      @State private var isHidden = true
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            Trigger("push") { path = [1] }.navigationDestination(for: Int.self) { number in
              VStack {
                Trigger("pop") { path = [] }
                Trigger("toggle") { isHidden.toggle() }
              }
              .navigationBarBackButtonHidden()
              .toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
            }
          }
          .tabItem { Text("A") }
        }
      }
    }
    play(
      settledHost(300, 300) { Tabs() },
      "| lines = A",
      "tap push; rest | lines =",
      "tap toggle | lines = A",
      "tap toggle | lines =",
      "tap pop; rest | lines = A")
  }

  @Test(.claim("TAB-05")) @MainActor func `A drag turns the pages of a tab view`() {
    let host = settledHost(300, 300) {
      TabView {
        Block("a")
        Block("b")
        Block("c")
      }
      .tabViewStyle(.page)
    }
    play(
      host,
      "| present a, b, c = a; box a = 0 0 300 300",
      "drag 200,100 50,100 | present a, b, c = b",
      "drag 50,100 200,100; drag 50,100 200,100 | present a, b, c = a",
      "tap 166,288 | present a, b, c = c",
      "key tab; key right | present a, b, c = c", "key left | present a, b, c = b")
  }

  @Test(.claim("TAB-12")) @MainActor func `Pages follow a drag`() {
    let host = settledHost(300, 300) {
      TabView {
        Block("a").onAppear { journal.note("a") }
        Block("b").onAppear { journal.note("b") }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    play(
      host, journal,
      "down 200,100; move 100,100 | box a = -100 0 300 300; lefts = -100 200",
      // The distance is too short, so the page returns.
      "wait 1; up 100,100 | animating = true", "rest | box a = 0 0 300 300; lefts = 0",
      // Beyond the first page, the pages follow by a third of the distance.
      "down 100,100; move 160,100 | box a = 20 0 300 300", "wait 1; up 160,100; rest",
      // Up and down.
      "down 100,100; move 140,200 | box a = 0 0 300 300", "up 140,200; rest | log = a",
      "down 250,100; move 50,100; wait 1; up 50,100 | log = b; box b = 100 0 300 300",
      "rest | box b = 0 0 300 300; lefts = 0")
  }

  @Test(arguments: [(0, false), (1, false), (2, true)])
  @MainActor func `A page style has an indicator if it has pages to choose from`(count: Int, hasIndicator: Bool) {
    let host = settledHost(100, 60) {
      TabView { ForEach(0..<count, id: \.self) { Color.clear.tag($0) } }.tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    var commands = 0
    host.displayList.forEachFlattened { _ in commands += 1 }
    expect(commands > 0, equals: hasIndicator)
  }

  @Test @MainActor func `The next page is on the left in right-to-left layout`() {
    let host = settledHost(300, 300) {
      TabView {
        Block("a")
        Block("b")
      }
      .tabViewStyle(.page).environment(\.layoutDirection, .rightToLeft)
    }
    play(host, "drag 50,100 250,100; rest | box b = 0 0 300 300", "key tab; key right; rest | box a = 0 0 300 300")
  }

  @Test(.claim("TAB-06")) @MainActor func `Tabs are pages`() {
    struct Modern: View {
      @State private var selection = 2
      var body: some View {
        TabView(selection: $selection) {
          Tab("A", systemImage: "star", value: 1) { Text("page a") }
          Tab("B", systemImage: "gear", value: 2) { Text("page b") }
        }
      }
    }
    play(settledHost(300, 300) { Modern() }, "| lines = page b / A / B", "tap 75,280 | lines = page a / A / B")
  }

  @Test(.claim("TAB-07")) @MainActor func `Tab labels update with their state`() {
    struct Named: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        TabView { Noted("page", journal).overlay { Trigger("more") { count += 1 } }.tabItem { Text("Tab \(count)") } }
      }
    }
    play(
      settledHost(300, 300) { Named(journal: journal) }, journal,
      "| lines = Tab 0",
      "clear; tap more | lines = Tab 1; log =; diagnostics =")
  }

  @Test(.claim("TAB-08")) @MainActor func `Tabs have badges`() {
    func lines(_ count: Int) -> [String] {
      settledHost(300, 300) { TabView { Color.red.tabItem { Text("A") }.badge(count) } }.lines
    }
    expect(lines(3), equals: ["A", "3"])
    expect(lines(0), equals: ["A"])
  }

  @Test(.claim("INSPECTOR-01")) @MainActor func `An inspector is placed beside its view`() {
    struct Inspected: View {
      @State private var isPresented = false
      var body: some View {
        Block("content").overlay { Trigger("open") { isPresented = true } }
          .inspector(isPresented: $isPresented) { Closing() }
      }
    }
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Trigger("close") { dismiss() } }
    }
    play(
      settledHost(400, 300) { Inspected() },
      "| box content = 0 0 400 300",
      "tap open; rest | box content = 0 0 176 300",
      "tap close; rest | box content = 0 0 400 300")
  }

  @Test(.claim("INSPECTOR-02")) @MainActor func `The content of an inspector sets its width`() {
    struct Inspected: View {
      @State private var isWide = true
      var body: some View {
        Block("content").overlay { Trigger("narrow") { isWide = false } }
          .inspector(isPresented: .constant(true)) {
            if isWide { Text("a").inspectorColumnWidth(min: 100, ideal: 90, max: 300) } else { Text("b") }
          }
      }
    }
    play(
      settledHost(400, 300) { Inspected() },
      "rest | box content = 0 0 300 300",
      "tap narrow; rest | box content = 0 0 176 300")
  }

  @Test @MainActor func `A page in the style with a sidebar has a bar and no sidebar`() {
    struct Page: View {
      @Environment(\.isTabViewSidebarAvailable) private var isAvailable
      var body: some View { Color.red.accessibilityIdentifier("sidebar \(isAvailable)") }
    }
    play(300, 300, "| lines = One; box sidebar false != nowhere") {
      TabView { Tab("One", systemImage: "star") { Page() } }.tabViewStyle(.sidebarAdaptable)
    }
  }
}

/// Tab views with Tab content, in 300 by 300 points.
@MainActor struct TabContentTests {
  private enum Place: Hashable { case home, mail, trash }

  /// Tabs as in ordinary sources: implicit-member values, conditions, collections, and sections.
  private struct Root: View {
    let hasMail: Bool
    let isHidden: Bool
    @State private var place = Place.home
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
        if hasMail {
          Tab("Mail", systemImage: "envelope", value: .mail) { Text("letters") }.badge(3)
        } else {
          Tab("None", image: "none", value: .mail) { Text("no letters") }
        }
        TabSection("More") {
          Tab("Trash", systemImage: "trash", value: .trash) { Text("thrown away") }.hidden(isHidden)
        }
      }
    }
  }

  private struct Document: Identifiable { let id: Int }

  /// Tabs of a collection, whose values are those of an optional selection.
  private struct Documents: View {
    @State private var selection: Int? = 2
    var body: some View {
      TabView(selection: $selection) {
        ForEach([Document(id: 1), Document(id: 2)]) { document in
          Tab("File \(document.id)", systemImage: "doc", value: document.id) { Text("page \(document.id)") }
        }
        TabSection("More") {
          ForEach([7], id: \.self) { number in
            Tab("Page \(number)", systemImage: "book", value: number) { Text("page \(number)") }
          }
        }
        .sectionActions { Button("Add") {} }
      }
      .defaultAdaptableTabBarPlacement(.sidebar)
    }
  }

  @Test @MainActor func `Tabs of a collection have the values of an optional selection`() {
    play(300, 300, "| first = page 2", "tap 250,285 | first = page 7", "tap 50,285 | first = page 1") { Documents() }
  }

  @Test(.claim("TAB-10")) @MainActor func `The selection determines the type of tab values`() {
    let host = settledHost(300, 300) { Root(hasMail: true, isHidden: false) }
    expect(host.lines, equals: ["at home", "Home", "Mail", "3", "Trash"])
    play(host, "tap 150,285 | first = letters", "tap 250,285 | first = thrown away")
    play(settledHost(300, 300) { Root(hasMail: false, isHidden: true) }, "| lines = at home / Home / none / None")
  }

  @Test(.claim("TAB-11")) @MainActor func `Tabs without values are selected by position`() {
    play(300, 300, "| lines = page a / A / Search / C", "tap 250,285 | first = page c") {
      TabView {
        Tab("A", systemImage: "star") { Text("page a") }
        Tab(role: .search) { Text("page b") }
        TabSection { Tab(content: { Text("page c") }, label: { Text("C") }) }
      }
    }
    play(300, 300, "| lines = page 2 / 1 / 2 / 3") {
      TabView(selection: .constant(2)) {
        ForEach(1..<4, id: \.self) { number in
          Tab("\(number)", systemImage: "star", value: number) { Text("page \(number)") }
        }
      }
    }
  }
}

/// Modifiers of tabs that apply to their buttons in the bar, in 300 by 300 points.
@MainActor struct TabModifierTests {
  private let journal = Journal()

  private struct Root<Tabs: TabContent>: View where Tabs.TabValue == Int {
    @State private var place = 0
    let tabs: Tabs
    var body: some View { TabView(selection: $place) { tabs } }
  }

  private func host<Tabs: TabContent>(@TabContentBuilder<Int> _ tabs: () -> Tabs) -> ViewHost<Root<Tabs>>
  where Tabs.TabValue == Int {
    let tabs = tabs()
    return settledHost(300, 300) { Root(tabs: tabs) }
  }

  @Test(.claim("TAB-20")) @MainActor func `Accessibility modifiers describe the button of a tab`() throws {
    let host = host {
      Tab("Home", systemImage: "house", value: 0) { Text("at home") }
      Tab("Mail", systemImage: "envelope", value: 1) { Text("letters") }
        .accessibilityIdentifier("mail")
        .accessibilityLabel("Inbox")
        .accessibilityValue("3 unread")
        .accessibilityHint("Opens the letters")
        .accessibilityLabel("Outbox", isEnabled: false)
        .badge(3)
    }
    let tab = try #require(host.accessibleElements().first { $0.label == "Inbox" })
    expect(tab.value, equals: "3 unread")
    expect(tab.hint, equals: "Opens the letters")
    play(host, "| first = at home", "tap mail | first = letters; diagnostics =")
  }

  @Test(.claim("TAB-21")) @MainActor func `A disabled tab is not selected by a tap`() {
    for (isDisabled, page) in [(true, "at home"), (false, "letters")] {
      let host = host {
        Tab("Home", systemImage: "house", value: 0) { Text("at home") }
        Tab("Mail", systemImage: "envelope", value: 1) { Text("letters") }.disabled(isDisabled)
      }
      play(host, "tap 225,285 | first = \(page)")
    }
  }

  @Test(.claim("TAB-22")) @MainActor func `A tab has a context menu and accepts drops`() throws {
    let host = host {
      Tab("Home", systemImage: "house", value: 0) { Color.red.frame(width: 100, height: 100).draggable("letter") }
      Tab("Mail", systemImage: "envelope", value: 1) { Text("letters") }
        .contextMenu { Button("Pin") { journal.note("pin") } }
        .dropDestination(for: String.self) { journal.note("took \($0[0])") }
    }
    play(host, journal, "drag 150,125 225,285 | log = took letter", "menu 225,285")
    let item = try #require(host.accessibleElements().first { $0.label == "Pin" })
    host.tap(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
    play(host, journal, "| log = pin")
  }

  @Test(.claim("TAB-23")) @MainActor func `A popover is presented at a tab`() {
    struct Scene: View {
      @State private var isPresented = false
      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") { Block("page", 50, 50).onTapGesture { isPresented = true } }
          Tab("Mail", systemImage: "envelope") { Text("letters") }
            .popover(isPresented: $isPresented) { Text("new letter") }
        }
      }
    }
    play(
      settledHost(300, 300) { Scene() },
      "| lines lacks new letter",
      "tap page; wait 1 | lines has new letter")
  }
}

/// Tab views in 300 by 300 points with an accessory above the bar.
@MainActor struct TabAccessoryTests {
  private struct Placement: View {
    let name: String
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(placement == .expanded ? "expanded" : "none").accessibilityIdentifier(name) }
  }

  private struct Tabs: View {
    @State private var hasAccessory = false
    var body: some View {
      TabView {
        VStack(spacing: 0) {
          Trigger("switch") { hasAccessory.toggle() }
          TapCounter("count")
          Placement(name: "page")
          Color.red.accessibilityIdentifier("rest")
        }
        .tabItem { Text("One") }
      }
      .tabViewBottomAccessory(isEnabled: hasAccessory) { Placement(name: "accessory").frame(height: 30) }
    }
  }

  @Test(.claim("TAB-16")) @MainActor func `An accessory appears when it is enabled`() throws {
    let host = settledHost(300, 300) { Tabs() }
    let bare = settledHost(300, 300) { TabView { Color.red.accessibilityIdentifier("rest").tabItem { Text("One") } } }
    let bottom = try #require(bare.frame(of: "rest")?.maxY)
    expect(host.frame(of: "rest")?.maxY, equals: bottom)
    play(host, "| box accessory = nowhere", "tap count; tap switch; rest")
    try expect(#require(host.frame(of: "rest")?.maxY), atMost: bottom - 30)
    try expect(#require(host.frame(of: "accessory")?.maxY), atMost: bottom, "The accessory is above the bar.")
    play(host, "| taps count = 1; lines has expanded; lines has none", "tap switch; rest")
    expect(host.frame(of: "rest")?.maxY, equals: bottom)
  }

  @Test(.claim("TAB-24")) @MainActor func `An accessory is above the tab bar`() throws {
    func tabs(_ content: some View) -> some View {
      TabView { content.accessibilityIdentifier("rest").tabItem { Text("One").accessibilityIdentifier("tab") } }
    }
    let bare = settledHost(300, 300) { tabs(Color.red) }
    let accessoryView = Color.blue.frame(height: 30).accessibilityIdentifier("accessory")
    let host = settledHost(300, 300) { tabs(Color.red).tabViewBottomAccessory { accessoryView } }
    let accessory = try #require(host.frame(of: "accessory"))
    expect(accessory.maxY, equals: bare.frame(of: "rest")?.maxY)
    expect(host.frame(of: "tab"), equals: bare.frame(of: "tab"))
    try expect(#require(host.frame(of: "tab")).minY, atLeast: accessory.maxY)
    try expect(#require(host.frame(of: "rest")).maxY, atMost: accessory.minY)
    // The accessory is that of the outer tab view only.
    let nested = settledHost(300, 300) { tabs(tabs(Color.red)).tabViewBottomAccessory { accessoryView } }
    expect(nested.identifiers.filter { $0 == "accessory" }.count, equals: 1)
    expect(nested.frame(of: "accessory"), equals: accessory)
    play(300, 300, "| maxY accessory = 300") {
      tabs(Color.red).tabViewStyle(.page).tabViewBottomAccessory { accessoryView }
    }
  }
}

@MainActor struct TabCustomizationTests {
  @Test @MainActor func `A tab that is hidden by default remains reachable without customization`() {
    play(300, 300, "| lines has Mail; lines has Trash") {
      TabView {
        Tab("Home", systemImage: "house") { Text("at home") }
        Tab("Mail", systemImage: "envelope") { Text("letters") }.defaultVisibility(.hidden)
        Tab("Trash", systemImage: "trash") { Text("thrown away") }.defaultVisibility(.hidden, for: .tabBar)
      }
    }
  }

  @Test @MainActor func `Visibilities and orders of tabs can be read, changed, and reset`() throws {
    var value = TabViewCustomization()
    value[sidebarVisibility: "home"] = .hidden
    value[tab: "mail"].sidebarVisibility = .visible
    expect(value[tab: "home"].sidebarVisibility, equals: .hidden)
    expect(value[sidebarVisibility: "mail"], equals: .visible)
    expect(value[tab: "home"].tabBarVisibility, equals: .automatic)
    expect(value, differsFrom: TabViewCustomization())
    value.resetVisibility()
    expect(value, equals: TabViewCustomization())
    let data = Data(#"{"tabOrder": {"a": ["x", "y"], "b": ["z"]}, "tabBarVisibility": {"x": "hidden"}}"#.utf8)
    var stored = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    expect(stored[section: "a"].tabOrder, equals: ["x", "y"])
    expectNil(stored[section: "c"].tabOrder)
    expect(stored[tab: "x"].tabBarVisibility, equals: .hidden)
    stored[section: "a"].resetTabOrder()
    #expect(stored[section: "a"].tabOrder == nil && stored[section: "b"].tabOrder == ["z"])
    stored.resetSectionOrder()
    expectNil(stored[section: "b"].tabOrder)
  }

  @Test @MainActor func `Stored changes are written again with their unknown parts`() throws {
    let text = #"{"later":[1,null,true,{"a":1.5}],"sidebarVisibility":{"home":"hidden","mail":"later"}}"#
    var value = try JSONDecoder().decode(TabViewCustomization.self, from: Data(text.utf8))
    #expect(value[sidebarVisibility: "home"] == .hidden && value[sidebarVisibility: "mail"] == .automatic)
    value[sidebarVisibility: "home"] = .visible
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = String(decoding: try encoder.encode(value), as: UTF8.self)
    expect(written, equals: text.replacing("hidden", with: "visible"))
  }

  private struct Root: View {
    @AppStorage("tabs") private var customization: TabViewCustomization
    var body: some View {
      Text(customization[sidebarVisibility: "home"] == .hidden ? "hidden" : "shown")
        .onTapGesture { customization[tab: "home"].sidebarVisibility = .hidden }
        .accessibilityIdentifier("text")
        .tabViewCustomization($customization)
    }
  }

  @Test @MainActor func `The app's store keeps the changes to tabs`() {
    let store = ValueStore()
    play(settledHost(100, 100) { Root().defaultAppStorage(store) }, "| lines = shown", "tap text | lines = hidden")
    expect(settledHost(100, 100) { Root().defaultAppStorage(store) }.lines, equals: ["hidden"])
  }

  @Test @MainActor func `The payload of an activity can be a value with or without keys`() throws {
    struct Place: Codable, Equatable { var name = "home" }
    let activity = NSUserActivity(activityType: "com.example.edit")
    try activity.setTypedPayload(Place())
    expect(activity.userInfo?["name"] as? String, equals: "home")
    try expect(activity.typedPayload(Place.self), equals: Place())
    try activity.setTypedPayload([Place(), Place(name: "mail")])
    try expect(activity.typedPayload([Place].self), equals: [Place(), Place(name: "mail")])
    try activity.setTypedPayload(3)
    try expect(activity.typedPayload(Int.self), equals: 3)
    #expect(throws: (any Error).self) { try activity.typedPayload(Place.self) }
  }
}

/// Content of each kind that the general builder combines, in 300 by 300 points.
@MainActor struct ContentBuilderTests {
  private struct Fruit: Identifiable {
    let id: Int
    let name: String
  }

  @ContentBuilder
  private func views(_ hasMore: Bool) -> some View {
    Text("a")
    if hasMore { Text("b") } else { Color.red }
    if hasMore { Text("c") }
    ForEach(0..<2) { Text("row \($0)") }
  }

  @ContentBuilder
  private func items(_ hasMore: Bool) -> some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Text("back") }
    ForEach(["x", "y"], id: \.self) { name in ToolbarItem(placement: .topBarTrailing) { Text(name) } }
    if hasMore {
      ToolbarItem(placement: .topBarTrailing) { Text("more") }
    } else {
      ToolbarItem(placement: .topBarTrailing) { Text("less") }
    }
    if hasMore { ToolbarItem(placement: .topBarTrailing) { Text("end") } }
  }

  @ContentBuilder
  private func tabs(_ hasMore: Bool) -> some TabContent<Int> {
    Tab("One", systemImage: "star", value: 1) { Text("first") }
    if hasMore { Tab("Two", systemImage: "star", value: 2) { Text("second") } }
  }

  @ContentBuilder
  private func columns() -> some TableColumnContent<Fruit, Never> {
    TableColumn("Name") { (fruit: Fruit) in Text(fruit.name) }
    TableColumn("Number") { (fruit: Fruit) in Text("\(fruit.id)") }
  }

  @ContentBuilder
  private func rows(_ hasMore: Bool) -> some TableRowContent<Fruit> {
    TableRow(Fruit(id: 1, name: "Fig"))
    if hasMore { TableRow(Fruit(id: 2, name: "Plum")) }
  }

  @Test(.claim("BUILDER-01")) @MainActor func `Views are combined`() {
    expect(settledHost(300, 300) { VStack { views(true) } }.lines, equals: ["a", "b", "c", "row 0", "row 1"])
    expect(settledHost(300, 300) { VStack { views(false) } }.lines, equals: ["a", "row 0", "row 1"])
  }

  @Test(.claim("BUILDER-02")) @MainActor func `Toolbar items are combined`() {
    func lines(_ hasMore: Bool) -> [String] {
      settledHost(300, 300) { NavigationStack { Color.yellow.toolbar { items(hasMore) } } }.lines
    }
    expect(lines(true), equals: ["back", "x", "y", "more", "end"])
    expect(lines(false), equals: ["back", "x", "y", "less"])
  }

  @Test(.claim("BUILDER-03")) @MainActor func `Tabs, rows, and columns are combined`() {
    expect(
      settledHost(300, 300) { TabView(selection: .constant(1)) { tabs(true) } }.lines, equals: ["first", "One", "Two"])
    expect(settledHost(300, 300) { TabView(selection: .constant(1)) { tabs(false) } }.lines, equals: ["first", "One"])
    func lines(_ hasMore: Bool) -> [String] {
      settledHost(300, 300) {
        Table(of: Fruit.self) {
          columns()
        } rows: {
          rows(hasMore)
        }
      }.shownTexts.map(\.shownContent)
    }
    expect(lines(true), equals: ["Name", "Number", "Fig", "1", "Plum", "2"])
    expect(lines(false), equals: ["Name", "Number", "Fig", "1"])
  }
}
