import Tributary

/// The scroll offset, published by the first view of the content.
private struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// Ten thousand rows, of which only the visible rows exist, under a bar that shows the scroll offset.
struct ScrollingPage: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      Color.clear
        .frame(height: 0)
        .background {
          GeometryReader { proxy in
            Color.clear.preference(key: OffsetKey.self, value: -proxy.frame(in: .scrollView).minY)
          }
        }
      LazyVStack(spacing: 0) {
        ForEach(0..<10_000, id: \.self) { row in
          HStack {
            Text("Row \(row)")
            Spacer()
            Image(systemName: row.isMultiple(of: 5) ? "star.fill" : "star").foregroundStyle(.orange)
          }
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(row.isMultiple(of: 2) ? Color.gray.opacity(0.12) : .clear)
          .accessibilityIdentifier("row-\(row)")
        }
      }
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      Text("Moved by \(Int(offset))")
        .foregroundStyle(.black)
        .frame(maxWidth: .infinity)
        .padding(8)
        .background(.yellow)
        .accessibilityIdentifier("bar")
    }
    .onPreferenceChange(OffsetKey.self) { offset = $0 }
    .accessibilityIdentifier("scroll")
  }
}
