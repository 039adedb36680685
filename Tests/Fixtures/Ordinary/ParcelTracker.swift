import SwiftUI

struct ParcelTracker: View {
  @State private var parcels: [Parcel] = []
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .body) private var iconSize: CGFloat = 24

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("You expect ^[\(parcels.count) parcel](inflect: true)")
        .font(.title2)
      ForEach(parcels.isEmpty ? Parcel.placeholders : parcels) { parcel in
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: parcel.icon)
            .symbolVariant(.fill)
            .imageScale(.large)
            .frame(width: iconSize)
          VStack(alignment: .leading) {
            Text(parcel.name).lineLimit(typeSize.isAccessibilitySize ? nil : 1)
            Text("Arrives in \(parcel.arrival, style: .relative)")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          Spacer()
          Text(parcel.code).privacySensitive()
        }
        .redacted(reason: parcels.isEmpty ? .placeholder : [])
      }
      Text(timerInterval: Parcel.now...Parcel.now.addingTimeInterval(90), countsDown: true)
        .accessibilityIdentifier("next look")
      Button("Look") { withAnimation { parcels = Parcel.samples } }
    }
    .padding()
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }
}

struct Parcel: Identifiable {
  let id: Int
  let name: String
  let icon: String
  let code: String
  let arrival: Date

  static let now = Date(timeIntervalSince1970: 1_700_000_000)
  static let samples = [
    Parcel(id: 1, name: "Books", icon: "book", code: "4711", arrival: now.addingTimeInterval(7_500)),
    Parcel(id: 2, name: "A lamp", icon: "lightbulb", code: "0815", arrival: now.addingTimeInterval(200_000)),
  ]
  static let placeholders = [
    Parcel(id: -1, name: "Something", icon: "shippingbox", code: "0000", arrival: now.addingTimeInterval(3_600))
  ]
}
