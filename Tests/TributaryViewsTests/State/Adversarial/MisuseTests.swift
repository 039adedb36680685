private struct Row: View {
  let probe: Probe
  let name: String
  @State private var width = 10
  var body: some View {
    Color.red.frame(width: CGFloat(width), height: 10).accessibilityIdentifier(name).onTapGesture { width += 5 }
  }
}

private struct Item: Identifiable {
  let id: Int
  let name: String
}

/// Duplicate names and ids, and lists without views or with very many views.
@MainActor struct IdentityMisuseTests {
  @Test @MainActor func `The first view in view order is returned for a duplicate identifier`() {
    let host = settledHost {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("twin").zIndex(3)
        Color.red.frame(width: 30, height: 10).accessibilityIdentifier("twin")
      }
    }
    expect(host.frame(of: "twin"), equals: CGRect(40, 40, 20, 10))
    expect(host.codes, equals: [.duplicateIdentifier])
    expect(host.diagnostics.first?.severity, equals: .note)
  }

  @Test @MainActor func `Rows with the same id have separate state, and keep it in order of appearance`() {
    let probe = Probe()
    let rows = { (items: [Item]) in VStack(spacing: 0) { ForEach(items) { Row(probe: probe, name: $0.name) } } }
    let host = settledHost { rows([Item(id: 1, name: "x"), Item(id: 1, name: "y"), Item(id: 2, name: "z")]) }
    expect(host.codes, equals: [.duplicateForEachID])
    expect(host.diagnostics.first?.severity, equals: .warning)
    host.tap("y")
    expect(host.frame(of: "x")?.width, equals: 10)
    expect(host.frame(of: "y")?.width, equals: 15)
    expect(host.frame(of: "z")?.width, equals: 10)
    host.show(rows([Item(id: 2, name: "z"), Item(id: 1, name: "x"), Item(id: 1, name: "y")]))
    expect(host.frame(of: "z"), equals: CGRect(45, 35, 10, 10))
    expect(host.frame(of: "x"), equals: CGRect(45, 45, 10, 10))
    expect(host.frame(of: "y"), equals: CGRect(42.5, 55, 15, 10))
    expect(host.core.checkInvariants(), equals: [])
  }

  /// An id that is equal to another one in every second comparison, with any hash value.
  private final class Liar: Hashable {
    let number: Int
    private nonisolated(unsafe) static var says = false
    init(_ number: Int) { self.number = number }
    static func == (a: Liar, b: Liar) -> Bool {
      says.toggle()
      return says
    }

    func hash(into hasher: inout Hasher) {}
  }

  private struct LiarItem: Identifiable { let id: Liar }

  @Test(arguments: [false, true]) @MainActor func `Ids with inconsistent equality cause no crash`(isLazy: Bool) {
    var items = (0..<12).map { LiarItem(id: Liar($0)) }
    let rows = {
      let rows = ForEach(items) { Color.red.frame(height: 2).accessibilityIdentifier("\($0.id.number)") }
      return ScrollView { if isLazy { LazyVStack { rows } } else { VStack { rows } } }
    }
    let host = settledHost { rows() }
    for step in 0..<20 {
      items.reverse()
      items.swapAt(step % items.count, 0)
      if step % 3 == 0, items.count > 3 { items.removeLast() } else { items.append(LiarItem(id: Liar(100 + step))) }
      expect(host.show(rows()).settled)
      // Each element has one row.
      if !isLazy { expect(host.identifiers.sorted(), equals: items.map { "\($0.id.number)" }.sorted()) }
    }
    expect(host.core.checkInvariants(), equals: [])
  }

  /// An id with random hash values and comparisons, in a reproducible sequence.
  private struct Chance: Hashable {
    let number: Int
    nonisolated(unsafe) static var generator = SeededGenerator(seed: 0)
    static func == (a: Chance, b: Chance) -> Bool { Int.random(in: 0..<3, using: &generator) == 0 }
    func hash(into hasher: inout Hasher) { hasher.combine(Int.random(in: 0..<8, using: &Self.generator)) }
  }

  private struct ChanceRows: View {
    let ids: [Chance]
    let isLazy: Bool
    @Namespace private var names
    var body: some View {
      let rows = ForEach(ids, id: \.self) {
        Text("\($0.number)").matchedGeometryEffect(id: $0, in: names).id($0).transition(.opacity)
      }
      if isLazy { ScrollView { LazyVStack { rows } } } else { VStack { rows } }
    }
  }

  /// Removed views and views with matched geometry are kept in tables that grow while they contain entries.
  @Test(arguments: [false, true], RandomSeeds.sample(of: 1..<9, oneIn: 3))
  func `Ids with random equality cause no crash while rows are inserted and removed`(isLazy: Bool, seed: UInt64) {
    let most = RandomSeeds.areComplete ? 60 : 30
    Chance.generator = SeededGenerator(seed: seed)
    var script = SeededGenerator(seed: seed)
    let host = settledHost(100, 2_000) { ChanceRows(ids: [], isLazy: isLazy) }
    for _ in 0..<20 {
      let count = Int.random(in: 0..<most, using: &script)
      let ids = (0..<count).map { _ in Chance(number: Int.random(in: 0..<most * 2 / 3, using: &script)) }
      withAnimation(.linear(duration: 1)) { host.content = ChanceRows(ids: ids, isLazy: isLazy) }
      expect(host.update().settled)
      host.advance(by: Double.random(in: 0..<1, using: &script))
    }
    expect(!host.showing(ChanceRows(ids: [], isLazy: isLazy)).advanced(by: 10).isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A list can lose and regain all its rows`() {
    let rows = { (count: Int) in
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          Color.red.frame(height: 0.001).preference(key: ListKey<Int>.self, value: [1])
        }
      }.accessibilityIdentifier("list")
    }
    let host = settledHost { rows(0) }
    expect(host.frame(of: "list"), equals: CGRect(50, 50, 0, 0))
    expect(host.preference(ListKey<Int>.self), equals: [])
    expect(host.showing(rows(10_000)).preference(ListKey<Int>.self).count, equals: 10_000)
    expect(abs((host.frame(of: "list")?.height ?? 0) - 10), below: 1e-6)
    expect(host.showing(rows(0)).frame(of: "list"), equals: CGRect(50, 50, 0, 0))
    expect(host.preference(ListKey<Int>.self), equals: [])
    expectEmpty(host.codes)
  }

  @Test(arguments: [0, 4_000]) @MainActor func `Every container accepts any number of views`(count: Int) {
    let host = settledHost {
      ZStack {
        HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red } }
        ZStack { ForEach(0..<count, id: \.self) { _ in Color.red } }
        Group { ForEach(0..<count, id: \.self) { _ in Color.red } }
        Color.red.overlay { ForEach(0..<count, id: \.self) { _ in Color.red } }
      }
    }
    expect(host.displayList.commandCount, equals: 4 * count + 1)
  }

  @Test @MainActor func `A tap on an unknown name is reported with the existing names`() {
    let host = settledHost { Color.red.accessibilityIdentifier("known") }
    expect(host.tapped("unknown").codes, equals: [.unknownIdentifier])
    expect(host.diagnostics.first?.evidence.contains { $0.lines == ["known"] } == true)
    expectNil(host.frame(of: "unknown"))
  }

  private func host(limit: Int, @ViewBuilder _ content: @escaping () -> some View) -> ViewHost<some View> {
    updatedHost(100, 1_000, limits: UpdateLimits(maximumElements: limit), content: content)
  }

  private func rows(_ data: some RandomAccessCollection<Int>) -> some View {
    ForEach(data, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
  }

  @Test func `The first elements are shown when a collection exceeds the limit, and the limit is reported`() {
    let cases: [(height: Int, codes: [DiagnosticCode])] = [
      measured(0..<1_000), measured(0..<1_001), measured(0..<Int.max), measured(Int.min..<Int.max),
      measured(Int.min...Int.max),
      measured(repeatElement(3, count: .max)), measured(Array(0..<1_009)),
    ]
    for (place, (height, codes)) in cases.enumerated() {
      expect(height, equals: 10_000, "\(place)")
      expect(codes.contains(.tooManyElements) == (place > 0), "\(place)")
    }
  }

  private func measured(_ data: some RandomAccessCollection<Int>) -> (height: Int, codes: [DiagnosticCode]) {
    let host = host(limit: 1_000) { VStack(spacing: 0) { rows(data) }.accessibilityIdentifier("all") }
    return (Int(host.frame(of: "all")?.height ?? -1), host.codes)
  }

  @Test
  func `The first elements are shown when a collection exceeds the limit for subviews, and the limit is reported`() {
    for data in [0..<1_000, 0..<1_001, 0..<Int.max, Int.min..<Int.max] {
      let host = host(limit: 1_000) {
        VStack(spacing: 0) {
          Group(
            subviews: ForEach(data, id: \.self) { number in
              if number > 1_000_000 { Color.blue } else { Color.red.frame(width: 10, height: 10) }
            }
          ) { ForEach($0) { $0 } }
        }.accessibilityIdentifier("all")
      }
      expect(host.frame(of: "all")?.height, equals: 10_000)
      expect(host.codes.contains(.tooManyElements) == (data.upperBound > 1_000), "\(data)")
    }
  }

  @Test @MainActor func `A collection that exceeds the limit keeps its first elements, and can shrink again`() {
    let stretch = { (count: Int) in VStack(spacing: 0) { rows(Array(0..<count)) }.accessibilityIdentifier("all") }
    let host = updatedHost(limits: UpdateLimits(maximumElements: 1_000)) { stretch(4) }
    for (count, shown) in [(4, 4), (1_007, 1_000), (1_006, 1_000), (2, 2), (1_000, 1_000)] {
      expect(host.showing(stretch(count)).frame(of: "all")?.height, equals: CGFloat(shown) * 10)
    }
    expect(host.codes, equals: [.tooManyElements])
    expect(host.diagnostics.first?.severity, equals: .error)
  }

  @Test @MainActor func `A row is created as a whole, and the limit does not apply to a lazy container`() {
    let nested = host(limit: 1_000) { ScrollView { LazyVStack { ForEach(0..<1) { _ in rows(0..<Int.max) } } } }
    expect(nested.codes, equals: [.tooManyElements])
    let lazy = host(limit: 1_000) { ScrollView { LazyVStack(spacing: 0) { rows(0..<1_050) } } }
    expect(lazy.codes, equals: [])
    expect(lazy.displayList.description.split(separator: "\n").count, above: 5)
    let endless = host(limit: 1_000) { ScrollView { LazyVStack { rows(0..<Int.max) } } }
    expect(endless.codes, equals: [.tooManyElements])
    expect(endless.diagnostics.first?.severity, equals: .note)
  }
}

private struct Counter: View {
  let probe: Probe
  @State private var count = 5
  var body: some View {
    probe.set = { count = $0 }
    return Color.red.frame(width: CGFloat(count), height: 10).accessibilityIdentifier("a")
  }
}

/// State that is written between frames, and after the removal of its view.
@MainActor struct StateMisuseTests {
  @Test @MainActor func `Frames and preferences reflect the last frame while changes are pending`() {
    let probe = Probe()
    let host = settledHost { Counter(probe: probe).preference(key: ListKey<Int>.self, value: [1]) }
    probe.set(40)
    expect(host.frame(of: "a"), equals: CGRect(47.5, 45, 5, 10))
    expect(host.preference(ListKey<Int>.self), equals: [1])
    host.update()
    expect(host.frame(of: "a"), equals: CGRect(30, 45, 40, 10))
  }

  @Test @MainActor func `Writes of equal values are ignored`() {
    let probe = Probe()
    let host = settledHost { Counter(probe: probe) }
    probe.set(5)
    expect(host.update().counts.bodies, equals: 0)
    probe.set(6)
    host.update { probe.set(5) }
    expect(host.frame(of: "a")?.width, equals: 5)
  }

  @Test @MainActor func `State can outlive its view and its host`() {
    let probe = Probe()
    do {
      let host = updatedHost { AnyView(Counter(probe: probe)) }
      let write = probe.set
      host.show(AnyView(Color.red))
      write(50)
      expect(host.update().counts.bodies, equals: 0)
    }
    probe.set(60)
  }
}

private enum DeafKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) {}
}

private enum StutterKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() + nextValue() }
}

@MainActor struct ReduceMisuseTests {
  private func folded<K: PreferenceKey>(_ key: K.Type, _ probe: Probe, _ first: String, _ second: String) -> String
  where K.Value == String {
    let host = settledHost {
      HStack {
        Color.red.preference(key: K.self, value: first)
        Color.red.transformPreference(K.self) {
          probe.log.append("evaluated")
          $0 = second
        }
      }
    }
    return host.preference(K.self)
  }

  @Test func `A reduce that ignores the next value evaluates no other, and one that calls it twice evaluates once`() {
    let probe = Probe()
    expect(folded(DeafKey.self, probe, "first", "second"), equals: "first")
    expectEmpty(probe.log)
    expect(folded(StutterKey.self, probe, "a", "b"), equals: "abb")
    expect(probe.log, equals: ["evaluated"])
  }

  @Test func `A fold runs from left to right, container by container, and groups do not change its grouping`() {
    let host = settledHost {
      HStack {
        Color.red.preference(key: DifferenceKey.self, value: 100)
        VStack {
          Color.red.preference(key: DifferenceKey.self, value: 10)
          Color.red.preference(key: DifferenceKey.self, value: 3)
        }
        Color.red.preference(key: DifferenceKey.self, value: 1)
      }
    }
    // 100 - (10 - 3) - 1, and not ((100 - 10) - 3) - 1.
    expect(host.preference(DifferenceKey.self), equals: 92)
    let grouped = settledHost {
      HStack {
        Color.red.preference(key: DifferenceKey.self, value: 100)
        Group {
          Color.red.preference(key: DifferenceKey.self, value: 10)
          ForEach(0..<2) { Color.red.preference(key: DifferenceKey.self, value: $0) }
        }
      }
    }
    expect(grouped.preference(DifferenceKey.self), equals: 89)
  }
}
