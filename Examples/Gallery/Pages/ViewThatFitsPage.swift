import Tributary

/// The first of several views that fits into the available space.
struct ViewThatFitsPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      ForEach([400, 220, 60], id: \.self) { width in
        ViewThatFits(in: .horizontal) {
          HStack {
            Image(systemName: "calendar")
            Text("Saturday, the 21st of November")
          }
          .accessibilityIdentifier("long-\(width)")
          HStack {
            Image(systemName: "calendar")
            Text("Sat, 21 Nov")
          }
          .accessibilityIdentifier("short-\(width)")
          Image(systemName: "calendar")
            .accessibilityIdentifier("symbol-\(width)")
        }
        .padding(8)
        .frame(width: CGFloat(width), alignment: .leading)
        .border(.blue)
      }
    }
  }
}
