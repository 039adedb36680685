@MainActor struct TimelineViewTests {
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private final class Log { var dates: [Double] = [] }

  private func host<S: TimelineSchedule>(_ schedule: S, _ log: Log) -> ViewHost<some View> {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      TimelineView(schedule) { context in
        let _ = log.dates.append(context.date.timeIntervalSince(Self.start))
        Text("\(context.date.timeIntervalSince(Self.start))")
      }
    }
    host.startDate = Self.start
    host.environment.textMeasurer = FixedTextMeasurer()
    host.update()
    return host
  }

  @Test(.claim("TIME-01")) @MainActor func `A periodic schedule updates at each period`() {
    let log = Log()
    let host = host(.periodic(from: Self.start.addingTimeInterval(-0.5), by: 2), log)
    expect(log.dates, equals: [-0.5])
    host.advance(by: 1)
    expect(log.dates, equals: [-0.5])
    host.advance(by: 0.5)
    expect(log.dates, equals: [-0.5, 1.5])
    host.advance(by: 4.1)
    expect(log.dates, equals: [-0.5, 1.5, 3.5, 5.5])
    expect(!host.isAnimating)
  }

  @Test(.claim("TIME-02")) @MainActor func `The everyMinute schedule starts at whole minutes`() {
    // 22:13:20.
    let log = Log()
    let host = host(.everyMinute, log)
    host.advance(by: 100)
    expect(log.dates, equals: [-20, 40, 100])
  }

  @Test(.claim("TIME-03")) @MainActor func `An explicit schedule updates at its dates`() {
    let log = Log()
    let host = host(.explicit([1, 2, 5].map { Self.start.addingTimeInterval($0) }), log)
    host.advance(by: 100)
    expect(log.dates, equals: [0, 1, 2, 5])
    expect(host.core.clock.deadlines.isEmpty)
  }

  @Test(.claim("TIME-04")) @MainActor func `The animation schedule updates as often as the clock`() {
    let log = Log()
    let host = host(.animation, log)
    expect(host.isAnimating)
    host.play("wait 0.25; wait 0.125")
    expect(log.dates, equals: [0, 0.25, 0.375])
    let coarse = Log()
    let slow = self.host(.animation(minimumInterval: 0.5), coarse)
    slow.advance(by: 1.2)
    expect(coarse.dates, equals: [0, 0.5, 1])
    let still = Log()
    let paused = self.host(.animation(paused: true), still)
    paused.advance(by: 3)
    expect(still.dates, equals: [0])
    expect(!paused.isAnimating)
  }

  private struct Screen: View {
    var isPaused = false
    let log: Log
    var body: some View {
      TimelineView(.animation(paused: isPaused)) { context in
        let _ = log.dates.append(context.date.timeIntervalSince(TimelineViewTests.start))
        Color.red
      }
    }
  }

  @Test(.claim("TIME-05")) @MainActor func `A paused schedule keeps its last date`() {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Screen(log: log) }
    host.startDate = Self.start
    host.play("update; wait 1")
    host.content.isPaused = true
    host.play("update; wait 1")
    expect(log.dates, equals: [0, 1, 1])
    expect(!host.isAnimating)
    host.content.isPaused = false
    host.play("update; wait 1")
    expect(log.dates, equals: [0, 1, 1, 2, 3])
  }

  private struct Meter: View {
    var isPaused = false
    let log: Log
    var body: some View {
      TimelineView(.animation(minimumInterval: 1.0 / 64, paused: isPaused)) { context in
        let _ = log.dates.append(context.date.timeIntervalSince(TimelineViewTests.start))
        Color.red
      }
    }
  }

  @Test(arguments: [1.0, 100_000])
  @MainActor func `A schedule with a minimum interval continues after a pause of any length`(pause: Double) {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Meter(log: log) }
    host.startDate = Self.start
    host.update()
    host.content.isPaused = true
    host.update()
    let count = log.dates.count
    host.advance(by: pause)
    expect(log.dates.count, equals: count)
    expect(host.core.clock.deadlines.isEmpty)
    host.content.isPaused = false
    host.update()
    expect(log.dates.last, equals: pause)
    host.advance(by: 0.5)
    expect(log.dates.count, equals: count + 1 + 32)
    expect(log.dates.last, equals: pause + 0.5)
  }

  @Test @MainActor func `A schedule continues after the host has skipped any number of its dates`() {
    let log = Log()
    let host = host(.periodic(from: Self.start, by: 1.0 / 64), log)
    host.skip(to: 10_000)
    expect(log.dates.last, equals: 10_000)
    let count = log.dates.count
    host.advance(by: 0.5)
    expect(log.dates.count, equals: count + 32)
  }

  /// A client's schedule that returns the same date repeatedly.
  private struct Stubborn: TimelineSchedule {
    let date: Date
    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> { AnyIterator { date } }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity, 1e-300, 1e300])
  @MainActor func `Schedules with invalid intervals or repeated dates terminate`(number: Double) {
    let log = Log()
    let host = host(.periodic(from: Date(timeIntervalSinceReferenceDate: number), by: number), log)
    host.advance(by: 0.1)
    expect(log.dates.count, below: 20)
    let stubborn = self.host(Stubborn(date: Self.start), Log())
    stubborn.advance(by: 1)
    expect(stubborn.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A removed timeline stops`() {
    struct Shown: View {
      var isShown = true
      let log: Log
      var body: some View { if isShown { Screen(log: log) } }
    }
    let log = Log()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Shown(log: log) }
    host.update()
    host.content.isShown = false
    host.update()
    let count = log.dates.count
    host.advance(by: 1)
    expect(log.dates.count, equals: count)
    expect(!host.isAnimating)
  }
}
