import Synchronization
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The first frame of a list, and a jump to other rows, make one visible row after the other. The rows made before are
/// not visited again for each of them.
@MainActor struct ListOpeningTests {
  @Test(arguments: Container.allCases)
  func `The work to open a list and to jump is proportional to the number of visible rows`(container: Container) {
    let stages = [400, 1_600].map { Stage(container, height: $0) }
    let opening = stages.map(\.work)
    for stage in stages {
      stage.scroll(by: 9_000)
      expect(stage.host.core.checkInvariants(recomputing: true), equals: [])
    }
    for work in [opening, zip(stages, opening).map { $0.work - $1 }] {
      expect(work[0], above: 0)
      // 20 and 80 rows are visible.
      expect(work[1], atMost: 4 * work[0] + 100, "\(work)")
    }
  }

  @Test @MainActor func `A change of all separators assigns each row a position a few times only`() {
    let stage = Stage(.list, height: 1_600)
    let before = stage.positionsAssigned
    stage.host.update { stage.host.content.hidesSeparators = true }
    let assigned = stage.positionsAssigned - before
    // Each of the 80 rows and the row after it.
    expect(assigned, atLeast: 80)
    expect(assigned, atMost: 200)
    expect(
      stage.host.displayList.description,
      equals: settledHost(100, 1_600) { Rows(container: .list, hidesSeparators: true) }.displayList.description)
  }

  @Test(arguments: Container.allCases)
  func `A row that changes its views and a row that receives an order do so in the same frame`(container: Container) {
    let stage = Stage(container, height: 400)
    stage.host.content.extended = 3
    expect(stage.host.updated { stage.host.content.raised = 7 }.core.checkInvariants(recomputing: true), equals: [])
    stage.host.content.extended = 5
    expect(stage.host.updated { stage.host.content.raised = nil }.core.checkInvariants(recomputing: true), equals: [])
  }

  enum Container: CaseIterable { case list, decoratedColumn, column, decoratedGrid }

  private struct Rows: View {
    let container: Container
    var hidesSeparators = false
    var extended: Int?
    var raised: Int?

    var body: some View {
      switch container {
      case .list: List { rows }.listStyle(.plain).environment(\.defaultMinListRowHeight, 20)
      case .decoratedColumn: ScrollView { LazyVStack(spacing: 0) { rows.opacity(0.5) } }
      case .column: ScrollView { LazyVStack(spacing: 0) { rows } }
      case .decoratedGrid:
        ScrollView { LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0)], spacing: 0) { rows.opacity(0.5) } }
      }
    }

    private var rows: some View {
      Section {
        ForEach(0..<1_000) { row in
          Color.red.frame(width: 20, height: 20).zIndex(row == raised ? 1 : 0)
            .listRowInsets(EdgeInsets()).listRowSeparator(hidesSeparators ? .hidden : .visible)
          if row == extended { Color.blue.frame(width: 20, height: 20) }
        }
      }
    }
  }

  @MainActor private final class Stage {
    let host: ViewHost<Rows>
    private let height: CGFloat
    init(_ container: Container, height: Int) {
      self.height = CGFloat(height)
      host = settledHost(100, CGFloat(height)) { Rows(container: container) }
    }

    func scroll(by distance: CGFloat) {
      host.scroll(at: CGPoint(x: 50, y: height / 2), by: CGSize(width: 0, height: distance))
    }

    /// The number of entries, items, and rows visited so far.
    var work: Int {
      host.nodes(of: LazyContainerNode.self).reduce(0) { $0 + $1.placesVisited + $1.segmentsVisited + $1.itemsVisited }
        + host.nodes(of: LazyListNode.self).reduce(0) { $0 + $1.rowsVisited } + positionsAssigned
    }

    var positionsAssigned: Int { host.nodes(of: ListColumnNode.self).reduce(0) { $0 + $1.positionsAssigned } }
  }
}

/// A lazy container has the headers of all sections, of which few are visible. Folds of preferences and modifiers
/// around the sections examine only these and the active rows.
@MainActor struct VisibleItemComplexityTests {
  @Test(arguments: Container.allCases)
  func `A fold examines only visible views and active rows, a modifier no others`(container: Container) throws {
    for sections in [100, 400] {
      let (host, log) = settledHost(with: Log(), 180, 180) { Sections(container: container, count: sections, log: $0) }
      // Listing all items visits each header.
      expect(log.events.listings, atLeast: sections)
      for distance in [CGFloat(sections * 60), 30, 7, -45] {
        let listings = log.events.listings
        host.scroll(at: CGPoint(x: 90, y: 90), by: CGSize(width: 0, height: distance))
        expect(log.events.listings - listings, atMost: 4, "\(sections) sections, \(distance) points")
        let node = try #require(host.nodes(of: LazyContainerNode.self).first)
        let before = node.itemsVisited
        let publishers = node.publishers
        // At most nine rows and headers are visible in 180 points, and a few rows near them are active.
        expect((4...30).contains(publishers.count), "\(sections) sections")
        expect(node.itemsVisited - before, equals: publishers.count, "\(sections) sections")
        expect(publishers.elementsEqual(node.items.filter { node.absence(of: $0, among: .unseen).isEmpty }, by: ===))
        expect(log.published.count, equals: publishers.count, "\(log.published)")
        expect(log.published, equals: log.published.sorted())
      }
      expect(log.appearances, equals: 1)
      if sections == 100 { expect(host.core.checkInvariants(), equals: []) }
    }
  }

