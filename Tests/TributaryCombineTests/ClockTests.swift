@testable import TributaryCombine

/// Time: values that wait on the main thread wait for the clock of a host.
@MainActor struct ClockTests {
  private let clock = ManualClock()

  private func connect<P: Publisher>(_ publisher: P, _ log: Log) -> AnyCancellable where P.Failure == Never {
    MainClocks.whileRunning(clock) {
      publisher.sink { [clock] in log.lines.append("\((clock.seconds * 10).rounded() / 10) \($0)") }
    }
  }

  @Test @MainActor func `A timer fires at whole intervals, regardless of the clock steps`() {
    for step in [0.1, 0.35, 3.0] {
      let clock = ManualClock()
      var times: [Double] = []
      let connection = MainClocks.whileRunning(clock) {
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { date in
          times.append((date.timeIntervalSince(clock.startDate) * 1e3).rounded() / 1e3)
        }
      }
      while clock.seconds < 3 { clock.advance(to: min(3, clock.seconds + step)) }
      expect(times, equals: [1, 2, 3], "\(step)")
      connection.cancel()
      clock.advance(to: 10)
      expect(times.count, equals: 3)
    }
  }

  @Test @MainActor func `A debounced value is sent at its exact time`() {
    let (subject, log) = (PassthroughSubject<String, Never>(), Log())
    let connections = [
      connect(subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main), log),
      connect(subject.debounce(for: 0.3, scheduler: RunLoop.main).map { $0 + "!" }, log),
    ]
    // The value is sent from outside any host, so the pipeline uses the clock that was running when it was connected.
    subject.send("a")
    clock.advance(to: 0.2)
    subject.send("ab")
    clock.advance(to: 0.4)
    expect(log.lines, equals: [])
    clock.advance(to: 2)
    // Two pipelines; their order is unspecified.
    expect(log.lines.sorted(), equals: ["0.5 ab", "0.5 ab!"])
    subject.send("abc")
    clock.advance(to: 3)
    expect(log.lines.suffix(2).sorted(), equals: ["2.3 abc", "2.3 abc!"])
    for connection in connections { connection.cancel() }
  }

  @Test @MainActor func `Throttling sends the first value at once, then the first or the last of each interval`() {
    let (subject, first, last) = (PassthroughSubject<Int, Never>(), Log(), Log())
    let connections = [
      connect(subject.throttle(for: 1, scheduler: RunLoop.main, latest: false), first),
      connect(subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true), last),
    ]
    for index in 0..<5 {
      clock.advance(to: Double(index) * 0.4)
      subject.send(index)
    }
    clock.advance(to: 9)
    expect(first.lines, equals: ["0.0 0", "1.0 1", "2.0 3"])
    expect(last.lines, equals: ["0.0 0", "1.0 2", "2.0 4"])
    for connection in connections { connection.cancel() }
  }

  @Test @MainActor func `Delays and main-thread schedulers keep the order`() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let connections = [
      connect(subject.delay(for: .seconds(1), scheduler: DispatchQueue.main), log),
      connect(subject.receive(on: OperationQueue.main).map { $0 * 10 }, log),
    ]
    subject.send(1)
    subject.send(2)
    expect(log.lines, equals: [])
    clock.advance(to: 0)
    expect(log.lines, equals: ["0.0 10", "0.0 20"])
    clock.advance(to: 5)
    expect(log.lines.suffix(2), equals: ["1.0 1", "1.0 2"])
    for connection in connections { connection.cancel() }
  }

  @Test @MainActor func `A value canceled during its delay is not sent`() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let connection = connect(subject.debounce(for: 1, scheduler: RunLoop.main), log)
    subject.send(1)
    connection.cancel()
    clock.advance(to: 5)
    expect(log.lines, equals: [])
  }

  @Test nonisolated func `Real time applies without a host`() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let scheduler = DispatchQueue(label: "clock tests")
      // The variable is written and read on one queue.
      scheduler.async {
        var connection: AnyCancellable?
        connection = Just(1).delay(for: .milliseconds(5), scheduler: scheduler).sink { _ in
          withExtendedLifetime(connection) { continuation.resume() }
        }
      }
    }
  }
}

private final class Log { var lines: [String] = [] }

/// A clock that tests advance.
final class ManualClock: MainClock {
  private(set) var seconds = 0.0
  // As far from the reference date as real dates: sums with it are not exact.
  let startDate = Date(timeIntervalSinceReferenceDate: 812_345_678.9)
  private var waiting: [(time: Double, work: () -> Void)] = []

  func schedule(at seconds: Double, _ work: @escaping () -> Void) {
    let time = max(seconds, self.seconds)
    waiting.insert((time, work), at: waiting.firstIndex { $0.time > time } ?? waiting.endIndex)
  }

  func advance(to time: Double) {
    while let next = waiting.first, next.time <= time + 1e-9 {
      waiting.removeFirst()
      seconds = max(seconds, min(next.time, time))
      MainClocks.whileRunning(self) { next.work() }
    }
    seconds = time
  }
}
