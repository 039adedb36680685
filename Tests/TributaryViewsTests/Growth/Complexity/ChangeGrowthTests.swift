@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The cost of simultaneous changes to many views is linear: counts of all work, and of all entries visited in
/// searches, over one, two, and four times as many views.
@MainActor struct ChangeGrowthTests {
  @Test(arguments: GrowingChange.allCases)
  @MainActor func `The work for a change of many views grows at most linearly`(change: GrowingChange) {
    // A list of few views has too few pages for a comparison: the first page requires no work.
    let least = change.isOfPages ? 100 : 50
    expectLinear([1, 2, 4].map { change.work($0 * least) })
  }

  @Test(arguments: GrowingChange.allCases) func `Indexed lookups agree with a full search`(change: GrowingChange) {
    let stage = GrowingStage(change, 12)
    for _ in 0..<2 {
      stage.run()
      expect(stage.host.core.checkInvariants(), equals: [])
      expect(stage.host.advanced(by: 0.3).core.checkInvariants(), equals: [])
    }
    expect(stage.host.advanced(by: 10).core.checkInvariants(), equals: [])
    expect(!stage.host.isAnimating)
  }

  @Test @MainActor func `Different animations are distinguished without pairwise comparison`() {
    var comparisons = 0
    ComparedAnimation.ask = { comparisons += 1 }
    defer { ComparedAnimation.ask = {} }
    let (host, model) = settledHost(with: GrowingModel(400), 500, 500) { CountedView(model: $0) }
    host.update { model.isOn = true }
    expect(HostMotion.of(host.core).timeline?.allRuns.count, equals: 400)
    // Pairwise comparison takes 79,800 comparisons. The number of comparisons of a hash table depends on the seed of
    // the process: about eight per entry when the table is nearly full.
    expect(comparisons, atMost: 400 * 40)
  }

  private struct Alternating: View {
    let take: (Binding<CGFloat>) -> Void
    @State private var length: CGFloat = 0
    var body: some View {
      Color.red.frame(width: length, height: 5).onAppear { take($length) }
        // An action in each pass shows the newest values of all state.
        .onChange(of: length) {}
    }
  }

  @Test @MainActor func `Changes in alternating transactions with completions take linear time`() {
    let visited = [100, 200, 400].map { count in
      var length: Binding<CGFloat>?
      var completed = 0
      let host = settledHost(500, 500) { Alternating { length = $0 } }
      for index in 1...count {
        withAnimation(.linear(duration: index.isMultiple(of: 2) ? 1 : 2)) {
          length?.wrappedValue = CGFloat(index)
        } completion: {
          completed += 1
        }
      }
      host.update()
      let visited = host.core.transactions.hiddenCount + (HostMotion.of(host.core).timeline?.visitedRuns ?? 0)
      host.advance(by: 3)
      expect(completed, equals: count)
      return visited
    }
    expect(visited[0], above: 0)
    for (few, many) in zip(visited, visited.dropFirst()) { expect(many, atMost: 3 * few, "\(visited)") }
  }

  @Test @MainActor func `A handle is removed from a list without a search`() {
    var list = HandleList<NodeHandle>()
    let handles = (1...4_000).map { NodeHandle(index: UInt32($0), generation: 1) }
    for handle in handles { list.append(handle) }
    for handle in handles.prefix(3_990) { list.remove(handle) }
    expect(list.count, equals: 10)
    expect(Array(list), equals: Array(handles.suffix(10)))
    expect(list.entriesVisited, atMost: 4 * 4_000)
    // A handle that is added again occurs once.
    for handle in handles.suffix(3) { list.remove(handle) }
    for handle in handles.suffix(3) { list.append(handle) }
    expect(Set(list).count, equals: 10)
    expect(list.count, equals: 10)
    for handle in handles.suffix(10) { list.remove(handle) }
    expect(list.isEmpty)
  }
}

enum GrowingChange: String, CaseIterable {
  case staggered, staggeredChanges, removal, arrivals, secondRemoval, containers, conditions, halfway, matched, zIndex
  case priority, pages, pagesBack, pagesOfItems, pagesOfPaths, pagesOfSlice, proxy, readers, appearance, identifiers
  case namesakes

  var isOfPages: Bool { [.pages, .pagesBack, .pagesOfItems, .pagesOfPaths, .pagesOfSlice].contains(self) }

