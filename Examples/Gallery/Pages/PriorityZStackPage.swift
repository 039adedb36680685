import Tributary

/// Three layers. The selected layer determines the size of the stack.
struct PriorityZStackPage: View {
  @State private var chosen = 150
  private let sides = [200, 150, 100]
  private let colors: [Color] = [.blue, .green, .orange]

  var body: some View {
    VStack(spacing: 64) {
      ZStack(alignment: .topTrailing) {
        ForEach(0..<sides.count, id: \.self) { index in
          Panel(
            "\(sides[index])", colors[index].opacity(0.7), width: CGFloat(sides[index]), height: CGFloat(sides[index])
          )
          .layoutPriority(sides[index] == chosen ? 1 : 0)
          .accessibilityIdentifier("layer-\(sides[index])")
        }
      }
      .border(Color.red, width: 2)
      .accessibilityIdentifier("stack")
      HStack(spacing: 16) {
        ForEach(sides, id: \.self) { side in
          Text(side == chosen ? "[\(side)]" : " \(side) ")
            .padding(.horizontal, 8)
            .contentShape(Rectangle())
            .onTapGesture { chosen = side }
            .accessibilityIdentifier("choose-\(side)")
        }
      }
    }
  }
}
