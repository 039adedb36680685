import Tributary

// Code as written for SwiftUI, in the style of Apple's documentation, with only the import replaced.

struct ScoreTable: View {
  let scores: [(name: String, points: Int)]

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 10, verticalSpacing: 2) {
      GridRow {
        Text("Name")
        Text("Points").gridColumnAlignment(.trailing)
      }
      .font(.headline)
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(scores, id: \.name) { score in
        GridRow {
          Text(score.name).accessibilityIdentifier("name-\(score.name)")
          Text("\(score.points)").accessibilityIdentifier("points-\(score.name)")
        }
      }
      GridRow(alignment: .center) {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        Text("total").gridCellAnchor(.bottomTrailing)
      }
      GridRow { Text("all of it").gridCellColumns(2).accessibilityIdentifier("wide") }
    }
  }
}

struct Progress: View {
  let done: Double

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text(done.formatted(.percent))
        Color.blue.frame(width: 100, height: 4)
      }
      .accessibilityIdentifier("long")
      Text(done.formatted(.percent)).accessibilityIdentifier("short")
    }
  }
}
