/// Drag and drop between views, in 300 by 300 points.
@MainActor struct DragAndDropTests {
  private let journal = Journal()

  /// A red source above a green target that accepts texts, in an area that accepts numbers.
  private struct Board: View {
    let journal: Journal
    var text = "fig"
    @State private var isOn = true
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Ink.red.color.frame(width: 100, height: 100).draggable(text)
          Ink.blue.color.frame(width: 100, height: 100).draggable(URL(filePath: "/a")) {
            Ink.yellow.color.frame(width: 20, height: 20)
          }
          Trigger("off") { isOn = false }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        VStack(spacing: 0) {
          Ink.green.color.frame(width: 200, height: 100).dropDestination(for: String.self) { texts, location in
            journal.note("\(texts) at \(short(location))")
            return true
          } isTargeted: {
            journal.note("inner \($0)")
          }
          .disabled(!isOn)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        .dropDestination(for: URL.self) { addresses, location in
          journal.note("\(addresses.map(\.path)) at \(short(location))")
          return true
        } isTargeted: {
          journal.note("outer \($0)")
        }
      }
      .frame(width: 300, height: 300)
    }
  }

  private func board() -> ViewHost<Board> { settledHost(300, 300) { Board(journal: journal) } }

  @Test(.claim("DRAG-01")) @MainActor func `A drop target receives the value and the location`() {
    play(
      board(), journal,
      "drag 50,50 150,250 | log = inner true inner false [\"fig\"] at 50 50",
      // A drop outside all targets has no effect, and neither does a press that moves too little.
      "drag 50,50 250,50; drag 50,95 50,104 | log =; diagnostics =")
  }

  @Test(.claim("DRAG-22"), arguments: [true, false]) func `A drop target receives a session`(isEnabled: Bool) {
    let host = columnHost(300, 300, spacing: 0) {
      Ink.red.color.frame(height: 100).draggable("fig")
      Ink.green.color.dropDestination(for: String.self, isEnabled: isEnabled) { texts, session in
        journal.note("\(texts) of \(session.itemsCount) at \(short(session.location))")
      }
    }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 250))
    expect(journal.take(), equals: isEnabled ? #"["fig"] of 1 at 150 150"# : "")
  }

  @Test(.claim("DRAG-02")) @MainActor func `The innermost target that accepts the type receives the drop`() {
    let host = board()
    // A URL passes the target that accepts texts.
    play(
      host, journal,
      "drag 150,50 150,250 | log = outer true outer false [\"/a\"] at 150 150",
      // Also where nothing is drawn.
      "drag 150,50 20,120 | log = outer true outer false [\"/a\"] at 20 20",
      "drag 50,50 20,120 | log =",
      "tap off; drag 50,50 150,250 | log =")
  }

  @Test(.claim("DRAG-03")) @MainActor func `A target is notified when a drag enters and leaves`() {
    play(
      board(), journal,
      "down 50,50; move 150,90 | log =", "move 150,150 | log =", "move 150,220 | log = inner true",
      "move 150,260 | log =", "move 150,150 | log = inner false", "move 150,250 | log = inner true",
      "up 150,150 | log = inner false")
  }

  @Test(.claim("DRAG-04")) @MainActor func `The preview of a drag follows the pointer`() {
    play(
      board(),
      "| red = 0 0 100 100",
      "down 10,10; move 15,15 | red = 0 0 100 100",
      "move 130,150 | red = 0 0 100 100 / 120 140 100 100; inks ends red",
      "move 140,150 | red ends 130 140 100 100",
      "up 140,150 | red = 0 0 100 100",
      "down 110,10; move 110,110 | yellow = 140 140 20 20",
      "up 110,110 | yellow =")
  }

  @Test(.claim("DRAG-05")) @MainActor func `Escape cancels a drag`() {
    let begin = "down 50,50; move 150,250 | log = inner true"
    play(
      board(), journal,
      begin, "key escape | handled = true; log = inner false; red = 0 0 100 100", "up 150,250 | log =",
      begin, "cancel | log = inner false", "key escape | handled = false")
    struct Short: View {
      let journal: Journal
      @State private var isThere = true
      var body: some View {
        VStack(spacing: 0) {
          if isThere { Ink.red.color.frame(height: 100).draggable("x") }
          Ink.green.color.dropDestination(for: String.self) { _, _ in
            true
          } isTargeted: {
            journal.note("\($0)")
            if $0 { isThere = false }
          }
        }
      }
    }
    play(settledHost(300, 300) { Short(journal: journal) }, journal, "drag 50,50 150,250 | log = true false; red =")
  }

  private struct Rivals: View {
    let journal: Journal
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            Ink.red.color.frame(height: 50).draggable("row").onTapGesture { journal.note("tap") }
            Ink.blue.color.frame(height: 350)
          }
        }
        .frame(height: 100)
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { journal.note("scrolled \(Int($1))") }
        Ink.yellow.color.frame(height: 50)
          .gesture(DragGesture().onEnded { _ in journal.note("inner drag") })
          .draggable("inner")
        Ink.black.color.frame(height: 50).draggable("outer")
          .gesture(DragGesture().onEnded { _ in journal.note("outer drag") })
        Button(action: { journal.note("button") }, label: { Ink.white.color.frame(height: 50) })
          .buttonStyle(.plain)
          .contextMenu { Button("menu") {} }
          .draggable("button")
        Ink.green.color.frame(height: 50).dropDestination(for: String.self) { texts, _ in
          journal.note("drop \(texts[0])")
          return true
        }
      }
    }
  }

  @Test(.claim("DRAG-06")) @MainActor func `A draggable view takes part in gesture arbitration as a drag`() {
    play(
      settledHost(300, 300) { Rivals(journal: journal) }, journal,
      "clear; drag 150,25 150,275; rest | log = drop row",
      "drag 150,125 150,275; rest | log = inner drag",
      "drag 150,175 150,275; rest | log = drop outer",
      "drag 150,225 150,275; rest | log = drop button",
      // A press that ends in the button belongs to the button; a long press belongs to the menu.
      "drag 150,205 150,230; rest | log = button",
      "tap 150,225; tap 150,25 | log = button tap",
      "press 150,225 0.6; rest | lines = menu",
      "key escape; rest; drag 150,90 150,60; rest | log begins scrolled; diagnostics =")
  }

  private struct Card: Codable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
      ProxyRepresentation(exporting: \.title)
    }
  }

  private struct Amount: Transferable {
    var cents: Int
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { (amount: Amount) in
        "\(amount.cents) cents"
      } importing: { text in
        guard let cents = Int(text) else { throw CocoaError(.formatting) }
        return Amount(cents: cents)
      }
    }
  }

  @Test(.claim("DRAG-07")) @MainActor func `A dragged value is converted to the type of the target`() {
    struct Stage<Item: Transferable, Taken: Transferable>: View {
      let item: Item
      let type: Taken.Type
      let journal: Journal
      var body: some View {
        VStack(spacing: 0) {
          Ink.red.color.draggable(item)
          Ink.green.color.dropDestination(for: Taken.self) { items, _ in
            journal.note("\(items[0])")
            return true
          }
        }
      }
    }
    func drop<Item: Transferable, Taken: Transferable>(_ item: Item, as type: Taken.Type) -> String {
      let host = settledHost(100, 100) { Stage(item: item, type: type, journal: journal) }
      host.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 80))
      let codes = host.diagnostics.map { "\($0.code)" }
      return ([journal.take()] + codes).joined(separator: " ")
    }
    expect(drop(Card(title: "a"), as: Card.self), equals: #"Card(title: "a")"#)
    expect(drop(Card(title: "a"), as: String.self), equals: "a")
    expect(drop("a", as: Card.self), equals: "")
    expect(drop("12", as: Amount.self), equals: "Amount(cents: 12)")
    expect(drop(Amount(cents: 5), as: String.self), equals: "5 cents")
    expect(drop(Amount(cents: 5), as: Amount.self), equals: " failedDrop")
    expect(drop(Data([255]), as: Data.self), equals: "1 bytes")
    expect(drop(URL(filePath: "/a/b"), as: URL.self), equals: "file:///a/b")
  }

  @Test @MainActor func `A press selects a draggable row, and a drag moves it out of the list`() {
    struct Fruits: View {
      let journal: Journal
      @State private var chosen: Int?
      var body: some View {
        VStack(spacing: 0) {
          List(0..<20, selection: $chosen) { Color.red.frame(width: 100, height: 20).draggable("\($0)") }
            .frame(height: 200)
            .onChange(of: chosen) { journal.note("chosen \(chosen ?? -1)") }
          Ink.green.color.dropDestination(for: String.self) { texts, _ in
            journal.note("took \(texts[0])")
            return true
          }
        }
      }
    }
    let host = settledHost(300, 300) { Fruits(journal: journal) }
    play(host, journal, "tap 50,60 | log = chosen 1", "drag 50,20 50,280 | log = took 0")
  }
}

