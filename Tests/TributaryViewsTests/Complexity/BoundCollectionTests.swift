import Synchronization
import Testing
import TributaryCombine
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryControls
import TributaryHost

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
    let model = Model(count)
    let host = settledHost(300, 300) { Page(model: model, rows: rows) }
    let first = model.reads
    host.tap(at: CGPoint(x: 60, y: 16))
    model.reads = 0
    host.type("b")
    return [first, model.reads]
  }

  @Test func `A list of bindings reads its collection once per evaluation, whatever its length`() {
    let own = [100, 1_000].map { reads($0) { ForEach($0) { $item in Text("row \(item.id)") } } }
    let path = [100, 1_000].map { reads($0) { ForEach($0, id: \.id) { $item in Text("row \(item.id)") } } }
    expect(own[0], equals: own[1], "\(own)")
    expect(path[0], equals: path[1], "\(path)")
    // Only the visible rows read their element.
    expect(own[1].allSatisfy { $0 < 60 }, "\(own)")
  }

  // MARK: Writes through the bindings of the rows

  /// An element that counts its comparisons.
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
      VStack(spacing: 0) {
        ForEach($tasks) { TaskRow(task: $0) }
      }
    }
  }

  /// The comparisons of one write to each of a number of elements.
  private func comparisons(_ count: Int) -> Int {
    let probe = Probe()
    let host = settledHost(100, 10_000) { Tasks(tasks: (0..<count).map { Task(id: $0) }, probe: probe) }
    let before = Task.comparisons.load(ordering: .relaxed)
    probe.set(-1)
    let writes = Task.comparisons.load(ordering: .relaxed) - before
    host.update()
    expect(host.shownTexts.map(\.shownContent), equals: Array(repeating: "done", count: count))
    expect(host.core.checkInvariants(), equals: [])
    return writes
  }

  @Test func `Writes to all elements through their bindings compare each element a constant number of times`() {
    expect(comparisons(40), atMost: 4 * 40)
    expect(comparisons(160), atMost: 4 * 160)
  }

  @Test func `A write to one element evaluates only the rows that read it, also after writes to others`() {
    let probe = Probe()
    let host = settledHost(100, 10_000) { Tasks(tasks: (0..<20).map { Task(id: $0) }, probe: probe) }
    for index in [3, 7, 3, 19] {
      probe.set(index)
      // The view that declares the state, and the row.
      expect(host.update().counts.bodies, equals: 2)
    }
    let done = host.shownTexts.enumerated().filter { $1.shownContent == "done" }.map(\.offset)
    expect(done, equals: [7, 19])
    expect(host.core.checkInvariants(), equals: [])
  }

  @MainActor private final class Agenda: ObservableObject {
    @Published var tasks: [Task]
    init(_ count: Int) { tasks = (0..<count).map { Task(id: $0) } }
  }

  private struct AgendaRows: View {
    @ObservedObject var agenda: Agenda

    var body: some View {
      VStack(spacing: 0) {
        ForEach($agenda.tasks) { TaskRow(task: $0) }
      }
    }
  }

  @Test(arguments: [40, 160])
  func `Bindings to the elements of an object's collection are compared without comparing the collection for each row`(
    count: Int
  ) {
    let agenda = Agenda(count)
    let host = settledHost(100, 10_000) { AgendaRows(agenda: agenda) }
    let before = Task.comparisons.load(ordering: .relaxed)
    agenda.tasks[count - 1].isDone = true
    host.update()
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

  @Test func `A write to an element of an element reaches the readers of the outer element`() {
    let probe = Probe()
    let host = settledHost(100, 1_000) { Groups(probe: probe) }
    probe.set(1)
    host.update()
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
      var body: some View {
        ForEach(0..<3) { Score(number: ranking.sorted[$0]) }
      }
    }

    private struct Score: View {
      @Binding var number: Int
      var body: some View { Text("\(number)") }
    }
  }

  @Test func `A write to an element of a computed property reaches the readers of all elements`() {
    let probe = Probe()
    let host = settledHost(100, 1_000) { Board(probe: probe) }
    expect(host.shownTexts.map(\.shownContent), equals: ["1", "2", "3"])
    probe.set(7)
    host.update()
    expect(host.shownTexts.map(\.shownContent), equals: ["2", "3", "7"])
    expect(host.core.checkInvariants(), equals: [])
  }
}
