@_spi(Engine) import TributaryEngine
public import TributaryGeometry

extension Text {
  /// The format of a date in a text.
  public struct DateStyle: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case time, date, relative, offset, timer
    }

    package let kind: Kind

    /// The time of day, as in `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The date, as in `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The distance from now, as in `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// The signed distance from now in one unit, as in `+2 hours` or `-3 months`.
    public static let offset = DateStyle(kind: .offset)
    /// The time until the date, and afterward the time since it, as in `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text view that displays a date. A date relative to now is updated with the clock of the host.
  ///
  /// > Source: conformance TEXT-43 to TEXT-46.
  public init(_ date: Date, style: DateStyle) { self.init(live: .date(date, style)) }

  /// Creates a text view that displays the start and end times of a range.
  public init(_ dates: ClosedRange<Date>) { self.init(live: .span(dates)) }

  /// Creates a text view that displays the start and end times of an interval.
  public init(_ interval: DateInterval) { self.init(live: .span(interval.start...interval.end)) }

  /// Creates a text view that displays the time within an interval, on the clock of the host.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval. The text displays the start value before it and the end value after it.
  ///   - pauseTime: The date at which the timer stops; `nil` for the end of the interval.
  ///   - countsDown: Whether the text displays the remaining time instead of the elapsed time.
  ///   - showsHours: Whether the text has hours, rather than minutes beyond 60.
  ///
  /// > Source: conformance TEXT-46, TEXT-47.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      live: .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  package init(live: LiveText) {
    // A host replaces the content when it displays the text. Until then, the content is that of the default
    // environment.
    let content = live.string(in: EnvironmentValues(), at: Date(timeIntervalSinceReferenceDate: 0)) ?? ""
    self.init(content: content, attributes: TextAttributes(runs: [TextRun(content, TextTraits(), live: live)]))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends the start and end times of a range.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// Appends the start and end times of an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  /// Appends the time within an interval, on the clock of the host.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval of dates.
  ///   - pauseTime: The date at which the displayed time stops; `nil` for none.
  ///   - countsDown: Whether the remaining time is displayed, instead of the elapsed time.
  ///   - showsHours: Whether hours are displayed separately from minutes.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