/// Sessions of drags and drops, and drag containers, in 300 by 300 points.
@MainActor struct DragSessionTests {
  private let journal = Journal()

  private struct Board: View {
    let journal: Journal
    var configuration = DragConfiguration(allowMove: true)
    var operation = DropOperation.move
    var body: some View {
      VStack(spacing: 0) {
        Ink.red.color.frame(height: 100).draggable("fig")
          .dragConfiguration(configuration)
          .onDragSessionUpdated { journal.note("drag \($0.phase)") }
        Ink.green.color.frame(height: 100)
          .dropDestination(for: String.self) { texts, session in journal.note("took \(texts[0]) \(session.phase)") }
          .dropConfiguration { _ in DropConfiguration(operation: operation) }
          .onDropSessionUpdated { journal.note("drop \($0.phase)") }
      }
      .frame(width: 300, height: 300, alignment: .top)
    }
  }

  private let begin = "down 50,50; move 150,150"

  @Test(.claim("DRAG-23")) @MainActor func `Observers follow a drag and its drop`() {
    play(
      settledHost(300, 300) { Board(journal: journal) }, journal,
      "\(begin) | log = drag initial drop entering drag active",
      "move 150,160 | log = drop active drag active",
      "up 150,160 | log ends drag ending(move) drop ended(move) took fig ended(move) drop dataTransferCompleted "
        + "drag ended(move) drag dataTransferCompleted",
      // A drop outside all targets, and a canceled drag.
      "\(begin); clear; move 150,250 | log = drop exiting drag active",
      "up 150,250 | log ends drag ending(cancel) drag ended(cancel)",
      "\(begin); clear; key escape | handled = true; log = drop exiting drop ended(cancel) drag ended(cancel)",
      "| diagnostics =")
  }

