import TributaryDrawing
import TributaryGeometry

/// The bar above a page.
///
///     ┌──────────────────────────────┐  0          ┌──────────────────────────────┐  0
///     │ ‹ Back      Title            │             │ ‹ Back                       │
///     └──────────────────────────────┘ 44          │ Title                        │
///                inline                            └──────────────────────────────┘ 96
///                                                               large
struct NavigationBar: View {
  let title: Text?
  let isLarge: Bool
  let back: NavigationReturn?
  /// Whether something is scrolled under the bar, so that it needs a ground.
  let hasGround: Bool

  /// The height of the line with the button, in points.
  static var lineHeight: CGFloat { 44 }
  /// The height of the line with a large title.
  static var largeTitleHeight: CGFloat { 52 }
  private static let margin: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        backButton
        if !isLarge, let title {
          Spacer(minLength: 0)
          title.font(.headline).lineLimit(1)
          Spacer(minLength: 0)
          // As wide as the button, so that the title stands in the middle.
          backButton.hidden()
        } else {
          Spacer(minLength: 0)
        }
      }
      .frame(height: Self.lineHeight)
      if isLarge {
        title.font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.5).frame(height: Self.largeTitleHeight)
      }
    }
    .padding(.horizontal, Self.margin)
    .background(hasGround ? AnyShapeStyle(.background) : AnyShapeStyle(Color.clear))
    .overlay(alignment: .bottom) { Divider() }
  }

  @ViewBuilder private var backButton: some View {
    if let back {
      Button {
        back.perform()
      } label: {
        HStack(spacing: 4) {
          Image(systemName: "chevron.backward")
          Text(verbatim: "Back").lineLimit(1).fixedSize()
        }
      }
      .buttonStyle(.borderless)
    }
  }
}
