import Tributary

/// Overlapping rows, one of them raised.
struct ZIndexOverlapPage: View {
  @State private var raised = 1
  private let colors: [Color] = [.red, .orange, .green, .blue]

  var body: some View {
    VStack(spacing: -20) {
      ForEach(0..<colors.count, id: \.self) { row in
        Panel(row == raised ? "row \(row + 1), zIndex 1" : "row \(row + 1)", colors[row], height: 80)
          .frame(width: 240 + CGFloat(row) * 40)
          .zIndex(row == raised ? 1 : 0)
          .onTapGesture { raised = row }
          .accessibilityIdentifier("row-\(row + 1)")
      }
    }
  }
}
