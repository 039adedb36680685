private final class Model: ObservableObject {
  @Published var a: CGFloat = 0
  @Published var b: CGFloat = 0
  @Published var isOn = false
}

@Observable private final class Tracked {
  var a: CGFloat = 0
  var b: CGFloat = 0
  var isOn = false
  /// Writes another property before its own value is stored.
  var early: CGFloat = 0 { willSet { withAnimation(slow) { b = newValue } } }
}

private let fast = Animation.linear(duration: 1)
private let slow = Animation.linear(duration: 2)

private struct Bar: View {
  let name: String
  let length: CGFloat
  var body: some View { Color.red.frame(width: 10 + length, height: 5).accessibilityIdentifier(name) }
}

private struct BarA: View {
  @ObservedObject var model: Model
  var body: some View { Bar(name: "a", length: model.a) }
}

private struct BarB: View {
  @ObservedObject var model: Model
  var body: some View { Bar(name: "b", length: model.b) }
}

private struct TrackedBar: View {
  let model: Tracked
  let name: String
  let property: KeyPath<Tracked, CGFloat>
  var body: some View { Bar(name: name, length: model[keyPath: property]) }
}

extension ViewHost {
  /// The length of a bar in the model, and as it is displayed.
  fileprivate func length(_ name: String) -> CGFloat? { frame(of: name).map { $0.width - 10 } }
  fileprivate func shownLength(_ name: String) -> CGFloat? { presentedFrame(of: name).map { $0.width - 10 } }
  fileprivate func lengths(_ names: String...) -> [CGFloat?] { names.map { length($0) } }
  fileprivate func shownLengths(_ names: String...) -> [CGFloat?] { names.map { shownLength($0) } }
}

@MainActor private func barHost(_ first: Model, _ second: Model) -> ViewHost<some View> {
  settledHost {
    BarA(model: first)
    BarB(model: second)
  }
}

/// Passes inside an action, which show pending changes before an object changes in another transaction.
@MainActor struct EarlyPassTests {
  // MARK: Values

  @Test @MainActor func `A value that is stored after an early pass is shown`() {
    let (first, second) = (Model(), Model())
    let connection = first.$a.dropFirst().sink { value in withAnimation(slow) { second.b = value } }
    let host = barHost(first, second)
    expect(host.updated { first.a = 50 }.lengths("a", "b"), equals: [50, 50])
    expect(host.updated { withAnimation(fast) { first.a = 20 } }.length("a"), equals: 20)
    expectEmpty(host.diagnostics)
    connection.cancel()
  }

  @Test @MainActor func `A tracked value that is stored after an early pass is shown`() {
    let model = Tracked()
    let host = settledHost {
      TrackedBar(model: model, name: "early", property: \.early)
      TrackedBar(model: model, name: "b", property: \.b)
    }
    for value in [30, 40] as [CGFloat] {
      host.update { model.early = value }
      expect(host.lengths("early", "b"), equals: [value, value])
    }
  }

  private struct Inserting: View {
    @ObservedObject var model: Model
    let other: Model
    let tracked: Tracked
    var body: some View {
      if model.isOn {
        BarB(model: other)
        TrackedBar(model: tracked, name: "tracked", property: \.b)
      }
    }
  }

  @Test @MainActor func `A view that an early pass inserts shows the value that is written afterward`() {
    let (model, other, tracked) = (Model(), Model(), Tracked())
    let host = settledHost {
      Inserting(model: model, other: other, tracked: tracked)
      BarB(model: other)
      TrackedBar(model: tracked, name: "x", property: \.b)
    }
    model.isOn = true
    withAnimation(slow) {
      other.b = 30
      tracked.b = 40
    }
    expect(host.updated().lengths("b", "tracked"), equals: [30, 40])
  }

  private struct Removing: View {
    let model: Tracked
    var body: some View { if !model.isOn { TrackedBar(model: model, name: "b", property: \.b) } }
  }

