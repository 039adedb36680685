/// The bars of pages of 300 by 300 points.
@MainActor struct ToolbarTests {
  private let journal = Journal()

  private struct Item: View {
    let name: String
    let journal: Journal
    var body: some View { Button(name) { journal.note(name) }.accessibilityIdentifier(name) }
  }

  private final class Items: ObservableObject {
    @Published var names = ["x", "y", "z"]
    @Published var hasFirst = true
    @Published var isCustom = true
  }

  private struct Counted: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 }.accessibilityIdentifier(name) }
  }

  private struct CountedContent: ToolbarContent {
    let name: String
    @State private var count = 0
    var body: some ToolbarContent {
      ToolbarItem { Button("\(name)\(count)") { count += 1 }.accessibilityIdentifier(name) }
    }
  }

  private struct ItemsPage: View {
    @ObservedObject var items: Items
    var body: some View {
      NavigationStack {
        Color.white.toolbar {
          if items.hasFirst {
            ToolbarItem { Counted(name: "first") }
            CountedContent(name: "content")
          }
          ForEach(items.names, id: \.self) { name in ToolbarItem { Counted(name: name) } }
          if items.isCustom { ToolbarItem { Counted(name: "a") } } else { ToolbarItem { Counted(name: "b") } }
          CountedContent(name: "last")
        }
      }
    }
  }

  @Test @MainActor func `Items keep their state while other items appear, disappear, and move`() {
    let items = Items()
    let host = settledHost(900, 300) { ItemsPage(items: items) }
    for name in ["first", "x", "y", "y", "z", "z", "z", "a", "content", "last", "last"] { host.tap(name) }
    expect(Set(host.lines), equals: ["first1", "content1", "x1", "y2", "z3", "a1", "last2"])
    items.hasFirst = false
    items.names = ["z", "n", "y"]
    host.rest()
    expect(Set(host.lines), equals: ["z3", "n0", "y2", "a1", "last2"])
    items.hasFirst = true
    items.isCustom = false
    items.names = ["x", "y", "y"]
    host.rest()
    expect(Set(host.lines), equals: ["first0", "content0", "x0", "y2", "y0", "b0", "last2"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("TOOLBAR-01")) @MainActor func `Toolbar items have placements`() {
    let host = navigationHost(300, 300) {
      Block("content")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Item(name: "a", journal: journal) }
          ToolbarItem(placement: .principal) { Item(name: "b", journal: journal) }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Item(name: "c", journal: journal)
            Item(name: "d", journal: journal)
          }
          ToolbarItem { Item(name: "e", journal: journal) }
          ToolbarItem(placement: .keyboard) { Item(name: "f", journal: journal) }
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    expect(host.box("content"), equals: "0 44 300 256")
    let boxes: [(String, String)] = [
      ("a", "16 12 8 20"), ("b", "146 12 8 20"), ("c", "236 12 8 20"), ("d", "256 12 8 20"), ("e", "276 12 8 20"),
      ("f", "nowhere"),
    ]
    for (name, box) in boxes { expect(host.box(name), equals: box, "\(name)") }
    play(host, journal, "tap a; tap b; tap c; tap d; tap e | log = a b c d e; diagnostics =")
  }

  @Test(.claim("TOOLBAR-02")) @MainActor func `Views without a placement are placed at the trailing end`() {
    play(300, 300, "| box x = 276 12 8 20; lines = Title / x") {
      NavigationStack {
        Block("content").toolbar { Item(name: "x", journal: journal) }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    play(300, 300, "| box y = 16 12 8 20; box x = 276 12 8 20") {
      NavigationView {
        Block("content").navigationBarItems(
          leading: Item(name: "y", journal: journal), trailing: Item(name: "x", journal: journal))
      }
    }
  }

  private struct Counting: View {
    let journal: Journal
    @State private var count = 0
    var body: some View {
      let _ = journal.note("page")
      VStack { Button("inside") { count += 1 }.accessibilityIdentifier("inside") }
        .toolbar {
          if count < 2 {
            ToolbarItem(placement: .primaryAction) {
              Button("add \(count)") { count += 1 }.accessibilityIdentifier("add")
            }
          } else {
            ToolbarItem(placement: .cancellationAction) { Text("full") }
          }
          ToolbarItem(placement: .bottomBar) { TapCounter("counter") }
        }
    }
  }

  @Test(.claim("TOOLBAR-03")) @MainActor func `Toolbar items update with their state`() {
    let host = settledHost(300, 300) { NavigationStack { Counting(journal: journal) } }
    host.play(expecting: ["": "add 0", "tap counter; tap add": "add 1", "tap inside": "full"]) {
      host.drawn("add 0", "add 1", "full")
    }
    play(host, "| box add = nowhere; taps counter = 1")
    // The page is evaluated for its state, not for its bar.
    expect(host.update().counts.bodies, equals: 0)
    host.expectSound()
  }

  @Test(.claim("TOOLBAR-04")) @MainActor func `A toolbar does not cause a feedback loop`() {
    struct Inline: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack { Button("more") { count += 1 }.accessibilityIdentifier("more") }
            .toolbar { Button("\(count)") { count += 1 } }
        }
      }
    }
    let host = settledHost(300, 300) { Inline() }
    for _ in 0..<3 { expect(host.tapped("more").update().passes, atMost: 2) }
    play(host, "| drawn 3 = 3; diagnostics =")
  }

  @Test(.claim("TOOLBAR-05")) @MainActor func `Items have the environment of their view`() {
    struct Reader: View {
      @Environment(\.autocorrectionDisabled) private var isUncorrected
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(isUncorrected) \(isEnabled)") }
    }
    play(300, 300, "| lines = true false") {
      NavigationStack { Color.red.toolbar { ToolbarItem { Reader() } }.autocorrectionDisabled().disabled(true) }
    }
  }

  @Test(.claim("TOOLBAR-06")) @MainActor func `Toolbar content can have a body`() {
    struct Own: ToolbarContent {
      @State private var isOn = false
      @Environment(\.isEnabled) private var isEnabled
      var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
          Button(isOn ? "on" : "off") { isOn.toggle() }.accessibilityIdentifier("own")
        }
        ToolbarItem(placement: .topBarTrailing) { Text("\(isEnabled)") }
      }
    }
    let host = settledHost(300, 300) { NavigationStack { Color.red.toolbar { Own() } } }
    host.play(expecting: ["": ["off", "true"], "tap own": ["on", "true"]]) { host.lines }
  }

  @Test(.claim("TOOLBAR-07")) @MainActor func `Bars can be hidden`() {
    func box(_ bars: ToolbarPlacement) -> String {
      let host = navigationHost(300, 300) {
        Block("content").toolbar(.hidden, for: bars)
          .toolbar {
            ToolbarItem { Text("x") }
            ToolbarItem(placement: .bottomBar) { Text("y") }
          }
      }
      return host.box("content")
    }
    let rows: [(ToolbarPlacement, String)] = [
      (.navigationBar, "0 0 300 256"), (.bottomBar, "0 44 300 256"), (.tabBar, "0 44 300 212"),
    ]
    for (bars, expected) in rows { expect(box(bars), equals: expected, "\(bars)") }
  }

  @Test(.claim("TOOLBAR-08")) @MainActor func `A toolbar outside any page is shown around its view`() {
    func host(@ViewBuilder _ content: () -> some View) -> ViewHost<some View> {
      settledHost(300, 300, content: content)
    }
    let one = host {
      Block("content").toolbar {
        Text("x").accessibilityIdentifier("x")
        Text("y").accessibilityIdentifier("y")
      }
    }
    play(one, "| box content = 0 44 300 256; box y = 276 12 8 20")
    let nested = host {
      VStack(spacing: 0) {
        Block("first").toolbar { Text("x") }
        Block("second").toolbar { ToolbarItem(placement: .bottomBar) { Text("y") } }
      }
      .toolbar { Text("z") }
    }
    play(nested, "| box first = 0 44 300 106; box second = 0 150 300 106; lines = x / z / y")
    let page = host { NavigationStack { Block("content").toolbar { Text("x") } } }
    expect(page.box("content"), equals: "0 44 300 256")
    let around = host { NavigationStack { Block("content").toolbar { Text("x") } }.toolbar { Text("y") } }
    expect(around.box("content"), equals: "0 88 300 212")
    let sheet = host {
      NavigationStack { Block("content").sheet(isPresented: .constant(true)) { Block("sheet").toolbar { Text("x") } } }
    }
    play(sheet, "rest | lines = x")
    let hidden = host { Block("content").toolbar(.hidden).toolbar { Text("x") } }
    play(hidden, "| lines =; box content = 0 0 300 300")
  }

  @Test @MainActor func `A toolbar outside any page is interactive, and its view keeps its state`() {
    struct Stage: View {
      @State private var taps = 0
      @State private var hasBar = true
      var body: some View {
        VStack {
          TapCounter("counted")
          Text("taps \(taps)")
          Trigger("other") { hasBar.toggle() }
        }
        .toolbar { if hasBar { ToolbarItem { Button("add") { taps += 1 } } } }
      }
    }
    let host = settledHost(300, 300) { Stage() }
    host.play(expecting: [
      "": "add, taps 0", "tap add": "add, taps 1", "tap counted; tap other": "taps 1", "tap other": "add, taps 1",
    ]) { host.drawn("add", "taps 0", "taps 1") }
    expect(host.taps("counted"), equals: 1)
    host.moveFocus(by: 1)
    host.expectSound()
  }

  @Test(.claim("TOOLBAR-10")) @MainActor func `Items in a narrow bar are compressed without overlap`() {
    func columns(_ width: CGFloat, _ wide: CGFloat) -> String {
      let host = navigationHost(width, 200) {
        Color.white.toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Color.red.frame(minWidth: 10, idealWidth: wide).frame(height: 10).accessibilityIdentifier("a")
          }
          ToolbarItem(placement: .confirmationAction) {
            Color.red.frame(minWidth: 10, idealWidth: 40).frame(height: 10).accessibilityIdentifier("b")
          }
        }
      }
      return host.columns("a", "b")
    }
    // Between margins of 16.
    expect(columns(200, 60), equals: "16…76 144…184")
    expect(columns(140, 60), equals: "16…76 84…124")
    expect(columns(120, 60), equals: "16…60 64…104")
  }

  @Test(.claim("NAV-30")) @MainActor func `The older link initializers are bound to state`() {
    struct Old: View {
      let journal: Journal
      @State private var choice: String?
      @State private var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("page one"), tag: "one", selection: $choice) {
              Text("to one").accessibilityIdentifier("one")
            }
            NavigationLink(
              tag: "two", selection: $choice, destination: { Text("page two") },
              label: { Text("to two").accessibilityIdentifier("two") })
            NavigationLink("to three", isActive: $isActive) { Text("page three") }
            Text("\(choice ?? "none") \(isActive)").accessibilityIdentifier("state")
            Trigger("three") { isActive = true }
          }
        }
      }
    }
    let host = settledHost(300, 300) { Old(journal: journal) }
    let back = "key escape; rest"
    host.play(expecting: [
      "": "none false", "tap one; rest": "page one", back: "none false", "tap two; rest": "page two",
      back: "none false", "tap three; rest": "page three", back: "none false",
    ]) { host.drawn("none false", "page one", "page two", "page three") }
  }

  @Test(.claim("TOOLBAR-09")) @MainActor func `A toolbar background paints the bar`() {
    struct Page<S: ShapeStyle>: View {
      let style: S
      let visibility: Visibility
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Button("count \(count)") { count += 1 }.accessibilityIdentifier("count")
            .toolbarBackground(style, for: .navigationBar).toolbarBackground(visibility, for: .navigationBar)
            .navigationTitle("title")
        }
      }
    }
    func picture(_ style: some ShapeStyle, _ visibility: Visibility) -> String {
      settledHost(300, 300) { Page(style: style, visibility: visibility) }.displayList.description
    }
    expect(picture(.red, .visible), differsFrom: picture(.blue, .visible))
    expect(picture(.red, .automatic), equals: picture(.blue, .automatic))
    // A style that is recreated with the page causes no further pass.
    let host = settledHost(300, 300) { Page(style: .ultraThinMaterial, visibility: .visible) }
    play(host, "tap count | drawn count 1 = count 1")
    expect(host.update().passes, equals: 1)
    host.expectSound()
  }
}

