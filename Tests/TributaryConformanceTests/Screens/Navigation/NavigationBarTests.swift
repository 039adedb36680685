/// Pages of 200 by 300 points.
@MainActor struct NavigationBarTests {
  @Test(.claim("NAV-01")) @MainActor func `Content begins below the bar`() {
    func content(_ mode: NavigationBarItem.TitleDisplayMode) -> String {
      let host = settledHost(200, 300) {
        NavigationStack { Block("content").navigationTitle("Inbox").navigationBarTitleDisplayMode(mode) }
      }
      return host.box("content") + " " + host.lines.joined(separator: " ")
    }
    expect(content(.inline), equals: "0 44 200 256 Inbox")
    expect(content(.large), equals: "0 96 200 204 Inbox")
    expect(content(.automatic), equals: "0 96 200 204 Inbox")
    play(200, 300, "| box content = 0 44 200 256") {
      NavigationView { Block("content").navigationBarTitle("Inbox", displayMode: .inline) }
    }
    play(200, 300, "| box content = 0 0 200 300") {
      NavigationStack { Block("content").navigationTitle("Inbox").navigationBarHidden(true) }
    }
  }

  @Test(.claim("NAV-02")) @MainActor func `The last and innermost title takes precedence`() {
    func title(@ViewBuilder _ content: () -> some View) -> [String] {
      settledHost(200, 300) { NavigationStack { content() } }.lines
    }
    expect(
      title {
        VStack {
          Color.red.navigationTitle("first")
          Color.red.navigationTitle("second")
          Color.red
        }
      }, equals: ["second"])
    expect(title { VStack { Color.red.navigationTitle("inner") }.navigationTitle("outer") }, equals: ["inner"])
    expect(title { Color.red.navigationTitle(Text("a") + Text("b")) }, equals: ["ab"])
  }

  @Test(.claim("NAV-03")) @MainActor func `A title can be explained`() {
    let host = navigationHost(200, 300) {
      VStack {
        Color.red.navigationTitle("first")
        Color.red.navigationTitle("second")
      }
    }
    let trace = host.explain(NavigationTitleKey.self)
    expect(trace.value, equals: "\"second\"")
    expect(trace.entries.map(\.kind), equals: [.transform, .transform, .fold, .reader])
    expect(trace.entries.prefix(2).map(\.value), equals: ["\"first\"", "\"second\""])
    expect(trace.entries[0].location?.file.hasSuffix("NavigationBarTests.swift"), equals: true)
  }

  @Test(.claim("NAV-04")) @MainActor func `A title can appear, change, and disappear`() {
    struct Page: View {
      let title: String?
      var body: some View {
        NavigationStack {
          VStack(spacing: 0) {
            if let title { Color.red.navigationTitle(title) }
            Block("content")
          }
        }
      }
    }
    let host = settledHost(200, 300) { Page(title: nil) }
    expect(host.box("content"), equals: "0 0 200 300")
    host.content = Page(title: "A")
    let report = host.update()
    expect(report.passes, equals: 2)
    expect(host.box("content"), equals: "0 198 200 102")
    host.content = Page(title: "B")
    play(host, "update | lines = B")
    host.content = Page(title: nil)
    play(host, "update | box content = 0 0 200 300; diagnostics =")
  }

  @Test(.claim("NAV-05")) @MainActor func `Backgrounds extend under the bar`() {
    let host = settledHost(200, 300, safeArea: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)) {
      NavigationStack {
        Color.clear.background(Ink.blue.color).navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .accessibilityIdentifier("content")
      }
    }
    play(host, "| box content = 0 54 200 246; blue = 0 0 200 300")
  }

  @Test(.claim("NAV-06")) @MainActor func `Content scrolled under the bar is covered`() {
    let host = navigationHost(200, 300) {
      ScrollView { Color.red.frame(height: 1_000) }.accessibilityIdentifier("scroll")
        .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
    }
    host.play(expecting: ["": "", "scroll scroll 0,30": "0 0 200 44", "scroll scroll 0,-30": ""]) {
      host.boxes(in: .white).joined(separator: ", ")
    }
  }
}

