/// Pages of 200 by 300 points.
@MainActor struct NavigationStackTests {
  private let journal = Journal()

  private struct Numbers: View {
    let journal: Journal
    var factor = 1
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          TapCounter("root")
          NavigationLink("to 1", value: 1)
        }
        .navigationTitle("Root")
        .onAppear { journal.note("+root") }
        .onDisappear { journal.note("-root") }
        .navigationDestination(for: Int.self) { number in
          VStack(spacing: 0) {
            Block("page \(number * factor)", 50, 50)
            NavigationLink("to \(number + 1)", value: number + 1)
          }
          .navigationTitle("Page \(number)")
          .onAppear { journal.note("+\(number)") }
          .onDisappear { journal.note("-\(number)") }
        }
      }
    }
  }

  private func numbers() -> ViewHost<Numbers> { settledHost(200, 300) { Numbers(journal: journal) } }

  /// Taps displayed texts one after another, and expects the drawn lines after each page transition.
  private func follow(_ host: ViewHost<some View>, line: Int = #line, expecting rows: KeyValuePairs<String, [String]>) {
    for (text, lines) in rows {
      expect(host.played("tap \(text); wait 2").lines, equals: lines, "after “\(text)”", line: line)
    }
  }

  @Test(.claim("NAV-07"), .claim("NAV-08")) func `A link leads to the page of its value and covers the page below`() {
    let host = numbers()
    host.tap("root")
    host.play(expecting: [
      "": ["to 1", "Root", "+root"], "tap to 1; wait 2": ["to 2", "Root", "Page 1", "+1 -root"],
    ]) { host.lines + [journal.take()] }
    play(host, "| box page 1 = 75 137 50 50; box root = nowhere")
    host.play(expecting: [
      "tap to 2; wait 2": ["to 3", "Page 1", "Page 2", "+2 -1"],
      "tap Page 1; wait 2": ["to 2", "Root", "Page 1", "+1 -2"],
    ]) { host.lines + [journal.take()] }
    expect(host.identifiers, equals: ["page 1"])
    follow(host, expecting: ["Root": ["to 1", "Root"]])
    play(host, "| taps root = 1; diagnostics =")
  }

  @Test(.claim("NAV-09")) @MainActor func `Pages slide`() {
    let host = settledHost(240, 300) { Numbers(journal: journal) }
    play(host, "tap 120,208 | box page 1 = 95 137 50 50")
    expect(host.presentedFrame(of: "page 1").map { short($0.minX) }, equals: "335")
    expect(host.drawn("Root"), equals: "Root")
    host.advance(by: 0.1)
    let x = host.presentedFrame(of: "page 1")?.minX ?? .nan
    #expect(x > 100 && x < 330)
    expect(host.advanced(by: 1).presentedFrame(of: "page 1").map { short($0.minX) }, equals: "95")
    expect(host.lines.filter { $0 == "Root" }.count, equals: 1)
    expect(host.isAnimating, equals: false)
  }

  private struct Fixed: View {
    let path: [Int]
    var name = "Home"
    var body: some View {
      NavigationStack(path: .constant(path)) {
        Text("root").navigationTitle(name)
          .navigationDestination(for: Int.self) { Text("page").navigationTitle("Page \($0)") }
      }
    }
  }

  @Test(.claim("NAV-41")) @MainActor func `Pages that were never shown have titles`() {
    for (path, title) in [([1], "Home"), ([1, 2], "Page 1"), ([4, 5, 6], "Page 5")] {
      let fresh = settledHost(200, 300) { Fixed(path: path) }
      expect(fresh.lines, equals: ["page", title, "Page \(path[path.count - 1])"])
      let edited = settledHost(200, 300) { Fixed(path: []) }
      edited.content = Fixed(path: path)
      expect(edited.played("update; wait 2").lines, equals: fresh.lines)
      expect(edited.displayList.description, equals: fresh.displayList.description)
      // The title of a covered page can change.
      fresh.content = Fixed(path: path, name: "Start")
      expect(fresh.updated().lines[1], equals: path.count == 1 ? "Start" : title)
      fresh.expectSound()
    }
  }

  @Test(.claim("NAV-10")) @MainActor func `A path can be read and written`() {
    struct Typed: View {
      @State private var path = [2, 3]
      var body: some View {
        NavigationStack(path: $path) {
          Color.red.navigationDestination(for: Int.self) { number in
            VStack(spacing: 0) {
              Text("path \(path.map(String.init).joined(separator: ","))")
              NavigationLink("deeper", value: number * 10)
              Button("home") { path = [] }
            }
            .navigationTitle("Page \(number)")
          }
        }
      }
    }
    let host = settledHost(200, 300) { Typed() }
    expect(host.lines, equals: ["path 2,3", "deeper", "home", "Page 2", "Page 3"])
    follow(
      host,
      expecting: [
        "deeper": ["path 2,3,30", "deeper", "home", "Page 3", "Page 30"],
        "Page 3": ["path 2,3", "deeper", "home", "Page 2", "Page 3"],
        "Page 2": ["path 2", "deeper", "home", "Back", "Page 2"], "home": [],
      ])
    var path = NavigationPath(["a"])
    path.append(1)
    expect(path.count, equals: 2)
    path.removeLast(5)
    expect(path.isEmpty)
  }

  @Test(.claim("NAV-11")) @MainActor func `Pages follow their declaration`() {
    let host = numbers()
    host.play("tap to 1; wait 2")
    host.content = Numbers(journal: journal, factor: 7)
    let report = host.update()
    expect(report.settled)
    play(host, "| box page 7 = 75 137 50 50; box page 1 = nowhere")
    expect(host.update().counts.bodies, equals: 0)
  }

  @Test(.claim("NAV-12")) @MainActor func `A value without a page is reported`() {
    let host = settledHost(200, 300) {
      NavigationStack { NavigationLink("go", value: "nine").navigationDestination(for: Int.self) { _ in Color.red } }
    }
    follow(host, expecting: ["go": ["Back"]])
    expect(host.diagnostics.map(\.code), equals: [.missingNavigationDestination])
    let page = host.diagnostics[0].description
    expect(["nine", "String", "Int"].filter { !page.contains($0) }, equals: [], "missing in the report")
    follow(host, expecting: ["Back": ["go"]])
    let typed = settledHost(200, 300) {
      NavigationStack(path: .constant([1])) {
        Color.red.navigationDestination(for: Int.self) { _ in NavigationLink("go", value: "nine") }
      }
    }
    follow(typed, expecting: ["go": ["go", "Back"]])
    expect(typed.diagnostics.map(\.code), equals: [.missingNavigationDestination])
  }

  @Test(.claim("NAV-13")) @MainActor func `Pages can be presented by state`() {
    struct Presenter: View {
      @State private var isPresented = false
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          VStack {
            Button("flag \(isPresented)") { isPresented = true }
            Button("item \(item ?? 0)") { item = 4 }
            NavigationLink("link") { Text("linked").navigationTitle("Linked") }
          }
          .navigationDestination(isPresented: $isPresented) { Text("flagged") }
          .navigationDestination(item: $item) { Text("item is \($0)") }
        }
      }
    }
    let host = settledHost(200, 300) { Presenter() }
    let root = ["flag false", "item 0", "link"]
    expect(host.lines, equals: root)
    follow(host, expecting: ["flag false": ["flagged", "Back"], "Back": root])
    follow(host, expecting: ["item 0": ["item is 4", "Back"], "Back": root])
    follow(host, expecting: ["link": ["linked", "Back", "Linked"], "Back": root])
    host.expectSound()
  }

  @Test(.claim("NAV-14"), .claim("NAV-15")) func `A presented page pushes further pages, and can dismiss itself`() {
    let pushing = navigationHost(200, 300) {
      NavigationLink("link") { NavigationLink("to 5", value: 5) }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
    }
    follow(pushing, expecting: ["link": ["to 5", "Back"], "to 5": ["page 5", "Back"], "Back": ["to 5", "Back"]])
    follow(pushing, expecting: ["Back": ["link"]])
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button("leave \(isPresented)") { dismiss() } }
    }
    let leaving = navigationHost(200, 300) {
      VStack {
        Leaving()
        NavigationLink("on", value: 1)
      }
      .navigationDestination(for: Int.self) { _ in Leaving() }
    }
    let root = ["leave false", "on"]
    follow(leaving, expecting: ["leave false": root, "on": ["leave true", "Back"], "leave true": root])
  }

  @Test(.claim("NAV-16"), .claim("NAV-17")) @MainActor func `A covered page has no focus and no preferences`() {
    let host = numbers()
    expect(host.preference(NavigationTitleKey.self).description, equals: "\"Root\"")
    host.play(expecting: ["tap to 1; wait 2": "Page 1"]) { host.drawn("Page 1") }
    expect(host.preference(NavigationTitleKey.self), equals: NavigationTitleKey.defaultValue)
    expectEmpty(host.explain(NavigationTitleKey.self).entries)
    var frames: Set<String> = []
    for _ in 0..<5 {
      host.moveFocus(by: 1)
      frames.insert(host.focusedFrame.map(short) ?? "nothing")
    }
    expect(frames.count, equals: 2)
    while host.focusedFrame.map({ $0.minY > 44 }) ?? false { host.moveFocus(by: 1) }
    host.play(expecting: ["activate; wait 2": ["to 1", "Root"]]) { host.lines }
    expect(host.preference(NavigationTitleKey.self).description, equals: "\"Root\"")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("NAV-18")) @MainActor func `A reader around a stack is notified when a link is followed`() {
    struct Screen: View {
      let log: Log<[String]>
      var body: some View {
        NavigationStack {
          NavigationLink("on", value: 1).preference(key: Words.self, value: ["root"])
            .navigationDestination(for: Int.self) { _ in Text("page").preference(key: Words.self, value: ["page"]) }
        }
        .onPreferenceChange(Words.self) { log.add($0) }
      }
    }
    let log = Log<[String]>()
    let host = settledHost(200, 300) { Screen(log: log) }
    host.play("tap on; wait 2; tap Back; wait 2")
    expect(log.entries, equals: [["root"], [], ["root"]])
  }

  @Test(.claim("NAV-31")) @MainActor func `The back button shows the title of its target`() {
    struct Titles: View {
      let root: String?
      var body: some View {
        NavigationStack {
          home.navigationDestination(for: Int.self) { number in
            VStack {
              NavigationLink("view") { Color.red }
              NavigationLink("deeper", value: number + 1)
            }
            .navigationTitle("Page \(number)")
          }
        }
      }
      @ViewBuilder private var home: some View {
        let link = NavigationLink("deeper", value: 1)
        if let root { link.navigationTitle(root) } else { link }
      }
    }
    for root: String? in ["Parks that are too many to be named", nil] {
      follow(settledHost(300, 300) { Titles(root: root) }, expecting: ["deeper": ["view", "deeper", "Back", "Page 1"]])
    }
    let host = settledHost(300, 300) { Titles(root: "Parks") }
    follow(host, expecting: ["deeper": ["view", "deeper", "Parks", "Page 1"]])
    follow(host, expecting: ["deeper": ["view", "deeper", "Page 1", "Page 2"], "view": ["Page 2"]])
    host.play("tap Page 2; wait 2")
    follow(host, expecting: ["Page 1": ["view", "deeper", "Parks", "Page 1"]])
    host.expectSound()
  }
}

