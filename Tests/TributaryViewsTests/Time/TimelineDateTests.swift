import Foundation
import Testing
import TributaryAnimation
import TributaryContainers
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// The dates and the ticks of schedules whose interval has no exact binary representation.
@MainActor @Suite struct TimelineDateTests {
  /// A date whose fraction is rounded.
  private nonisolated static let start = Date(timeIntervalSinceReferenceDate: 800_000_000.3)
  private nonisolated static let interval = 0.1

  /// A client's schedule.
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

    @MainActor @ViewBuilder
    fileprivate func view(_ watch: Watch) -> some View {
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
    host.update()
    return host
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

  @Test(arguments: Kind.allCases)
  func `Ticks do not drift`(kind: Kind) {
    let log = Log()
    let host = host(kind, log)
    host.advance(by: 20.05)
    expect(log.times.count, equals: 200)
    for (index, time) in log.times.enumerated() { expect(abs(time - Double(index + 1) * Self.interval), below: 5e-7) }
    expect(Set(log.dates).sorted(), equals: Array(Self.exact.prefix(201)))
    expectEmpty(host.diagnostics)
  }

  @Test func `Entries of a periodic schedule are the same from any start date`() {
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

  @Test func `A minute begins at the same date in every step`() {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      TimelineView(.everyMinute) { context in
        let _ = log.dates.append(context.date)
        Text("\(context.date)")
      }
    }
    host.startDate = Date(timeIntervalSinceReferenceDate: 800_000_040)
    host.update()
    for step in 1...3_000 {
      host.advance(by: 0.1)
      expect(log.dates.count, equals: 1 + step / 600, "\(step)")
    }
    expect(log.dates.map { $0.timeIntervalSinceReferenceDate.remainder(dividingBy: 60) }.allSatisfy { $0 == 0 })
  }
}
