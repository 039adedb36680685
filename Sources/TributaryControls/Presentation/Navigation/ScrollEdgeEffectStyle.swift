import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The effect on content that is scrolled under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case hard, soft
  }

  let kind: Kind?

  /// The default effect of the bar: a background with a line.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: nil) }
  /// A background with a line.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
  /// A gradient without a line.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

extension View {
  /// Sets the effect on content of this view that is scrolled under the bar above its page.
  ///
  /// - Parameters:
  ///   - style: The effect; `nil` for the default of the bar.
  ///   - edges: The edges. Only the top edge has an effect.
  ///
  /// > Source: conformance TOOLBAR-25.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    navigationBar(NavigationBarSettings(edgeEffect: edges.contains(.top) ? style?.kind : nil))
  }

  /// Hides the effect on content of this view that is scrolled under the bar above its page, including the background
  /// of the bar.
  ///
  /// - Parameters:
  ///   - hidden: Whether the effect is hidden.
  ///   - edges: The edges. Only the top edge has an effect.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    navigationBar(NavigationBarSettings(hasGround: hidden && edges.contains(.top) ? false : nil))
  }
}

extension Color {
  /// The background of the window, as a color.
  static var ground: Color { Color(.system(.background, opacity: 1)) }
}

/// A modifier that extends a view into the safe area with mirrored and blurred copies.
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

  /// Returns a copy of the view, mirrored at the edge that it shares with an area and clipped to the area.
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
  /// Extends this view under the bars around it with mirrored and blurred copies, each with separate state.
  ///
  /// > Source: conformance SAFE-61.
  public nonisolated func backgroundExtensionEffect() -> some View { modifier(BackgroundExtension()) }
}