@MainActor struct BarWishTests {
  @Test(.claim("NAV-40")) @MainActor func `A subtitle is shown below the title`() {
    func page(_ mode: NavigationBarItem.TitleDisplayMode) -> ViewHost<some View> {
      navigationHost(300, 300) {
        Block("content", nil, nil).navigationTitle("Inbox").navigationSubtitle("3 unread")
          .navigationBarTitleDisplayMode(mode)
      }
    }
    expect(page(.inline).lines, equals: ["Inbox", "3 unread"])
    expect(page(.inline).rows("content"), equals: "44…300")
    expect(page(.large).lines, equals: ["Inbox", "3 unread"])
    expect(page(.large).rows("content"), equals: "124…300")
  }

  @Test(.claim("TOOLBAR-20")) @MainActor func `A bar can have another color scheme than its page`() {
    struct Scheme: View {
      let name: String
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }
    let host = navigationHost(300, 300) {
      Scheme(name: "page").toolbar { ToolbarItem { Scheme(name: "bar") } }
        .toolbarColorScheme(.dark, for: .navigationBar).toolbarBackgroundVisibility(.visible, for: .navigationBar)
    }
    expect(host.lines.sorted(), equals: ["bar dark", "page light"])
  }
}

private struct PushStage<Root: View, Page: View>: View {
  let root: Root
  let page: () -> Page
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 0) {
        Trigger("go") { path = [1] }
        root
      }
      .navigationDestination(for: Int.self) { _ in page() }
    }
  }
}

/// The bars of pages of 300 by 300 points, with characters of 8 by 20.
@MainActor struct BarFormTests {
  private func place(_ text: String, _ host: ViewHost<some View>) -> CGFloat? {
    var found: CGFloat?
    host.displayList.forEachFlattened { flat in
      guard case .text(let layout, let place, _) = flat.command, layout.lines.contains(where: { $0.text == text })
      else { return }
      found = CGPoint(x: place.x, y: place.y).applying(flat.transform).x
    }
    return found
  }

  /// Returns a stack whose root has pushed a page, so that the root's title is already known.
  private func pushed<V: View, P: View>(
    @ViewBuilder root: () -> V, @ViewBuilder page: @escaping () -> P
  ) -> ViewHost<some View> {
    let host = settledHost(300, 300) { PushStage(root: root(), page: page) }
    host.play("tap go; rest")
    return host
  }

  @Test(.claim("TOOLBAR-21")) @MainActor func `The role of a page places its title`() {
    func host(_ role: ToolbarRole) -> ViewHost<some View> {
      pushed(
        root: { Block("root").navigationTitle("Root") },
        page: { Block("page").navigationTitle("Page").toolbarRole(role) })
    }
    let (usual, browser, editor) = (host(.automatic), host(.browser), host(.editor))
    // The title of 32 points is centered, after the title of the back button, or after its symbol.
    expect(place("Page", usual), equals: 134)
    expect(place("Page", browser) ?? 300, below: 134)
    expect(place("Page", editor) ?? 300, below: place("Page", browser) ?? 0)
    expect([usual, browser, editor].map { place("Root", $0) != nil }, equals: [true, true, false])
    #expect(editor.accessibleElements().contains { $0.label == "Back" })
  }

  @Test(.claim("TOOLBAR-22")) @MainActor func `A title can be removed from the bar`() {
    play(300, 300, "| lines = x; box it = 0 44 300 256") {
      NavigationStack { Block("it").navigationTitle("Title").toolbar(removing: .title).toolbar { Text("x") } }
    }
    let page = pushed(
      root: { Block("root").navigationTitle("Root").toolbar(removing: .title) }, page: { Block("page") })
    expect(page.lines, equals: ["Root"])
  }

