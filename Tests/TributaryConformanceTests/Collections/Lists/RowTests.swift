@MainActor struct RowPressTests {
  /// A stack with a list, whose pages show their names.
  private struct Links<Rows: View>: View {
    @ViewBuilder let rows: Rows
    var body: some View { NavigationStack { List { rows } } }
  }

  private static func link(_ name: String) -> some View {
    NavigationLink(destination: { Text("page \(name)") }, label: { Block(name, 20, 16) })
  }

  /// Returns the page that is shown after a tap.
  private func page(_ host: ViewHost<some View>, at x: CGFloat, _ y: CGFloat) -> String {
    host.tap(at: CGPoint(x: x, y: y))
    host.rest()
    return host.lines.first { $0.hasPrefix("page") } ?? "none"
  }

  @Test(.claim("LIST-43")) @MainActor func `A press anywhere in a row follows its link`() {
    for style in 0..<2 {
      for x in [4.0, 100, 160, 196] {
        let host = settledHost(200, 100) { Links { Self.link("a").badge(12) }.listStyle(style) }
        let place = host.frame(of: "a") ?? .zero
        // No row extends beyond a card.
        expect(
          page(host, at: x, place.midY + 12), equals: style == 1 && (x < 16 || x > 184) ? "none" : "page a", "\(x)")
      }
    }
    let disabled = settledHost(200, 100) { Links { Self.link("a").disabled(true) } }
    expect(page(disabled, at: 4, 16), equals: "none")
    expect(page(disabled, at: 60, 16), equals: "none")
  }

  /// A link whose label has a badge, which a tap on the link's page counts up.
  private struct CountedLink: View {
    @State private var count = 3
    var body: some View {
      NavigationLink(destination: { Trigger("more") { count += 1 } }, label: { Block("a", 20, 16).badge(count) })
    }
  }

  @Test @MainActor func `A badge in the label of a link is the badge of the row`() {
    let host = settledHost(200, 100) { Links { CountedLink() } }
    play(host, "| lines has 3", "tap 4,16; rest; tap more; exit; rest")
    expect(host.lines.contains("4") && !host.lines.contains("3"), equals: true)
  }

  @Test @MainActor func `A press that ends outside the row has no effect`() {
    let host = settledHost(200, 100) { Links { Self.link("a") } }
    play(host, "drag 4,16 4,60; rest | lines lacks page a")
    host.send(PointerEvent(.down, at: CGPoint(x: 4, y: 16), time: host.time))
    host.send(PointerEvent(.up, at: CGPoint(x: 190, y: 20), time: host.time))
    play(host, "rest | lines has page a")
  }

  @Test(.claim("LIST-44")) @MainActor func `A badge is drawn before the disclosure indicator`() {
    let parts = "\(settledHost(200, 100) { Links { Self.link("a").badge(12) } }.displayList)"
      .components(separatedBy: "symbol chevron.forward")
    // Drawn in order of position.
    expect(parts.count == 2 && parts[0].contains("\"12\""), equals: true)
    // Outside lists, no indicator is drawn.
    let bare = settledHost(200, 100) { NavigationStack { Self.link("a") } }
    expect("\(bare.displayList)".contains("symbol chevron.forward"), equals: false)
  }

  @Test(.claim("LIST-45")) @MainActor func `Each of several links in a row takes presses in its bounds`() {
    func host() -> ViewHost<some View> {
      settledHost(200, 100) {
        Links {
          HStack(spacing: 0) {
            Block("text", 20, 16)
            Self.link("a")
            Self.link("b")
          }
        }
      }
    }
    expect("\(host().displayList)".components(separatedBy: "symbol chevron.forward").count, equals: 3)
    expect(page(host(), at: 4, 16), equals: "page a")
    expect(page(host(), at: 20, 16), equals: "page a")
    expect(page(host(), at: 60, 16), equals: "page a")
    expect(page(host(), at: 150, 16), equals: "page b")
  }

  @Test(.claim("LIST-46")) @MainActor func `An invisible link is followed by a press on its row`() {
    let host = settledHost(200, 100) {
      Links {
        ZStack {
          Self.link("a").opacity(0)
          Block("seen", nil, 16)
        }
      }
    }
    expect(page(host, at: 100, 16), equals: "page a")
    let untouched = settledHost(200, 100) { Links { Self.link("a").allowsHitTesting(false) } }
    expect(page(untouched, at: 4, 16), equals: "none")
  }

  @Test @MainActor func `Buttons in a row keep their presses`() {
    struct Mixed: View {
      @State private var count = 0
      var body: some View {
        Links {
          HStack(spacing: 0) {
            Button(action: { count += 1 }, label: { Block("count \(count)", 20, 16) })
            RowPressTests.link("a")
          }
          .swipeActions { Button("Pin") {} }
        }
      }
    }
    let host = settledHost(200, 100) { Mixed() }
    expect(host.tapped("count 0").frame(of: "count 1") != nil, equals: true)
    expect(page(host, at: 176, 16), equals: "none")
    expect(host.lines.contains("Pin"), equals: true)
    // The first press hides the actions.
    expect(page(host, at: 4, 16), equals: "none")
    expect(host.lines.contains("Pin"), equals: false)
    expect(page(host, at: 4, 16), equals: "page a")
  }

  @Test func `Return follows the link of a focused row, and a press beside the link does nothing in edit mode`() {
    let host = settledHost(200, 100) { Links { Self.link("a").badge(1) } }
    host.moveFocus(by: 1)
    expect(host.pressKey(.return), equals: true)
    expect(host.rested().lines.contains("page a"), equals: true)
    let edited = settledHost(200, 100) { Links { Self.link("a") }.environment(\.editMode, .constant(.active)) }
    expect(page(edited, at: 4, 16), equals: "none")
  }
}

