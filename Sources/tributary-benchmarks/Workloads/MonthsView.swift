import Tributary

/// A month selector with a border that follows the selection.
///
/// Every month publishes its frame. The selector stores the frames in state and positions the border on one of them.
struct MonthsView: View {
  nonisolated static let monthsPerRow = 10

  let count: Int

  @State private var selected = 0
  @State private var frames: [CGRect] = []

  var body: some View {
    ZStack(alignment: .topLeading) {
      if frames.indices.contains(selected) {
        Rectangle()
          .stroke(Color.green, lineWidth: 3)
          .frame(width: frames[selected].width, height: frames[selected].height)
          .offset(x: frames[selected].minX, y: frames[selected].minY)
      }
      VStack(spacing: 8) {
        ForEach(0..<(count / Self.monthsPerRow)) { row in
          HStack(spacing: 8) {
            ForEach(0..<Self.monthsPerRow) { column in
              MonthView(index: row * Self.monthsPerRow + column, selected: $selected)
            }
          }
        }
      }
    }
    .coordinateSpace(name: "months")
    .onPreferenceChange(FramesKey.self) { frames = $0 }
    .accessibilityIdentifier("months")
  }
}

/// A month that is selected with a tap.
struct MonthView: View {
  let index: Int
  @Binding var selected: Int

  var body: some View {
    Text("Month \(index)")
      .padding(10)
      .onTapGesture { selected = index }
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: FramesKey.self, value: [proxy.frame(in: .named("months"))])
        })
  }
}

/// The frames of all months in view order, in the coordinate space of the selector.
enum FramesKey: PreferenceKey {
  static let defaultValue: [CGRect] = []

  static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
}