  @Test(
    .claim("DRAG-25"),
    arguments: [
      (DragConfiguration(allowMove: true), DropOperation.copy, "copy"),
      (DragConfiguration(allowMove: true), .delete, "forbidden"),
      (DragConfiguration(allowMove: false, allowDelete: true), .delete, "delete"),
      (DragConfiguration(), .move, "forbidden"), (DragConfiguration(), .cancel, "cancel"),
      (DragConfiguration(operationsWithinApp: .init(allowCopy: false, allowMove: true)), .copy, "forbidden"),
    ])
  @MainActor func `A destination selects the operation`(
    _ configuration: DragConfiguration, _ operation: DropOperation, _ result: String
  ) {
    let host = settledHost(300, 300) { Board(journal: journal, configuration: configuration, operation: operation) }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150))
    let told = journal.take()
    let isTaken = !["cancel", "forbidden"].contains(result)
    expect(told.contains("took fig ended(\(result))"), equals: isTaken)
    expect(told.contains("took"), equals: isTaken)
    expect(told.contains("drop ended(\(result))"))
    expect(told.contains("drag ended(\(result))"))
    expect(told.hasSuffix("drag dataTransferCompleted"), equals: isTaken)
  }

  @Test @MainActor func `An observer in a destination or far around it sees the destination's coordinates`() {
    let host = settledHost(300, 300) {
      VStack(spacing: 0) {
        Ink.red.color.frame(height: 100).draggable("fig")
        Ink.green.color.frame(width: 200, height: 50)
          .onDropSessionUpdated { journal.note("in \(Int($0.location.x)) \(Int($0.location.y)) \($0.phase)") }
          .dropDestination(for: String.self) { _, _ in }
        Ink.blue.color.frame(height: 50)
      }
      .padding(10)
      .onDropSessionUpdated { session in
        let ids = session.localSession?.draggedItemIDs(for: String.self)
        journal.note("out \(Int(session.size.width)) \(session.itemsCount) \(ids ?? ["none"]) \(session.phase)")
      }
    }
    expect(host.boxes(in: .green).count, equals: 1)
    let target = host.boxes(in: .green).first?.split(separator: " ").compactMap { Double($0) } ?? [0, 0, 0, 0]
    host.send(.down(at: CGPoint(x: 150, y: target[1] - 50), time: host.time))
    host.send(.moved(to: CGPoint(x: target[0] + 30, y: target[1] + 20), time: host.time))
    expect(journal.take(), equals: "out 200 1 [] entering in 30 20 entering")
    // Over a view that accepts nothing.
    host.send(.moved(to: CGPoint(x: 150, y: target[1] + 70), time: host.time))
    expect(journal.take().hasPrefix("out 200 1 [] exiting"))
    expect(journal.after { host.send(.up(at: CGPoint(x: 150, y: target[1] + 70), time: host.time)) }, equals: "")
  }

  @Test @MainActor func `A drag from outside the window has no local session and is copied`() {
    let host = settledHost(300, 300) {
      Ink.green.color.dropDestination(for: String.self) { texts, session in
        journal.note("took \(texts.count) \(session.phase)")
      }
      .onDropSessionUpdated { session in
        let canMove = session.suggestedOperations.contains(.move)
        journal.note("\(session.localSession == nil) \(canMove) \(session.phase)")
      }
    }
    let values = [TransferPackage("a"), TransferPackage("b")]
    host.dragFromOutside(values, to: CGPoint(x: 10, y: 10))
    host.dragFromOutside(values, to: nil)
    expect(journal.take(), equals: "true false entering true false exiting true false ended(cancel)")
    expect(host.drop(values, at: CGPoint(x: 10, y: 10)))
    play(
      host, journal,
      "| log = true false entering true false ended(copy) took 2 ended(copy) true false dataTransferCompleted")
  }

  /// A source and a target in one view, each of which can be removed.
  private struct Fading: View {
    let journal: Journal
    var hasSource = true
    var hasTarget = true
    var body: some View {
      VStack(spacing: 0) {
        ZStack { if hasSource { Ink.red.color.draggable("fig") } }
          .frame(height: 100)
          .onDragSessionUpdated { journal.note("drag \($0.phase)") }
        ZStack { if hasTarget { Ink.green.color.dropDestination(for: String.self) { _, _ in } } }
          .frame(height: 100)
          .onDropSessionUpdated { journal.note("drop \(Int($0.size.height)) \($0.phase)") }
      }
      .frame(width: 300, height: 300, alignment: .top)
    }
  }

  @Test @MainActor func `The observers around a removed destination are notified that the drag has left it`() {
    let host = settledHost(300, 300) { Fading(journal: journal) }
    play(host, journal, "\(begin) | log = drag initial drop 100 entering drag active")
    host.content = Fading(journal: journal, hasTarget: false)
    play(host, journal, "update; move 150,160 | log = drop 100 exiting drag active")
    host.content = Fading(journal: journal)
    play(host, journal, "update; move 150,150 | log = drop 100 entering drag active")
    host.content = Fading(journal: journal, hasTarget: false)
    play(
      host, journal,
      "update; key escape | handled = true; log = drop 100 exiting drop 100 ended(cancel) drag ended(cancel)")
  }

  @Test @MainActor func `The observers around a removed source are notified that its drag is canceled`() {
    let host = settledHost(300, 300) { Fading(journal: journal) }
    play(host, journal, begin, "clear")
    host.content = Fading(journal: journal, hasSource: false)
    play(
      host, journal,
      "update | log = drop 100 exiting drop 100 ended(cancel) drag ended(cancel)",
      "up 150,150 | log =")
  }

  /// A container that identifies its items by another property than `id`.
  private struct Crates: View {
    let journal: Journal
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Ink.red.color.draggable(Fruit(id: 1))
          Ink.red.color.draggable(Fruit.self, item: Fruit(id: 2), containerNamespace: nil)
        }
        .frame(height: 100)
        .dragContainer(for: Fruit.self, itemID: \.name) { names in names.map { Fruit(id: $0 == "fruit 1" ? 1 : 2) } }
        .dragContainerSelection(["fruit 1", "fruit 2"])
        Ink.green.color.dropDestination(for: Fruit.self) { fruits, session in
          journal.note("took \(fruits.map(\.id)) \(session.localSession?.draggedItemIDs(for: String.self) ?? [])")
        }
      }
    }
  }

  @Test(arguments: [1, 2]) func `A container determines the identifier of an item that has another one`(id: Int) {
    let host = settledHost(300, 300) { Crates(journal: journal) }
    host.drag(from: CGPoint(x: id * 150 - 50, y: 50), to: CGPoint(x: 150, y: 250))
    expect(journal.take(), equals: "took [1, 2] [\"fruit 1\", \"fruit 2\"]")
  }

  private struct Fruit: Codable, Identifiable, Transferable {
    var id: Int
    var name: String { "fruit \(id)" }
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { (fruit: Fruit) in
        "\(fruit.id)"
      } importing: { text in
        Fruit(id: Int(text) ?? 0)
      }
    }
  }

  private struct Fruits: View {
    let journal: Journal
    let selection: [Int]
    var source = 0
    @Namespace private var namespace
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ForEach([1, 2, 3], id: \.self) { id in
            switch source {
            case 0: Ink.red.color.draggable(containerItemID: id)
            case 1: Ink.red.color.draggable(Fruit(id: id))
            case 2: Ink.red.color.draggable(Fruit.self, item: Fruit(id: id), containerNamespace: namespace)
            // Another type of identifiers, which the container does not know.
            default: Ink.red.color.draggable(containerItemID: "\(id)")
            }
          }
        }
        .frame(height: 100)
        .dragContainer(for: Fruit.self, in: namespace) { ids in ids.filter { $0 != 3 }.map { Fruit(id: $0) } }
        .dragContainerSelection(selection)
        .onDragSessionUpdated { session in
          if case .ended = session.phase {
            journal.note("dragged \(session.draggedItemIDs(for: Int.self)) at \(session.draggedItemIndex)")
          }
        }
        Ink.green.color.dropDestination(for: Fruit.self) { fruits, session in
          let ids = session.localSession?.draggedItemIDs(for: Int.self) ?? []
          journal.note("took \(fruits.map(\.id)) of \(session.itemsCount) \(ids)")
        }
      }
    }
  }

  @Test(.claim("DRAG-24"), arguments: [0, 1, 2]) func `A container provides the items of a drag`(source: Int) {
    func drop(_ id: Int, selected: [Int]) -> String {
      let host = settledHost(300, 300) { Fruits(journal: journal, selection: selected, source: source) }
      host.drag(from: CGPoint(x: id * 100 - 50, y: 50), to: CGPoint(x: 150, y: 250))
      expect(host.core.checkInvariants(), equals: [])
      return journal.take()
    }
    expect(drop(1, selected: []), equals: "took [1] of 1 [1] dragged [1] at 0")
    expect(drop(1, selected: [2]), equals: "took [1] of 1 [1] dragged [1] at 0")
    expect(drop(2, selected: [1, 2]), equals: "took [1, 2] of 2 [1, 2] dragged [1, 2] at 1")
    expect(drop(3, selected: []), equals: "")
    // The items are those that the container provides.
    expect(drop(2, selected: [3, 2, 1]), equals: "took [2, 1] of 2 [2, 1] dragged [2, 1] at 0")
    expect(drop(1, selected: [3, 2, 1]), equals: "took [2, 1] of 2 [2, 1] dragged [2, 1] at 1")
    expect(drop(3, selected: [1, 3]), equals: "took [1] of 1 [1] dragged [1] at 0")
  }

  @Test @MainActor func `A view whose identifier no container knows does not begin a drag`() {
    let host = settledHost(300, 300) { Fruits(journal: journal, selection: [], source: 3) }
    play(host, journal, "drag 50,50 150,250 | log =")
    expect(host.boxes(in: .red).count, equals: 3)
  }
}

