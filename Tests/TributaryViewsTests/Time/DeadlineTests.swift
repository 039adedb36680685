import RandomTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost
import TributaryViews

@Suite @MainActor struct DeadlineTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test func `Deadlines within a clock step run at their own times, in order`() {
    let host = ViewHost(size: .zero) { EmptyView() }
    let log = Log()
    let note = { (name: String) in { @MainActor in log.lines.append("\(name) \(host.time)") } }
    _ = host.core.clock.deadlines.add(at: 2, note("late"))
    _ = host.core.clock.deadlines.add(at: 0.5, note("early"))
    _ = host.core.clock.deadlines.add(at: 2, note("later"))
    let cancelled = host.core.clock.deadlines.add(at: 1, note("never"))
    _ = host.core.clock.deadlines.add(at: .nan, note("no time"))
    host.core.clock.deadlines.cancel(cancelled)
    host.advance(by: 0.25)
    expect(log.lines, equals: [])
    host.advance(by: 5)
    expect(log.lines, equals: ["early 0.5", "late 2.0", "later 2.0"])
    expect(host.time, equals: 5.25)
    expect(host.core.clock.deadlines.isEmpty)
  }

  @Test func `A deadline can add another one within the step`() {
    let host = ViewHost(size: .zero) { EmptyView() }
    let log = Log()
    func tick() {
      log.lines.append("\(host.time)")
      _ = host.core.clock.deadlines.add(at: host.time + 0.5) { tick() }
    }
    _ = host.core.clock.deadlines.add(at: 0.5) { tick() }
    host.advance(by: 1.75)
    expect(log.lines, equals: ["0.5", "1.0", "1.5"])
    expect(host.core.clock.deadlines.next, equals: 2)
  }

  @Test func `A deadline that adds an immediate one stops with the clock step`() {
    let host = ViewHost(size: .zero) { EmptyView() }
    var count = 0
    func again() {
      count += 1
      _ = host.core.clock.deadlines.add(at: host.time) { again() }
    }
    again()
    host.advance(by: 1)
    let found = host.diagnostics.map(\.code)
    expect(count, equals: DeadlineLimiter.limit + 1)
    expect(host.time, equals: 1)
    expect(found, equals: [.clockOverrun])
    host.advance(by: 1)
    expect(count, equals: 2 * DeadlineLimiter.limit + 2, "what was left is due now, and asks for more in this moment")
    expect(host.diagnostics.count, equals: 1, "said once")
  }

  @Test(arguments: [0.001, 0.0002, 0.01])
  func `Each of many deadlines within a step runs at its time, and no time is lost`(interval: Double) {
    let host = ViewHost(size: .zero) { EmptyView() }
    let turns = 25_000
    var count = 0
    func next() {
      count += 1
      expect(abs(host.time - Double(count) * interval), below: 1e-6)
      _ = host.core.clock.deadlines.add(at: Double(count + 1) * interval) { next() }
    }
    _ = host.core.clock.deadlines.add(at: interval) { next() }
    let report = host.advance(by: (Double(turns) + 0.5) * interval)
    expect(count, equals: turns)
    expectEmpty(report.diagnostics)
    expectEmpty(host.diagnostics)
  }

  @Test func `The report of a clock step states that the clock stalled`() {
    let host = ViewHost(size: .zero) { EmptyView() }
    func again() { _ = host.core.clock.deadlines.add(at: host.time + 1e-8) { again() } }
    again()
    expect(host.advance(by: 1).diagnostics.map(\.code), equals: [.clockOverrun])
  }

  @Test func `Steps whose rounded sum falls short still reach their deadline`() {
    let host = ViewHost(size: .zero) { EmptyView() }
    var isMet = false
    _ = host.core.clock.deadlines.add(at: 0.8) { isMet = true }
    for _ in 0..<8 { host.advance(by: 0.1) }
    expect(host.time, below: 0.8)
    expect(isMet)
  }

  @Test func `A later pointer event advances the clock past earlier deadlines`() {
    let host = ViewHost(size: CGSize(width: 10, height: 10)) { EmptyView() }
    let log = Log()
    _ = host.core.clock.deadlines.add(at: 1) { log.lines.append("\(host.time)") }
    host.send(.down(at: .zero, time: 3))
    expect(log.lines, equals: ["1.0"])
    expect(host.time, equals: 3)
    host.send(.up(at: .zero, time: .infinity))
    host.send(.up(at: .zero, time: .nan))
    host.send(.up(at: .zero, time: 2))
    expect(host.time, equals: 3)
  }

  /// Random additions and cancellations, compared with a sorted list.
  @Test func `The deadlines left after any additions and cancellations run in order`() {
    var random = SeededGenerator(seed: 7)
    var queue = DeadlineQueue()
    var waiting: [(time: Double, number: Int, id: DeadlineQueue.ID)] = []
    let log = Log()
    for number in 0..<2_000 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0..<3:
        let time = Double(Int.random(in: 0..<50, using: &random))
        waiting.append((time, number, queue.add(at: time) { log.lines.append("\(number)") }))
      case 3:
        guard let index = waiting.indices.randomElement(using: &random) else { continue }
        let gone = waiting.remove(at: index).id
        queue.cancel(gone)
        queue.cancel(gone)
      default:
        let first = waiting.min { ($0.time, $0.number) < ($1.time, $1.number) }
        expect(queue.next, equals: first?.time)
        guard let first else { continue }
        expectNil(queue.take(dueAt: first.time - 1))
        queue.take(dueAt: first.time)?.action()
        expect(log.lines.last, equals: "\(first.number)")
        waiting.removeAll { $0.number == first.number }
      }
      expect(queue.isEmpty, equals: waiting.isEmpty)
    }
  }

  @Test func `A canceled deadline is released at once`() {
    final class Held {}
    var queue = DeadlineQueue()
    var held: Held? = Held()
    weak let seen = held
    let id = queue.add(at: 5) { [held] in withExtendedLifetime(held) {} }
    _ = queue.add(at: 1) {}
    held = nil
    expect(seen != nil)
    queue.cancel(id)
    expectNil(seen)
  }

  @Test func `Adding, canceling, or running one of many deadlines requires no linear search`() {
    for count in [500, 2_000, 8_000] {
      var queue = DeadlineQueue()
      var random = SeededGenerator(seed: 3)
      let ids = (0..<count).map { _ in queue.add(at: Double.random(in: 0..<9, using: &random)) {} }
      for id in ids { if Bool.random(using: &random) { queue.cancel(id) } }
      while queue.take(dueAt: 9) != nil {}
      expect(queue.isEmpty)
      // Each operation visits several levels. A sorted list would visit half of its entries each time.
      expect((count...count * 16).contains(queue.timesVisited), "\(count): \(queue.timesVisited)")
    }
  }
}
