import Synchronization
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// Section headers are permanent views: a list of many sections has as many. To measure, place, and draw rows, a scroll
/// step visits only the visible ones and those near them.
@MainActor struct SectionComplexityTests {
  @Test(arguments: Container.allCases)
  @MainActor func `A scroll step measures and places rows of the visible sections only`(container: Container) {
    let stages = [60, 240].map { Stage(container, sections: $0) }
    // The first step reveals no row.
    for (distance, most) in [(CGFloat(1), 18), (30, 60)] {
      let work = stages.map { $0.work(of: distance) }
      expect(work[0], above: 0)
      // A binary search visits one more entry each time the number of sections doubles.
      expect(work[1], atMost: work[0] + 64, "\(distance): \(work)")
      // Nine rows and headers of 20 points are visible in 180 points.
      expect(work[1], atMost: 9 * most, "\(distance): \(work)")
    }
  }

  @Test(arguments: Container.allCases)
  @MainActor func `A section that changes its length moves the views after it`(container: Container) throws {
    let stage = Stage(container, sections: 60)
    let last = try #require((0..<60).last { stage.host.frame(of: "header \($0)") != nil })
    let start = try #require(stage.start(of: last))
    // A grid of two columns has two lines instead of three.
    stage.host.update { stage.model.rows[last - 1] -= 1 }
    expect(stage.start(of: last), equals: start - container.rowLength)
    expect(stage.host.core.checkInvariants(recomputing: true), equals: [])
    stage.model.rows[7] = 9
    stage.check()
    stage.scroll(by: 40)
    stage.model.rows.remove(at: 3)
    stage.check()
  }

  @Test(arguments: Container.allCases)
  @MainActor func `A scroll step draws items of the groups with visible sections only`(container: Container) {
    let stage = Stage(container, sections: 240)
    // The second distance reveals and hides rows, and pins another header.
    for distance in [CGFloat(1), 30, 45] {
      let work = stage.drawing(of: distance)
      if distance > 1 { expect(work, above: 0) }
      // 240 sections have 320 headers and footers. The visible sections are in one or two groups of 32 segments, in
      // each of two layers.
      expect(work, atMost: 200, "\(distance) points")
    }
  }

  @Test(arguments: [Container.list, .groupedList])
  func `A modifier around all sections of a new list decorates its items a few times only`(container: Container) {
    let decorations = [100, 200].map { Stage(container, sections: $0).wholeDecorations }
    expect(decorations[0], above: 0)
    expect(decorations[1], atMost: decorations[0] + 2, "\(decorations)")
  }

  @Test @MainActor func `A hit test of a list examines the content of rows near the point only`() {
    let stage = Stage(.list, sections: 40)
    _ = stage.host.displayList
    let rows = stage.rows
    expect(rows.count, above: 40)
    for row in rows {
      expect(row.contentReach?.mayContain(CGPoint(x: 10, y: row.size.height / 2)) == true)
      expect(row.contentReach?.mayContain(CGPoint(x: 10, y: row.size.height + 40)) == false)
    }
  }

  @Test(arguments: Container.allCases)
  @MainActor func `A hit test examines the groups of sections near the point only`(container: Container) {
    let stage = Stage(container, sections: 240)
    // The first hit test determines the reaches of all groups.
    _ = stage.hitTest(before: 1)
    for distance in [CGFloat(1), 30] {
      let tested = stage.hitTest(before: distance)
      expect(tested, above: 0)
      // A step discards the reaches of a few groups of 32 segments in each of two layers.
      expect(tested, atMost: 150, "\(distance)")
    }
  }

  @Test(arguments: Container.allCases)
  @MainActor func `A scroll step notifies only the headers that become visible or invisible`(container: Container) {
    let stage = Stage(container, sections: 200)
    for distance in [CGFloat(30), 100, 300, 300, -260] {
      let before = stage.model.events.sights
      stage.scroll(by: distance)
      expect(stage.model.events.sights - before, atMost: 8, "\(distance)")
    }
    expect(stage.model.events.sights, above: 0)
  }

  @Test(arguments: Container.allCases)
  @MainActor func `A geometry pass visits only the views that observe geometry`(container: Container) {
    let stage = Stage(container, sections: 100)
    expect(stage.observers, equals: 0)
    stage.host.update { stage.model.watched = [7, 50] }
    expect(stage.observers, equals: 2)
    stage.scroll(by: 40)
    expect(stage.observers, equals: 2)
    stage.host.update { stage.model.rows[3] = 9 }
    expect(stage.observers, equals: 2)
    expect(stage.host.core.checkInvariants(recomputing: true), equals: [])
  }