extension View {
  /// Returns a list style by number: plain, or with cards.
  @ViewBuilder
  fileprivate func listStyle(_ number: Int) -> some View {
    if number == 0 { listStyle(.plain) } else { listStyle(.insetGrouped) }
  }
}

@MainActor struct RowInsertionTests {
  private let journal = Journal()

  private struct Shelf<Rows: View>: View {
    @ViewBuilder let rows: Rows
    var body: some View {
      VStack(spacing: 0) {
        Ink.red.color.frame(width: 100, height: 40).draggable("fig")
        List { rows }.listStyle(.plain)
      }
      .frame(width: 300, height: 300)
    }
  }

  private let source = CGPoint(x: 150, y: 20)

  @Test @MainActor func `A value is dropped before or after the row under the pointer`() throws {
    let host = settledHost(300, 300) {
      Shelf {
        ForEach(["a", "b"], id: \.self) { Block($0, 100, 40) }
          .dropDestination(for: String.self) { texts, offset in journal.note("\(texts.joined()) before \(offset)") }
      }
    }
    let row = try #require(host.frame(of: "b"))
    host.drag(from: source, to: CGPoint(x: row.midX, y: row.minY + 2))
    host.drag(from: source, to: CGPoint(x: row.midX, y: row.maxY - 2))
    play(host, journal, "| log = fig before 1 fig before 2; diagnostics =")
  }

  @Test @MainActor func `Item providers are dropped between rows, also beside the views of the rows`() throws {
    let host = settledHost(300, 300) {
      Shelf {
        ForEach(["a", "b"], id: \.self) { Text($0).accessibilityIdentifier($0) }
          .onInsert(of: [.text]) { offset, providers in
            for provider in providers {
              _ = provider.loadObject(ofClass: NSString.self) { text, _ in
                journal.note("\(text as? String ?? "none") before \(offset)")
              }
            }
          }
      }
    }
    let row = try #require(host.frame(of: "b"))
    host.drag(from: source, to: CGPoint(x: 290, y: row.minY - 4))
    host.drag(from: source, to: CGPoint(x: 290, y: row.maxY + 4))
    play(host, journal, "| log = fig before 1 fig before 2; diagnostics =")
  }

  private struct Sections: View {
    let names: [String]
    let journal: Journal
    var isClosed = false
    var body: some View {
      Shelf {
        Section {
          ForEach(["above"], id: \.self) { Block($0, 100, 40) }
            .dropDestination(for: String.self) { texts, offset in journal.note("\(texts.joined()) above \(offset)") }
        }
        Section {
          ForEach(names, id: \.self) { Block($0, 100, 40) }
            .onDelete { _ in }
            .dropDestination(for: String.self) { texts, offset in journal.note("\(texts.joined()) before \(offset)") }
        } footer: {
          Block("footer", 100, 10)
        }
        if isClosed { Block("closed", 100, 20) }
      }
    }
  }

