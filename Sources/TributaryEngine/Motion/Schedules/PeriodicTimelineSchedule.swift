public import TributaryGeometry

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
