import Tributary

/// A badge over a corner of a square, as a layer of a ZStack and as an overlay.
struct OverlayAgainstZStackPage: View {
  var body: some View {
    HStack(spacing: 48) {
      ZStack(alignment: .topTrailing) {
        square("ZStack").accessibilityIdentifier("zstack-square")
        badge.accessibilityIdentifier("zstack-circle")
      }
      .border(Color.red)
      .accessibilityIdentifier("zstack")

      square("overlay")
        .accessibilityIdentifier("overlay-square")
        .overlay(alignment: .topTrailing) {
          badge.accessibilityIdentifier("overlay-circle")
        }
        .border(Color.red)
        .accessibilityIdentifier("overlay")
    }
  }

  private func square(_ label: String) -> some View {
    Panel(label, .blue, width: 200, height: 200)
  }

  /// Its alignment guides are its center, so that the center is placed on the corner.
  private var badge: some View {
    Circle()
      .fill(Color.orange)
      .frame(width: 60, height: 60)
      .alignmentGuide(.trailing) { $0.width / 2 }
      .alignmentGuide(.top) { $0.height / 2 }
  }
}