  @Test(arguments: [0, 1, 2])
  @MainActor func `A drop below all rows inserts at the end of the last collection`(_ count: Int) throws {
    let names = ["a", "b"].prefix(count)
    let host = settledHost(300, 300) { Sections(names: Array(names), journal: journal) }
    expect(journal.after { host.drag(from: source, to: CGPoint(x: 150, y: 290)) }, equals: "fig before \(count)")
    let row = try #require(host.frame(of: "above"))
    expect(journal.after { host.drag(from: source, to: CGPoint(x: row.midX, y: row.minY + 2)) }, equals: "fig above 0")
    expect(host.diagnostics.isEmpty, equals: true)
  }

  @Test @MainActor func `A drop on or below a last row without a collection is not accepted`() throws {
    let closed = settledHost(300, 300) { Sections(names: ["a"], journal: journal, isClosed: true) }
    let row = try #require(closed.frame(of: "closed"))
    for y in [row.midY, 290] { closed.drag(from: source, to: CGPoint(x: 150, y: y)) }
    expect(journal.take(), equals: "")
  }

  @Test(arguments: [false, true]) func `An empty list accepts drops unless it is disabled`(_ isDisabled: Bool) {
    let host = settledHost(300, 300) {
      VStack(spacing: 0) {
        Ink.red.color.frame(width: 100, height: 40).draggable("fig")
        List {
          ForEach([String](), id: \.self) { Block($0, 100, 40) }
            .onInsert(of: [.text]) { offset, _ in journal.note("before \(offset)") }
        }
        .disabled(isDisabled)
      }
      .frame(width: 300, height: 300)
    }
    expect(journal.after { host.drag(from: source, to: CGPoint(x: 150, y: 100)) }, equals: isDisabled ? "" : "before 0")
    expect(host.diagnostics.isEmpty, equals: true)
  }

  @Test @MainActor func `A value of another type is not accepted below the rows`() {
    let host = settledHost(300, 300) {
      Shelf {
        ForEach([String](), id: \.self) { Block($0, 100, 40) }.onInsert(of: [.image]) { _, _ in journal.note("image") }
      }
      .dropDestination(for: String.self) { _, _ in
        journal.note("list")
        return true
      }
    }
    expect(journal.after { host.drag(from: source, to: CGPoint(x: 150, y: 290)) }, equals: "list")
  }

  @Test @MainActor func `The offset of a drop is that of the collection with the modifier`() throws {
    let host = settledHost(300, 300) {
      Shelf {
        ForEach(["a", "b"], id: \.self) { name in
          ForEach(0..<2) { Block("\(name)\($0)", 100, 30) }
        }
        .dropDestination(for: String.self) { texts, offset in journal.note("\(texts.joined()) before \(offset)") }
      }
    }
    let row = try #require(host.frame(of: "a1"))
    host.drag(from: source, to: CGPoint(x: row.midX, y: row.minY + 2))
    host.drag(from: source, to: CGPoint(x: row.midX, y: row.maxY - 2))
    expect(journal.take(), equals: "fig before 0 fig before 1")
  }

  private struct Decorated: View {
    let journal: Journal
    let isTarget: Bool
    @State private var names = ["a", "b", "c"]
    var body: some View {
      List {
        let rows = ForEach(names, id: \.self) { Block($0, 20, 10) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        if isTarget { rows.dropDestination(for: String.self) { _, _ in } } else { rows.listRowSeparator(.hidden) }
      }
      .environment(\.editMode, .constant(.active))
      .onChange(of: names) { journal.note($1.joined()) }
    }
  }

