public import TributaryGeometry

/// Heights of one line of text, in points.
public struct LineMetrics: Sendable, Equatable {
  /// From the top of the line to its baseline.
  public var ascent: CGFloat
  /// From the baseline to the bottom of the line.
  public var descent: CGFloat
  /// Between the bottom of a line and the top of the next.
  public var leading: CGFloat

  /// The lengths of a line, in points.
  public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }
}