  @Test(.claim("TOOLBAR-23")) @MainActor func `A title can open a menu`() {
    let journal = Journal()
    let host = navigationHost(300, 300) {
      Block("it").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu { Button("Rename") { journal.note("renamed") } }
    }
    expect(host.lines, equals: ["Title"])
    host.play(expecting: ["tap 150,22; rest": "Rename"]) { host.drawn("Rename") }
    host.play(expecting: ["tap Rename; rest": ["Title"]]) { host.lines }
    expect(journal.take(), equals: "renamed")
    // As toolbar content, and with a large title.
    play(300, 300, "tap 30,70; rest | drawn Move = Move; diagnostics =") {
      NavigationStack { Block("it").navigationTitle("Title").toolbar { ToolbarTitleMenu { Button("Move") {} } } }
    }
  }

  @Test(.claim("TOOLBAR-24")) @MainActor func `Toolbar spacers take the remaining width`() {
    func places(_ sizing: SpacerSizing) -> [String] {
      let host = navigationHost(300, 300) {
        Block("it").toolbar {
          ToolbarItem(placement: .bottomBar) { Block("a", 20, 20) }
          ToolbarSpacer(sizing, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Block("b", 20, 20) }
        }
      }
      return [host.box("a"), host.box("b")]
    }
    expect(places(.flexible), equals: ["16 268 20 20", "264 268 20 20"])
    expect(places(.fixed), equals: ["110 268 20 20", "170 268 20 20"])
  }

  @Test(.claim("TOOLBAR-25")) @MainActor func `Scrolled content fades or is cut at a bar`() {
    func picture(_ style: ScrollEdgeEffectStyle?, hidden: Bool = false) -> String {
      let host = navigationHost(300, 300) {
        ScrollView { Block("it", 100, 2_000) }
          .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .scrollEdgeEffectStyle(style, for: .top).scrollEdgeEffectHidden(hidden, for: .top)
      }
      host.play("scroll 150,200 0,100; rest")
      return "\(host.displayList)"
    }
    let hard = picture(.hard)
    #expect(hard == picture(nil) && !hard.contains("linear"))
    expect(picture(.soft), contains: "linear 150 0 to 150 44")
    expect(picture(.hard, hidden: true), differsFrom: hard)
  }

  @Test(.claim("TOOLBAR-26")) @MainActor func `Hidden toolbar content is removed`() {
    func words(_ isHidden: Bool) -> [String] {
      let drawn: String = navigationHost(300, 200) {
        Text("page").toolbar {
          ToolbarItem { Text("one") }.hidden(isHidden)
          ToolbarItemGroup(placement: .secondaryAction, content: { Text("two") }, label: { Text("more") })
        }
      }.lines.joined(separator: " ")
      return ["one", "two", "more"].filter { drawn.contains($0) }
    }
    expect(words(false).contains("one"), equals: true)
    expect(words(true), equals: ["two"])
  }

  @Test(.claim("SAFE-60")) @MainActor func `A safe-area bar reduces the safe area`() {
    let host = settledHost(300, 300) {
      Block("it").safeAreaBar(edge: .bottom, spacing: 0) { Block("bar", 300, 50) }
        .safeAreaBar(edge: .leading, spacing: 0) { Block("side", 40, nil) }
    }
    expect(host.box("it"), equals: "40 0 260 250")
    #expect(host.box("bar") == "40 250 300 50" || host.box("bar") == "20 250 300 50")
  }

  @Test(.claim("SAFE-61")) @MainActor func `A background extension mirrors a view under the bars`() {
    func picture(_ insets: EdgeInsets) -> String {
      let host = settledHost(100, 100, safeArea: insets) { Color.green.backgroundExtensionEffect() }
      return "\(host.displayList)"
    }
    expect(picture(EdgeInsets()), lacks: "blur")
    expect(picture(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)), contains: "blur 8 opaque")
  }

  @Test(.claim("SAFE-62")) @MainActor func `The copies of a background extension are only drawn`() {
    struct Hero: View {
      let appeared: () -> Void
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.green.accessibilityIdentifier("hero").onAppear(perform: appeared)
            .matchedGeometryEffect(id: "hero", in: space)
            .preference(key: TextsKey.self, value: ["hero"])
            .backgroundExtensionEffect()
          Color.blue.accessibilityIdentifier("follower")
            .matchedGeometryEffect(id: "hero", in: space, isSource: false).frame(width: 10, height: 10)
        }
      }
    }
    struct TextsKey: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    var appearances = 0
    var insets = EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0)
    let host = settledHost(100, 100, safeArea: insets) { Hero { appearances += 1 } }
    play(host, "| diagnostics =; box follower = 10 20 90 80")
    expect(appearances, equals: 1)
    expect(host.preference(TextsKey.self), equals: ["hero"])
    func blurs() -> Int { "\(host.displayList)".components(separatedBy: "blur 8 opaque").count - 1 }
    expect(blurs(), equals: 2)
    insets.leading = 0
    for (edges, count) in [(insets, 1), (EdgeInsets(), 0)] {
      host.safeAreaInsets = edges
      host.update()
      expect(blurs(), equals: count)
    }
  }
}