  @MainActor func work(_ count: Int) -> Int {
    let stage = GrowingStage(self, count)
    let before = stage.entriesVisited
    stage.run()
    return stage.counted + stage.entriesVisited - before
  }
}

@Observable @MainActor final class GrowingModel {
  @Observable @MainActor final class Row { var isOn = false }

  struct Item: Identifiable {
    let id: Int
    let row: Row
  }

  let count: Int
  var ids: [Int]
  var isOn = false
  var page = 0
  @ObservationIgnored let rows: [Row]
  @ObservationIgnored let items: [Item]
  @ObservationIgnored var proxy: GeometryProxy?

  init(_ count: Int) {
    self.count = count
    ids = Array(0..<count)
    let rows = (0..<count).map { _ in Row() }
    self.rows = rows
    items = rows.enumerated().map { Item(id: $0, row: $1) }
  }
}

@MainActor final class GrowingStage {
  let change: GrowingChange
  let model: GrowingModel
  let host: ViewHost<GrowingView>
  private(set) var counted = 0

  init(_ change: GrowingChange, _ count: Int) {
    self.change = change
    let model = GrowingModel(count)
    self.model = model
    host = settledHost(500, 500) { GrowingView(model: model, change: change) }
    switch change {
    case .arrivals, .halfway: animate { model.ids = [] }
    case .secondRemoval: animate { model.ids.removeAll { $0.isMultiple(of: 2) } }
    case .containers: animate { model.isOn.toggle() }
    case .pagesBack: for page in stride(from: 0, to: count, by: 10) { host.update { model.page = page } }
    default: break
    }
    if change == .halfway || change == .containers { host.advance(by: 0.25) }
    counted = 0
  }

  func run() {
    let count = model.count
    switch change {
    case .staggered, .conditions, .matched, .zIndex, .priority: animate { model.isOn.toggle() }
    case .staggeredChanges:
      for (index, row) in model.rows.enumerated() {
        withAnimation(.linear.delay(Double(index) * 0.001)) { row.isOn.toggle() }
      }
      update()
    case .removal, .secondRemoval, .appearance:
      animate { model.ids = [] }
      advance(by: 2)
    case .identifiers, .namesakes:
      // One view remains, and with it the list of views of its name.
      model.ids.removeLast(model.ids.count - 1)
      update()
      advance(by: 2)
    case .arrivals: animate { model.ids = Array(count..<(2 * count)) }
    case .halfway:
      model.ids = Array(0..<count)
      update()
    case .containers: advance(by: 0.25)
    case .pages, .pagesOfItems, .pagesOfPaths, .pagesOfSlice:
      for page in stride(from: 0, to: count, by: 10) { show(page) }
    case .pagesBack: for page in stride(from: count - 1, to: 0, by: -10) { show(page) }
    case .proxy:
      model.isOn.toggle()
      update()
    case .readers:
      host.size.width += 1
      update()
    }
  }

  private func show(_ page: Int) {
    model.page = page
    update()
  }

  private func animate(_ change: () -> Void) {
    withAnimation(.linear(duration: 1)) { change() }
    update()
  }

  private func update() { add(host.update()) }
  private func advance(by seconds: Double) { add(host.advance(by: seconds)) }

  private func add(_ report: FrameReport) {
    counted += report.counts.total
    host.displayList.forEachFlattened { _ in }
  }

  /// The number of entries of the engine's lists that have been visited.
  var entriesVisited: Int {
    var visited = HostMotion.of(host.core).timeline?.entriesVisited ?? 0
    visited += host.core.transactions.hiddenCount
    visited += model.proxy?.target.entriesVisited ?? 0
    visited += IdentifierTable.of(host.core).handles(for: "row").entriesVisited
    visited += HostMotion.of(host.core).matchedGeometry?.entriesVisited ?? 0
    return visited + host.nodes(of: LazyListNode.self).reduce(0) { $0 + $1.rowsVisited + $1.idsRead }
  }
}

struct GrowingView: View {
  let model: GrowingModel
  let change: GrowingChange
  @Namespace private var names

