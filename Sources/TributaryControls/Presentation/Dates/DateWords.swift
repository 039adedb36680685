@_spi(Engine) import TributaryViews
@_spi(Engine) import TributaryEngine
import Foundation

/// Dates in words, by calendar, time zone and locale of the environment.
struct DateWords {
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

  /// The names of the days of a week, from its first day on.
  var weekdays: [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[(first + $0) % names.count] }
  }

  /// The weeks of the month that a date is in; `nil` where a day belongs to another month.
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

  /// Some systems put spaces of another kind before the half of the day.
  private func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }
}

extension EnvironmentValues {
  var dateWords: DateWords { DateWords(self) }
}
