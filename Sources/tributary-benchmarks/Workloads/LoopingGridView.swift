import Tributary

/// The grid with one view below it that feeds back into itself as soon as it is switched on.
struct LoopingGridView: View {
  let rows: Int

  var body: some View {
    VStack(spacing: 8) {
      GridView(rows: rows)
      LoopingView()
    }
  }
}

/// Collapses when it is high, which makes it low, which lets it expand.
struct LoopingView: View {
  @State private var isOn = false
  @State private var isCollapsed = false

  var body: some View {
    let _ = GridDriver.take(loop: $isOn)
    Color.blue.frame(height: isOn ? 424 : 100).frame(height: isCollapsed ? 150 : nil)
      .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
      .onPreferenceChange(HeightKey.self) { isCollapsed = $0 > 150 }
  }
}

/// The greatest height.
enum HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