/// Destinations that are removed, disabled, or hidden while a drag is over them, in 300 by 300 points.
@MainActor struct LostDestinationTests {
  private let journal = Journal()

  enum Loss: CaseIterable { case removal, disabling, hiding }

  private struct Taker: DropDelegate {
    let journal: Journal
    func performDrop(info: DropInfo) -> Bool {
      journal.note("dropped")
      return true
    }
    func dropEntered(info: DropInfo) { journal.note("entered \(short(info.location.y))") }
    func dropExited(info: DropInfo) { journal.note("exited \(short(info.location.y))") }
  }

  private struct Board<Destination: View>: View {
    let loss: Loss
    var isLost = false
    @ViewBuilder let destination: Destination
    var body: some View {
      VStack(spacing: 0) {
        Ink.red.color.frame(height: 100).draggable("fig")
        VStack {
          switch loss {
          case .removal: if !isLost { destination }
          case .disabling: destination.disabled(isLost)
          case .hiding:
            TabView(selection: .constant(isLost ? 1 : 0)) {
              destination.tabItem { Text("destination") }.tag(0)
              Color.clear.tabItem { Text("other") }.tag(1)
            }
          }
        }
        .frame(height: 200)
      }
      .frame(width: 300, height: 300)
    }
  }

  private func lose<Destination: View>(_ isLost: Bool, in host: ViewHost<Board<Destination>>) {
    host.content.isLost = isLost
    host.update()
  }

