@_spi(Engine) import TributaryViews
@_spi(Engine) import TributaryEngine
import Foundation

/// The formatting of dates with the calendar, time zone, and locale of the environment.
struct DateFormatting {
  let calendar: Calendar
  private let locale: Locale
  private let timeZone: TimeZone

  init(_ values: EnvironmentValues) {
    var calendar = values.calendar
    calendar.timeZone = values.timeZone
    calendar.locale = values.locale
    self.calendar = calendar
    locale = values.locale
    timeZone = values.timeZone
  }

  private func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  func date(_ date: Date) -> String { formatter("yMMMd").string(from: date) }
  func time(_ date: Date) -> String { plain(formatter("jmm").string(from: date)) }
  func month(_ date: Date) -> String { formatter("yMMMM").string(from: date) }
  func monthName(_ date: Date) -> String { formatter("MMM").string(from: date) }
  func day(_ date: Date) -> String { formatter("d").string(from: date) }
  func year(_ date: Date) -> String { formatter("y").string(from: date) }

  /// The names of the days of a week, beginning with the first day of the week.
  var weekdays: [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[(first + $0) % names.count] }
  }

  /// Returns the weeks of the month of a date, with `nil` for days of other months.
  func weeks(ofMonth date: Date) -> [[Date?]] {
    guard let month = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return [] }
    let weekday = calendar.component(.weekday, from: month.start)
    let length = max(1, calendar.weekdaySymbols.count)
    let empty = (weekday - calendar.firstWeekday + length) % length
    var cells = [Date?](repeating: nil, count: empty)
    for day in days.indices.map({ days.distance(from: days.startIndex, to: $0) }) {
      cells.append(calendar.date(byAdding: .day, value: day, to: month.start))
    }
    while cells.count % length != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: length).map { Array(cells[$0..<$0 + length]) }
  }

  /// Replaces special spaces, which some systems insert before the day period, with plain spaces.
  private func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }
}

extension EnvironmentValues {
  var dateFormatting: DateFormatting { DateFormatting(self) }
}
