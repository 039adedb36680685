@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

private struct Rows: View {
  let count: Witness.Count
  let probe: Probe
  @State private var rows = 3
  var body: some View {
    let _ = probe.set = { rows = $0 }
    VStack {
      ForEach(0..<rows, id: \.self) { _ in WitnessedView(count) }
      if rows > 3 { WitnessedView(count) }
    }
  }
}

/// A view that shows a copy of itself, whose state has the storage of the original when the copy is inserted.
private struct Nested: View {
  @State private var witness: Witness
  @StateObject private var object: HeldWitness
  var levels = 3
  init(_ count: Witness.Count) {
    _witness = State(initialValue: Witness(count))
    _object = StateObject(wrappedValue: HeldWitness(count))
  }

  var body: some View {
    let _ = (witness.touch(), object.witness.touch())
    if levels > 0 { AnyView(copy) }
  }

  private var copy: Nested {
    var copy = self
    copy.levels -= 1
    return copy
  }
}

private final class HeldWitness: ObservableObject {
  let witness: Witness
  init(_ count: Witness.Count) { witness = Witness(count) }
}

private enum WitnessKey: TransactionKey { static var defaultValue: Witness? { nil } }

private struct Fade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// Views that are inserted and removed by transitions with a body and inside a modifier that edits transactions.
private struct Inserted: View {
  let isShown: Bool
  var body: some View {
    VStack {
      if isShown { Color.red.transition(Fade()) }
      VStack { if isShown { Color.red } }.transaction { $0.disablesAnimations = false }
    }
  }
}

/// Engine objects are released when they can no longer be reached.
@MainActor struct LifetimeTests {
  @Test func `A host is released with its whole tree, also before its first frame and with a pending state write`() {
    let count = Witness.Count()
    weak var core: ViewGraph?
    weak var root: RootNode?
    do {
      let host = settledHost { WitnessedView(count) }
      _ = host.displayList
      host.tap(at: CGPoint(x: 20, y: 50))
      core = host.core
      root = host.core.root
      expect(count.alive, above: 0)
    }
    expectNil(core)
    expectNil(root)
    expect(count.alive, equals: 0)
    do {
      let host = ViewHost(size: CGSize(width: 10, height: 10)) { Color.red }
      core = host.core
    }
    expectNil(core)
    let probe = Probe()
    do {
      let host = settledHost { Rows(count: Witness.Count(), probe: probe) }
      core = host.core
      probe.set(9)
    }
    expectNil(core)
  }

  @Test @MainActor func `The state of a view that shows copies of itself is released`() {
    let count = Witness.Count()
    do {
      let host = settledHost { Nested(count) }
      expectEmpty(host.diagnostics)
      // The copies share the initial value of their states. Each has a separate object.
      expect(count.alive, equals: 5)
    }
    expect(count.alive, equals: 0)
  }

  @Test @MainActor func `Two hundred hosts leave no objects behind`() {
    let count = Witness.Count()
    for _ in 0..<200 { settledHost { WitnessedView(count) }.advance(by: 1) }
    expect(count.alive, equals: 0)
  }

  @Test @MainActor func `Removed views are released with the frame that removes them`() {
    let count = Witness.Count()
    let (host, probe) = settledHost(with: Probe()) { Rows(count: count, probe: $0) }
    let three = count.alive
    expect(three, above: 0)
    for _ in 0..<5 {
      host.update { probe.set(8) }
      expect(count.alive, above: three)
      host.update { probe.set(3) }
      expect(count.alive, equals: three)
    }
    host.update { probe.set(0) }
    expect(count.alive, equals: 0)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `The values of a transaction are released after its animations`() {
    let count = Witness.Count()
    let host = settledHost { Inserted(isShown: false) }
    for isShown in [true, false, true] {
      do {
        var transaction = Transaction(animation: .linear(duration: 0.1))
        transaction[WitnessKey.self] = Witness(count)
        withTransaction(transaction) { host.content = Inserted(isShown: isShown) }
      }
      expect(host.updated().isAnimating)
      host.advance(by: 1)
      expect(count.alive, equals: 0)
    }
  }

  @Test func `A task is canceled when its host is released`() async {
    let probe = Probe()
    do {
      let host = settledHost {
        Color.red.task {
          probe.log.append("begins")
          try? await Task.sleep(for: .seconds(600))
          probe.log.append(Task.isCancelled ? "cancelled" : "ends")
        }
      }
      while probe.log.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
      _ = host.time
    }
    while probe.log.count < 2 { try? await Task.sleep(for: .milliseconds(1)) }
    expect(probe.log, equals: ["begins", "cancelled"])
  }
}

private struct WordKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

private struct Inattentive: View {
  let place: Place
  let probe: Probe
  @Environment(\.colorScheme) private var scheme
  enum Place: CaseIterable { case geometryReader, preferenceValue, geometryChange, otherBody }
  private var word: String { scheme == .dark ? "dark" : "light" }
  var body: some View {
    switch place {
    case .geometryReader: GeometryReader { _ in Color.red.preference(key: WordKey.self, value: word) }
    case .preferenceValue:
      Color.red.overlayPreferenceValue(WordKey.self) { _ in Color.red.preference(key: WordKey.self, value: word) }
    case .geometryChange:
      Color.red.onGeometryChange(
        for: String.self, of: { _ in MainActor.assumeIsolated { word } }, action: { probe.log.append($0) })
    case .otherBody:
      // The body that runs the closure has a separate environment, which does not change.
      Card { Color.red.preference(key: WordKey.self, value: word) }.environment(\.colorScheme, .light)
    }
  }
}

@MainActor struct ContentEnvironmentTests {
  @Test(arguments: Inattentive.Place.allCases)
  @MainActor fileprivate func `A closure that reads the environment runs again for a change`(place: Inattentive.Place) {
    let (host, probe) = settledHost(with: Probe()) { Inattentive(place: place, probe: $0) }
    host.update { host.environment.colorScheme = .dark }
    host.update { host.environment.colorScheme = .light }
    host.update { host.environment.colorScheme = .dark }
    if place == .geometryChange {
      expect(probe.log, equals: ["light", "dark", "light", "dark"])
    } else {
      expect(host.preference(WordKey.self), equals: "dark")
    }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A closure that reads the environment does not run for other changes`() {
    let host = settledHost { Inattentive(place: .geometryReader, probe: Probe()) }
    host.environment.lineLimit = 3
    expect(host.update().counts.bodies, equals: 0)
  }
}

@MainActor struct NodeHandleTests {
  @Test @MainActor func `A check covers every slot, also after a free one`() {
    let host = settledHost { Color.red }
    let nodes = (0..<3).map { _ in ViewNode(parent: Unretained(host.core.root), flags: []) }
    var table = NodeHandles()
    let handles = nodes.map { table.handle(for: $0) }
    table.retire(nodes[0])
    expect(failures(of: table), equals: [])
    expectNil(table.node(for: handles[0]))
    expect(table.node(for: handles[2]) === nodes[2])
    let index = nodes[2].handleIndex
    nodes[2].handleIndex = index + 1
    expect(failures(of: table), equals: ["The handle index of a node is the index of its slot."])
    nodes[2].handleIndex = index
    for node in nodes { table.retire(node) }
  }

  private func failures(of table: NodeHandles) -> [String] {
    var failures: [String] = []
    table.check { failures.append($0) }
    return failures
  }

  @Test func `A main-actor closure called off the main thread stops the program`() async {
    await #expect(processExitsWith: .failure) { await Task.detached { enteringMainActor {} }.value }
  }
}