  private func move(_ host: ViewHost<some View>, to y: CGFloat) -> String {
    host.send(.moved(to: CGPoint(x: 150, y: y), time: host.time))
    return journal.take()
  }

  @Test(arguments: Loss.allCases) func `A destination that becomes unavailable is no longer targeted`(loss: Loss) {
    let host = settledHost(300, 300) { [journal] in
      Board(loss: loss) {
        Ink.green.color.dropDestination(for: String.self) { texts, _ in
          journal.note("took \(texts[0])")
          return true
        } isTargeted: {
          journal.note("targeted \($0)")
        }
      }
    }
    host.send(.down(at: CGPoint(x: 50, y: 50), time: host.time))
    expect(move(host, to: 150), equals: "targeted true")
    lose(true, in: host)
    expect(journal.take(), equals: "targeted false")
    expect(move(host, to: 160), equals: "")
    lose(false, in: host)
    expect(move(host, to: 150), equals: "targeted true")
    lose(true, in: host)
    lose(false, in: host)
    expect(journal.take(), equals: "targeted false")
    // The pointer has not left the destination, which is targeted again with the next movement.
    expect(move(host, to: 150), equals: "targeted true")
    lose(true, in: host)
    play(host, journal, "| log = targeted false", "up 150,150 | log =")
    // A drag that is over no destination.
    lose(false, in: host)
    lose(true, in: host)
    play(host, journal, "| log =; diagnostics =")
  }

