/// The dates and the ticks of schedules whose interval has no exact binary representation.
@MainActor struct TimelineDateTests {
  /// A date whose fraction is rounded.
  private nonisolated static let start = Date(timeIntervalSinceReferenceDate: 800_000_000.3)
  private nonisolated static let interval = 0.1

  private struct Numbered: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
      var number = 0
      return AnyIterator {
        defer { number += 1 }
        return TimelineDateTests.start + Double(number) * TimelineDateTests.interval
      }
    }
  }

  private static var exact: [Date] { (0..<400).map { start + Double($0) * interval } }

  enum Kind: CaseIterable {
    case periodic, animation, explicit, custom
    @MainActor @ViewBuilder fileprivate func view(_ watch: Watch) -> some View {
      switch self {
      case .periodic: TimelineView(.periodic(from: start, by: interval)) { watch.content($0.date) }
      case .animation: TimelineView(.animation(minimumInterval: interval)) { watch.content($0.date) }
      case .explicit: TimelineView(.explicit(exact)) { watch.content($0.date) }
      case .custom: TimelineView(Numbered()) { watch.content($0.date) }
      }
    }
  }

  fileprivate final class Log {
    var dates: [Date] = []
    var times: [Double] = []
    var time: () -> Double = { 0 }
  }

  /// A view that is evaluated again in each frame with a new date.
  fileprivate struct Watch: View {
    let kind: Kind
    let log: Log
    @State private var ticks = 0
    func content(_ date: Date) -> some View {
      let _ = log.dates.append(date)
      return Text("\(ticks)").onChange(of: date) {
        ticks += 1
        log.times.append(log.time())
      }
    }

    var body: some View { kind.view(self) }
  }

  private func host(_ kind: Kind, _ log: Log) -> ViewHost<Watch> {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Watch(kind: kind, log: log) }
    host.startDate = Self.start
    host.environment.textMeasurer = FixedTextMeasurer()
    log.time = { [unowned host] in host.time }
    return host.updated()
  }

  @Test(arguments: Kind.allCases)
  func `Each step of the clock by the interval shows the next date, also if the view is evaluated again`(kind: Kind) {
    let log = Log()
    let host = host(kind, log)
    for step in 1...200 {
      let report = host.advance(by: Self.interval)
      expect(report.settled && report.passes <= 2, "step \(step)")
      expect(log.times.count, equals: step)
      expect(host.show(Watch(kind: kind, log: log)).passes, atMost: 1)
      expect(log.times.count, equals: step)
    }
    expect(Set(log.dates).count, equals: 201)
    expect(zip(log.dates, log.dates.dropFirst()).allSatisfy { $0 <= $1 })
    expectEmpty(host.diagnostics)
  }

  @Test(arguments: Kind.allCases) @MainActor func `Ticks do not drift`(kind: Kind) {
    let log = Log()
    let host = host(kind, log)
    host.advance(by: 20.05)
    expect(log.times.count, equals: 200)
    for (index, time) in log.times.enumerated() { expect(abs(time - Double(index + 1) * Self.interval), below: 5e-7) }
    expect(Set(log.dates).sorted(), equals: Array(Self.exact.prefix(201)))
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `Entries of a periodic schedule are the same from any start date`() {
    let schedule = PeriodicTimelineSchedule(from: Self.start, by: 1.0 / 60)
    let all = Array(schedule.entries(from: Self.start, mode: .normal).prefix(5_000))
    for (index, date) in all.enumerated() where index > 0 && index < 4_990 {
      var entries = schedule.entries(from: date, mode: .normal)
      expect(entries.next(), equals: date)
      expect(entries.next(), equals: all[index + 1])
      let earlier = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextDown)
      var others = schedule.entries(from: earlier, mode: .normal)
      expect(others.next(), equals: all[index - 1])
    }
  }

  @Test @MainActor func `A minute begins at the same date in every step`() {
    let log = Log()
    let host = updatedHost(200, 100, startDate: Date(timeIntervalSinceReferenceDate: 800_000_040)) {
      TimelineView(.everyMinute) { context in
        let _ = log.dates.append(context.date)
        Text("\(context.date)")
      }
    }
    for step in 1...3_000 {
      host.advance(by: 0.1)
      expect(log.dates.count, equals: 1 + step / 600, "\(step)")
    }
    expect(log.dates.map { $0.timeIntervalSinceReferenceDate.remainder(dividingBy: 60) }.allSatisfy { $0 == 0 })
  }
}

/// Changes of the date of a host's clock after the first frame.
@MainActor struct StartDateTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private struct Dates: View {
    var body: some View {
      VStack {
        Text(start, style: .timer)
        Text(timerInterval: start...start.addingTimeInterval(60), countsDown: true)
        TimelineView(.periodic(from: start, by: 10)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(start)))")
        }
        TimelineView(.explicit([start, start.addingTimeInterval(45)])) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(start)))")
        }
      }
    }
  }

  private func host(_ seconds: Double) -> ViewHost<Dates> {
    updatedHost(200, 200, startDate: Self.start.addingTimeInterval(seconds)) { Dates() }
  }

  private func texts(_ host: ViewHost<Dates>) -> [String] { TextNode.shown(in: host.core).map(\.text.content) }

  @Test(arguments: [[5.0, 50], [50, 5], [100, 5], [5, 100, 20]])
  @MainActor func `Texts and timelines follow the date like those of a fresh host`(dates: [Double]) throws {
    let changed = host(dates[0])
    for date in dates.dropFirst() { changed.update { changed.startDate = Self.start.addingTimeInterval(date) } }
    let fresh = host(try #require(dates.last))
    expect(texts(changed), equals: texts(fresh))
    changed.advance(by: 31)
    fresh.advance(by: 31)
    expect(texts(changed), equals: texts(fresh))
  }

  @Test @MainActor func `Setting an equal start date causes no update`() {
    let host = host(5)
    host.startDate = host.startDate
    expect(host.update().counts.bodies, equals: 0)
  }
}