  @Test @MainActor func `An early pass can remove the reader of the change`() {
    let (host, model) = settledHost(with: Tracked()) { Removing(model: $0) }
    model.isOn = true
    expectNil(host.updated { withAnimation(slow) { model.b = 9 } }.frame(of: "b"))
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `Each host shows the changes in order`() {
    let (model, tracked) = (Model(), Tracked())
    let hosts = (0..<2).map { _ in
      settledHost {
        BarA(model: model)
        TrackedBar(model: tracked, name: "b", property: \.b)
      }
    }
    model.a = 40
    withAnimation(slow) { tracked.b = 40 }
    for host in hosts {
      expect(host.updated().advanced(by: 1).presentedFrame(of: "a")?.width, equals: 50)
      expect(host.presentedFrame(of: "b")?.width, equals: 30)
    }
  }

  private struct Counting: View {
    @ObservedObject var model: Model
    let tracked: Tracked
    let probe: Probe
    var body: some View {
      let _ = probe.log.append("body")
      Bar(name: "a", length: model.a + tracked.a)
    }
  }

  @Test func `Changes in equal transactions take one evaluation, and each change of the transaction takes one`() {
    let (model, tracked, probe) = (Model(), Tracked(), Probe())
    let host = settledHost { Counting(model: model, tracked: tracked, probe: probe) }
    probe.log = []
    withAnimation(fast) { for index in 1...1_000 { model.a = CGFloat(index) } }
    for index in 1...1_000 { withAnimation(fast) { tracked.a = CGFloat(index) } }
    host.update()
    expect(probe.log.count, equals: 1)
    expect(host.length("a"), equals: 2_000)
    probe.log = []
    for index in 1...100 {
      model.a = CGFloat(index)
      withAnimation(fast) { model.b = CGFloat(index) }
    }
    expect(probe.log.count, equals: 199)
    expect(host.update().passes, equals: 1)
    expect(probe.log.count, equals: 200)
  }

  private struct Watching: View {
    @ObservedObject var model: Model
    let probe: Probe
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .onChange(of: model.a) { old, new in probe.log.append("a \(old) \(new)") }
        .onChange(of: model.b) { old, new in probe.log.append("b \(old) \(new)") }
        .onTapGesture { probe.run() }.accessibilityIdentifier("tap")
    }
  }

  @Test @MainActor func `Actions of early passes run in the frame, in the order of the changes`() {
    let (model, probe) = (Model(), Probe())
    let host = settledHost { Watching(model: model, probe: probe) }
    probe.run = {
      model.a = 1
      withAnimation(fast) { model.b = 2 }
      model.a = 3
      probe.log.append("end")
    }
    host.tap("tap")
    expect(probe.log, equals: ["end", "a 0.0 1.0", "b 0.0 2.0", "a 1.0 3.0"])
  }

  @Test @MainActor func `An early pass runs inside an action of a frame`() {
    let model = Model()
    let host = settledHost {
      BarA(model: model)
      BarB(model: model).onAppear {
        model.a = 10
        withAnimation(fast) { model.b = 20 }
      }
    }
    host.advance(by: 0.5)
    expect(host.presentedFrame(of: "a")?.width, equals: 20)
    expect(host.presentedFrame(of: "b")?.width, equals: 20)
    expectEmpty(host.diagnostics)
  }

  private struct Endless: View {
    @ObservedObject var model: Model
    var body: some View {
      Bar(name: "a", length: model.a).onChange(of: model.a) {
        model.a += 1
        withAnimation(fast) { model.b += 1 }
      }
    }
  }