  @Test(arguments: Container.allCases)
  func `A scroll step that changes the number of rows indexes the items near them only`(container: Container) {
    let stages = [60, 240].map { Stage(container, sections: $0) }
    for distance in [CGFloat(15), 10, 35, -25] {
      let work = stages.map { $0.work(of: distance) }
      expect(work[1], atMost: work[0] + 100, "\(distance): \(work)")
    }
    expect(stages[0].host.core.checkInvariants(recomputing: true), equals: [])
  }

  @Test(arguments: Container.allCases) @MainActor func `Scrolling does not sort the items`(container: Container) {
    let stage = Stage(container, sections: 60)
    for _ in 0..<40 { stage.scroll(by: 20) }
    expect(stage.itemsOrdered, equals: 0)
    // A header in front of the others changes the order of all items. Pinned headers remain in front of the rows.
    stage.host.update { stage.model.raised = 7 }
    expect(stage.itemsOrdered > 0, equals: container.isPinned)
    expect(stage.host.core.checkInvariants(recomputing: true), equals: [])
  }

  @Test(arguments: Container.allCases)
  @MainActor func `Many sections whose rows are all measured again are correct`(container: Container) {
    // A resize measures a row of every section, and these are more lists than are updated one by one.
    let stage = Stage(container, sections: 120)
    stage.host.size = CGSize(width: 170, height: 150)
    stage.check()
    stage.scroll(by: 40)
    expect(stage.host.core.checkInvariants(recomputing: true), equals: [])
  }

  enum Container: CaseIterable {
    case column, pinnedColumn, row, pinnedRow, grid, pinnedGrid, list, groupedList
    var isPinned: Bool { [.pinnedColumn, .pinnedRow, .pinnedGrid, .list].contains(self) }
    var axis: Axis { self == .row || self == .pinnedRow ? .horizontal : .vertical }
    /// The length of a row of 20 points with the insets of its container.
    var rowLength: CGFloat { self == .list || self == .groupedList ? 36 : 20 }
  }

  @Observable @MainActor final class Model {
    var rows: [Int]
    /// The section whose header is in front of the other views.
    var raised: Int?
    /// The sections whose headers observe their geometry.
    var watched: Set<Int> = []
    @ObservationIgnored let events = ViewEvents()
    init(_ count: Int) { rows = Array(repeating: 5, count: count) }
  }

  /// A container with many sections, scrolled to its middle.
  @MainActor private final class Stage {
    let model: Model
    let host: ViewHost<Sections>
    private let axis: Axis

    init(_ container: Container, sections: Int) {
      let model = Model(sections)
      self.model = model
      axis = container.axis
      host = settledHost(180, 180) { Sections(container: container, model: model) }
      scroll(by: CGFloat(sections * 60))
      scroll(by: 30)
      scroll(by: -30)
      scroll(by: 3)
    }

    /// Updates the host, and recomputes its caches.
    func check() { expect(host.updated().core.checkInvariants(recomputing: true), equals: []) }

    func scroll(by distance: CGFloat) {
      host.scroll(
        at: CGPoint(x: 90, y: 90),
        by: axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0))
    }

    /// Returns the position of a realized header along the axis of scrolling.
    func start(of header: Int) -> CGFloat? {
      host.frame(of: "header \(header)").map { axis == .vertical ? $0.minY : $0.minX }
    }

    func work(of distance: CGFloat) -> Int {
      let before = visited
      scroll(by: distance)
      return visited - before
    }

    func drawing(of distance: CGFloat) -> Int {
      _ = host.displayList
      let before = sum(\.drawingVisits)
      scroll(by: distance)
      _ = host.displayList
      return sum(\.drawingVisits) - before
    }

    func hitTest(before distance: CGFloat) -> Int {
      _ = host.displayList
      let before = sum(\.placesTested)
      scroll(by: distance)
      return sum(\.placesTested) - before
    }

    /// The number of items visited so far to sort pinned headers in front of other items.
    var itemsOrdered: Int { sum(\.itemsOrdered) }

    /// The number of items that a geometry pass visits in the lazy container.
    var observers: Int {
      var count = 0
      for node in host.nodes(of: LazyContainerNode.self) { node.forEachObserver { _ in count += 1 } }
      return count
    }

    var rows: [ListRowNode] { host.nodes(of: ListRowNode.self) }

