import RandomTestSupport

@MainActor struct CoveredPageTests {
  /// A stack whose pages record when they appear and disappear, and their initial actions.
  private struct Screen: View {
    let journal: Journal
    @State var path: [Int] = []
    var body: some View {
      VStack {
        Trigger("push three") { path = [0, 1, 2] }
        Trigger("pop") { path.removeLast() }
        Trigger("replace") { path = [5, 6] }
        NavigationStack(path: $path) { page("root").navigationDestination(for: Int.self) { page("\($0)") } }
      }
    }
    private func page(_ name: String) -> some View {
      Color.red
        .onAppear { journal.note("+\(name)") }
        .onDisappear { journal.note("-\(name)") }
        .onChange(of: name, initial: true) { journal.note("initial \(name)") }
    }
  }

  @Test @MainActor func `Only the last of several pages that are pushed together or are on an initial path appears`() {
    let journal = Journal()
    let host = settledHost(300, 400) { Screen(journal: journal) }
    host.play(expecting: [
      "": "+root initial root", "tap push three; wait 2": "+2 initial 2 -root", "tap pop; wait 2": "+1 initial 1 -2",
      "tap replace; wait 2": "+6 initial 6 -1", "tap pop; wait 2": "+5 initial 5 -6",
      "tap pop; wait 2": "+root initial root -5",
    ]) { journal.take() }
    expect(host.core.checkInvariants(), equals: [])
    settledHost(300, 400) { Screen(journal: journal, path: [0, 1]) }.play(expecting: [
      "": "+1 initial 1", "tap pop; wait 2": "+0 initial 0 -1",
    ]) { journal.take() }
  }

  private struct Titled: View {
    var path: [Int]
    var name = "Page"
    var body: some View {
      NavigationStack(path: .constant(path)) {
        Text("root").navigationTitle("Home").navigationDestination(for: Int.self) { number in
          // The page of number 8 has no title.
          if number == 8 { Text("page") } else { Text("page").navigationTitle("\(name) \(number)") }
        }
      }
    }
  }

  @Test(arguments: [
    ([1, 2], [3, 2]), ([1, 2, 3], [1, 4, 3]), ([1, 2, 3], [4, 5, 3]), ([1, 1], [2, 1]), ([1, 2], [8, 2]),
    ([8, 2], [1, 2]), ([1, 2, 3], [3, 2, 1]), ([1, 2, 3], [2, 3]), ([2], [1, 2]), ([1, 2], [1, 3, 2]), ([], [1, 2]),
    ([1, 2], []),
  ])
  func `A back button displays the title of a page that takes the place of the previous page`(from: [Int], to: [Int]) {
    let host = settledHost(300, 400) { Titled(path: from) }
    for (path, name) in [(to, "Page"), (to, "Sheet"), (from, "Sheet"), (to, "Sheet")] {
      host.content = Titled(path: path, name: name)
      expect(host.update().settled, equals: true)
      host.advance(by: 2)
      let fresh = settledHost(300, 400) { Titled(path: path, name: name) }
      expect(host.lines, equals: fresh.lines, "\(path)")
      expect(host.displayList.description, equals: fresh.displayList.description, "\(path)")
      expect(host.update().counts.bodies, equals: 0)
      host.expectSound()
    }
  }

  /// A root page over which three pages are pushed at once, with or without a view that conceals others.
  private struct PushedTogether: View {
    let root: Root
    let journal: Journal
    @State private var path: [Int] = []
    enum Root: CaseIterable { case plain, titled, alternatives }
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Trigger("push three") { path = [0, 1, 2] }
          if root == .alternatives {
            ViewThatFits {
              Color.red.frame(width: 1_000)
              Color.blue.frame(width: 10)
            }
          }
        }
        .navigationTitle(root == .titled ? "Root" : "")
        .navigationDestination(for: Int.self) { number in
          Color.red
            .onAppear { journal.note("+\(number)") }
            .onChange(of: number, initial: true) { journal.note("initial \(number)") }
        }
      }
    }
  }

  @Test(arguments: PushedTogether.Root.allCases)
  private func `Only the last of several pages appears, whatever else the tree conceals`(root: PushedTogether.Root) {
    let journal = Journal()
    let host = settledHost(300, 400) { PushedTogether(root: root, journal: journal) }
    host.play(expecting: ["tap push three; wait 2": "+2 initial 2"]) { journal.take() }
    for entries in ["+1 initial 1", "+0 initial 0", ""] {
      expect(host.performExitCommand())
      expect(journal.after { host.advance(by: 2) }, equals: entries)
    }
    // The second time, the tree has concealed views before.
    play(host, journal, "tap push three; wait 2 | log = +2 initial 2")
  }
}

