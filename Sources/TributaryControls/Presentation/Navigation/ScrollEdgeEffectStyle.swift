import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) import TributaryViews

/// How what is scrolled under a bar goes out of sight.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case hard, soft
  }

  let kind: Kind?

  /// As the bar thinks fit: under a ground with a line.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: nil) }
  /// Under a ground with a line.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
  /// Little by little, without a line.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

extension View {
  /// Sets how what is scrolled in this view goes out of sight under the bar above its page.
  ///
  /// - Parameter edges: What does not hold the top changes nothing: at other edges nothing goes out of sight before the edge.
  ///
  /// > Source: conformance TOOLBAR-25.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    navigationBar(NavigationBarSettings(edgeEffect: edges.contains(.top) ? style?.kind : nil))
  }

  /// Shows what is scrolled in this view under the bar above its page as it is, without a ground between them.
  ///
  /// - Parameter edges: What does not hold the top changes nothing.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    navigationBar(NavigationBarSettings(hasGround: hidden && edges.contains(.top) ? false : nil))
  }
}

extension Color {
  /// The ground of the window, as a colour.
  static var ground: Color { Color(.system(.background, opacity: 1)) }
}

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
