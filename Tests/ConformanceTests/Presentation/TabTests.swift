import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Tab views in 300 by 300 points.
@MainActor @Suite struct TabTests {
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

  @Test(.claim("TAB-01")) func `A tap selects a page`() {
    let host = settledHost(300, 300) { Tabs(journal: journal) }
    play(
      host, journal,
      "| lines = One / Two; box first != nowhere; box second = nowhere; log = +1",
      "tap 225,280 | box second != nowhere; box first = nowhere")
    expect(journal.take().split(separator: " ").sorted(), equals: ["+2", "-1", "two"])
    play(host, "| diagnostics =")
  }

  @Test(.claim("TAB-02")) func `Pages keep their state`() {
    let host = settledHost(300, 300) { Tabs(journal: journal) }
    play(host, "tap first; tap first; tap 225,280; tap second; tap 75,280 | taps first = 2")
  }

  @Test(.claim("TAB-03")) func `A tab view without a selection selects by position`() {
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

  @Test(.claim("TAB-04")) func `Pages end above the bar`() {
    let host = settledHost(300, 300) { TabView { Block("page").tabItem { Text("A") } } }
    expect(host.box("page"), equals: "0 0 300 251")
    let hidden = settledHost(300, 300) {
      TabView { Block("page").toolbar(.hidden, for: .tabBar).tabItem { Text("A") } }
    }
    expect(hidden.box("page"), equals: "0 0 300 300")
  }

  @Test(.claim("TAB-13")) func `A pushed page hides the tabs`() {
    struct Tabs: View {
      @State private var path: [Int] = []
      @State private var isHidden = true
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            Trigger("push") { path = [1] }
              .navigationDestination(for: Int.self) { number in
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
    let host = settledHost(300, 300) { Tabs() }
    play(
      host,
      "| lines = A",
      "tap push; rest | lines =",
      "tap toggle | lines = A",
      "tap toggle | lines =",
      "tap pop; rest | lines = A")
  }

  @Test(.claim("TAB-05")) func `Pages can be flipped`() {
    let host = settledHost(300, 300) {
      TabView {
        Block("a")
        Block("b")
        Block("c")
      }
      .tabViewStyle(.page)
    }
    func shown() -> String { ["a", "b", "c"].filter { host.box($0) != "nowhere" }.joined() }
    expect(shown(), equals: "a")
    expect(host.box("a"), equals: "0 0 300 300")
    host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 50, y: 100))
    expect(shown(), equals: "b")
    play(host, "drag 50,100 200,100; drag 50,100 200,100")
    expect(shown(), equals: "a")
    host.tap(at: CGPoint(x: 166, y: 288))
    expect(shown(), equals: "c")
    play(host, "key tab; key right")
    expect(shown(), equals: "c")
    host.pressKey(.leftArrow)
    expect(shown(), equals: "b")
  }

  @Test(.claim("TAB-12")) func `Pages follow a drag`() {
    let journal = Journal()
    let host = settledHost(300, 300) {
      TabView {
        Block("a").onAppear { journal.note("a") }
        Block("b").onAppear { journal.note("b") }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    func move(_ kind: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat = 100) {
      host.send(PointerEvent(kind, at: CGPoint(x: x, y: y), time: host.time))
    }
    func shown() -> [CGFloat] { host.displayList.rectangles.map(\.minX).sorted() }
    move(.down, 200)
    move(.moved, 100)
    expect(host.box("a"), equals: "-100 0 300 300")
    expect(shown(), equals: [-100, 200])
    // The distance is too short, so the page returns.
    host.advance(by: 1)
    move(.up, 100)
    #expect(host.isAnimating)
    play(host, "rest | box a = 0 0 300 300")
    expect(shown(), equals: [0])
    // Beyond the first page, the pages follow by a third of the distance.
    move(.down, 100)
    move(.moved, 160)
    expect(host.box("a"), equals: "20 0 300 300")
    host.advance(by: 1)
    move(.up, 160)
    host.rest()
    // Up and down.
    move(.down, 100)
    move(.moved, 140, 200)
    expect(host.box("a"), equals: "0 0 300 300")
    move(.up, 140, 200)
    play(host, journal, "rest | log = a")
    move(.down, 250)
    move(.moved, 50)
    host.advance(by: 1)
    move(.up, 50)
    expect(journal.take(), equals: "b")
    expect(host.box("b"), equals: "100 0 300 300")
    play(host, "rest | box b = 0 0 300 300")
    expect(shown(), equals: [0])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: [(0, false), (1, false), (2, true)])
  func `A page style has an indicator if it has pages to choose from`(count: Int, hasIndicator: Bool) {
    let host = settledHost(100, 60) {
      TabView { ForEach(0..<count, id: \.self) { Color.clear.tag($0) } }.tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    var commands = 0
    host.displayList.forEachFlattened { _ in commands += 1 }
    expect(commands > 0, equals: hasIndicator)
  }

  @Test func `The next page is on the left in right-to-left layout`() {
    let host = settledHost(300, 300) {
      TabView {
        Block("a")
        Block("b")
      }
      .tabViewStyle(.page).environment(\.layoutDirection, .rightToLeft)
    }
    play(
      host,
      "drag 50,100 250,100; rest | box b = 0 0 300 300",
      "key tab; key right; rest | box a = 0 0 300 300")
  }

  @Test(.claim("TAB-06")) func `Tabs are pages`() {
    struct Modern: View {
      @State private var selection = 2
      var body: some View {
        TabView(selection: $selection) {
          Tab("A", systemImage: "star", value: 1) { Text("page a") }
          Tab("B", systemImage: "gear", value: 2) { Text("page b") }
        }
      }
    }
    let host = settledHost(300, 300) { Modern() }
    expect(host.lines, equals: ["page b", "A", "B"])
    play(host, "tap 75,280 | lines = page a / A / B")
  }

  @Test(.claim("TAB-07")) func `Labels follow state`() {
    struct Named: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        TabView {
          Noted("page", journal).overlay { Trigger("more") { count += 1 } }.tabItem { Text("Tab \(count)") }
        }
      }
    }
    let host = settledHost(300, 300) { Named(journal: journal) }
    play(
      host, journal,
      "| lines = Tab 0",
      "clear; tap more | lines = Tab 1; log =; diagnostics =")
  }

  @Test(.claim("TAB-08")) func `Tabs have badges`() {
    func lines(_ count: Int) -> [String] {
      settledHost(300, 300) { TabView { Color.red.tabItem { Text("A") }.badge(count) } }.lines
    }
    expect(lines(3), equals: ["A", "3"])
    expect(lines(0), equals: ["A"])
  }

  @Test(.claim("INSPECTOR-01")) func `An inspector is placed beside its view`() {
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
    let host = settledHost(400, 300) { Inspected() }
    play(
      host,
      "| box content = 0 0 400 300",
      "tap open; rest | box content = 0 0 176 300",
      "tap close; rest | box content = 0 0 400 300")
  }

  @Test(.claim("INSPECTOR-02")) func `The content of an inspector sets its width`() {
    struct Inspected: View {
      @State private var isWide = true
      var body: some View {
        Block("content").overlay { Trigger("narrow") { isWide = false } }
          .inspector(isPresented: .constant(true)) {
            if isWide { Text("a").inspectorColumnWidth(min: 100, ideal: 90, max: 300) } else { Text("b") }
          }
      }
    }
    let host = settledHost(400, 300) { Inspected() }
    play(
      host,
      "rest | box content = 0 0 300 300",
      "tap narrow; rest | box content = 0 0 176 300")
  }

  @Test func `A page in the style with a sidebar has a bar and no sidebar`() {
    struct Page: View {
      @Environment(\.isTabViewSidebarAvailable) private var isAvailable
      var body: some View { Color.red.accessibilityIdentifier("sidebar \(isAvailable)") }
    }
    let host = settledHost(300, 300) {
      TabView { Tab("One", systemImage: "star") { Page() } }.tabViewStyle(.sidebarAdaptable)
    }
    play(host, "| lines = One; box sidebar false != nowhere")
  }
}
