import Tributary

/// Ten thousand tiles in as many columns as fit, in sections with pinned headers.
struct LazyGridPage: View {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], pinnedViews: .sectionHeaders) {
        ForEach(0..<10) { hundred in
          Section {
            ForEach(0..<1000, id: \.self) { number in
              RoundedRectangle(cornerRadius: 8).fill(colors[(number + hundred) % colors.count].opacity(0.6))
                .frame(height: 48)
                .overlay { Text("\(hundred * 1000 + number)") }
                .accessibilityIdentifier("tile-\(hundred * 1000 + number)")
            }
          } header: {
            Text("From \(hundred * 1000)").font(.headline)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(8)
              .background(.background)
              .accessibilityIdentifier("header-\(hundred)")
          }
        }
      }
      .padding(8)
    }
    .accessibilityIdentifier("scroll")
  }
}
