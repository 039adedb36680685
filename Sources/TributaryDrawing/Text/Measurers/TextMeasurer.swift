public import TributaryGeometry

/// The source of every text measure. Layout asks nothing else, so two programs with one measurer agree to the bit.
///
/// The same text in the same font always has the same measures: they are remembered, and what a measurer reads is not observed.
///
/// A measurer answers about single lines; `TextBreaker` makes lines of paragraphs.
public protocol TextMeasurer: Sendable {
  /// Advance width of text without line breaks, in points; never negative, never NaN.
  func width(of text: Substring, in font: ResolvedFont) -> CGFloat

  /// Heights of one line, in points.
  func lineMetrics(of font: ResolvedFont) -> LineMetrics

  /// Whether a paragraph may become several lines where the proposed width is too small.
  ///
  /// Text of a measurer that answers `false` is rigid: one line per paragraph at every proposal.
  var breaksLines: Bool { get }

  /// Whether characters can stand closer, further apart, higher and lower than the font has them.
  ///
  /// Where a measurer answers `false`, kerning, tracking and baseline offsets change nothing.
  var movesCharacters: Bool { get }
}

extension TextMeasurer {
  public var breaksLines: Bool { true }
  public var movesCharacters: Bool { true }
}

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
