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