@MainActor struct CoveredTitleTests {
  /// The view of a page that sets its title.
  enum Place: CaseIterable {
    case row, stack, grid, footer, form, reader, rowInReader, overlay, background, anchor, candidate, tab, end
  }

  private struct Titled: View {
    let place: Place
    let title: String
    var body: some View {
      switch place {
      case .row: List(0..<3) { rowOfTitle($0, in: 1) }
      case .stack: ScrollView { LazyVStack { ForEach(0..<3) { rowOfTitle($0, in: 1) } } }
      case .grid:
        ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<5) { rowOfTitle($0, in: 1) } } }
      case .footer: List { Section(content: { Text("row") }, footer: { Text("last").navigationTitle(title) }) }
      case .form: Form { LabeledContent("name", value: "value").navigationTitle(title) }
      case .reader: GeometryReader { _ in Text("read").navigationTitle(title) }
      case .rowInReader: GeometryReader { _ in List(0..<2) { rowOfTitle($0, in: 1) } }
      case .overlay:
        Text("text").preference(key: Words.self, value: ["a"])
          .overlayPreferenceValue(Words.self) { Text($0.joined()).navigationTitle(title) }
      case .background:
        Text("text").preference(key: Words.self, value: ["a"])
          .backgroundPreferenceValue(Words.self) { Text($0.joined()).navigationTitle(title) }
      case .anchor:
        Text("text").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          .overlayPreferenceValue(Bounds.self) { anchors in
            GeometryReader { proxy in
              if let anchor = anchors.first { Text("\(Int(proxy[anchor].width))").navigationTitle(title) }
            }
          }
      case .candidate:
        ViewThatFits {
          Color.red.frame(width: 5_000, height: 10).navigationTitle("Wide")
          Color.blue.frame(width: 50, height: 10).navigationTitle(title)
        }
      case .tab:
        TabView {
          Text("one").navigationTitle(title).tabItem { Text("1") }
          Text("two").navigationTitle("Second").tabItem { Text("2") }
        }
      case .end:
        ScrollView { LazyVStack { ForEach(0..<100) { rowOfTitle($0, in: 99) } } }.defaultScrollAnchor(.bottom)
      }
    }

    @ViewBuilder
    private func rowOfTitle(_ row: Int, in titled: Int) -> some View {
      if row == titled { Text("row \(row)").navigationTitle(title) } else { Text("row \(row)") }
    }
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  /// A stack in which the pages of 1 and 2 set their titles in one place, and that of 3 has a title independent of
  /// layout.
  private struct Screen: View {
    var path: [Int]
    let place: Place
    var name = "Home"
    var body: some View {
      NavigationStack(path: .constant(path)) {
        Titled(place: place, title: name).navigationDestination(for: Int.self) { number in
          if number == 3 {
            Text("page").navigationTitle("\(name) 3")
          } else {
            Titled(place: place, title: "\(name) \(number)")
          }
        }
      }
    }
  }

  @Test(arguments: Place.allCases)
  @MainActor func `A back button displays a title that only layout provides, also on an initial path`(place: Place) {
    let edited = settledHost(300, 400) { Screen(path: [], place: place) }
    func check(_ host: ViewHost<Screen>, _ title: String, _ path: [Int]) {
      expect(host.drawn(title), equals: title, "\(path)")
      expect(host.update().counts.bodies, equals: 0)
      host.expectSound()
    }
    let number = Place.allCases.firstIndex(of: place) ?? 0
    for (step, (path, title)) in [
      ([3], "Home"), ([1, 3], "Home 1"), ([2, 3], "Home 2"), ([3, 1, 3], "Home 1"), ([1], "Home"),
    ].enumerated() {
      edited.content = Screen(path: path, place: place)
      expect(edited.update().settled, equals: true)
      edited.advance(by: 2)
      check(edited, title, path)
      // In an ordinary run, each path is an initial path with half of the places.
      guard RandomSeeds.areComplete || (step + number).isMultiple(of: 2) else { continue }
      let fresh = settledHost(300, 400) { Screen(path: path, place: place) }
      fresh.advance(by: 2)
      check(fresh, title, path)
      expect(edited.displayList.description, equals: fresh.displayList.description, "\(path)")
    }
  }

  private struct Recorded: Layout {
    let name: String
    let journal: Journal
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      journal.note("measure \(name)")
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      journal.note("place \(name)")
      subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  private struct RecordedPages: View {
    let path: [Int]
    let titled: Bool
    let journal: Journal
    var content = ""
    var body: some View {
      NavigationStack(path: .constant(path)) {
        page("root").navigationDestination(for: Int.self) { page("page \($0)") }
      }
    }
    @ViewBuilder
    private func page(_ name: String) -> some View {
      let layout = Recorded(name: name, journal: journal)
      if titled {
        layout { Text(name + content) }.navigationTitle(name)
      } else {
        layout { GeometryReader { _ in Text(name + content).navigationTitle(name) } }
      }
    }
  }

  @Test @MainActor func `A covered page whose title is known is not laid out`() {
    let journal = Journal()
    let host = settledHost(300, 400) { RecordedPages(path: [1, 2], titled: true, journal: journal) }
    expect(host.drawn("page 1"), equals: "page 1")
    expect(journal.take(), lacks: "root")
    host.content = RecordedPages(path: [1, 2], titled: true, journal: journal, content: "!")
    host.play("update; width 320")
    let calls = journal.take()
    expect(calls.contains("place page 2") && !calls.contains("page 1") && !calls.contains("root"))
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `Only the page below the top page is laid out for its title, once`() {
    let journal = Journal()
    let host = settledHost(300, 400) { RecordedPages(path: [1, 2], titled: false, journal: journal) }
    expect(host.drawn("page 1"), equals: "page 1")
    let calls = journal.take()
    expect(calls, lacks: "root")
    expect(calls.split(separator: "place page 1", omittingEmptySubsequences: false).count, equals: 2)
    host.play("width 320")
    expect(journal.take(), lacks: "page 1")
    host.content = RecordedPages(path: [1], titled: false, journal: journal)
    play(host, "update; wait 2 | drawn root = root")
  }

  /// A root page that records everything that happens only to visible views.
  private struct Eventful: View {
    let path: [Int]
    let journal: Journal
    var body: some View {
      NavigationStack(path: .constant(path)) {
        ScrollView {
          LazyVStack {
            ForEach(0..<3) { row in
              Text("row \(row)").navigationTitle("Home")
                .onAppear { journal.note("+\(row)") }
                .onDisappear { journal.note("-\(row)") }
                .onChange(of: row, initial: true) { journal.note("initial") }
                .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in journal.note("geometry") })
                .preference(key: Words.self, value: ["\(row)"])
                .onPreferenceChange(Words.self) { _ in journal.note("preference") }
                .onScrollVisibilityChange { journal.note("visible \($0)") }
            }
          }
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test @MainActor func `A covered page that is laid out for its title does not appear and runs no actions`() {
    let journal = Journal()
    let host = settledHost(300, 400) { Eventful(path: [1], journal: journal) }
    play(host, journal, "| drawn Home = Home; log =")
    host.content = Eventful(path: [], journal: journal)
    host.play("update; wait 2")
    let events = journal.take().split(separator: " ").sorted().joined(separator: " ")
    let fresh = Journal()
    _ = settledHost(300, 400) { Eventful(path: [], journal: fresh) }
    expect(events, equals: fresh.take().split(separator: " ").sorted().joined(separator: " "))
    expect(host.core.checkInvariants(), equals: [])
  }

  /// A covered page whose content is replaced.
  private struct Replaced: View {
    let isLazy: Bool
    var name = "Home"
    var body: some View {
      NavigationStack(path: .constant([1])) {
        Group { if isLazy { Titled(place: .row, title: name) } else { Text("plain").navigationTitle("Plain") } }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test @MainActor func `A covered page whose content is replaced has the title of the new content`() {
    let host = settledHost(300, 400) { Replaced(isLazy: false) }
    for (view, title) in [
      (Replaced(isLazy: true), "Home"), (Replaced(isLazy: false), "Plain"), (Replaced(isLazy: true), "Home"),
      (Replaced(isLazy: true, name: "Other"), "Other"),
    ] {
      host.content = view
      expect(host.update().settled, equals: true)
      expect(host.lines.contains(title))
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test @MainActor func `A title in a row that becomes visible with the size of the stack is displayed`() {
    struct Screen: View {
      var body: some View {
        NavigationStack(path: .constant([1])) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<20) { row in
                if row == 15 { Text("row \(row)").navigationTitle("Home") } else { Text("row \(row)") }
              }
            }
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let host = settledHost(300, 200) { Screen() }
    expect(host.drawn("Back"), equals: "Back")
    host.size.height = 500
    play(host, "update | drawn Home = Home")
  }

  @Test func `A covered page without a title is laid out again when content that is built from geometry changes`() {
    struct Screen: View {
      let counter: PoppedPageTests.Counter
      var body: some View {
        NavigationStack(path: .constant([1])) {
          GeometryReader { _ in
            if counter.number > 0 { Text("root").navigationTitle("Home") } else { Text("root") }
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let counter = PoppedPageTests.Counter()
    let host = settledHost(300, 200) { Screen(counter: counter) }
    expect(host.drawn("Back"), equals: "Back")
    counter.number = 1
    expect(host.update().settled, equals: true)
    play(host, "| drawn Home = Home")
  }

  private struct Mail: View {
    let column: NavigationSplitViewColumn
    let place: Place?
    var body: some View {
      NavigationSplitView(preferredCompactColumn: .constant(column)) {
        if let place { Titled(place: place, title: "Boxes") } else { Text("boxes").navigationTitle("Boxes") }
      } detail: {
        Text("mail")
      }
    }
  }

  @Test(arguments: [nil] + Place.allCases)
  func `A collapsed split view that begins with the detail column displays the title of the sidebar`(place: Place?) {
    let edited = settledHost(300, 400) { Mail(column: .sidebar, place: place) }
    edited.content = Mail(column: .detail, place: place)
    expect(edited.update().settled, equals: true)
    edited.advance(by: 2)
    let fresh = settledHost(300, 400) { Mail(column: .detail, place: place) }
    fresh.advance(by: 2)
    for host in [edited, fresh] { play(host, "| drawn Boxes = Boxes") }
    expect(edited.displayList.description, equals: fresh.displayList.description)
  }
}

@MainActor struct PoppedPageTests {
  private struct Items: View {
    var item: String?
    var body: some View {
      NavigationStack {
        Text("root").navigationDestination(item: .constant(item)) { item in
          Text("item \(item)").navigationTitle("Title \(item)")
        }
      }
    }
  }

  @Test @MainActor func `The page of an item displays the item until it has slid out, and another item replaces it`() {
    let host = settledHost(300, 400) { Items(item: "b") }
    host.content = Items(item: "a")
    play(host, "update; wait 2 | drawn item a, item b = item a")
    host.content = Items(item: nil)
    host.update()
    host.play(expecting: ["wait 0.1": "item a, Title a"]) { host.drawn("item a", "Title a") }
    host.play(expecting: ["wait 2": ""]) { host.drawn("item a") }
    expect(host.core.checkInvariants(), equals: [])
  }

  /// A list from which the element of the top page is removed while the page is popped.
  private struct Albums: View {
    let journal: Journal
    @State private var names = ["a", "b", "c"]
    @State private var path = [2]
    var body: some View {
      VStack {
        Trigger("remove") {
          names.removeLast()
          path = []
        }
        NavigationStack(path: $path) {
          Text("\(names.count) albums").navigationDestination(for: Int.self) { index in
            let _ = journal.note("\(index) of \(names.count)")
            Text(names.indices.contains(index) ? names[index] : "missing")
          }
        }
      }
    }
  }

  @Test @MainActor func `A popped page is not created again from a destination that does not know its value`() {
    let journal = Journal()
    let host = settledHost(300, 400) { Albums(journal: journal) }
    host.play(expecting: ["": "2 of 3", "tap remove; wait 0.1": ""]) { journal.take() }
    expect(host.displayList.description.contains("missing"), equals: false)
    host.play(expecting: ["wait 2": "2 albums"]) { host.drawn("2 albums") }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Observable @MainActor
  final class Counter {
    var number = 0
    var path = [1]
  }

  private struct Watching: View {
    let counter: Counter
    let journal: Journal
    var body: some View {
      Text("number \(counter.number)")
        .onChange(of: counter.number) { journal.note("change") }
        .onDisappear { journal.note("disappear") }
    }
  }

  private struct Watched: View {
    @Bindable var counter: Counter
    let journal: Journal
    var body: some View {
      NavigationStack(path: $counter.path) {
        Text("root").navigationDestination(for: Int.self) { _ in Watching(counter: counter, journal: journal) }
      }
    }
  }

  @Test func `A popped page follows its model until it has slid out, like every view in a removal transition`() {
    let counter = Counter()
    let journal = Journal()
    let host = settledHost(300, 400) { Watched(counter: counter, journal: journal) }
    counter.path = []
    host.update()
    counter.number = 7
    play(host, "wait 0.1 | picture has number 7")
    host.play(expecting: ["": "change", "wait 2": "disappear"]) { journal.take() }
    counter.number = 8
    play(host, journal, "wait 1 | log =")
  }

  @Test @MainActor func `The page that was shown before is drawn below the last of several pages that slide in`() {
    struct Screen: View {
      let path: [Int]
      var body: some View {
        NavigationStack(path: .constant(path)) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let host = settledHost(300, 400) { Screen(path: []) }
    host.content = Screen(path: [1, 2])
    host.play("update; wait 0.1")
    let drawn = host.displayList.description
    expect(drawn.contains("root") && drawn.contains("page 2") && !drawn.contains("page 1"))
    play(host, "wait 2 | picture lacks root")
  }
}
