import Foundation
import SwiftUI

struct Trip: View {
  private static let relative: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.dateTimeStyle = .named
    return formatter
  }()

  private let list: ListFormatter = ListFormatter()
  let start: Date

  var body: some View {
    Text(start, formatter: Self.relative)
    Text(list.string(from: ["Berlin", "Halle"]) ?? "")
  }
}
