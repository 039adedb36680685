@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

extension View {
  /// Draws a line below text inside this view.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(
      EnvironmentTransformModifier {
        $0.values.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
      })
  }

  /// Draws a line through text inside this view.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(
      EnvironmentTransformModifier {
        $0.values.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
      })
  }

  /// Adds a distance after each character of text inside this view, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.kerning = kerning })
  }

  /// Adds a distance after each character of text inside this view, in points; it wins over kerning.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.tracking = tracking })
  }

  /// Draws text inside this view higher by a distance, in points; negative is lower. Lines grow by that.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.baselineOffset = baselineOffset })
  }

  /// Sets whether characters of text inside this view may move closer, by up to a twentieth of their font's size, before
  /// text that does not fit becomes smaller or is cut.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.allowsTightening = flag })
  }
}
