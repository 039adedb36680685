import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
import TributaryTransfer
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Sessions of drags and drops, and drag containers, in 300 by 300 points.
@MainActor @Suite struct DragSessionTests {
  private let journal = Journal()

  /// A source above a target.
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

  private func begin<Content: View>(_ host: ViewHost<Content>, at start: CGPoint = CGPoint(x: 50, y: 50)) -> String {
    host.send(.down(at: start, time: host.time))
    host.send(.moved(to: CGPoint(x: 150, y: 150), time: host.time))
    return journal.take()
  }

  @Test(.claim("DRAG-23")) func `Observers follow a drag and its drop`() {
    let host = settledHost(300, 300) { Board(journal: journal) }
    expect(begin(host), equals: "drag initial drop entering drag active")
    host.send(.moved(to: CGPoint(x: 150, y: 160), time: host.time))
    expect(journal.take(), equals: "drop active drag active")
    host.send(.up(at: CGPoint(x: 150, y: 160), time: host.time))
    let told = journal.take()
    #expect(
      told.hasSuffix(
        "drag ending(move) drop ended(move) took fig ended(move) drop dataTransferCompleted drag ended(move) "
          + "drag dataTransferCompleted"))
    // A drop outside all targets, and a canceled drag.
    _ = begin(host)
    host.send(.moved(to: CGPoint(x: 150, y: 250), time: host.time))
    expect(journal.take(), equals: "drop exiting drag active")
    play(host, journal, "up 150,250 | log ends drag ending(cancel) drag ended(cancel)")
    _ = begin(host)
    play(
      host, journal,
      "key escape | handled = true; log = drop exiting drop ended(cancel) drag ended(cancel); diagnostics =")
  }

  @Test(
    .claim("DRAG-25"),
    arguments: [
      (DragConfiguration(allowMove: true), DropOperation.copy, "copy"),
      (DragConfiguration(allowMove: true), .delete, "forbidden"),
      (DragConfiguration(allowMove: false, allowDelete: true), .delete, "delete"),
      (DragConfiguration(), .move, "forbidden"),
      (DragConfiguration(), .cancel, "cancel"),
      (DragConfiguration(operationsWithinApp: .init(allowCopy: false, allowMove: true)), .copy, "forbidden"),
    ])
  func `A destination selects the operation`(
    _ configuration: DragConfiguration, _ operation: DropOperation, _ result: String
  ) {
    let host = settledHost(300, 300) { Board(journal: journal, configuration: configuration, operation: operation) }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150))
    let told = journal.take()
    let isTaken = !["cancel", "forbidden"].contains(result)
    expect(told.contains("took fig ended(\(result))"), equals: isTaken)
    expect(told.contains("took"), equals: isTaken)
    #expect(told.contains("drop ended(\(result))"))
    #expect(told.contains("drag ended(\(result))"))
    expect(told.hasSuffix("drag dataTransferCompleted"), equals: isTaken)
  }

  @Test func `An observer in a destination or far around it sees the destination's coordinates`() {
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
    let frame = host.boxes(in: .green)
    expect(frame.count, equals: 1)
    let target = host.boxes(in: .green).first?.split(separator: " ").compactMap { Double($0) } ?? [0, 0, 0, 0]
    host.send(.down(at: CGPoint(x: 150, y: target[1] - 50), time: host.time))
    host.send(.moved(to: CGPoint(x: target[0] + 30, y: target[1] + 20), time: host.time))
    expect(journal.take(), equals: "out 200 1 [] entering in 30 20 entering")
    // Over a view that accepts nothing.
    host.send(.moved(to: CGPoint(x: 150, y: target[1] + 70), time: host.time))
    #expect(journal.take().hasPrefix("out 200 1 [] exiting"))
    host.send(.up(at: CGPoint(x: 150, y: target[1] + 70), time: host.time))
    expect(journal.take(), equals: "")
  }

  @Test func `A drag from outside the window has no local session and is copied`() {
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
    #expect(host.drop(values, at: CGPoint(x: 10, y: 10)))
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

  @Test func `The observers around a removed destination are notified that the drag has left it`() {
    let host = settledHost(300, 300) { Fading(journal: journal) }
    expect(begin(host), equals: "drag initial drop 100 entering drag active")
    host.content = Fading(journal: journal, hasTarget: false)
    play(host, journal, "update; move 150,160 | log = drop 100 exiting drag active")
    host.content = Fading(journal: journal)
    play(host, journal, "update; move 150,150 | log = drop 100 entering drag active")
    host.content = Fading(journal: journal, hasTarget: false)
    play(
      host, journal,
      "update; key escape | handled = true; log = drop 100 exiting drop 100 ended(cancel) drag ended(cancel)")
  }

  @Test func `The observers around a removed source are notified that its drag is canceled`() {
    let host = settledHost(300, 300) { Fading(journal: journal) }
    _ = begin(host)
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

  @Test(arguments: [1, 2])
  func `A container determines the identifier of an item that has another one`(id: Int) {
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
        .dragContainer(for: Fruit.self, in: namespace) { ids in
          ids.filter { $0 != 3 }.map { Fruit(id: $0) }
        }
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

  @Test(.claim("DRAG-24"), arguments: [0, 1, 2])
  func `A container provides the items of a drag`(source: Int) {
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

  @Test func `A view whose identifier no container knows does not begin a drag`() {
    let host = settledHost(300, 300) { Fruits(journal: journal, selection: [], source: 3) }
    play(host, journal, "drag 50,50 150,250 | log =")
    expect(host.boxes(in: .red).count, equals: 3)
  }
}
