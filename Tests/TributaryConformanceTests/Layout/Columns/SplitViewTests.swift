@MainActor struct SplitViewTests {
  private final class Log { var text = "" }

  private struct Mail: View {
    var visibility = NavigationSplitViewVisibility.automatic
    var sidebarWidth: CGFloat? = nil
    @State private var chosen: Int?
    @State private var taps = 0
    var body: some View {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        List(0..<5, selection: $chosen) { Text("row \($0)").accessibilityIdentifier("row\($0)") }
          .navigationSplitViewColumnWidth(sidebarWidth ?? 180)
      } detail: {
        VStack {
          Text(chosen.map { "mail \($0)" } ?? "none")
          Text("taps \(taps)").accessibilityIdentifier("taps").onTapGesture { taps += 1 }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red.accessibilityIdentifier("detail"))
      }
    }
  }

  @Test(.claim("SPLIT-01")) @MainActor func `A split view shows its columns side by side`() {
    let host = settledHost(600, 300) { Mail() }
    expect(host.displayList.description.contains("none"))
    expect(host.frame(of: "row0")?.maxX ?? 999, atMost: 180)
    expect(host.frame(of: "detail")?.minX ?? 0, atLeast: 180)
    expect(host.frame(of: "detail")?.maxX, equals: 600)
    expect(host.tapped("row3").displayList.description.contains("mail 3"))
    expect(host.frame(of: "row0") != nil)
  }

  private struct OlderMail: View {
    var isStack = false
    var body: some View { if isStack { pages.navigationViewStyle(.stack) } else { pages } }
    private var pages: some View {
      NavigationView {
        List {
          NavigationLink(destination: Text("mail").accessibilityIdentifier("mail")) {
            Text("row").accessibilityIdentifier("row")
          }
        }
        Group { Text("none").accessibilityIdentifier("none") }
      }
    }
  }

  @Test(.claim("NAV-42"), arguments: [(600, false), (200, false), (600, true)] as [(CGFloat, Bool)])
  @MainActor func `Several views of a navigation view are columns`(width: CGFloat, isStack: Bool) throws {
    let host = settledHost(width, 300) { OlderMail(isStack: isStack) }
    let isWide = width == 600 && !isStack
    let row = try #require(host.frame(of: "row"))
    expect((host.frame(of: "none")?.minX ?? 0 > row.maxX) == isWide)
    expect((host.frame(of: "none") != nil) == isWide)
    play(host, "tap row; rest | box mail != nowhere; box none = nowhere")
    expect((host.frame(of: "row") != nil) == isWide)
    play(host, "| diagnostics =")
  }

  @Test @MainActor func `Three views of a navigation view are three columns, and one view is a stack`() throws {
    let three = settledHost(900, 300) {
      NavigationView {
        Text("a").accessibilityIdentifier("a")
        Text("b").accessibilityIdentifier("b")
        Text("c").accessibilityIdentifier("c")
      }
    }
    let places = try ["a", "b", "c"].map { try #require(three.frame(of: $0)).midX }
    expect(places[0] < 180 && places[1] > 180 && places[1] < 365 && places[2] > 365)
    play(900, 300, "| width a = 900") { NavigationView { Color.red.accessibilityIdentifier("a") } }
  }

  @Test(.claim("SPLIT-02")) @MainActor func `A narrow split view shows one column`() {
    let host = settledHost(200, 300) { Mail() }
    expect(host.frame(of: "row0") != nil && host.frame(of: "detail") == nil)
    play(host, "tap row2 | picture has mail 2")
    expect(host.frame(of: "row0") == nil && host.frame(of: "detail")?.width == 200)
    play(host, "exit | box row0 != nowhere; box detail = nowhere")
  }

  @Test(.claim("SPLIT-03")) @MainActor func `Columns keep their state`() {
    let host = settledHost(600, 300) { Mail() }
    play(host, "tap taps; resize 200,300 | box taps = nowhere", "resize 600,300 | picture has taps 1")
    host.content = Mail(visibility: .detailOnly)
    expect(host.updated().frame(of: "row0") == nil && host.frame(of: "detail")?.minX == 0)
    expect(host.displayList.description.contains("taps 1"))
  }

  @Test(.claim("SPLIT-04")) @MainActor func `A column takes its specified width`() {
    let host = settledHost(600, 300) { Mail(sidebarWidth: 250) }
    expect((250...260).contains(host.frame(of: "detail")?.minX ?? 0))
  }

  @Test(.claim("SPLIT-05")) @MainActor func `A link in a column replaces the page of the next column`() {
    struct Links: View {
      var body: some View {
        NavigationSplitView {
          VStack {
            NavigationLink("a") { Block("pageA", 20, 20) }.accessibilityIdentifier("linkA")
            NavigationLink("b") { Block("pageB", 20, 20) }.accessibilityIdentifier("linkB")
          }
        } detail: {
          Block("empty", 20, 20)
        }
      }
    }
    for width in [600.0, 200] {
      let host = settledHost(width, 300) { Links() }
      play(host, "tap linkA; wait 1 | box pageA != nowhere; box empty = nowhere")
      if width == 200 { host.performExitCommand() }
      play(host, "tap linkB; wait 1 | box pageB != nowhere; box pageA = nowhere")
    }
  }

  @Test(.claim("SPLIT-06")) @MainActor func `A link with a value selects its row or pushes a page`() {
    struct Links: View {
      let isSelecting: Bool
      @State private var chosen: String?
      var body: some View {
        NavigationSplitView {
          if isSelecting {
            List(["x", "y"], id: \.self, selection: $chosen) { name in
              NavigationLink(value: name) { Text(name).accessibilityIdentifier(name) }
            }
          } else {
            VStack { NavigationLink("y", value: "y").accessibilityIdentifier("y") }
          }
        } detail: {
          Text("chosen \(chosen ?? "-")").navigationDestination(for: String.self) { Text("page \($0)") }
        }
      }
    }
    play(600, 300, "tap y | picture has chosen y") { Links(isSelecting: true) }
    play(600, 300, "tap y; wait 1 | picture has page y") { Links(isSelecting: false) }
  }

  @Test @MainActor func `Links select any value in a list of erased values, and erased numbers in a list of numbers`() {
    struct Links: View {
      @State private var any: AnyHashable?
      @State private var number: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $any) {
            NavigationLink("1", value: 1).accessibilityIdentifier("one")
            NavigationLink("x", value: "x").accessibilityIdentifier("x")
            NavigationLink("2", value: AnyHashable(2)).accessibilityIdentifier("two")
          }
          .frame(height: 150)
          List(selection: $number) {
            NavigationLink("3", value: 3).accessibilityIdentifier("three")
            NavigationLink("4", value: AnyHashable(4)).accessibilityIdentifier("four")
            NavigationLink("y", value: "y").accessibilityIdentifier("y")
          }
          .frame(height: 150)
        } detail: {
          Text("chosen \(any.map { "\($0.base)" } ?? "-") \(number ?? 0)")
        }
      }
    }
    let host = settledHost(600, 400) { Links() }
    func chosen(after name: String) -> String {
      host.tap(name)
      let picture = host.displayList.description
      return ["- 0", "1 0", "x 0", "2 0", "2 3", "2 4"].first { picture.contains("chosen \($0)") } ?? picture
    }
    expect(chosen(after: "one"), equals: "1 0")
    expect(chosen(after: "x"), equals: "x 0")
    expect(chosen(after: "two"), equals: "2 0")
    expect(chosen(after: "three"), equals: "2 3")
    expect(chosen(after: "four"), equals: "2 4")
    expect(chosen(after: "y"), equals: "2 4", "a link of another type selects nothing")
  }

  @Test(.claim("SPLIT-07")) @MainActor func `The visibility selects the columns of a three-column split view`() {
    struct Three: View {
      let visibility: NavigationSplitViewVisibility
      let column: NavigationSplitViewColumn
      var body: some View {
        NavigationSplitView(
          columnVisibility: .constant(visibility), preferredCompactColumn: .constant(column), sidebar: { Block("s") },
          content: { Block("c") }, detail: { Block("d") })
      }
    }
    func shown(_ width: CGFloat, _ visibility: NavigationSplitViewVisibility, _ column: NavigationSplitViewColumn)
      -> String
    {
      let host = settledHost(width, 200) { Three(visibility: visibility, column: column) }
      return ["s", "c", "d"].filter { host.frame(of: $0) != nil }.joined()
    }
    expect(shown(800, .all, .sidebar), equals: "scd")
    expect(shown(800, .automatic, .sidebar), equals: "scd")
    expect(shown(800, .doubleColumn, .sidebar), equals: "cd")
    expect(shown(800, .detailOnly, .sidebar), equals: "d")
    expect(shown(300, .all, .sidebar), equals: "s")
    expect(shown(300, .all, .content), equals: "c")
    expect(shown(300, .detailOnly, .detail), equals: "d")
  }

  private struct Titled: View {
    var title: String?
    @State private var account: Int?
    @State private var box: Int?
    var body: some View {
      NavigationSplitView {
        let list = List(0..<3, selection: $account) { Text("account \($0)").accessibilityIdentifier("account\($0)") }
        if let title { list.navigationTitle(title) } else { list }
      } content: {
        List(0..<3, selection: $box) { Text("box \($0)").accessibilityIdentifier("box\($0)") }
          .navigationTitle("Boxes of \(account ?? -1)")
      } detail: {
        Text("mail").accessibilityIdentifier("mail")
      }
    }
  }

  @Test(.claim("SPLIT-08")) @MainActor func `The back button shows the title of the previous column`() {
    let host = settledHost(300, 300) { Titled(title: "Accounts") }
    func says(_ word: String) -> Bool { host.displayList.description.contains("\"\(word)\"") }
    expect(says("Accounts"))
    expect(host.tapped("account1").frame(of: "account1") == nil && says("Boxes of 1") && says("Accounts"))
    host.tap("box2")
    expect(host.frame(of: "box2") == nil && host.frame(of: "mail") != nil && says("Boxes of 1") && !says("Accounts"))
    host.performExitCommand()
    expect(host.frame(of: "box2") != nil && says("Accounts"))
    host.play("exit; tap account2; tap box0")
    expect(says("Boxes of 2"))
    expect(settledHost(300, 300) { Titled() }.tapped("account0").displayList.description.contains("\"Back\""))
  }
}
