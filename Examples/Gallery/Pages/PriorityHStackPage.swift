import Tributary

/// The same row three times, with different priorities.
struct PriorityHStackPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Row(name: "none", first: 0, second: 0)
      Row(name: "first", first: 1, second: 0)
      Row(name: "second", first: 0, second: 1)
    }
    .frame(width: 400)
  }

  private struct Row: View {
    let name: String
    let first: Double
    let second: Double

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("priorities \(Int(first)) and \(Int(second))")
        HStack(spacing: 0) {
          Panel("20 to 300", .orange)
            .frame(minWidth: 20, maxWidth: 300)
            .layoutPriority(first)
            .accessibilityIdentifier("\(name)-a")
          Panel("40 or more", .blue)
            .frame(minWidth: 40)
            .layoutPriority(second)
            .accessibilityIdentifier("\(name)-b")
        }
        .frame(height: 48)
      }
    }
  }
}
