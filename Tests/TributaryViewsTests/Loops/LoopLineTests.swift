/// Loops without repeated deliveries, in which each reader inserts the next. The stopped deliveries stay stopped along
/// the same path until an external value changes.
@MainActor struct LoopLineTests {
  /// A chain is recognized after eight passes. The cost of a test grows with the square of the limit.
  private static let limits = UpdateLimits(maximumPasses: 24)
  private static var passes: Int { limits.maximumPasses }

  @Test(arguments: Growing.Kind.allCases)
  private func `Readers that insert each other are one loop, which stays stopped`(kind: Growing.Kind) throws {
    let host = makeHost(limits: Self.limits) { Growing(kind: kind) }
    let first = host.update()
    expect(first.passes, equals: Self.passes)
    expect(!first.settled)
    var frames = 1
    while frames < 9, kind.isOfElements {
      expectEmpty(host.diagnostics)
      expect(host.update().passes, equals: Self.passes)
      frames += 1
    }
    let loop = try #require(host.diagnostics.first?.loop)
    expect(loop.verdict, equals: .diverging(.step(1)))
    expect(loop.addsReaders)
    expect(loop.observation, equals: "On each pass, the view that appeared last inserts another view.")
    expect(host.diagnostics.map(\.severity), equals: [.error])
    expect(loop.steps.contains { $0.kind == .reader && $0.detail.hasPrefix(kind.reader) })
    expect(loop.steps.contains { $0.kind == .state && $0.path.hasSuffix(kind.state) })
    expect(!loop.suggestions.isEmpty)
    let pages = kind.count(in: host)
    for frame in 2...10 {
      let report = host.update()
      expect(report.passes, atMost: 2)
      expect(report.settled)
      expect(report.counts.actions, atMost: frame == 2 ? kind.actionsAfterStop : 1)
    }
    for _ in 0..<10 {
      let report = host.advance(by: 0.05)
      expect(report.passes, atMost: 2)
      expect(report.counts.actions, atMost: 1)
    }
    expect(kind.count(in: host), equals: pages)
    expect(pages, atMost: Self.passes * frames + 2)
    expect(host.diagnostics.map(\.occurrences), equals: [1])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: Growing.Kind.allCases) private func `A finite chain of readers is not a loop`(kind: Growing.Kind) {
    let host = makeHost { Growing(kind: kind, end: 20) }
    expect(host.update().settled)
    expectEmpty(host.diagnostics)
    expect((20...21).contains(kind.count(in: host)))
  }

  @Test(arguments: Growing.Kind.allCases)
  private func `A chain longer than a frame continues in the next frame if elements appear`(kind: Growing.Kind) {
    let host = updatedLoopHost(limits: Self.limits) { Growing(kind: kind, end: 60) }
    guard kind.isOfElements else { return expect(host.diagnostics.map(\.severity), equals: [.error]) }
    for _ in 0..<3 { host.update() }
    expect(kind.count(in: host), equals: 60)
    expect(host.update().settled)
    expectEmpty(host.diagnostics)
  }

  @Test(arguments: [Growing.Kind.rows, .pages, .changes])
  @MainActor private func `An external change restarts the loop, which is counted`(kind: Growing.Kind) {
    let host = makeHost(limits: Self.limits) { Growing(kind: kind) }
    while host.diagnostics.isEmpty { host.update() }
    let before = kind.count(in: host)
    host.size.width += 10
    expect(host.update().passes, equals: Self.passes)
    expect(kind.count(in: host), above: before)
    expect(host.diagnostics.map(\.occurrences), equals: [2])
    expect(host.update().passes, equals: 1)
  }

  @Test @MainActor func `Time that moves a sibling view is not an external change`() {
    let host = makeHost(limits: Self.limits) {
      VStack {
        Sliding()
        Growing(kind: .rows)
        Machine(count: .max).frame(height: 1)
      }
    }
    for _ in 0..<10 { host.update() }
    let diagnostics = host.diagnostics.count
    let rows = Growing.Kind.rows.count(in: host)
    for _ in 0..<20 { expect(host.advance(by: 0.05).passes, atMost: 2) }
    expect(host.isAnimating)
    expect(Growing.Kind.rows.count(in: host), equals: rows)
    expect(host.diagnostics.count, equals: diagnostics)
  }

