import ExpectationTestSupport
import Testing
import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The protocol between the frame and its supervisor.
@MainActor
struct FrameSupervisorTests {
  /// A supervisor whose decisions are properties, and which records the calls of the engine.
  private final class Supervisor: FrameSupervisor {
    var calls: [String] = []
    var observesEvents = false
    var isAtRest: Bool { true }
    var lastPass: Int?
    var admitsWrites = true
    var withholds: (PendingAction) -> Bool = { _ in false }
    var outcome = FrameOutcome(isSettled: true, wantsNextFrame: false)
    private unowned let graph: ViewGraph

    init(of graph: ViewGraph) {
      self.graph = graph
      graph.supervisor = self
    }

    func beginFrame(hasNews: Bool) { calls.append(hasNews ? "begin with news" : "begin") }

    func endsFrame(after pass: Int) -> Bool { lastPass.map { pass >= $0 } ?? false }

    func admit(_ due: ContiguousArray<PendingAction>, pass: Int) -> ContiguousArray<PendingAction> {
      calls.append("admit \(due.count) in pass \(pass)")
      return due.filter { action in
        guard withholds(action) else { return true }
        graph.withheld.withhold(action)
        return false
      }
    }

    func observe(_ event: FrameEvent) { if case .willWalk = event { calls.append("\(event)") } }

    func endFrame(isIncomplete: Bool) -> FrameOutcome {
      calls.append("end")
      return outcome
    }

    func recordOutsideInput() { calls.append("input") }

    func admitsWriteBetweenFrames(to storage: StateStorage) -> Bool { admitsWrites }

    func recordWriteBetweenFrames(_ write: () -> StateWrite) { calls.append("write") }

    func wantsNameOfChangedProperty() -> Bool { false }

    func run(_ action: PendingAction, _ body: @MainActor () -> Void) {
      calls.append("run")
      body()
    }

    func startTask(
      priority: TaskPriority, _ operation: @escaping @MainActor @Sendable () async -> Void
    ) -> Task<Void, Never>? { nil }
  }

  private func makeHost(
    _ log: Log<CGFloat>, end: CGFloat = .infinity, passes: Int = 5
  ) -> (EngineHost<Growing>, Supervisor) {
    let host = EngineHost(limits: UpdateLimits(maximumPasses: passes)) { Growing(log: log, end: end) }
    return (host, Supervisor(of: host.graph))
  }

  @Test @MainActor func `A supervisor is called when a frame begins, when actions are due, and when the frame ends`() {
    let (host, supervisor) = makeHost(Log(), end: 11)
    expect(host.update().settled)
    expect(
      supervisor.calls, equals: ["begin with news", "admit 1 in pass 1", "run", "admit 1 in pass 2", "run", "end"])
  }

  @Test @MainActor func `A supervisor shortens a frame`() {
    let log = Log<CGFloat>()
    let (host, supervisor) = makeHost(log)
    supervisor.lastPass = 3
    let report = host.update()
    expect(report.passes, equals: 3)
    expect(!report.settled, "The action of the last pass is postponed, whatever the supervisor says")
    expect(log.values, equals: [10, 11])
    expect(host.graph.root.child?.size.width, equals: 12)
    expectEmpty(host.findings, "The supervisor reports what it stops")
  }

  @Test @MainActor func `A supervisor that admits every action cannot lengthen a frame`() {
    let log = Log<CGFloat>()
    let (host, _) = makeHost(log)
    let report = host.update()
    expect(report.passes, equals: 5)
    expect(!report.settled)
    expect(log.values, equals: [10, 11, 12, 13])
  }

  @Test @MainActor func `A withheld action waits until a value outside changes`() {
    let log = Log<CGFloat>()
    let (host, supervisor) = makeHost(log, end: 12)
    supervisor.withholds = { _ in true }
    expect(host.update().passes, equals: 1)
    expectEmpty(log.values)
    supervisor.withholds = { _ in false }
    host.update()
    expectEmpty(log.values, "Nothing has changed")
    host.graph.root.child?.needsUpdate()
    host.update()
    expect(log.values, equals: [10, 11, 12])
    expect(supervisor.calls.filter { $0.hasPrefix("begin") }, equals: ["begin with news", "begin", "begin with news"])
  }

  @Test @MainActor func `A supervisor admits and records the writes between two frames`() throws {
    let box = Box()
    let host = EngineHost { Writing(box: box) }
    let supervisor = Supervisor(of: host.graph)
    host.update()
    let write = try #require(box.write)
    supervisor.calls = []
    write(20)
    host.update()
    expect(supervisor.calls, equals: ["write", "begin with news", "end"])
    supervisor.calls = []
    supervisor.admitsWrites = false
    write(30)
    host.update()
    expect(supervisor.calls, equals: ["begin", "end"])
    expect(host.graph.root.child?.size.width, equals: 20)
  }

  @Test @MainActor func `The outcome of the supervisor is that of the frame`() {
    let (host, supervisor) = makeHost(Log(), end: 10)
    var requests = 0
    host.graph.callbacks.needsFrame = { requests += 1 }
    supervisor.outcome = FrameOutcome(isSettled: false, wantsNextFrame: true)
    expect(!host.update().settled)
    expect(requests, equals: 1)
    supervisor.outcome = FrameOutcome(isSettled: true, wantsNextFrame: false)
    expect(host.update().settled)
    expect(requests, equals: 1)
  }

  @Test @MainActor func `A supervisor receives events only while it observes them`() {
    let (host, supervisor) = makeHost(Log(), end: 10)
    host.update()
    expect(!host.graph.hasObservers)
    expect(!supervisor.calls.contains("pass 1"))
    supervisor.observesEvents = true
    host.graph.updateObservation()
    expect(host.graph.hasObservers)
    host.update()
    expect(supervisor.calls.suffix(3), equals: ["begin", "pass 1", "end"])
  }
}

/// A closure that writes the state of a view.
@MainActor
private final class Box { var write: ((CGFloat) -> Void)? }

/// A view whose width is its state.
@MainActor
private struct Writing: View {
  @State private var width: CGFloat = 10
  let box: Box
  var body: some View {
    box.write = { width = $0 }
    return Block(width: width)
  }
}
