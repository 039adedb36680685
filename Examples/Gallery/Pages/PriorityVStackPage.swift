import Tributary

/// Columns of a color, a gap of 20 points, and a color with priority 1.
struct PriorityVStackPage: View {
  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      Column(name: "equal", priority: 0, height: 300)
      Column(name: "low", priority: -100, height: 300)
      Column(name: "short", priority: 0, height: 20)
    }
  }

  private struct Column: View {
    let name: String
    /// The color of the 20 points in the middle.
    let priority: Double
    let height: CGFloat

    var body: some View {
      VStack(spacing: 0) {
        Color.red
          .accessibilityIdentifier("\(name)-top")
        Text("priority \(Int(priority))")
          .lineLimit(1)
          .frame(width: 120, height: 20)
          .layoutPriority(priority)
          .accessibilityIdentifier("\(name)-text")
        Color.green
          .layoutPriority(1)
          .accessibilityIdentifier("\(name)-bottom")
      }
      .frame(width: 120, height: height)
      .border(Color.gray)
      .accessibilityIdentifier(name)
    }
  }
}