  @Test(arguments: Loss.allCases) func `A delegate is notified that a drag has left its unavailable view`(loss: Loss) {
    let host = settledHost(300, 300) { [journal] in
      Board(loss: loss) { Ink.green.color.onDrop(of: [.text], delegate: Taker(journal: journal)) }
    }
    host.send(.down(at: CGPoint(x: 50, y: 50), time: host.time))
    expect(move(host, to: 150), equals: "entered 50")
    lose(true, in: host)
    play(host, journal, "| log = exited 50", "key escape | handled = true; log =")
  }

  @Test(arguments: Loss.allCases) @MainActor func `The binding of an unavailable destination is false`(loss: Loss) {
    let remote = Remote()
    let host = stagedHost(remote, 300, 300) { Targeted(loss: loss, isLost: $0 == 1) }
    host.send(.down(at: CGPoint(x: 50, y: 50), time: host.time))
    _ = move(host, to: 150)
    expect(host.lines.contains("true"))
    remote.value = 1
    play(host, "update | lines has false")
  }

  private struct Targeted: View {
    let loss: Loss
    let isLost: Bool
    @State private var isTargeted = false
    var body: some View {
      Board(loss: loss, isLost: isLost) { Ink.green.color.onDrop(of: [.text], isTargeted: $isTargeted) { _ in true } }
        .overlay { Text("\(isTargeted)").allowsHitTesting(false) }
    }
  }
}

