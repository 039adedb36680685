import Tributary

/// The grid whose cells publish anchors of their bounds instead of their indices.
struct AnchorGridView: View {
  let rows: Int

  @State private var highlighted = 0

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<rows) { row in
        HStack(spacing: 8) {
          ForEach(0..<GridView.cellsPerRow) { column in
            AnchorCellView(index: row * GridView.cellsPerRow + column, highlighted: highlighted)
          }
        }
      }
    }
    .onPreferenceChange(BoundsKey.self) { GridDriver.delivered = $0.count }
  }
}

/// A cell as in the grid of indices, with an anchor in place of the index.
struct AnchorCellView: View {
  let index: Int
  let highlighted: Int

  @State private var mark = CellMark.plain

  var body: some View {
    Text(mark == .exclaimed ? "\(index)!" : "\(index)")
      .padding(10)
      .background(index == highlighted ? Color.yellow : Color.blue)
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
  }
}

/// The bounds of all cells, in view order.
enum BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
