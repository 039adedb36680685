import Tributary

/// The grid with one view below it that feeds back into itself as soon as it is switched on, by way of the key of all cells.
struct LoopingGridView: View {
  let rows: Int

  @State private var isCollapsed = false

  var body: some View {
    VStack(spacing: 8) {
      GridView(rows: rows)
      LoopingView(isCollapsed: isCollapsed)
    }
    .onPreferenceChange(IndicesKey.self) { isCollapsed = ($0.last ?? 0) > 150 }
  }
}

/// Collapses when it is high, which makes it low, which lets it expand.
struct LoopingView: View {
  let isCollapsed: Bool

  @State private var isOn = false

  var body: some View {
    let _ = GridDriver.take(loop: $isOn)
    Color.blue.frame(height: isOn ? 424 : 100).frame(height: isCollapsed ? 150 : nil)
      .background(GeometryReader { Color.clear.preference(key: IndicesKey.self, value: [Int($0.size.height)]) })
  }
}