  var body: some View {
    switch change {
    case .staggered: staggered
    case .staggeredChanges: ZStack { ForEach(model.rows.indices, id: \.self) { StaggeredRow(row: model.rows[$0]) } }
    case .removal, .arrivals, .halfway, .secondRemoval: VStack { ForEach(model.ids, id: \.self) { _ in leaf } }
    case .appearance: VStack { ForEach(model.ids, id: \.self) { _ in leaf.onDisappear {} }.onAppear {} }
    case .identifiers: VStack { ForEach(model.ids, id: \.self) { _ in leaf.accessibilityIdentifier("row") } }
    case .namesakes:
      VStack { ForEach(model.ids, id: \.self) { leaf.matchedGeometryEffect(id: "row", in: names, isSource: $0 == 0) } }
    case .containers: containers
    case .conditions: conditions
    case .zIndex: ZStack { ForEach(0..<model.count) { leaf.zIndex(Double(model.isOn ? $0 : -$0)) } }
    case .priority: priorities
    case .matched: matched
    case .pages, .pagesBack: paged { ForEach(0..<model.count) { StatefulRow(index: $0) } }
    case .pagesOfItems: paged { ForEach(model.items) { StatefulRow(index: $0.id) } }
    case .pagesOfPaths: paged { ForEach(model.items, id: \.id) { StatefulRow(index: $0.id) } }
    case .pagesOfSlice: paged { ForEach(model.items[...], id: \.id) { StatefulRow(index: $0.id) } }
    case .proxy: AnchoredView(model: model)
    case .readers: readers
    }
  }

  private var leaf: some View { Color.blue.frame(width: 1, height: 1) }

  private var staggered: some View {
    ZStack {
      ForEach(0..<model.count) { index in
        leaf.offset(x: model.isOn ? 10 : 0).animation(.linear.delay(Double(index) * 0.001), value: model.isOn)
      }
    }
  }

  /// Stacks in a stack: the outer stack reads the inner stack's spacing and priority.
  private var priorities: some View {
    HStack {
      VStack { ForEach(0..<model.count) { leaf.layoutPriority(Double(model.isOn ? $0 : -$0)) } }
      leaf
    }
  }

  private var containers: some View {
    ZStack {
      ForEach(0..<model.count) { _ in
        VStack {
          leaf
          if !model.isOn { leaf }
        }
      }
    }
  }

  private var conditions: some View {
    VStack {
      ForEach(0..<model.count) { _ in if !model.isOn { leaf.transition(.slide) } else { leaf.transition(.scale) } }
    }
  }

  private var matched: some View {
    VStack {
      if model.isOn {
        HStack { ForEach(0..<model.count) { leaf.matchedGeometryEffect(id: $0, in: names) } }
      } else {
        VStack { ForEach(0..<model.count) { leaf.matchedGeometryEffect(id: $0, in: names) } }
      }
    }
  }

  private func paged<Rows: View>(@ViewBuilder _ rows: @escaping () -> Rows) -> some View {
    ScrollViewReader { scroll in
      ScrollView { LazyVStack(spacing: 0) { rows() } }
        .onChange(of: model.page) { scroll.scrollTo(model.page, anchor: .top) }
    }
  }

  private var readers: some View {
    GeometryReader { proxy in
      let _ = model.proxy = proxy
      ZStack { ForEach(0..<model.count) { _ in ProxyRow(proxy: proxy) } }
    }
  }
}

private struct StaggeredRow: View {
  let row: GrowingModel.Row
  var body: some View { Color.blue.frame(width: 1, height: 1).offset(x: row.isOn ? 10 : 0) }
}

private struct ProxyRow: View {
  let proxy: GeometryProxy
  var body: some View { Color.blue.frame(width: proxy.size.width / 2, height: 1) }
}

private struct StatefulRow: View {
  let index: Int
  @State private var isOn = false
  var body: some View { Text("\(index)").frame(height: 50) }
}

private struct AnchoredView: View {
  let model: GrowingModel
  var body: some View {
    ZStack {
      ForEach(0..<model.count) { _ in
        Color.blue.frame(width: 1, height: 1)
          .anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] }
      }
    }
    .overlayPreferenceValue(ListKey<Anchor<CGRect>>.self) { anchors in
      let width: CGFloat = model.isOn ? 2 : 1
      GeometryReader { proxy in
        let _ = model.proxy = proxy
        let sum = anchors.reduce(0) { $0 + proxy[$1].minX + proxy.size.width }
        Color.green.frame(width: width, height: sum > 0 ? 1 : 2)
      }
    }
  }
}

private struct CountedView: View {
  let model: GrowingModel
  var body: some View {
    ZStack {
      ForEach(0..<model.count) { index in
        Color.blue.frame(width: 1, height: 1).offset(x: model.isOn ? 10 : 0)
          .animation(Animation(ComparedAnimation(number: index)), value: model.isOn)
      }
    }
  }
}