/// Bars of pages of 300 by 300 points that scrolling minimizes.
@MainActor struct ToolbarMinimizationTests {
  private func host(
    _ behavior: ToolbarMinimizationBehavior, _ adjustment: ToolbarMinimizationSafeAreaAdjustment = .automatic,
    _ restoration: ToolbarMinimizationRestoration = .automatic, length: CGFloat = 2_000
  ) -> ViewHost<some View> {
    navigationHost(300, 300) {
      ScrollView { Block("content", 100, length) }
        .toolbarMinimizationBehavior(behavior, for: .navigationBar)
        .toolbarMinimizationSafeAreaAdjustment(adjustment, for: .navigationBar)
        .toolbarMinimizationRestoration(restoration, for: .navigationBar)
        .toolbar { TapCounter("item") }
    }
  }

  /// Scrolls by distances, and expects after each whether the bar is displayed.
  private func scroll(_ host: ViewHost<some View>, hasBar rows: KeyValuePairs<Int, Bool>, line: Int = #line) {
    for (distance, hasBar) in rows {
      host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: CGFloat(distance)))
      expect(host.rested().frame(of: "item") != nil, equals: hasBar, "after \(distance)", line: line)
    }
  }

  private func top(_ host: ViewHost<some View>) -> Int { Int((host.frame(of: "content")?.minY ?? -1).rounded()) }

  @Test(.claim("TOOLBAR-40"), .claim("TOOLBAR-41"), .claim("TOOLBAR-42")) func `Scrolling minimizes the bar`() {
    let down = host(.onScrollDown)
    expect(top(down.tapped("item")), equals: 44)
    scroll(down, hasBar: [100: false])
    expect(top(down), equals: -100)
    scroll(down, hasBar: [-20: true])
    expect(down.taps("item"), equals: 1)
    scroll(down, hasBar: [10: false, -2_000: true])
    expect(top(down), equals: 44)
    down.expectSound()
    scroll(host(.onScrollUp), hasBar: [300: true, -50: false, 10: true])
    scroll(host(.never), hasBar: [100: true, -50: true])
    scroll(host(.automatic), hasBar: [100: true, -50: true])
    scroll(host(.onScrollDown, .automatic, .atScrollEdge), hasBar: [300: false, -100: false, -300: true])
    let adjustments: [(ToolbarMinimizationSafeAreaAdjustment, Int)] = [
      (.automatic, -100), (.enabled, -100), (.disabled, -56),
    ]
    for (adjustment, expected) in adjustments {
      let host = host(.onScrollDown, adjustment)
      scroll(host, hasBar: [100: false])
      expect(top(host), equals: expected)
    }
  }

  @Test func `Short content does not minimize the bar, and the end of long content is reached with a minimized bar`() {
    let short = host(.onScrollDown, length: 280)
    scroll(short, hasBar: [10: true])
    expect(top(short), equals: 34)
    short.expectSound()
    let long = host(.onScrollDown, length: 600)
    for _ in 0..<10 { scroll(long, hasBar: [100: false]) }
    expect(long.frame(of: "content")?.maxY, equals: 300)
    scroll(long, hasBar: [-5: true])
    long.expectSound()
  }

  @Test @MainActor func `A bar outside a page is minimized`() {
    let host = settledHost(300, 300) {
      ScrollView { Block("content", 100, 2_000) }
        .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
        .toolbar { TapCounter("item") }
    }
    #expect(host.frame(of: "item") != nil)
    scroll(host, hasBar: [100: false, -10: true])
  }
}
