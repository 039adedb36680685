@testable import TributaryCombine

/// Time-based operators, on a clock that advances only on request. Times are given for sent and received values.
@MainActor struct TimingTests {
  /// Returns the values that a pipeline sends for timed input, each with its time, in tenths of a second.
  private func run<P: Publisher<Int, Failed>>(
    _ times: [(Double, Int)], endsAt end: Double? = nil, _ pipe: (PassthroughSubject<Int, Failed>) -> P
  ) -> String {
    let clock = ManualClock()
    let subject = PassthroughSubject<Int, Failed>()
    var log: [String] = []
    func note(_ text: String) { log.append("\(Int((clock.seconds * 10).rounded())):\(text)") }
    let connection = MainClocks.whileRunning(clock) {
      pipe(subject).sink(receiveCompletion: { note("\($0)") }, receiveValue: { note("\($0)") })
    }
    for (time, value) in times {
      clock.advance(to: time)
      subject.send(value)
    }
    if let end {
      clock.advance(to: end)
      subject.send(completion: .finished)
    }
    clock.advance(to: 60)
    connection.cancel()
    return log.joined(separator: " ")
  }

  private typealias Case = (times: [(Double, Int)], end: Double?, first: String, latest: String)

  /// By Apple's documentation: the first value at once, then in each interval after the last sent value the first value
  /// in it, or the latest one at its end.
  @Test @MainActor func `Throttling sends the first or the latest value of each interval`() {
    let table: [Case] = [
      ([(0, 0)], nil, "0:0", "0:0"),
      ([(0, 0), (0.4, 1), (0.8, 2), (1.2, 3), (1.6, 4)], nil, "0:0 10:1 20:3", "0:0 10:2 20:4"),
      // After a pause, a value is sent at once, and the interval begins there.
      ([(0, 0), (2.5, 1), (3, 2), (3.2, 3)], nil, "0:0 25:1 35:2", "0:0 25:1 35:3"),
      // A waiting value is sent at its time, together with the completion.
      ([(0, 0), (0.2, 1), (0.4, 2)], 0.5, "0:0 10:1 10:finished", "0:0 10:2 10:finished"),
      ([(0, 0)], 0.5, "0:0 5:finished", "0:0 5:finished"),
      ([], 0.5, "5:finished", "5:finished"),
    ]
    for (times, end, first, latest) in table {
      expect(run(times, endsAt: end) { $0.throttle(for: 1, scheduler: RunLoop.main, latest: false) }, equals: first)
      expect(
        run(times, endsAt: end) { $0.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true) },
        equals: latest)
    }
  }

  /// The example of Apple's documentation: a timer of 3 seconds and intervals of 10 seconds. The first date is sent at
  /// once, then the latest date of each interval.
  @Test @MainActor func `A throttled timer sends the latest date of each interval`() {
    let clock = ManualClock()
    var log: [String] = []
    let connection = MainClocks.whileRunning(clock) {
      Timer.publish(every: 3, on: .main, in: .default).autoconnect()
        .map { Int($0.timeIntervalSince(clock.startDate).rounded()) }
        .throttle(for: 10, scheduler: RunLoop.main, latest: true)
        .sink { log.append("\(Int(clock.seconds.rounded())):\($0)") }
    }
    clock.advance(to: 32)
    connection.cancel()
    expect(log, equals: ["3:3", "13:12", "23:21"])
  }

  @Test @MainActor func `A timeout ends a publisher that sends no value in time, starting at the subscription`() {
    typealias Row = (times: [(Double, Int)], end: Double?, meant: String)
    let table: [Row] = [
      ([], nil, "10:finished"),
      ([(0.5, 1), (1.2, 2)], nil, "5:1 12:2 22:finished"),
      ([(0.5, 1), (1.6, 2)], nil, "5:1 15:finished"),
      ([(0.5, 1)], 0.8, "5:1 8:finished"),
    ]
    for (times, end, meant) in table {
      expect(run(times, endsAt: end) { $0.timeout(1, scheduler: RunLoop.main) }, equals: meant)
      let failed = meant.contains("8:") ? meant : meant.replacing("finished", with: "failure(failed)")
      let found = run(times, endsAt: end) { $0.timeout(1, scheduler: RunLoop.main, customError: { Failed() }) }
      expect(found, equals: failed)
    }
  }

  @Test @MainActor func `A timeout releases its publisher, and a canceled one has no effect`() {
    let clock = ManualClock()
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    func connect() -> AnyCancellable {
      MainClocks.whileRunning(clock) {
        subject.handleEvents(receiveCancel: { log.append("cancelled") }).timeout(1, scheduler: DispatchQueue.main)
          .sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { _ in })
      }
    }
    let first = connect()
    clock.advance(to: 2)
    expect(log, equals: ["cancelled", "finished"])
    first.cancel()
    connect().cancel()
    clock.advance(to: 9)
    expect(log, equals: ["cancelled", "finished", "cancelled"])
  }

  @Test @MainActor func `Times between values are measured, the first one from the subscription`() {
    let found = run([(0.5, 1), (0.7, 2), (2, 3)]) { subject in
      subject.measureInterval(using: RunLoop.main).map { Int(($0.magnitude * 10).rounded()) }
    }
    expect(found, equals: "5:5 7:2 20:13")
  }
}