@MainActor struct DeadlineTests {
  private let log = Probe()
  private let host = ViewHost(size: CGSize(width: 10, height: 10)) { EmptyView() }

  private func add(at time: Double, _ action: @escaping @MainActor () -> Void) {
    _ = host.core.clock.deadlines.add(at: time, action)
  }

  @Test @MainActor func `Deadlines within a clock step run at their own times, in order`() {
    let note = { (name: String) in { @MainActor in log.log.append("\(name) \(host.time)") } }
    add(at: 2, note("late"))
    add(at: 0.5, note("early"))
    add(at: 2, note("later"))
    let cancelled = host.core.clock.deadlines.add(at: 1, note("never"))
    add(at: .nan, note("no time"))
    host.core.clock.deadlines.cancel(cancelled)
    host.advance(by: 0.25)
    expect(log.log, equals: [])
    host.advance(by: 5)
    expect(log.log, equals: ["early 0.5", "late 2.0", "later 2.0"])
    expect(host.time, equals: 5.25)
    expect(host.core.clock.deadlines.isEmpty)
  }

  @Test @MainActor func `A deadline can add another one within the step`() {
    func tick() {
      log.log.append("\(host.time)")
      add(at: host.time + 0.5) { tick() }
    }
    add(at: 0.5) { tick() }
    host.advance(by: 1.75)
    expect(log.log, equals: ["0.5", "1.0", "1.5"])
    expect(host.core.clock.deadlines.next, equals: 2)
  }

  @Test @MainActor func `A deadline that adds an immediate one stops with the clock step`() {
    var count = 0
    func again() {
      count += 1
      add(at: host.time) { again() }
    }
    again()
    let found = host.advanced(by: 1).diagnostics.map(\.code)
    expect(count, equals: DeadlineLimiter.limit + 1)
    expect(host.time, equals: 1)
    expect(found, equals: [.clockOverrun])
    host.advance(by: 1)
    expect(count, equals: 2 * DeadlineLimiter.limit + 2, "what was left is due now, and asks for more in this moment")
    expect(host.diagnostics.count, equals: 1, "said once")
  }

  @Test(arguments: [0.001, 0.0002, 0.01])
  @MainActor func `Each of many deadlines within a step runs at its time, and no time is lost`(interval: Double) {
    let turns = DeadlineLimiter.limit + 2_000
    var count = 0
    func next() {
      count += 1
      expect(abs(host.time - Double(count) * interval), below: 1e-6)
      add(at: Double(count + 1) * interval) { next() }
    }
    add(at: interval) { next() }
    let report = host.advance(by: (Double(turns) + 0.5) * interval)
    expect(count, equals: turns)
    expectEmpty(report.diagnostics)
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `The report of a clock step states that the clock stalled`() {
    func again() { add(at: host.time + 1e-8) { again() } }
    again()
    expect(host.advance(by: 1).diagnostics.map(\.code), equals: [.clockOverrun])
  }

  @Test @MainActor func `Steps whose rounded sum falls short still reach their deadline`() {
    var isMet = false
    add(at: 0.8) { isMet = true }
    for _ in 0..<8 { host.advance(by: 0.1) }
    expect(host.time, below: 0.8)
    expect(isMet)
  }

  @Test @MainActor func `A later pointer event advances the clock past earlier deadlines`() {
    add(at: 1) { log.log.append("\(host.time)") }
    host.send(.down(at: .zero, time: 3))
    expect(log.log, equals: ["1.0"])
    expect(host.time, equals: 3)
    host.send(.up(at: .zero, time: .infinity))
    host.send(.up(at: .zero, time: .nan))
    host.send(.up(at: .zero, time: 2))
    expect(host.time, equals: 3)
  }

  /// Random additions and cancellations, compared with a sorted list.
  @Test @MainActor func `The deadlines left after any additions and cancellations run in order`() {
    var random = SeededGenerator(seed: 7)
    var queue = DeadlineQueue()
    var waiting: [(time: Double, number: Int, id: DeadlineQueue.ID)] = []
    for number in 0..<2_000 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0..<3:
        let time = Double(Int.random(in: 0..<50, using: &random))
        waiting.append((time, number, queue.add(at: time) { log.log.append("\(number)") }))
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
        expect(log.log.last, equals: "\(first.number)")
        waiting.removeAll { $0.number == first.number }
      }
      expect(queue.isEmpty, equals: waiting.isEmpty)
    }
  }

  @Test @MainActor func `A canceled deadline is released at once`() {
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

  @Test @MainActor func `Adding, canceling, or running one of many deadlines requires no linear search`() {
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
