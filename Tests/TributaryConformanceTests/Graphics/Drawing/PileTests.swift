@MainActor struct PileTests {
  @Test(.claim("DRAW-12"), arguments: Pile.allCases) @MainActor func `Every container draws by zIndex`(pile: Pile) {
    let host = settledHost(100, 100) { pile.of(Cards(journal: Journal())) }
    expect(host.cards, equals: "green blue red")
    expect(host.boxes(in: .red).count == 1 && host.boxes(in: .red) == host.boxes(in: .green))
  }

  @Test(.claim("DRAW-13"), arguments: Pile.allCases) func `Every container hit-tests by zIndex`(pile: Pile) throws {
    let journal = Journal()
    let host = settledHost(100, 100) { pile.of(Cards(journal: journal)) }
    let red = try #require(host.frame(of: "red"))
    expect(journal.after { host.tap(at: CGPoint(x: red.midX, y: red.midY)) }, equals: "red")
  }

  @Test(.claim("DRAW-14"), arguments: Pile.allCases) func `Every container orders the focus by zIndex`(pile: Pile) {
    let journal = Journal()
    let host = settledHost(100, 100) { pile.of(Cards(journal: journal)) }
    for step in [1, 1, 1, 1, -1] {
      host.moveFocus(by: step)
      host.activateFocus()
    }
    expect(journal.take(), equals: "green blue red green red")
  }

  @Test(.claim("DRAW-15"), arguments: Pile.allCases) func `No container reorders preferences by zIndex`(pile: Pile) {
    let host = settledHost(100, 100) { pile.of(Cards(journal: Journal())) }
    expect(host.preference(Words.self), here: ["red", "green", "blue"], inSwiftUI: ["green", "blue", "red"])
  }

  @Test(.claim("DRAW-16")) @MainActor func `A zIndex inside a container does not move the container`() throws {
    let journal = Journal()
    func card(_ ink: Ink) -> some View {
      ink.color.frame(width: 20, height: 20).onTapGesture { journal.note(ink.rawValue) }
    }
    let host = settledHost(100, 100) {
      ZStack {
        VStack(spacing: -20) {
          card(.red).zIndex(9)
          card(.green)
        }
        HStack(spacing: -20) {
          card(.blue).zIndex(-1)
          card(.white).zIndex(-2)
        }
        card(.black).zIndex(-0.5)
      }
    }
    expect(host.cards, equals: "black green red white blue")
    play(host, journal, "tap 50,50; focus 1; activate | log = blue black")
  }

  @Test(.claim("DRAW-17"), arguments: Pile.allCases) func `A change of zIndex takes effect at once`(pile: Pile) throws {
    let journal = Journal()
    let host = settledHost(100, 100) { pile.of(Cards(journal: journal)) }
    host.content = pile.of(Cards(journal: journal, depths: [-1, 0.5, 0]))
    expect(host.updated().cards, equals: "red blue green")
    let green = try #require(host.frame(of: "green"))
    host.tap(at: CGPoint(x: green.midX, y: green.midY))
    host.play("focus 1; activate")
    host.content = pile.of(Cards(journal: journal, depths: [0, 0, 0]))
    expect(host.updated().cards, equals: "red green blue")
    host.tap(at: CGPoint(x: green.midX, y: green.midY))
    play(host, journal, "| log = green red blue")
  }

  @Test @MainActor func `A zIndex that is not a number is ignored`() {
    let host = settledHost(100, 100) { Pile.layers.of(Cards(journal: Journal(), depths: [.nan, -.infinity, .nan])) }
    expect(host.cards, equals: "green red blue")
    let endless = settledHost(100, 100) {
      Pile.layers.of(Cards(journal: Journal(), depths: [.infinity, .infinity, 7]))
    }
    expect(endless.cards, equals: "blue red green")
  }
}

/// Three views of 20 × 20 points without a container.
private struct Cards: View {
  let journal: Journal
  var depths: [Double] = [1, -1, 0]
  var body: some View {
    card(.red).zIndex(depths[0])
    card(.green).zIndex(depths[1])
    card(.blue).zIndex(depths[2])
  }

  private func card(_ ink: Ink) -> some View {
    ink.color.frame(width: 20, height: 20).accessibilityIdentifier(ink.rawValue)
      .onTapGesture { journal.note(ink.rawValue) }
      .preference(key: Words.self, value: [ink.rawValue])
  }
}

/// A container that places its views in one position.
enum Pile: String, CaseIterable {
  case layers, row, column, erasedColumn, gridRow, gridColumn, custom, lazyRow, lazyColumn, overlay, background, bar
  case reader, group, loop

  @MainActor fileprivate func of(_ cards: Cards) -> AnyView {
    switch self {
    case .layers: AnyView(ZStack { cards })
    case .row: AnyView(HStack(spacing: -20) { cards })
    case .column: AnyView(VStack(spacing: -20) { cards })
    case .erasedColumn: AnyView(AnyLayout(VStackLayout(spacing: -20)) { cards })
    case .gridRow: AnyView(Grid(horizontalSpacing: -20) { GridRow { cards } })
    case .gridColumn: AnyView(Grid(verticalSpacing: -20) { cards })
    case .custom: AnyView(Scripted().callAsFunction { cards })
    case .lazyRow: AnyView(ScrollView(.horizontal) { LazyHStack(spacing: -20) { cards } })
    case .lazyColumn: AnyView(ScrollView { LazyVStack(spacing: -20) { cards } })
    case .overlay: AnyView(Color.clear.overlay { cards })
    case .background: AnyView(Color.clear.background { cards })
    case .bar: AnyView(Color.clear.safeAreaInset(edge: .top) { cards })
    case .reader: AnyView(GeometryReader { _ in cards })
    case .group: AnyView(ZStack { Group { Group { cards } } })
    case .loop: AnyView(ZStack { ForEach(0..<1) { _ in cards } })
    }
  }
}

extension ViewHost {
  /// The drawn inks, back to front, without clear ones.
  fileprivate var cards: String { painted.map(\.ink).filter { Ink(rawValue: $0) != nil }.joined(separator: " ") }
}
