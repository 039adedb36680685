public import TributaryGeometry

/// When a ``TimelineView`` shows its content anew.
public protocol TimelineSchedule {
  /// Dates, each later than the one before.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How much of the schedule is wanted.
  typealias Mode = TimelineScheduleMode

  /// The dates from some time on, the first at or before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How much of a schedule is wanted.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// All of it: what a host asks for.
  case normal
  /// As little as will do, on displays that save power.
  case lowFrequency
}

/// A schedule at the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// A schedule at the beginning of each minute.
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: -63_114_076_800), by: 60)
      .entries(from: startDate.usable, mode: mode)
  }
}

/// A schedule of dates that somebody names.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// A schedule of dates, each later than the one before.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule as fine as the clock.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// A schedule as fine as the clock.
  ///
  /// - Parameters:
  ///   - minimumInterval: At least how many seconds lie between two dates; `nil` for none.
  ///   - paused: Whether time stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: minimumInterval ?? 1.0 / 60).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal distances of time from a date on, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As fine as the clock.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As fine as the clock, or not quite.
  ///
  /// - Parameters:
  ///   - minimumInterval: At least how many seconds lie between two dates; `nil` for none.
  ///   - paused: Whether time stands still.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// At dates that somebody names, each later than the one before.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A schedule at equal distances of time.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: Double

  /// A schedule from a date on.
  ///
  /// - Parameter interval: In seconds; less than a 120th counts as that, and what is no positive number is no distance:
  ///   then there is one date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate.usable
    self.interval = interval > 0 && interval.isFinite ? max(interval, 1.0 / 120) : .infinity
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    guard interval.isFinite else { return Entries(upcoming: start, interval: interval) }
    let passed = (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
    return Entries(upcoming: start.addingTimeInterval(max(0, passed) * interval), interval: interval)
  }

  /// The dates of a schedule at equal distances.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: Double

    public mutating func next() -> Date? {
      let date = upcoming
      let later = date.map { $0.addingTimeInterval(interval) }
      upcoming = later.flatMap { $0.timeIntervalSinceReferenceDate.isFinite ? $0 : nil }
      return date
    }
  }
}
