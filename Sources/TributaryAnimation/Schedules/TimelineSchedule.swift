@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// A type that provides the dates at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
  /// A sequence of dates in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The level of detail of a schedule.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates of the schedule from a start date.
  ///
  /// - Parameters:
  ///   - startDate: The start date. The first returned date is at or before it.
  ///   - mode: The requested level of detail.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The level of detail of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// All dates of the schedule. Hosts request this mode.
  case normal
  /// A reduced number of dates, for displays that save power.
  case lowFrequency
}

/// A schedule at the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule at the beginning of every minute.
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: -63_114_076_800), by: 60)
      .entries(from: startDate.usable, mode: mode)
  }
}

/// A schedule of explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of explicit dates, in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule that follows the host's clock.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// Creates a schedule that follows the host's clock.
  ///
  /// - Parameters:
  ///   - minimumInterval: The shortest interval between two dates, in seconds; `nil` for none.
  ///   - paused: Whether the schedule is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: minimumInterval ?? 1.0 / 60).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with a constant interval.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The interval between two dates, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule at the beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule that follows the host's clock.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule that follows the host's clock, with an optional minimum interval.
  ///
  /// - Parameters:
  ///   - minimumInterval: The shortest interval between two dates, in seconds; `nil` for none.
  ///   - paused: Whether the schedule is paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of explicit dates, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A schedule with a constant interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: Double

  /// Creates a schedule with a constant interval.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The interval between two dates, in seconds. An interval of less than a 120th of a second counts as a
  ///     120th of a second. A schedule whose interval is not positive and finite has one date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate.usable
    self.interval = interval > 0 && interval.isFinite ? max(interval, 1.0 / 120) : .infinity
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    var entries = Entries(start: start, interval: interval)
    guard interval.isFinite else { return entries }
    entries.number = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    // The quotient is rounded, and so is each date.
    if entries.number > 0, entries.upcoming > startDate { entries.number -= 1 }
    if entries.following.upcoming <= startDate { entries = entries.following }
    return entries
  }

  /// The dates of a periodic schedule.
  ///
  /// Each date is the start date plus a multiple of the interval, so that it is the same in every sequence of the
  /// schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: Double
    /// The number of the next date; the first date has number 0.
    fileprivate var number = 0.0

    fileprivate init(start: Date, interval: Double) {
      self.start = start
      self.interval = interval
    }

    fileprivate var upcoming: Date { number == 0 ? start : start.addingTimeInterval(number * interval) }

    fileprivate var following: Entries {
      var following = self
      following.number += 1
      return following
    }

    public mutating func next() -> Date? {
      let date = upcoming
      guard date.timeIntervalSinceReferenceDate.isFinite else { return nil }
      number += 1
      return date
    }
  }
}
