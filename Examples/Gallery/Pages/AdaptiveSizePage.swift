import Tributary

/// The height that the content of a card needs.
private struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// A card that rises from the bottom to the height of its text.
struct AdaptiveSizePage: View {
  @State private var isLong = false
  @State private var height: CGFloat = 0

  var body: some View {
    content
      .foregroundStyle(.black)
      .frame(height: height, alignment: .top)
      .frame(maxWidth: .infinity)
      .background(Color.yellow)
      .background(alignment: .top) { measured }
      .onPreferenceChange(HeightKey.self) { height = $0 }
      .accessibilityIdentifier("card")
      .onTapGesture { isLong.toggle() }
      .frame(maxHeight: .infinity, alignment: .bottom)
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(isLong ? "A long card" : "A short card")
      ForEach(0..<(isLong ? 6 : 1), id: \.self) { line in
        Text("line \(line + 1) of the card")
      }
    }
    .padding(16)
  }

  /// A second copy of the content at its ideal height, which is never drawn.
  private var measured: some View {
    content
      .fixedSize(horizontal: false, vertical: true)
      .background {
        GeometryReader { proxy in
          Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
        }
      }
      .hidden()
      .accessibilityIdentifier("copy")
  }
}