  @Test(arguments: [false, true])
  @MainActor func `A modifier around a collection keeps the controls that delete and move its rows`(_ isTarget: Bool) {
    let host = settledHost(200, 160) { Decorated(journal: journal, isTarget: isTarget) }
    expect(journal.after { host.drag(from: CGPoint(x: 175, y: 18), to: CGPoint(x: 175, y: 62)) }, equals: "bac")
    expect(journal.after { host.tap(at: CGPoint(x: 26, y: 16)) }, equals: "ac")
  }
}

@MainActor struct RowDecorationTests {
  /// Returns the paints of symbols and texts, by name.
  private func paints(_ host: ViewHost<some View>) -> [String: String] {
    var found: [String: String] = [:]
    host.displayList.forEachFlattened { flat in
      switch flat.command {
      case .symbol(let symbol): found[symbol.name] = "\(symbol.paint.singleColor)"
      case .text(let layout, _, let paint):
        for line in layout.lines { found[line.text] = "\((line.paint ?? paint).singleColor)" }
      default: break
      }
    }
    return found
  }

  @Test(.claim("LIST-50")) @MainActor func `Label icons take the tint of the list`() {
    let host = settledHost(200, 200) {
      VStack {
        List {
          Label("Star", systemImage: "star")
          Label("Heart", systemImage: "heart").listItemTint(.fixed(Ink.blue.color))
          Label("Moon", systemImage: "moon").listItemTint(.monochrome)
        }
        Label("Sun", systemImage: "sun.max")
      }
      .listItemTint(Ink.red.color)
    }
    let paints = paints(host)
    expect([paints["star"], paints["heart"]], equals: ["#FF0000FF", "#0000FFFF"])
    for black in ["moon", "sun.max", "Star"] { expect(paints[black], equals: "#000000FF", "\(black)") }
  }

  @Test(.claim("LIST-51")) @MainActor func `Badges take the prominence of the list or row`() {
    let host = settledHost(200, 200) {
      List {
        Text("a").badge(1)
        Text("b").badge(2).badgeProminence(.increased)
        Text("c").badge(3).badgeProminence(.standard)
      }
      .badgeProminence(.decreased)
    }
    let paints = paints(host)
    expect(paints["2"], equals: "#FFFFFFFF")
    expect(paints["3"], equals: "#3C3C4399")
    #expect(paints["1"] != paints["3"] && paints["1"] != "#FFFFFFFF")
    expect("\(host.displayList)".contains("#FF3B30FF"), equals: true)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("CONTROL-110")) @MainActor func `Hidden labels can be shown again`() {
    play(200, 200, "| lines = shown") {
      VStack {
        Toggle("hidden", isOn: .constant(true))
        Toggle("shown", isOn: .constant(true)).labelsVisibility(.visible)
      }
      .labelsVisibility(.hidden)
    }
    var modes: [SymbolRenderingMode?] = []
    struct Reader: View {
      @Environment(\.symbolRenderingMode) var mode
      let note: (SymbolRenderingMode?) -> Void
      var body: some View {
        let _ = note(mode)
        Image(systemName: "star")
      }
    }
    _ = settledHost(20, 20) { Reader { modes.append($0) }.symbolRenderingMode(.palette) }
    expect(modes, equals: [.palette])
  }
}

@MainActor struct RowSeparatorTests {
  @Test(.claim("LIST-36")) @MainActor func `Separator guides set the ends of a row separator`() {
    func line(_ direction: LayoutDirection, @ViewBuilder _ row: () -> some View) -> String {
      let row = row()
      let host = settledHost(200, 200) {
        List {
          Block("first", nil, 10)
          row
        }
        .listStyle(.plain)
        .environment(\.layoutDirection, direction)
      }
      let lines = "\(host.displayList)".split(separator: "\n").filter { $0.contains("#3C3C434A") }
      return lines.map { String($0.trimmingCharacters(in: .whitespaces)) }.joined()
    }
    expect(line(.leftToRight) { Block("a", nil, 10) }, equals: "rectangle 16 0 184 1 #3C3C434A")
    func guided() -> some View {
      HStack(spacing: 0) {
        Block("icon", 30, 10)
        Block("text", nil, 10).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - 20 }
      }
    }
    expect(line(.leftToRight) { guided() }, equals: "rectangle 46 0 118 1 #3C3C434A")
    expect(line(.rightToLeft) { guided() }, equals: "rectangle 36 0 118 1 #3C3C434A")
  }
}
