@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// Copies of a view, mirrored at its edges and blurred, as far as the safe area is taken away there.
private struct BackgroundExtension: ViewModifier, FrameworkComposite {
  /// The standard deviation of the blur, in points.
  private static let blur: CGFloat = 8

  func body(content: Content) -> some View {
    content.background {
      GeometryReader { proxy in
        let (size, insets) = (proxy.size, proxy.safeAreaInsets)
        ZStack(alignment: .topLeading) {
          copy(content, size, over: CGRect(x: 0, y: -insets.top, width: size.width, height: insets.top), x: 1, y: -1)
          copy(content, size, over: CGRect(x: 0, y: size.height, width: size.width, height: insets.bottom), x: 1, y: -1)
          copy(
            content, size, over: CGRect(x: -insets.leading, y: 0, width: insets.leading, height: size.height), x: -1,
            y: 1)
          copy(
            content, size, over: CGRect(x: size.width, y: 0, width: insets.trailing, height: size.height), x: -1, y: 1)
        }
      }
      .accessibilityHidden(true)
      .allowsHitTesting(false)
    }
  }

  /// The view mirrored at the edge that it shares with an area, as much of it as the area shows.
  @ViewBuilder
  private func copy(_ content: Content, _ size: CGSize, over area: CGRect, x: CGFloat, y: CGFloat) -> some View {
    if area.width > 0, area.height > 0 {
      let mirrored = CGPoint(
        x: x < 0 ? (area.minX < 0 ? -size.width : size.width) : 0,
        y: y < 0 ? (area.minY < 0 ? -size.height : size.height) : 0)
      content
        .frame(width: size.width, height: size.height)
        .scaleEffect(x: x, y: y)
        .blur(radius: Self.blur, opaque: true)
        .offset(x: mirrored.x - area.minX, y: mirrored.y - area.minY)
        .frame(width: area.width, height: area.height, alignment: .topLeading)
        .clipped()
        .offset(x: area.minX, y: area.minY)
    }
  }
}

extension View {
  /// Continues this view under the bars around it: with mirrored, blurred copies of itself, each of which keeps its own state.
  ///
  /// > Source: conformance SAFE-61.
  public nonisolated func backgroundExtensionEffect() -> some View { modifier(BackgroundExtension()) }
}
