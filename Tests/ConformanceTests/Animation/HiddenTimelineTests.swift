import Foundation
import Testing
import TributaryAnimation
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// Timeline views that are not visible.
@MainActor @Suite struct HiddenTimelineTests {
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private final class Log { var dates: [Double] = [] }

  enum Kind: CaseIterable {
    case periodic, explicit, animation

    @MainActor
    func schedule(_ start: Date) -> AnySchedule {
      switch self {
      case .periodic: AnySchedule(.periodic(from: start, by: 1))
      case .explicit: AnySchedule(.explicit((0..<100).map { start.addingTimeInterval(Double($0)) }))
      case .animation: AnySchedule(.animation(minimumInterval: 1))
      }
    }
  }

  /// A schedule of dates that another schedule provides.
  struct AnySchedule: TimelineSchedule {
    let dates: (Date, TimelineScheduleMode) -> AnySequence<Date>

    init(_ schedule: some TimelineSchedule) { dates = { AnySequence(schedule.entries(from: $0, mode: $1)) } }

    func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> { dates(startDate, mode) }
  }

  private struct Watch<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let log: Log

    var body: some View {
      TimelineView(schedule) { context in
        let seconds = context.date.timeIntervalSince(HiddenTimelineTests.start)
        let _ = log.dates.append(seconds)
        Text("\(seconds)")
      }
    }
  }

  /// The way in which a timeline view is hidden.
  enum Cover: CaseIterable { case page, tab, row }

  private struct Screen<Schedule: TimelineSchedule>: View {
    let cover: Cover
    let isHidden: Bool
    let watch: Watch<Schedule>

    var body: some View {
      switch cover {
      case .page:
        NavigationStack(path: .constant(isHidden ? [1] : [])) {
          watch.navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      case .tab:
        TabView(selection: .constant(isHidden ? 1 : 0)) {
          watch.tabItem { Text("watch") }.tag(0)
          Text("other").tabItem { Text("other") }.tag(1)
        }
      case .row:
        ScrollView {
          LazyVStack(spacing: 0) {
            Color.clear.frame(height: isHidden ? 1_000 : 0)
            ForEach(0..<2) { _ in watch }
          }
        }
      }
    }
  }

  private func host<S: TimelineSchedule>(
    _ cover: Cover, isHidden: Bool, _ schedule: S, _ log: Log
  ) -> ViewHost<Screen<S>> {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Screen(cover: cover, isHidden: isHidden, watch: Watch(schedule: schedule, log: log))
    }
    host.startDate = Self.start
    host.environment.textMeasurer = FixedTextMeasurer()
    host.update()
    return host
  }

  @Test(arguments: Kind.allCases, [Cover.page, .tab])
  func `A covered timeline view is not updated until it is visible again`(kind: Kind, cover: Cover) {
    let log = Log()
    let schedule = kind.schedule(Self.start)
    let host = host(cover, isHidden: false, schedule, log)
    host.advance(by: 1)
    expect(log.dates, equals: [0, 1])
    host.show(Screen(cover: cover, isHidden: true, watch: host.content.watch))
    host.advance(by: 1)
    log.dates = []
    for _ in 0..<10 { expect(host.advance(by: 1).counts.bodies, equals: 0) }
    expectEmpty(log.dates)
    expect(!host.isAnimating)
    host.show(Screen(cover: cover, isHidden: false, watch: host.content.watch))
    expect(log.dates, equals: [12])
    expect(host.lines.contains("12.0"))
    host.advance(by: 2)
    expect(log.dates == [12, 14] || log.dates == [12, 13, 14])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: [Cover.page, .tab])
  func `A covered timeline view that follows the clock does not animate`(cover: Cover) {
    let log = Log()
    let host = host(cover, isHidden: false, AnimationTimelineSchedule(), log)
    expect(host.isAnimating)
    host.advance(by: 0.5)
    expect(log.dates, equals: [0, 0.5])
    host.show(Screen(cover: cover, isHidden: true, watch: host.content.watch))
    host.advance(by: 2)
    log.dates = []
    expect(!host.isAnimating)
    for _ in 0..<10 { host.advance(by: 0.5) }
    expectEmpty(log.dates)
    host.show(Screen(cover: cover, isHidden: false, watch: host.content.watch))
    expect(host.isAnimating && log.dates == [7.5])
    host.advance(by: 0.5)
    expect(log.dates.last, equals: 8)
  }

  @Test(arguments: Kind.allCases, [Cover.page, .tab])
  func `A timeline view that was never visible is created once`(kind: Kind, cover: Cover) {
    let log = Log()
    let host = host(cover, isHidden: true, kind.schedule(Self.start), log)
    for _ in 0..<10 { host.advance(by: 1) }
    expect(log.dates, equals: [0])
    host.show(Screen(cover: cover, isHidden: false, watch: host.content.watch))
    expect(log.dates, equals: [0, 10])
    host.advance(by: 1)
    expect(log.dates, equals: [0, 10, 11])
  }

  @Test func `A timeline view in a row out of sight is not updated`() {
    let log = Log()
    let host = host(.row, isHidden: false, PeriodicTimelineSchedule(from: Self.start, by: 1), log)
    host.advance(by: 1)
    expect(log.dates, equals: [0, 0, 1, 1])
    host.show(Screen(cover: .row, isHidden: true, watch: host.content.watch))
    log.dates = []
    for _ in 0..<10 { host.advance(by: 1) }
    expectEmpty(log.dates)
    host.show(Screen(cover: .row, isHidden: false, watch: host.content.watch))
    expect(log.dates, equals: [11, 11])
  }
}