  enum Container: CaseIterable { case column, pinnedColumn, list }

  /// The values that were published last, and the events of headers.
  @MainActor private final class Log {
    var published: [Int] = []
    var appearances = 0
    let events = ViewEvents()
  }

  private struct Sections: View {
    let container: Container
    let count: Int
    let log: Log

    var body: some View {
      let log = log
      Group {
        switch container {
        case .column: ScrollView { LazyVStack(spacing: 0) { sections } }
        case .pinnedColumn: ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { sections } }
        case .list: List { sections }.listStyle(.plain)
        }
      }
      .onPreferenceChange(ListKey<Int>.self) { places in MainActor.assumeIsolated { log.published = places } }
    }

    private var sections: some View {
      ForEach(0..<count, id: \.self) { number in
        Section {
          ForEach(1..<6, id: \.self) { row in
            Color.red.frame(width: 20, height: 20).preference(key: ListKey<Int>.self, value: [number * 10 + row])
          }
        } header: {
          Color.blue.frame(width: 20, height: 20).preference(key: ListKey<Int>.self, value: [number * 10])
            .modifier(EventModifier(events: log.events))
        }
      }.onAppear { log.appearances += 1 }
    }
  }
}

/// A read through a binding may follow key paths, take locks and copy, so the number of reads matters.
@Suite(.serialized) @MainActor struct BoundCollectionTests {
  private struct Item: Identifiable {
    let id: Int
    var name = "Milk"
  }

  @MainActor private final class Model {
    var items: [Item]
    var reads = 0
    init(_ count: Int) { items = (0..<count).map { Item(id: $0) } }
    var binding: Binding<[Item]> {
      Binding {
        self.reads += 1
        return self.items
      } set: {
        self.items = $0
      }
    }
  }

  private struct Page<Rows: View>: View {
    let model: Model
    @State private var note = "a"
    let rows: (Binding<[Item]>) -> Rows
    var body: some View {
      VStack {
        TextField("Note", text: $note)
        List { rows(model.binding) }
      }
    }
  }

  /// The reads of the first frame, and of a letter that is typed into the field beside the list.
  private func reads(_ count: Int, @ViewBuilder _ rows: @escaping (Binding<[Item]>) -> some View) -> [Int] {
    let (host, model) = settledHost(with: Model(count), 300, 300) { Page(model: $0, rows: rows) }
    let first = model.reads
    host.tap(at: CGPoint(x: 60, y: 16))
    model.reads = 0
    host.type("b")
    return [first, model.reads]
  }

  @Test @MainActor func `A list of bindings reads its collection once per evaluation, whatever its length`() {
    let own = [100, 1_000].map { reads($0) { ForEach($0) { $item in Text("row \(item.id)") } } }
    let path = [100, 1_000].map { reads($0) { ForEach($0, id: \.id) { $item in Text("row \(item.id)") } } }
    expect(own[0], equals: own[1], "\(own)")
    expect(path[0], equals: path[1], "\(path)")
    // Only the visible rows read their element.
    expect(own[1].allSatisfy { $0 < 60 }, "\(own)")
  }

  private struct Task: Identifiable, Equatable, Sendable {
    static let comparisons = Atomic(0)
    let id: Int
    var isDone = false
    static func == (a: Self, b: Self) -> Bool {
      comparisons.add(1, ordering: .relaxed)
      return a.id == b.id && a.isDone == b.isDone
    }
  }

  private struct TaskRow: View {
    @Binding var task: Task
    var body: some View { Text(task.isDone ? "done" : "open") }
  }

  private struct Tasks: View {
    @State var tasks: [Task]
    let probe: Probe
    var body: some View {
      let _ = {
        // Writes every element, or one.
        probe.set = { index in
          if index >= 0 {
            $tasks[index].isDone.wrappedValue.toggle()
          } else {
            for task in $tasks { task.isDone.wrappedValue = true }
          }
        }
      }()
      VStack(spacing: 0) { ForEach($tasks) { TaskRow(task: $0) } }
    }
  }

