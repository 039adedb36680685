import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
import TributaryTransfer
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Drag and drop between views, in 300 by 300 points.
@MainActor @Suite struct DragAndDropTests {
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
          Ink.green.color.frame(width: 200, height: 100)
            .dropDestination(for: String.self) { texts, location in
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

  @Test(.claim("DRAG-01")) func `A drop target receives the value and the location`() {
    let host = board()
    play(
      host, journal,
      "drag 50,50 150,250 | log = inner true inner false [\"fig\"] at 50 50",
      // A drop outside all targets has no effect, and neither does a press that moves too little.
      "drag 50,50 250,50; drag 50,95 50,104 | log =; diagnostics =")
  }

  @Test(.claim("DRAG-22"), arguments: [true, false])
  func `A drop target receives a session`(isEnabled: Bool) {
    let host = settledHost(300, 300) {
      VStack(spacing: 0) {
        Ink.red.color.frame(height: 100).draggable("fig")
        Ink.green.color.dropDestination(for: String.self, isEnabled: isEnabled) { texts, session in
          journal.note("\(texts) of \(session.itemsCount) at \(short(session.location))")
        }
      }
    }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 250))
    #expect(journal.take() == (isEnabled ? #"["fig"] of 1 at 150 150"# : ""))
  }

  @Test(.claim("DRAG-02")) func `The innermost target that accepts the type receives the drop`() {
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

  @Test(.claim("DRAG-03")) func `A target is notified when a drag enters and leaves`() {
    let host = board()
    host.send(.down(at: CGPoint(x: 50, y: 50), time: host.time))
    var told: [String] = []
    for y in [90, 150, 220, 260, 150, 250] {
      host.send(.moved(to: CGPoint(x: 150, y: CGFloat(y)), time: host.time))
      told.append(journal.take())
    }
    expect(told, equals: ["", "", "inner true", "", "inner false", "inner true"])
    play(host, journal, "up 150,150 | log = inner false")
  }

  @Test(.claim("DRAG-04")) func `The preview of a drag follows the pointer`() {
    let host = board()
    play(
      host,
      "| red = 0 0 100 100",
      "down 10,10; move 15,15 | red = 0 0 100 100",
      "move 130,150 | red = 0 0 100 100 / 120 140 100 100; inks ends red",
      "move 140,150 | red ends 130 140 100 100",
      "up 140,150 | red = 0 0 100 100",
      "down 110,10; move 110,110 | yellow = 140 140 20 20",
      "up 110,110 | yellow =")
  }

  @Test(.claim("DRAG-05")) func `Escape cancels a drag`() {
    let host = board()
    func begin() {
      play(host, journal, "down 50,50; move 150,250 | log = inner true")
    }
    begin()
    play(host, journal, "key escape | handled = true; log = inner false")
    expect(host.boxes(in: .red).count, equals: 1)
    play(host, journal, "up 150,250 | log =")
    begin()
    host.send(.cancelled(time: host.time))
    expect(journal.take(), equals: "inner false")
    #expect(!host.pressKey(.escape))
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
    let short = settledHost(300, 300) { Short(journal: journal) }
    play(short, journal, "drag 50,50 150,250 | log = true false; red =")
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
        Button {
          journal.note("button")
        } label: {
          Ink.white.color.frame(height: 50)
        }
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

  @Test(.claim("DRAG-06")) func `A draggable view takes part in gesture arbitration as a drag`() {
    let host = settledHost(300, 300) { Rivals(journal: journal) }
    func drag(_ y: CGFloat, to end: CGFloat = 275) -> String {
      play(host, "drag 150,\(y) 150,\(end); rest")
      return journal.take()
    }
    _ = journal.take()
    expect(drag(25), equals: "drop row")
    expect(drag(125), equals: "inner drag")
    expect(drag(175), equals: "drop outer")
    expect(drag(225), equals: "drop button")
    // A press that ends in the button belongs to the button; a long press belongs to the menu.
    expect(drag(205, to: 230), equals: "button")
    play(
      host, journal,
      "tap 150,225; tap 150,25 | log = button tap",
      "press 150,225 0.6; rest | lines = menu",
      "key escape; rest")
    #expect(drag(90, to: 60).hasPrefix("scrolled"))
    play(host, "| diagnostics =")
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

  @Test(.claim("DRAG-07")) func `A dragged value is converted to the type of the target`() {
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

  @Test func `A press selects a draggable row, and a drag moves it out of the list`() {
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
    host.tap(at: CGPoint(x: 50, y: 60))
    expect(journal.take(), equals: "chosen 1")
    play(host, journal, "drag 50,20 50,280 | log = took 0")
  }
}

private func short(_ point: CGPoint) -> String { "\(short(point.x)) \(short(point.y))" }
