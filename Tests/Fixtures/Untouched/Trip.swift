import Foundation
import SwiftUI

struct Trip: View {
  private static let relative: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.dateTimeStyle = .named
    return formatter
  }()

  private let lengths: MeasurementFormatter = MeasurementFormatter()
  private let list: ListFormatter = ListFormatter()
  private var duration: DateComponentsFormatter = DateComponentsFormatter()
  let start: Date

  var body: some View {
    Text(start, formatter: Self.relative)
    Text(Measurement(value: 12, unit: UnitLength.kilometers), formatter: lengths)
    Text(duration.string(from: start, to: start.addingTimeInterval(90)) ?? "")
    Text(list.string(from: ["Berlin", "Halle"]) ?? "")
  }
}
