import Foundation

/// The dates that can be picked.
struct DateBounds: Equatable {
  var least: Date?
  var most: Date?

  /// The nearest date within the bounds; the least where they exclude each other.
  func nearest(to date: Date) -> Date {
    if let least, date < least { return least }
    if let most, date > most { return max(most, least ?? most) }
    return date
  }

  /// Whether any time of a day can be picked.
  func holds(dayOf date: Date, in calendar: Calendar) -> Bool {
    guard let day = calendar.dateInterval(of: .day, for: date) else { return false }
    if let least, day.end <= least { return false }
    if let most, day.start > most { return false }
    return true
  }
}
