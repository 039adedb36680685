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
