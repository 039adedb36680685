import Tributary

/// Three ways to move the blue card in front of the red one within one second.
struct ZIndexSwapPage: View {
  @State private var isSwapped = false

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 24) {
        column("zIndex") {
          card("red", .red, "z").offset(x: isSwapped ? 20 : -20).zIndex(isSwapped ? 0 : 1)
          card("blue", .blue, "z").offset(x: isSwapped ? -20 : 20, y: 24).zIndex(isSwapped ? 1 : 0)
        }
        column("opacity") {
          card("blue", .blue, "opacity")
          card("red", .red, "opacity").opacity(isSwapped ? 0 : 1)
        }
        column("transition") {
          if isSwapped {
            card("blue", .blue, "transition").transition(.move(edge: .bottom)).zIndex(1)
          } else {
            card("red", .red, "transition").transition(.opacity)
          }
        }
      }
      Text("Swap")
        .foregroundStyle(.black)
        .padding(8)
        .background(Color.yellow)
        .accessibilityIdentifier("swap")
        .onTapGesture { withAnimation(.linear(duration: 1)) { isSwapped.toggle() } }
    }
  }

  private func column(_ title: String, @ViewBuilder cards: () -> some View) -> some View {
    VStack(spacing: 8) {
      Text(title)
      ZStack { cards() }.frame(width: 128, height: 128)
    }
  }

  private func card(_ name: String, _ color: Color, _ column: String) -> some View {
    Panel(name, color, width: 80, height: 80).accessibilityIdentifier("\(column)-\(name)")
  }
}
