import Tributary

/// Rows of 32 points from the top: a number, a button, a long press, a drag, and an automatic animation.
struct CounterView: View {
  @Binding var taps: Int
  @State private var isHeld = false
  @State private var drag = CGSize.zero
  @State private var hasSlid = false
  @State private var isLoaded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        row("Tapped \(taps)")
        if isLoaded { Text("loaded").frame(height: 32) }
      }
      row("More; please").onTapGesture { taps += 1 }
      row(isHeld ? "held" : "hold me").onLongPressGesture(minimumDuration: 0.5) { isHeld = true }
      Color.red
        .frame(width: 40, height: 32)
        .accessibilityIdentifier("card")
        .offset(drag)
        .gesture(DragGesture(minimumDistance: 0).onChanged { drag = $0.translation })
      Color.blue
        .frame(width: 40, height: 32)
        .accessibilityIdentifier("slider")
        .frame(width: 320, alignment: hasSlid ? .trailing : .leading)
        .onTapGesture { taps += 10 }
    }
    .task {
      await Task.yield()
      isLoaded = true
    }
    .onAppear {
      withAnimation(.linear(duration: 2)) { hasSlid = true }
    }
  }

  private func row(_ text: String) -> some View {
    Text(text)
      .frame(width: 160, height: 32)
      .contentShape(Rectangle())
      .accessibilityIdentifier(String(text.prefix(4)))
  }
}
