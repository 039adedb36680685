public import TributaryGeometry

/// A source of text measurements. Layout uses no other source, so programs with the same measurer have identical
/// results.
///
/// The measurements of the same text in the same font must be constant: they are cached, and values that a measurer
/// reads are not observed.
///
/// A measurer measures single lines; `TextBreaker` breaks paragraphs into lines.
public protocol TextMeasurer: Sendable {
  /// Returns the advance width of text without line breaks, in points; never negative or NaN.
  func width(of text: Substring, in font: ResolvedFont) -> CGFloat

  /// Returns the metrics of one line, in points.
  func lineMetrics(of font: ResolvedFont) -> LineMetrics

  /// Whether a paragraph is broken into several lines if the proposed width is too small.
  ///
  /// For the value `false`, text is rigid: each paragraph is one line for every proposal.
  var breaksLines: Bool { get }

  /// Whether the positions of characters can be changed horizontally and vertically.
  ///
  /// For the value `false`, kerning, tracking and baseline offsets have no effect.
  var movesCharacters: Bool { get }

  /// Returns the unit of all widths in a font, if the measurer has one. The default implementation returns `nil`.
  func _units(in font: ResolvedFont) -> _TextUnits?
}

extension TextMeasurer {
  public var breaksLines: Bool { true }
  public var movesCharacters: Bool { true }
  public func _units(in font: ResolvedFont) -> _TextUnits? { nil }
}

/// The measurements of a text without its lines.
public struct TextMetrics: Hashable, Sendable {
  /// The size of the text in points; see ``TextLayout/size``.
  public var size: CGSize
  /// The distance from the top to the first line's baseline, in points.
  public var firstBaseline: CGFloat
  /// The distance from the top to the last line's baseline, in points.
  public var lastBaseline: CGFloat
  /// The number of lines; at least 1.
  public var lineCount: Int
  /// Whether an ellipsis replaces a part of the text.
  public var isTruncated: Bool

  /// Creates the metrics of a text.
  ///
  /// - Parameters:
  ///   - size: The size of the text, in points.
  ///   - firstBaseline: The distance from the top to the first line's baseline, in points.
  ///   - lastBaseline: The distance from the top to the last line's baseline, in points.
  ///   - lineCount: The number of lines; at least 1.
  ///   - isTruncated: Whether an ellipsis replaces a part of the text.
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

/// The vertical metrics of one line of text, in points.
public struct LineMetrics: Sendable, Equatable {
  /// The distance from the top of the line to its baseline.
  public var ascent: CGFloat
  /// The distance from the baseline to the bottom of the line.
  public var descent: CGFloat
  /// The distance from the bottom of a line to the top of the next.
  public var leading: CGFloat

  /// Creates the metrics of a line.
  ///
  /// - Parameters:
  ///   - ascent: The distance from the top of the line to its baseline, in points.
  ///   - descent: The distance from the baseline to the bottom of the line, in points.
  ///   - leading: The distance from the bottom of a line to the top of the next, in points.
  public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }
}
