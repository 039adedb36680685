import Foundation

/// A model that imports only Foundation, whose formatters are not all available on Linux.
struct TripModel {
  var style: RelativeDateTimeFormatter.UnitsStyle = .full
  var start = Date(timeIntervalSinceReferenceDate: 0)
  var stops = ["Berlin", "Halle"]

  var summary: String {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = style
    let time = formatter.localizedString(for: start, relativeTo: start.addingTimeInterval(3_600))
    return "\(ListFormatter.localizedString(byJoining: stops)), \(time)"
  }
}

extension RelativeDateTimeFormatter {
  static let named: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    return formatter
  }()
}
