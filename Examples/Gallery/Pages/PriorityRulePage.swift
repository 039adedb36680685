import Tributary

/// A case in which two interpretations of `layoutPriority` give different numbers.
struct PriorityRulePage: View {
  private let words = "text that could wrap"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      example("equal", "equal priorities: the less flexible text comes first", priority: 0)
      example("rule", "the color has priority 1: the text gets its minimum width", priority: 1)
      VStack(alignment: .leading, spacing: 0) {
        Text("the result if inflexible views came first")
        HStack(spacing: 0) {
          Text(words).lineLimit(1).fixedSize().accessibilityIdentifier("reading-text")
          Color.gray.layoutPriority(1).accessibilityIdentifier("reading-color")
        }
        .frame(width: 320, height: 32)
        .border(Color.gray)
      }
    }
  }

  private func example(_ name: String, _ caption: String, priority: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(caption)
      HStack(spacing: 0) {
        Text(words).lineLimit(1).accessibilityIdentifier("\(name)-text")
        Color.blue.layoutPriority(priority).accessibilityIdentifier("\(name)-color")
      }
      .frame(width: 320, height: 32)
      .border(Color.gray)
    }
  }
}
