@_spi(Engine) import TributaryEngine
public import TributaryGeometry

extension Text {
  /// How a date is told.
  public struct DateStyle: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case time, date, relative, offset, timer
    }

    package let kind: Kind

    /// The time of the day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How long it is from now, or was: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// How far it is from now, in one unit: `+2 hours`, `-3 months`.
    public static let offset = DateStyle(kind: .offset)
    /// Hours, minutes and seconds to it, and then since it: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date. What is told from now changes as the clock of the host goes on.
  ///
  /// > Source: conformance TEXT-43 to TEXT-46.
  public init(_ date: Date, style: DateStyle) { self.init(live: .date(date, style)) }

  /// Shows the times at which something begins and ends.
  public init(_ dates: ClosedRange<Date>) { self.init(live: .span(dates)) }

  /// Shows the times at which something begins and ends.
  public init(_ interval: DateInterval) { self.init(live: .span(interval.start...interval.end)) }

  /// Counts the time within an interval, on the clock of the host.
  ///
  /// - Parameters:
  ///   - timerInterval: Before it the beginning is shown, after it the end.
  ///   - pauseTime: When the timer stops; `nil` for never.
  ///   - countsDown: Whether what is left is shown, or what has gone by.
  ///   - showsHours: Whether hours are told, or all is minutes.
  ///
  /// > Source: conformance TEXT-46, TEXT-47.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      live: .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  package init(live: LiveText) {
    // What it says stands once somebody shows it; until then it is told as anybody would.
    let content = live.string(in: EnvironmentValues(), at: Date(timeIntervalSinceReferenceDate: 0))
    self.init(content: content, attributes: TextAttributes(runs: [TextRun(content, TextTraits(), live: live)]))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts in a date, told in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Puts in the times at which something begins and ends.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// Puts in the times at which something begins and ends.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  /// Puts in the time within an interval, on the clock of the host.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
