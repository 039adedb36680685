import Tributary

/// A table with columns as wide as their widest cell, a cell that spans two columns, and a column with a custom
/// alignment.
struct GridPage: View {
  private let stations = [("Bern", 120, 4.5), ("Thun", 28, 31.25), ("Spiez", 9, 40)]

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 8) {
      GridRow {
        Text("Station").bold()
        Text("Trains").bold().gridColumnAlignment(.trailing)
        Text("km").bold().gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(stations, id: \.0) { name, trains, distance in
        GridRow {
          Text(name)
          Text("\(trains)").accessibilityIdentifier("\(name)-trains")
          Text("\(distance)").accessibilityIdentifier("\(name)-distance")
        }
      }
      GridRow {
        Text("A cell that covers two columns")
          .foregroundStyle(.black)
          .padding(6)
          .background(.yellow, in: .rect(cornerRadius: 6))
          .accessibilityIdentifier("wide")
          .gridCellColumns(2)
        Image(systemName: "tag.fill")
      }
    }
    .padding(20)
    .border(.secondary)
    .accessibilityIdentifier("grid")
  }
}
