import Tributary

/// Texts with a geometry reader behind each, which measures the text.
struct GeometryBackgroundPage: View {
  var body: some View {
    VStack(spacing: 32) {
      Measured(name: "short", words: "short", progress: 0.5)
      Measured(name: "longer", words: "a somewhat longer text", progress: 0.75)
      Measured(name: "padded", words: "padded", progress: 0.25, inset: 32)
    }
  }

  private struct Measured: View {
    let name: String
    let words: String
    /// The fraction of the width that is filled.
    let progress: CGFloat
    var inset: CGFloat = 8

    var body: some View {
      Text(words)
        .padding(inset)
        .background {
          GeometryReader { proxy in
            ZStack(alignment: .leading) {
              Color.gray.opacity(0.3)
              Color.green
                .frame(width: proxy.size.width * progress)
                .accessibilityIdentifier("\(name)-fill")
            }
          }
        }
        .accessibilityIdentifier(name)
    }
  }
}
