#if !canImport(Darwin)
  import Foundation

  /// The time between two dates, divided into the units of a calendar.
  struct TimeSpan {
    private let start: Date
    private let end: Date
    private let calendar: Calendar

    /// Creates the time between two dates, or returns `nil` if the dates have no place in the calendar.
    ///
    /// Both dates move by the same fraction of a second, so that the start is a whole second. Otherwise the sum of a
    /// date and 90 seconds can be 89.999999 seconds later, which has only 89 whole seconds.
    init?(from start: Date, to end: Date, in calendar: Calendar) {
      self.init(start: start, seconds: end.timeIntervalSince(start), calendar: calendar)
    }

    /// Creates a number of seconds. A day of the span always has 24 hours.
    init?(seconds: TimeInterval, from start: Date, in calendar: Calendar) {
      var calendar = calendar
      calendar.timeZone = .gmt
      self.init(start: start, seconds: seconds, calendar: calendar)
    }

    private init?(start: Date, seconds: TimeInterval, calendar: Calendar) {
      let first = start.timeIntervalSinceReferenceDate.rounded(.down)
      // Calendars cover some 140,000 years.
      guard abs(first) < 1e12, abs(seconds) < 1e12 else { return nil }
      let whole = seconds.rounded()
      let exact = abs(seconds - whole) < 1e-6 ? whole : seconds
      self.start = Date(timeIntervalSinceReferenceDate: first)
      self.end = Date(timeIntervalSinceReferenceDate: first + exact)
      self.calendar = calendar
    }

    /// Returns whole numbers of the units. The remainder is less than one of the smallest unit.
    func components(_ units: [TimeUnit]) -> DateComponents {
      calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    }
  }
#endif
