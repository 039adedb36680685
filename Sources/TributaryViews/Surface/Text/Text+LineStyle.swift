@_spi(Engine) package import TributaryEngine
public import TributaryDrawing
package import TributaryGeometry

extension Text {
  /// How a line below or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of the line.
    public var pattern: Pattern
    /// `nil` for that of the text.
    public var color: Color?

    /// A line with a pattern; without a colour it has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// An unbroken line in the colour of the text.
    public static let single = LineStyle()

    /// The strokes that a line is made of.
    public struct Pattern: Hashable, Sendable {
      /// Dashes and gaps in turn, in widths of the line.
      package let dash: [CGFloat]

      /// An unbroken line.
      public static let solid = Pattern(dash: [])
      /// Dots.
      public static let dot = Pattern(dash: [1, 2])
      /// Dashes.
      public static let dash = Pattern(dash: [4, 2])
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(dash: [4, 2, 1, 2])
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(dash: [4, 2, 1, 2, 1, 2])
    }
  }
}

extension Text.LineStyle {
  /// The line as it is drawn.
  package func decoration(in environment: EnvironmentValues) -> TextDecoration {
    TextDecoration(dash: pattern.dash, paint: color?._paint(in: environment))
  }
}
