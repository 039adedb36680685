public import TributaryGeometry

/// What a text measures, without its lines.
public struct TextMetrics: Hashable, Sendable {
  /// In points; see ``TextLayout/size``.
  public var size: CGSize
  /// From the top to the first line's baseline, in points.
  public var firstBaseline: CGFloat
  /// From the top to the last line's baseline, in points.
  public var lastBaseline: CGFloat
  /// At least 1.
  public var lineCount: Int
  /// Whether an ellipsis stands for what did not fit.
  public var isTruncated: Bool

  /// The size of laid out text and its baselines from the top, in points.
  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int = 1, isTruncated: Bool = false
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}
