import Tributary

/// A chain of decorations that each extend beyond one side.
struct PaintOrderPage: View {
  var body: some View {
    Panel("Root", .blue, width: 200, height: 96)
      .accessibilityIdentifier("root")
      .overlay { layer("A", .red, x: -80, y: 48) }
      .background { layer("D", .orange, x: 80, y: -64) }
      .overlay { layer("B", .purple, x: -48, y: 64) }
      .background { layer("C", .green, x: 112, y: -48) }
  }

  private func layer(_ name: String, _ color: Color, x: CGFloat, y: CGFloat) -> some View {
    Panel(name, color, width: 96, height: 80)
      .accessibilityIdentifier(name)
      .offset(x: x, y: y)
  }
}