  @Test @MainActor func `An event in a sibling inserts a few more views, and the loop is recognized again`() {
    // More passes than the rows that an event may insert.
    let host = makeHost(limits: UpdateLimits(maximumPasses: 32)) {
      VStack {
        Beside()
        Growing(kind: .rows)
      }
    }
    while host.diagnostics.isEmpty { host.update() }
    for press in 1...10 {
      let before = Growing.Kind.rows.count(in: host)
      host.tap("beside")
      expect(Growing.Kind.rows.count(in: host) - before, atMost: 24)
      expect(host.diagnostics.count, equals: 1)
      expect(host.diagnostics.first?.occurrences ?? 0, above: press)
    }
    expect(host.frame(of: "beside")?.width, equals: 20)
    expect(host.update().passes, equals: 1)
  }

  @Test @MainActor func `A view removed before the loop is restarted does not appear`() {
    let host = makeHost(limits: Self.limits) { Emptied() }
    while host.diagnostics.isEmpty { host.update() }
    host.tap("empty")
    // The row that had not appeared yet would have inserted another one.
    expect((0..<300).allSatisfy { host.frame(of: "row \($0)") == nil })
    expect(host.update().passes, equals: 1)
  }

  @Test @MainActor func `Two views of one type are two loops`() {
    let host = makeHost(limits: Self.limits) {
      HStack {
        Growing(kind: .rows)
        Growing(kind: .rows)
      }
    }
    while host.diagnostics.isEmpty { host.update() }
    expect(host.diagnostics.compactMap(\.loop?.verdict), equals: [.diverging(.step(1)), .diverging(.step(1))])
    expect(Set(host.diagnostics.map(\.path)).count, equals: 2)
    expect(host.update().passes, equals: 1)
  }

  @Test @MainActor func `Rows inserted because another loop grows are not a separate loop`() {
    let host = makeHost { Followed() }
    while host.diagnostics.isEmpty { host.update() }
    expect(host.diagnostics.count, equals: 1)
    expect(host.diagnostics.first?.loop?.steps.contains { $0.path.hasSuffix("Followed.count") } ?? false)
    host.update()
    for _ in 2...10 { expect(host.update().passes, atMost: 2) }
    expect(host.diagnostics.count, equals: 1)
  }

  @Test @MainActor func `Rows of a lazy stack can be inserted one by one for several frames`() {
    let host = makeHost(limits: Self.limits) { Seen(height: 6) }
    var frames = 1
    while frames < 8, !host.update().settled { frames += 1 }
    expect(frames, below: 8)
    expect(host.diagnostics.allSatisfy { $0.severity != .error })
    // Rows of six points in a window of 400, and some beyond it.
    expect(host.frame(of: "row 66") != nil)
    let endless = makeHost(limits: Self.limits) { Seen(height: 0) }
    frames = 0
    repeat {
      endless.update()
      frames += 1
    } while frames < 30 && !endless.diagnostics.contains { $0.severity == .error }
    expect(frames, atMost: 10)
    expect(endless.update().passes, equals: 1)
  }

  @Test @MainActor func `Rows that double stop the frame long before its limit`() {
    let host = makeHost { Doubled() }
    let report = host.update()
    expect(!report.settled)
    expect(report.passes, atMost: 16)
    expect(host.diagnostics.compactMap(\.loop?.verdict), equals: [.diverging(.ratio(2))])
    expect(host.update().passes, equals: 1)
  }
}

private struct Growing: View {
  let kind: Kind
  var end = Int.max

  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case rows, views, pages, typedPages, tabs, changes, preferences, tasks, turns, levels

    /// Whether an element of a `ForEach` inserts the next one when it appears.
    var isOfElements: Bool {
      switch self {
      case .rows, .views, .tasks, .turns: true
      case .pages, .typedPages, .tabs, .changes, .preferences, .levels: false
      }
    }

    var reader: String {
      switch self {
      case .rows, .views, .pages, .typedPages, .tabs, .turns, .levels: "onAppear"
      case .changes: "onChange"
      case .preferences: "onPreferenceChange"
      case .tasks: "task"
      }
    }

    var state: String {
      switch self {
      case .pages: "Pages.path"
      case .typedPages: "TypedPages.path"
      case .tabs: "Tabs.tabs"
      case .levels: "Level.isShown"
      default: "Rows.rows"
      }
    }