@MainActor struct StoredPathTests {
  struct Book: Codable, Hashable { var title: String }

  private struct Note: Codable, Hashable {}

  private struct Opaque: Hashable {}

  @Test @MainActor func `A path of encodable values is stored and restored`() throws {
    var path = NavigationPath([1, 2])
    path.append(Book(title: "Emma"))
    path.append("index")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    expect(restored, equals: path)
    expect(restored.count, equals: 4)
    expect(restored, differsFrom: NavigationPath([1, 2]))
  }

  @Test @MainActor func `A path of at most 10,000 values has a stored form if all of them can be encoded and named`() {
    var opaque = NavigationPath()
    opaque.append(Opaque())
    var unnamed = NavigationPath([1])
    unnamed.append(Note())
    let rows: [(String, NavigationPath, Bool)] = [
      ("empty", NavigationPath(), true), ("not encodable", opaque, false), ("private type", unnamed, false),
      ("10,000 values", NavigationPath(0..<10_000), true), ("10,001 values", NavigationPath(0...10_000), false),
    ]
    for (name, path, isStored) in rows { expect(path.codable != nil, equals: isStored, "\(name)") }
  }

  @Test @MainActor func `Stored paths have at most 10,000 values, and names of types at most 1,000 bytes`() throws {
    let stored = try #require(NavigationPath([7]).codable)
    let pair = String(decoding: try JSONEncoder().encode(stored), as: UTF8.self).dropFirst().dropLast()
    func outcome(_ pairs: [Substring]) -> String {
      do {
        let data = Data("[\(pairs.joined(separator: ","))]".utf8)
        let path = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        return "\(NavigationPath(path).count) values"
      } catch DecodingError.dataCorrupted(let context) { return context.debugDescription } catch { return "\(error)" }
    }
    expect(outcome(Array(repeating: pair, count: 10_000)), equals: "10000 values")
    expect(outcome(Array(repeating: pair, count: 10_001)), equals: "The path has more than 10000 values.")
    let name = String(repeating: "a", count: 1001)
    expect(outcome(["\"\(name)\",7"]), equals: "The name of a type has more than 1000 bytes.")
  }

