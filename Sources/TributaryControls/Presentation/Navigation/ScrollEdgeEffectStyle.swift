@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

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
