import Foundation

extension Calendar {
  /// The Gregorian calendar with a time zone in which clocks change.
  static let berlin: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return calendar
  }()

  /// The Gregorian calendar with the locale of a formatter for date components.
  static func gregorian(_ locale: String) -> Calendar {
    var calendar = berlin
    calendar.locale = Locale(identifier: locale)
    return calendar
  }
}