    /// The most actions of the frame after the stopped one, which completes what the limit interrupted.
    var actionsAfterStop: Int { self == .tabs ? 3 : 1 }

    @MainActor func count(in host: ViewHost<some View>) -> Int {
      ((0..<600).last { host.frame(of: "row \($0)") != nil } ?? -1) + 1
    }
  }

  var body: some View {
    switch kind {
    case .pages: Pages(end: end)
    case .typedPages: TypedPages(end: end)
    case .tabs: Tabs(end: end)
    case .levels: Level(depth: 0, end: end)
    default: Rows(kind: kind, end: end)
    }
  }
}

private struct Rows: View {
  let kind: Growing.Kind
  let end: Int
  @State private var rows = [0]
  private func add(after row: Int) { if rows.count < end { rows.append(row + 1) } }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows, id: \.self) { row in
        switch kind {
        case .views: Row(row: row) { add(after: row) }
        case .changes: bar(row).onChange(of: row, initial: true) { add(after: row) }
        case .preferences:
          bar(row).preference(key: Width.self, value: CGFloat(row)).onPreferenceChange(Width.self) {
            add(after: Int($0))
          }
        case .tasks: bar(row).task { add(after: row) }
        case .turns:
          if row % 2 == 0 {
            bar(row).onAppear { add(after: row) }
          } else {
            Row(row: row) { add(after: row) }
          }
        default: bar(row).onAppear { add(after: row) }
        }
      }
    }
  }
}

private struct Row: View {
  let row: Int
  let add: () -> Void
  var body: some View { bar(row).onAppear { add() } }
}

private struct Pages: View {
  let end: Int
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      bar(0).onAppear { path.append(1) }.navigationDestination(for: Int.self) { page in
        bar(page).onAppear { if path.count < end { path.append(page + 1) } }
      }
    }
  }
}

private struct TypedPages: View {
  let end: Int
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      bar(0).onAppear { path.append(1) }.navigationDestination(for: Int.self) { page in
        bar(page).onAppear { if path.count < end { path.append(page + 1) } }
      }
    }
  }
}

private struct Tabs: View {
  let end: Int
  @State private var tabs = [0]
  @State private var chosen = 0
  var body: some View {
    TabView(selection: $chosen) {
      ForEach(tabs, id: \.self) { tab in
        bar(tab).onAppear {
          if tabs.count < end {
            tabs.append(tab + 1)
            chosen = tab + 1
          }
        }.tag(tab)
      }
    }
  }
}

private struct Level: View {
  let depth: Int
  let end: Int
  @State private var isShown = false
  var body: some View {
    VStack(spacing: 0) {
      bar(depth)
      if isShown { AnyView(Level(depth: depth + 1, end: end)) }
    }.onAppear { if depth + 1 < end { isShown = true } }
  }
}

private struct Sliding: View {
  @State private var isThere = false
  var body: some View {
    Color.blue.frame(width: 10, height: 1).offset(x: isThere ? 100 : 0)
      .animation(.linear(duration: 100), value: isThere).onAppear { isThere = true }
  }
}

private struct Beside: View {
  @State private var presses = 0
  var body: some View {
    Color.blue.frame(width: 10 + CGFloat(presses), height: 50).onTapGesture { presses += 1 }
      .accessibilityIdentifier("beside")
  }
}

private struct Emptied: View {
  @State private var rows = [0]
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 100).onTapGesture { rows = [] }.accessibilityIdentifier("empty")
      ForEach(rows, id: \.self) { row in bar(row).onAppear { rows.append(row + 1) } }
    }
  }
}

private struct Followed: View {
  @State private var count = 0
  @State private var seen = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 1).onChange(of: count, initial: true) { count += 1 }
      Text("\(seen)")
      ForEach(0..<count, id: \.self) { row in bar(row).onAppear { seen += 1 } }
    }
  }
}

private struct Seen: View {
  let height: CGFloat
  @State private var rows = [0]
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Color.red.frame(height: height).accessibilityIdentifier("row \(row)").onAppear { rows.append(row + 1) }
        }
      }
    }
  }
}

private struct Doubled: View {
  @State private var rows = [0]
  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows, id: \.self) { row in
        Color.red.frame(height: 1).onAppear { rows += [rows.count, rows.count + 1] }
      }
    }
  }
}
