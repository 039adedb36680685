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

extension DisplayRecorder {
  /// Draws a line along each line of a text.
  ///
  /// - Parameters:
  ///   - height: Of the line's middle above the baseline, in ems.
  ///   - paint: Has its place already: a gradient goes on from the text to its lines.
  package mutating func draw(
    _ style: Text.LineStyle, along layout: TextLayout, at origin: CGPoint, height: CGFloat, _ paint: Paint
  ) {
    for line in layout.lines where line.width > 0 {
      let width = line.font.size / 16
      let left = origin.x + line.origin.x
      let middle = origin.y + line.origin.y - line.font.size * height
      if style.pattern.dash.isEmpty {
        fill(CGRect(x: left, y: middle - width / 2, width: line.width, height: width), withPlaced: paint)
      } else if width > 0, !paint.isInvisible {
        var path = Path()
        path.move(to: CGPoint(x: left, y: middle))
        path.addLine(to: CGPoint(x: left + line.width, y: middle))
        let stroke = StrokeStyle(lineWidth: width, dash: style.pattern.dash.map { $0 * width })
        append(.path(DisplayPath(path, .stroke(stroke), paint)))
      }
    }
  }
}