  @Test @MainActor func `A stored value of an unknown type is an error`() {
    let data = Data(#"["4Gone4BookV", {"title": "Emma"}]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }

  /// Returns the red areas in a page of 200 by 200 points around a view of 20 by 20 points.
  private func redAreas<V: View>(@ViewBuilder _ background: (Block) -> V) -> [String] {
    let content = background(Block("block", 20, 20))
    let host = settledHost(200, 200) { NavigationStack { content } }
    expect(host.frame(of: "block"), equals: CGRect(x: 90, y: 90, width: 20, height: 20))
    host.expectSound()
    return host.boxes(in: .red)
  }

  @Test @MainActor func `The background of a navigation page fills the page and is aligned in it`() {
    let page = [short(CGRect(x: 0, y: 0, width: 200, height: 200))]
    let view = [short(CGRect(x: 90, y: 90, width: 20, height: 20))]
    expect(redAreas { $0.containerBackground(Ink.red.color, for: .navigation) }, equals: page)
    expect(redAreas { $0.containerBackground(for: .navigation) { Ink.red.color } }, equals: page)
    expect(redAreas { $0.containerBackground(Ink.red.color, for: .window) }, equals: view)
    expect(redAreas { $0.containerBackground(for: .tabView) { Ink.red.color } }, equals: view)
    let areas = redAreas {
      $0.containerBackground(for: .navigation, alignment: .bottomTrailing) {
        Ink.red.color.frame(width: 10, height: 10)
      }
    }
    expect(areas, equals: [short(CGRect(x: 190, y: 190, width: 10, height: 10))])
  }

  private struct Tinted: View {
    @State private var isGreen = false
    var body: some View {
      NavigationStack {
        Block("block", 20, 20).onTapGesture { isGreen = true }
          .containerBackground(for: .navigation) { isGreen ? Ink.green.color : Ink.red.color }
      }
    }
  }

  @Test @MainActor func `Views in the background of a navigation page change with the state of the page`() {
    let host = settledHost(200, 200) { Tinted() }
    #expect(host.boxes(in: .red).count == 1 && host.boxes(in: .green).isEmpty)
    #expect(host.played("tap block; rest").boxes(in: .red).isEmpty && host.boxes(in: .green).count == 1)
  }
}
