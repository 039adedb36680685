import Tributary

/// Four layers with `zIndex` values, each within its container.
struct ZIndexScopePage: View {
  var body: some View {
    ZStack {
      Panel("red, 1", .red, width: 200, height: 120)
        .zIndex(1)
        .accessibilityIdentifier("red")
      Group {
        Text("in a Group, 1.5")
          .foregroundStyle(.black)
          .padding(8)
          .background(Color.yellow)
          .zIndex(1.5)
          .accessibilityIdentifier("group")
      }
      GreenStack()
        .zIndex(0.5)
        .accessibilityIdentifier("stack")
    }
  }
}

/// A separate container, which limits the effect of the 100 inside it.
private struct GreenStack: View {
  var body: some View {
    ZStack {
      Panel("green, 100 inside", .green, width: 280, height: 200).zIndex(100)
      Color.black.frame(width: 320, height: 40)
    }
  }
}

/// A colored rectangle with a label in its top-left corner.
struct Panel: View {
  let label: String
  let color: Color
  let width: CGFloat?
  let height: CGFloat?

  init(_ label: String, _ color: Color, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.label = label
    self.color = color
    self.width = width
    self.height = height
  }

  var body: some View {
    color
      .frame(width: width, height: height)
      .overlay(alignment: .topLeading) {
        Text(label).foregroundStyle(.white).lineLimit(1).padding(.horizontal, 8)
      }
  }
}