/// The background of a bar with several scroll views below it, in pages of 200 by 300 points.
@MainActor struct ScrolledBarTests {
  private func page(@ViewBuilder _ content: () -> some View) -> some View {
    NavigationStack {
      content().navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Ink.blue.color, for: .navigationBar)
    }
  }

  private func isCovered(_ host: ViewHost<some View>) -> Bool {
    expect(host.core.checkInvariants(), equals: [])
    return !host.boxes(in: .blue).isEmpty
  }

  private struct Scroll: View {
    let name: String
    var axes: Axis.Set = .vertical
    var body: some View {
      ScrollView(axes) { Color.red.frame(width: 400, height: 1_000) }.accessibilityIdentifier(name)
    }
  }

  private func expectCovered(
    after rows: KeyValuePairs<String, Bool>, line: Int = #line, @ViewBuilder _ content: () -> some View
  ) {
    let host = settledHost(200, 300) { page(content) }
    host.play(expecting: rows, line: line) { isCovered(host) }
  }

  @Test @MainActor func `Only scroll views that touch the bar move content under it`() {
    expectCovered(after: ["scroll a 0,30": true, "scroll a 0,-30": false]) { Scroll(name: "a") }
    // Side by side.
    expectCovered(after: [
      "scroll a 0,30": true, "scroll b 0,30": true, "scroll a 0,-30": true, "scroll b 0,-30": false,
    ]) {
      HStack {
        Scroll(name: "a"); Scroll(name: "b")
      }
    }
    // One above the other.
    expectCovered(after: ["scroll b 0,30": false, "scroll a 0,30": true, "scroll a 0,-30": false]) {
      VStack {
        Scroll(name: "a"); Scroll(name: "b")
      }
    }
    expectCovered(after: ["scroll a 0,30": false]) { Scroll(name: "a").padding(.top, 20) }
    expectCovered(after: ["scroll a 0,30": true]) { Scroll(name: "a").ignoresSafeArea() }
    expectCovered(after: ["scroll a 30,0": false]) { Scroll(name: "a", axes: .horizontal) }
    expectCovered(after: ["scroll a 30,0": false, "scroll a 0,30": true]) {
      Scroll(name: "a", axes: [.horizontal, .vertical])
    }
    expectCovered(after: ["scroll a 0,30": true]) {
      Scroll(name: "a").safeAreaInset(edge: .top) { Color.green.frame(height: 10) }
    }
  }

  @Test @MainActor func `A scroll view in a row does not cover the bar`() {
    expectCovered(after: ["scroll inner 0,30": false]) {
      ScrollView {
        VStack {
          Scroll(name: "inner").frame(height: 100); Color.green.frame(height: 900)
        }
      }
    }
    expectCovered(after: ["scroll inner 0,30": false]) {
      List {
        Scroll(name: "inner").frame(height: 100); ForEach(0..<40) { Text("\($0)") }
      }
    }
    expectCovered(after: ["scroll inner 0,30": false]) {
      ScrollView { LazyVStack { ForEach(0..<40) { Scroll(name: $0 == 0 ? "inner" : "").frame(height: 100) } } }
    }
    // A column in a horizontal scroll view touches the bar.
    expectCovered(after: ["scroll inner 0,30": true]) {
      ScrollView(.horizontal) { Scroll(name: "inner").frame(width: 100) }
    }
  }

  private struct Columns: View {
    let isLazy: Bool
    var ids: [Int]
    var body: some View {
      NavigationStack {
        ScrollView(.horizontal) {
          if isLazy {
            LazyHStack(spacing: 0) { ForEach(ids, id: \.self) { Scroll(name: "\($0)").frame(width: 100) } }
          } else {
            HStack(spacing: 0) { ForEach(ids, id: \.self) { Scroll(name: "\($0)").frame(width: 100) } }
          }
        }
        .accessibilityIdentifier("columns")
        .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Ink.blue.color, for: .navigationBar)
      }
    }
  }

  @Test(arguments: [false, true]) func `A scrolled row that is removed does not cover the bar`(isLazy: Bool) {
    let host = settledHost(200, 300) { Columns(isLazy: isLazy, ids: [1, 2, 3, 4, 5, 6, 7, 8]) }
    expect(isCovered(host.scrolled("1", by: CGSize(width: 0, height: 30))))
    host.content.ids.removeFirst()
    expect(!isCovered(host.updated()))
  }

  @Test @MainActor func `A scrolled row of a lazy container covers the bar only while it is visible`() {
    let host = settledHost(200, 300) { Columns(isLazy: true, ids: Array(1...40)) }
    host.play(expecting: [
      "scroll 1 0,30": true, "scroll columns 2000,0": false, "scroll columns -2000,0": true,
      "scroll columns 2000,0": false,
    ]) { isCovered(host) }
    host.content.ids.removeFirst()
    host.update()
    host.play(expecting: ["": false, "scroll columns -4000,0": false]) { isCovered(host) }
  }

  private struct Tabs: View {
    var tab = 0
    var path: [Int] = []
    var isShown = true
    var banner: CGFloat = 0
    var body: some View {
      NavigationStack(path: .constant(path)) {
        VStack(spacing: 0) {
          Color.green.frame(height: banner)
          TabView(selection: .constant(tab)) {
            Group { if isShown { Scroll(name: "first") } else { Color.red } }.tabItem { Text("first") }.tag(0)
            Scroll(name: "second").tabItem { Text("second") }.tag(1)
          }
        }
        .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Ink.blue.color, for: .navigationBar)
        .navigationDestination(for: Int.self) { _ in Scroll(name: "pushed") }
      }
    }
  }

  @Test @MainActor func `The bar follows the visible tab, the visible page, and the place of the scroll view`() {
    let host = settledHost(200, 300) { Tabs() }
    func expectChange(covered: Bool, line: Int = #line, after change: (inout Tabs) -> Void) {
      change(&host.content)
      host.play("update; wait 1")
      host.play(expecting: ["": covered], line: line) { isCovered(host) }
    }
    host.play(expecting: ["scroll first 0,30": true]) { isCovered(host) }
    expectChange(covered: false) { $0.tab = 1 }
    expectChange(covered: true) { $0.tab = 0 }
    expectChange(covered: false) { $0.banner = 10 }
    expectChange(covered: true) { $0.banner = 0 }
    expectChange(covered: false) { $0.path = [1] }
    expectChange(covered: true) { $0.path = [] }
    expectChange(covered: false) { $0.path = [1] }
    expectChange(covered: false) { $0.isShown = false }
    expectChange(covered: false) { $0.path = [] }
    expectChange(covered: false) { $0.isShown = true }
    host.play(expecting: ["scroll first 0,30": true]) { isCovered(host) }
    expectChange(covered: false) { $0.path = [1] }
    expectChange(covered: false) { $0.tab = 1 }
    expectChange(covered: false) { $0.path = [] }
    expectChange(covered: true) { $0.tab = 0 }
    expectChange(covered: false) { $0.isShown = false }
    host.expectSound()
  }

  @Test @MainActor func `A bar outside of a navigation stack is covered, too`() {
    let host = settledHost(200, 300) {
      Scroll(name: "a").toolbarBackground(Ink.blue.color, for: .navigationBar)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("X") } }
    }
    host.play(expecting: ["": false, "scroll a 0,30": true]) { isCovered(host) }
  }
}