  @Test @MainActor func `Early passes do not count as passes of a loop`() throws {
    let (host, model) = settledHost(with: Model()) { Endless(model: $0) }
    let report = host.update { model.a = 1 }
    expect(report.passes, equals: 64)
    try expect(#require(report.loops.first).steps.count, above: 0)
    expect(host.codes, equals: [.feedbackLoop])
  }

  private struct Writing: View {
    let model: Tracked
    let other: Tracked
    var body: some View {
      if model.a > 0 { withAnimation(slow) { other.b = model.a } }
      return Color.blue.frame(width: 5, height: 5)
    }
  }

  @Test @MainActor func `A body that writes in an early pass is reported, and the value is shown`() {
    let (model, other) = (Tracked(), Tracked())
    let host = settledHost {
      Writing(model: model, other: other)
      TrackedBar(model: other, name: "b", property: \.b)
    }
    model.a = 4
    expect(host.updated { withAnimation(fast) { other.a = 3 } }.length("b"), equals: 4)
    expect(host.codes, equals: [.objectWrittenDuringUpdate])
  }

  @Test @MainActor func `Each animation runs its completion, which waits for the changes after a nested animation`() {
    let (model, probe) = (Model(), Probe())
    let host = barHost(model, model)
    withAnimation(fast, { model.a = 1 }, completion: { probe.log.append("fast") })
    host.update { withAnimation(slow, { model.b = 2 }, completion: { probe.log.append("slow") }) }
    expect(probe.log, equals: [])
    host.advance(by: 1.1)
    expect(probe.log, equals: ["fast"])
    host.advance(by: 1)
    expect(probe.log, equals: ["fast", "slow"])
    probe.log = []
    let body = {
      // This change starts no animation.
      model.isOn = true
      withAnimation(slow) { model.b = 20 }
      model.a = 30
    }
    host.update { withAnimation(fast, body, completion: { probe.log.append("done") }) }
    // The nested transaction inherits the completion.
    host.advance(by: 1.9)
    expect(probe.log, equals: [])
    host.advance(by: 0.2)
    expect(probe.log, equals: ["done"])
  }

  private struct Flavor: TransactionKey { static var defaultValue: Int { 0 } }

  private struct Logging: View {
    @ObservedObject var model: Model
    let probe: Probe
    var body: some View {
      Bar(name: "a", length: model.a).opacity(1 - model.b)
        .transaction { probe.log.append("\($0[Flavor.self]) \($0.disablesAnimations)") }
    }
  }

  @Test @MainActor func `Each change keeps the values of its transaction`() {
    let (model, probe) = (Model(), Probe())
    let host = settledHost { Logging(model: model, probe: probe) }
    probe.log = []
    var (first, second) = (Transaction(animation: fast), Transaction(animation: slow))
    first[Flavor.self] = 1
    second[Flavor.self] = 2
    second.disablesAnimations = true
    withTransaction(first) { model.a = 5 }
    host.update { withTransaction(second) { model.b = 0.5 } }
    expect(probe.log, equals: ["1 false", "2 true"])
  }

  @Test @MainActor func `A new size of the host is not animated with a later change`() {
    let model = Model()
    let host = settledHost {
      Color.blue.accessibilityIdentifier("all")
      BarB(model: model)
    }
    host.size.width = 200
    host.update { withAnimation(fast) { model.b = 40 } }
    expect(!host.isAnimating)
    expect(host.presentedFrame(of: "all")?.width, equals: 200)
  }
}

@Observable private final class Store {
  struct Values {
    var x: CGFloat = 0
    var y: CGFloat = 0
  }

  var values = Values()
  var b: CGFloat = 0
  var c: CGFloat = 0
  func reduce(_ change: (inout Values) -> Void) { change(&values) }
}

/// The readers of objects that an early pass finds, and the accesses that forbid it.
@MainActor struct EarlyPassReaderTests {
  private struct Row: View {
    let store: Store
    let name: String
    let isOn: Bool
    var body: some View { Bar(name: name, length: store.b + (isOn ? 100 : 0)) }
  }

  private struct Last: View {
    let store: Store
    var body: some View { Bar(name: "last", length: store.c) }
  }

  private struct Rows: View {
    let store: Store
    let probe: Probe
    @State private var isOn = false
    var body: some View {
      let _ = probe.run = { isOn.toggle() }
      // Some rows are evaluated by the early pass, and are therefore new readers while the object notifies.
      ForEach(0..<8) { row in Row(store: store, name: "\(row)", isOn: isOn && row % 2 == 0) }
      Last(store: store)
    }
  }

  @Test @MainActor func `All readers show a change with its animation`() {
    let (store, probe) = (Store(), Probe())
    let host = settledHost { Rows(store: store, probe: probe) }
    probe.run()
    withAnimation(fast) { store.b = 40 }
    host.updated { withAnimation(slow) { store.c = 40 } }.advance(by: 0.5)
    for row in 0..<8 { expect(host.shownLength("\(row)") == (row % 2 == 0 ? 120 : 20)) }
    expect(host.shownLength("last"), equals: 10)
  }

  private struct StoreBar: View {
    let store: Store
    let model: Model
    var body: some View {
      Bar(name: "x", length: store.values.x)
      Bar(name: "y", length: store.values.y)
      ModelBar(model: model)
    }
  }

  private struct ModelBar: View {
    @ObservedObject var model: Model
    var body: some View { Bar(name: "model", length: model.a) }
  }

