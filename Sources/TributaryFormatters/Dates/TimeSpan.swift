#if !canImport(Darwin)
  import Foundation

  /// The time between two dates, divided into the units of a calendar.
  struct TimeSpan {
    private(set) var start: Date
    private(set) var end: Date
    private let calendar: Calendar

    /// Creates the time between two dates, or returns `nil` if the dates have no place in the calendar.
    ///
    /// Both dates move by the same fraction of a second, so that the start is a whole second. Otherwise the sum of a date and
    /// 90 seconds can be 89.999999 seconds later, which has only 89 whole seconds.
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

    /// Whether the end is before the start.
    var isNegative: Bool { end < start }

    /// The span with the later date as its end.
    var magnitude: TimeSpan {
      var span = self
      if isNegative { swap(&span.start, &span.end) }
      return span
    }

    /// Returns whole numbers of the units. The remainder is less than one of the smallest unit.
    func components(_ units: [TimeUnit]) -> DateComponents {
      calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    }

    /// Returns the part of the smallest unit that remains after whole units, from 0 up to 1.
    func remainder(after units: [TimeUnit]) -> Double {
      guard let (lower, upper) = bounds(units) else { return 0 }
      return end.timeIntervalSince(lower) / upper.timeIntervalSince(lower)
    }

    /// Returns the span rounded to the nearest whole number of the smallest unit. A half is rounded to an even number.
    func rounded(to units: [TimeUnit]) -> TimeSpan {
      guard let last = units.last, let (lower, upper) = bounds(units) else { return self }
      let part = remainder(after: units)
      let isOdd = (last.value(in: components(units)) ?? 0) % 2 != 0
      var span = self
      span.end = part > 0.5 || part == 0.5 && isOdd ? upper : lower
      return span
    }

    /// Returns the ends of the spans with the next smaller and the next larger whole number of the smallest unit.
    private func bounds(_ units: [TimeUnit]) -> (lower: Date, upper: Date)? {
      guard let last = units.last, let lower = calendar.date(byAdding: components(units), to: start),
        let upper = calendar.date(byAdding: last.component, value: 1, to: lower), upper > lower
      else { return nil }
      return (lower, upper)
    }
  }
#endif
