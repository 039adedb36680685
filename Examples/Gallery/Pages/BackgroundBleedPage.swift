import Tributary

/// Columns that fill the safe area, with backgrounds that extend into different edges.
struct BackgroundBleedPage: View {
  var body: some View {
    ZStack {
      HStack(spacing: 0) {
        column("all").background(Color.indigo)
        column("top").background(Color.blue, ignoresSafeAreaEdges: .top)
        column("none").background(Color.green, ignoresSafeAreaEdges: [])
        column("view").background {
          Color.orange.accessibilityIdentifier("view-fill").ignoresSafeArea()
        }
      }
      Color.clear
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("middle")
        .background(Color.red)
    }
  }

  private func column(_ name: String) -> some View {
    Text(name)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .accessibilityIdentifier(name)
  }
}