  @Test @MainActor func `No body runs while an action modifies a property in place`() {
    let (store, model) = (Store(), Model())
    let host = settledHost { StoreBar(store: store, model: model) }
    // An early pass would read the property during its modification, which ends the program.
    store.reduce { values in
      values.x = 10
      withAnimation(slow) { values.y = 20 }
      model.isOn = true
      withAnimation(fast) { model.a = 30 }
    }
    host.update()
    // The changes belong to the transaction in which the modification began.
    expect(host.shownLengths("x", "y", "model"), equals: [10, 20, 30])
    // After the modification, changes are shown one after another again.
    store.values.x = 40
    host.updated { withAnimation(slow) { model.a = 50 } }.advance(by: 1)
    expect(host.shownLengths("x", "model"), equals: [40, 40])
    expectEmpty(host.diagnostics)
  }

  private struct Ticking: View {
    let tick: () -> Void
    var body: some View {
      Color.red.frame(width: 5, height: 5)
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in tick() }
    }
  }

  private struct Inserting: View {
    @ObservedObject var model: Model
    let tick: () -> Void
    var body: some View {
      Bar(name: "model", length: model.a)
      if model.isOn { Ticking(tick: tick) }
    }
  }

  @Test @MainActor func `Work of views that an early pass inserts follows the clock of their host`() {
    let (model, probe) = (Model(), Probe())
    let hosts = (0..<2).map { index in settledHost { Inserting(model: model) { probe.log.append("\(index)") } } }
    model.isOn = true
    withAnimation(slow) { model.a = 40 }
    for host in hosts { host.update() }
    hosts[0].advance(by: 1)
    expect(probe.log, equals: ["0"])
    hosts[1].advance(by: 1)
    expect(probe.log, equals: ["0", "1"])
  }
}

private struct Steady: OneSecond {}

private struct Bars: View {
  @ObservedObject var model: Model
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Bar(name: "a", length: model.a)
      Bar(name: "b", length: model.b)
    }.frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The time at which the animations of early passes begin.
///
/// A session advances the clock of its host before each event and each frame. A task writes objects at any time, when
/// the clock can be far behind.
@MainActor struct EarlyPassTimeTests {
  @Test(arguments: [fast, Animation(Steady())])
  @MainActor func `Animations of early passes begin with the next frame`(_ first: Animation) {
    let (model, probe) = (Model(), Probe())
    let host = settledHost { Bars(model: model) }
    withAnimation(first, { model.a = 40 }, completion: { probe.log.append("first") })
    withAnimation(slow, { model.b = 40 }, completion: { probe.log.append("second") })
    expect(host.advanced(by: 30).shownLengths("a", "b"), equals: [0, 0])
    expect(host.advanced(by: 0.5).shownLengths("a", "b"), equals: [20, 10])
    expect(probe.log, equals: [])
    host.advance(by: 0.6)
    expect(probe.log, equals: ["first"])
    host.advance(by: 1)
    expect(probe.log, equals: ["first", "second"])
    expect(!host.isAnimating)
  }

  private struct Leaving: View {
    @ObservedObject var model: Model
    let probe: Probe
    var body: some View {
      Bar(name: "b", length: model.b)
      if !model.isOn { Bar(name: "a", length: 0).onDisappear { probe.log.append("gone") } }
    }
  }

  @Test @MainActor func `A view that an early pass removes leaves after the next frame`() {
    let (model, probe) = (Model(), Probe())
    let host = settledHost { Leaving(model: model, probe: probe) }
    withAnimation(fast) { model.isOn = true }
    withAnimation(slow) { model.b = 40 }
    host.advanced(by: 30).advance(by: 0.9)
    expect(probe.log, equals: [])
    host.advance(by: 0.2)
    expect(probe.log, equals: ["gone"])
  }

  @Test @MainActor func `A deadline before the next frame does not end the animations`() {
    let model = Model()
    let host = settledHost { Bars(model: model) }
    // The earlier animation has its end as an event of the clock.
    host.update { withAnimation(fast, { model.a = 20 }, completion: {}) }
    host.advance(by: 0.5)
    withAnimation(fast) { model.b = 40 }
    withAnimation(slow) { model.a = 60 }
    host.advance(by: 0.75)
    // The changes are shown in the frame at the end of the earlier animation, 0.5 seconds later.
    expect(host.shownLength("b"), equals: 10)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `An early pass inside a frame begins animations at the time of that frame`() {
    let model = Model()
    let host = settledHost {
      Bars(model: model).onAppear {
        withAnimation(fast) { model.a = 40 }
        withAnimation(slow) { model.b = 40 }
      }
    }
    host.advance(by: 0.5)
    expect(host.shownLengths("a", "b"), equals: [20, 10])
  }
}
