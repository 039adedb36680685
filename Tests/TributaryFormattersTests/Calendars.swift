import Foundation

extension Calendar {
  /// The Gregorian calendar with a time zone in which clocks change.
  static let berlin: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return calendar
  }()
}