/// Drags of item providers, in 300 by 300 points.
@MainActor struct ProviderDropTests {
  private let journal = Journal()

  @Test(.claim("DRAG-20")) @MainActor func `A provider is dropped on a target of its content types`() {
    struct Board: View {
      let journal: Journal
      @State private var isTargeted = false
      var body: some View {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Ink.red.color.frame(width: 100, height: 100).onDrag { NSItemProvider(object: "fig" as NSString) }
            Ink.blue.color.frame(width: 100, height: 100).onDrag { NSItemProvider(object: URL(filePath: "/a")) }
          }
          Ink.green.color.frame(width: 300, height: 200)
            .onDrop(of: [.text], isTargeted: $isTargeted) { providers, location in
              for provider in providers {
                _ = provider.loadObject(ofClass: NSString.self) { text, _ in
                  journal.note("\(text as? String ?? "none") at \(short(location))")
                }
              }
              return true
            }
            .onChange(of: isTargeted) { journal.note("targeted \($1)") }
        }
      }
    }
    let host = settledHost(300, 300) { Board(journal: journal) }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 250))
    let told = journal.take()
    expect(told, contains: "fig at 150 150")
    expect(told.hasSuffix("targeted false") || told.contains("targeted true"))
    play(host, journal, "drag 220,50 150,250 | log =; diagnostics =")
  }

  @Test(.claim("DRAG-21")) @MainActor func `A drop delegate follows and accepts a drag`() {
    struct Taker: DropDelegate {
      let journal: Journal
      func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
      func dropEntered(info: DropInfo) { journal.note("entered \(short(info.location))") }
      func dropUpdated(info: DropInfo) -> DropProposal? {
        journal.note("updated \(short(info.location))")
        return DropProposal(operation: .move)
      }
      func dropExited(info: DropInfo) { journal.note("exited") }
      func performDrop(info: DropInfo) -> Bool {
        journal.note("dropped \(info.itemProviders(for: [.text]).count)")
        return true
      }
    }
    struct Board: View {
      let journal: Journal
      var body: some View {
        VStack(spacing: 0) {
          Ink.red.color.frame(width: 300, height: 100).onDrag { NSItemProvider(object: "fig" as NSString) }
          Ink.green.color.frame(width: 300, height: 200).onDrop(of: [.text], delegate: Taker(journal: journal))
        }
      }
    }
    play(
      settledHost(300, 300) { Board(journal: journal) }, journal,
      "down 50,50; move 50,90 | log =", "move 50,150 | log = entered 50 50", "move 50,160 | log = updated 50 60",
      "move 50,50 | log = exited", "move 50,150 | log = entered 50 50", "up 50,150 | log ends dropped 1")
  }

  @Test @MainActor func `A provider lists its types and loads registered values`() throws {
    let provider = NSItemProvider(object: "fig" as NSString)
    expect(provider.registeredTypeIdentifiers, equals: ["public.utf8-plain-text"])
    expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
    expect(provider.canLoadObject(ofClass: String.self))
    expect(!provider.canLoadObject(ofClass: URL.self))
    var loaded: [String] = []
    _ = provider.loadObject(ofClass: String.self) { text, _ in loaded.append(text ?? "none") }
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
      loaded.append(String(decoding: data ?? Data(), as: UTF8.self))
    }
    provider.loadItem(forTypeIdentifier: "public.text") { item, _ in loaded.append("\(item ?? "none")") }
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
      loaded.append(error == nil ? "data" : "error")
    }
    expect(loaded, equals: ["fig", "fig", "fig", "error"])
    let address = NSItemProvider(item: URL(string: "https://a.example"), typeIdentifier: nil)
    expect(address.canLoadObject(ofClass: NSURL.self))
  }
}