  /// The comparisons of one write to each of a number of elements.
  private func comparisons(_ count: Int) -> Int {
    let probe = Probe()
    let host = settledHost(100, 10_000) { Tasks(tasks: (0..<count).map { Task(id: $0) }, probe: probe) }
    let before = Task.comparisons.load(ordering: .relaxed)
    probe.set(-1)
    let writes = Task.comparisons.load(ordering: .relaxed) - before
    expect(host.updated().shownTexts.map(\.shownContent), equals: Array(repeating: "done", count: count))
    expect(host.core.checkInvariants(), equals: [])
    return writes
  }

  @Test func `Writes to all elements through their bindings compare each element a constant number of times`() {
    expect(comparisons(40), atMost: 4 * 40)
    expect(comparisons(160), atMost: 4 * 160)
  }

  @Test @MainActor func `A write to one element evaluates only the rows that read it, also after writes to others`() {
    let probe = Probe()
    let host = settledHost(100, 10_000) { Tasks(tasks: (0..<20).map { Task(id: $0) }, probe: probe) }
    for index in [3, 7, 3, 19] {
      probe.set(index)
      // The view that declares the state, and the row.
      expect(host.update().counts.bodies, equals: 2)
    }
    expect(host.shownTexts.enumerated().filter { $1.shownContent == "done" }.map(\.offset), equals: [7, 19])
    expect(host.core.checkInvariants(), equals: [])
  }

  @MainActor private final class Agenda: ObservableObject {
    @Published var tasks: [Task]
    init(_ count: Int) { tasks = (0..<count).map { Task(id: $0) } }
  }

  private struct AgendaRows: View {
    @ObservedObject var agenda: Agenda
    var body: some View { VStack(spacing: 0) { ForEach($agenda.tasks) { TaskRow(task: $0) } } }
  }

  @Test(arguments: [40, 160])
  func `Bindings to elements of an object's collection are compared without the collection for each row`(count: Int) {
    let (host, agenda) = settledHost(with: Agenda(count), 100, 10_000) { AgendaRows(agenda: $0) }
    let before = Task.comparisons.load(ordering: .relaxed)
    host.update { agenda.tasks[count - 1].isDone = true }
    expect(Task.comparisons.load(ordering: .relaxed) - before, atMost: 4 * count)
    expect(host.shownTexts.last?.shownContent, equals: "done")
  }

  /// A list of lists: the row of a list and the rows of its elements read parts of one element of the state.
  private struct Groups: View {
    @State var groups = [[0, 1], [2, 3]]
    let probe: Probe

    var body: some View {
      let _ = { probe.set = { $groups[$0][1].wrappedValue = 9 } }()
      VStack(spacing: 0) {
        ForEach($groups, id: \.self) { $group in
          Count(group: $group)
          Last(number: $group[1])
        }
      }
    }

    private struct Count: View {
      @Binding var group: [Int]
      var body: some View { Text("sum \(group.reduce(0, +))") }
    }

    private struct Last: View {
      @Binding var number: Int
      var body: some View { Text("last \(number)") }
    }
  }

  @Test @MainActor func `A write to an element of an element reaches the readers of the outer element`() {
    let (host, probe) = settledHost(with: Probe(), 100, 1_000) { Groups(probe: $0) }
    host.update { probe.set(1) }
    expect(host.shownTexts.map(\.shownContent), equals: ["sum 1", "last 1", "sum 11", "last 9"])
    expect(host.core.checkInvariants(), equals: [])
  }

  /// A property whose setter changes several elements.
  private struct Ranking {
    var scores = [3, 1, 2]
    var sorted: [Int] {
      get { scores.sorted() }
      set { scores = newValue.sorted() }
    }
  }

  private struct Board: View {
    @State var ranking = Ranking()
    let probe: Probe
    var body: some View {
      let _ = { probe.set = { $ranking.sorted[0].wrappedValue = $0 } }()
      VStack(spacing: 0) { Rows(ranking: $ranking) }
    }

    /// The rows, in a view that reads the collection only through the bindings of its elements.
    private struct Rows: View {
      let ranking: Binding<Ranking>
      var body: some View { ForEach(0..<3) { Score(number: ranking.sorted[$0]) } }
    }

    private struct Score: View {
      @Binding var number: Int
      var body: some View { Text("\(number)") }
    }
  }

  @Test @MainActor func `A write to an element of a computed property reaches the readers of all elements`() {
    let (host, probe) = settledHost(with: Probe(), 100, 1_000) { Board(probe: $0) }
    expect(host.shownTexts.map(\.shownContent), equals: ["1", "2", "3"])
    expect(host.updated { probe.set(7) }.shownTexts.map(\.shownContent), equals: ["2", "3", "7"])
    expect(host.core.checkInvariants(), equals: [])
  }
}
