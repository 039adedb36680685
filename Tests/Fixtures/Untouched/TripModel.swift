import Foundation

/// A model that imports only Foundation, whose formatters are not all available on Linux.
struct TripModel {
  static let duration: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.hour, .minute]
    formatter.zeroFormattingBehavior = [.pad, .dropLeading]
    return formatter
  }()

  var style: DateComponentsFormatter.UnitsStyle = .full
  var options: MeasurementFormatter.UnitOptions = [.providedUnit, .naturalScale]
  var distance = Measurement(value: 12, unit: UnitLength.kilometers)
  var stops = ["Berlin", "Halle"]

  var summary: String {
    let lengths = MeasurementFormatter()
    lengths.unitOptions = options
    lengths.unitStyle = .long
    lengths.numberFormatter.maximumFractionDigits = 1
    let time = DateComponentsFormatter.localizedString(from: DateComponents(hour: 1), unitsStyle: style) ?? ""
    let stops = ListFormatter.localizedString(byJoining: stops)
    return "\(lengths.string(from: distance)), \(time), \(stops)"
  }
}

extension DateComponentsFormatter {
  static let minutes: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = .minute
    return formatter
  }()
}