    /// The number of modifiers around lists that have decorated all of their items so far.
    var wholeDecorations: Int { sum(\.wholeDecorations) }

    private var visited: Int {
      sum { $0.placesVisited + $0.segmentsVisited + $0.itemsVisited }
        + host.nodes(of: LazyListNode.self).reduce(0) { $0 + $1.rowsVisited + $1.idsRead }
    }

    private func sum(_ count: (LazyContainerNode) -> Int) -> Int {
      host.nodes(of: LazyContainerNode.self).reduce(0) { $0 + count($1) }
    }
  }

  private struct Sections: View {
    let container: Container
    let model: Model

    var body: some View {
      switch container {
      case .column: ScrollView { LazyVStack(spacing: 0) { sections } }
      case .pinnedColumn:
        ScrollView { LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) { sections } }
      case .row: ScrollView(.horizontal) { LazyHStack(spacing: 0) { sections } }
      case .pinnedRow: ScrollView(.horizontal) { LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) { sections } }
      case .grid: ScrollView { LazyVGrid(columns: columns, spacing: 0) { sections } }
      case .pinnedGrid:
        ScrollView { LazyVGrid(columns: columns, spacing: 0, pinnedViews: .sectionHeaders) { sections } }
      case .list: List { sections }.listStyle(.plain)
      case .groupedList: List { sections }.listStyle(.insetGrouped)
      }
    }

    private var columns: [GridItem] { [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), spacing: 0)] }

    private var sections: some View {
      ForEach(model.rows.indices, id: \.self) { number in
        Section {
          ForEach(0..<model.rows[number], id: \.self) { _ in Color.red.frame(width: 20, height: 20) }
        } header: {
          Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("header \(number)").zIndex(
            model.raised == number ? 1 : 0
          )
          .modifier(EventModifier(events: model.events))
          .background { if model.watched.contains(number) { GeometryReader { _ in Color.clear } } }
        } footer: {
          if number.isMultiple(of: 3) { Color.green.frame(width: 20, height: 20) }
        }
      }
    }
  }
}

/// The numbers of times that views were listed, and that they became visible or invisible.
@MainActor final class ViewEvents {
  var listings = 0
  var sights = 0
}

struct EventModifier: PassThroughModifier {
  typealias Body = Never
  let events: ViewEvents
  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> EventNode {
    EventNode(modifier.pointee.events, inputs)
  }

  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: EventNode) {}
}

final class EventNode: PassThroughNode {
  private let events: ViewEvents
  init(_ events: ViewEvents, _ inputs: NodeInputs) {
    self.events = events
    super.init(inputs)
  }

  override func appendItems(to items: inout ContiguousArray<ItemNode>) {
    let events = events
    MainActor.assumeIsolated { events.listings += 1 }
    super.appendItems(to: &items)
  }

  override func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.sight) { events.sights += 1 }
    super.surroundingsDidChange(changes)
  }
}

/// The selection of a list can contain most of its rows. Each displayed row searches it by hash.
@Suite(.serialized) @MainActor struct SelectionComplexityTests {
  @Test @MainActor func `A scroll step does not compare each new row with the whole selection`() {
    let host = settledHost(100, 200) { Numbers() }
    let before = Counted.comparisons.load(ordering: .relaxed)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 100))
    // The step displays about three rows.
    expect(Counted.comparisons.load(ordering: .relaxed) - before, atMost: 100)
  }

  @Test @MainActor func `A key does not compare each selected value with all visible rows`() {
    let host = settledHost(100, 200) { Numbers() }
    host.tap("r1")
    host.pressKey("a", modifiers: .command)
    let before = Counted.comparisons.load(ordering: .relaxed)
    host.pressKey(.upArrow)
    // Each of the 1,000 values is found once in the data and once in the selection. Hash collisions, which differ from
    // run to run, add comparisons: up to 3,611 were counted. A comparison with each visible row would add at least
    // 1,000 a row.
    expect(Counted.comparisons.load(ordering: .relaxed) - before, atMost: 5_000)
  }

  private struct Counted: Hashable, Sendable {
    static let comparisons = Atomic(0)
    let number: Int
    static func == (a: Self, b: Self) -> Bool {
      comparisons.add(1, ordering: .relaxed)
      return a.number == b.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct Numbers: View {
    @State private var selection = Set(Self.values)
    private static let values = (0..<1_000).map { Counted(number: $0) }
    var body: some View {
      List(Self.values, id: \.self, selection: $selection) { value in
        Text("\(value.number)").accessibilityIdentifier("r\(value.number)")
      }
    }
  }
}
