public import TributaryGeometry

/// A type that breaks text into lines.
///
/// - A line ends at a line break of the text, or before a word that does not fit: at spaces, after a hyphen between
///   letters, or between East Asian wide characters. Spaces at such a break extend beyond the line and are not
///   measured; spaces at the end of a paragraph are measured if they fit. A word longer than a line is divided between
///   characters.
/// - The result is as wide as the widest line. It exceeds the proposal only if a single character does.
/// - Without a width or with an infinite one, the result is as wide as the widest paragraph; negative widths and
///   not-a-number count as 0.
/// - Lines beyond the limit or the height are omitted, and the last line ends in an ellipsis (see ``TextTruncation``).
///   The first line is never omitted.
/// - Empty text is one empty line with zero width and the height of a line.
/// - If the measurer does not break lines, each paragraph is one line for every proposal; only the line limit applies.
///
/// Leading means left here. Right-to-left layout exchanges the alignment.
public enum TextBreaker {
  /// Returns the lines of a text.
  ///
  /// - Parameters:
  ///   - text: The text to break.
  ///   - font: The font of the text.
  ///   - width: The maximum width of a line, in points.
  ///   - lineLimit: The maximum number of lines; values less than 1 count as 1.
  ///   - height: The maximum height of all lines, in points.
  ///   - alignment: The alignment of lines that are shorter than the widest.
  ///   - truncation: The part of the text that an ellipsis replaces.
  ///   - lineSpacing: The additional distance between lines, in points; negative values and not-a-number count as 0.
  ///   - measurer: The source of text measurements.
  /// - Returns: The lines with their positions.
  /// - Complexity: O(*n*) in the length of the displayed text, plus the measurements of its parts.
  public static func layout(
    _ text: String, font: ResolvedFont, width: CGFloat? = nil, lineLimit: Int? = nil, height: CGFloat? = nil,
    alignment: TextAlignment = .leading, truncation: TextTruncation = .tail, lineSpacing: CGFloat = 0,
    measurer: any TextMeasurer
  ) -> TextLayout {
    let column = TextColumn(
      font: font, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing, measurer: measurer)
    var lines: ContiguousArray<TextLayout.Line> = []
    let metrics = column.fill(with: text[...], truncation: truncation) { line in
      lines.append(
        TextLayout.Line(
          text: line.content.string, font: font, origin: CGPoint(x: 0, y: line.baseline), width: line.width,
          ascent: line.metrics.ascent, descent: line.metrics.descent))
    }
    if alignment != .leading {
      let share = alignment.share
      for index in lines.indices {
        lines[index].origin.x = (metrics.size.width - lines[index].width) * share
      }
    }
    return TextLayout(
      size: metrics.size, lines: lines, firstBaseline: metrics.firstBaseline, lastBaseline: metrics.lastBaseline)
  }

  /// Returns the metrics of ``layout(_:font:width:lineLimit:height:alignment:truncation:lineSpacing:measurer:)``
  /// without its lines.
  ///
  /// Lengths are in points. The function allocates memory only for truncation. A single line that fits is measured
  /// once.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - font: The font of the text.
  ///   - width: The maximum width of a line, in points.
  ///   - lineLimit: The maximum number of lines; values less than 1 count as 1.
  ///   - height: The maximum height of all lines, in points.
  ///   - truncation: The part of the text that an ellipsis replaces.
  ///   - lineSpacing: The additional distance between lines, in points; negative values and not-a-number count as 0.
  ///   - measurer: The source of text measurements.
  public static func metrics(
    of text: String, font: ResolvedFont, width: CGFloat? = nil, lineLimit: Int? = nil, height: CGFloat? = nil,
    truncation: TextTruncation = .tail, lineSpacing: CGFloat = 0, measurer: any TextMeasurer
  ) -> TextMetrics {
    let column = TextColumn(
      font: font, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing, measurer: measurer)
    return column.fill(with: text[...], truncation: truncation) { _ in }
  }

  /// Returns the minimum width of a text, in points: that of its widest character, or that of its widest paragraph if
  /// the measurer does not break lines.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - font: The font of the text.
  ///   - measurer: The source of text measurements.
  /// - Complexity: O(*n*) measurements; each ASCII character is measured once.
  public static func minimumWidth(of text: String, font: ResolvedFont, measurer: any TextMeasurer) -> CGFloat {
    guard measurer.breaksLines else {
      return metrics(of: text, font: font, measurer: measurer).size.width
    }
    var seen: (low: UInt64, high: UInt64) = (0, 0)
    var widest: CGFloat = 0
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let character = text[index..<next]
      index = next
      if let code = character.utf8.first, code < 128, character.utf8.count == 1 {
        let bit = UInt64(1) << UInt64(code & 63)
        let isNew = (code < 64 ? seen.low : seen.high) & bit == 0
        guard isNew else { continue }
        if code < 64 { seen.low |= bit } else { seen.high |= bit }
      }
      widest = max(widest, measurer.validWidth(of: character, in: font))
    }
    return widest
  }
}

extension TextAlignment {
  /// The fraction of a shorter line's free space that precedes the line.
  var share: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension TextBreaker {
  /// The length by which a line may exceed the width and still fit, in points.
  package static var tolerance: CGFloat { ColumnLimits.tolerance }
}

extension String {
  /// Whether the text is empty or a single ASCII character other than a line break, so that it cannot be broken or
  /// truncated.
  package var isOneCharacterOrNone: Bool { utf8.count <= 1 && (isEmpty || isOneParagraph) }

  /// Whether the text contains no line break.
  package var isOneParagraph: Bool {
    // Most text contains none, and a check of the bytes is the fastest.
    if utf8.withContiguousStorageIfAvailable({ !$0.mayHoldLineBreak }) ?? false { return true }
    return self[...].firstLineBreak(from: startIndex) == nil
  }
}

extension TextMeasurer {
  /// Returns the line metrics, with 0 for values that are negative or not finite.
  package func validLineMetrics(of font: ResolvedFont) -> LineMetrics {
    let metrics = lineMetrics(of: font)
    return LineMetrics(
      ascent: metrics.ascent.asExtent, descent: metrics.descent.asExtent, leading: metrics.leading.asExtent)
  }

  /// Returns the width, or 0 if a measurer violates its contract with a value that is negative or not finite.
  package func validWidth(of text: Substring, in font: ResolvedFont) -> CGFloat {
    let width = width(of: text, in: font)
    return width.asExtent
  }
}

/// The part of a text that an ellipsis replaces if the text does not fit.
public enum TextTruncation: Hashable, Sendable {
  /// The beginning of the last line.
  case head
  /// The middle of the last line.
  case middle
  /// The end of the last line.
  case tail
}

/// A run of text that is not divided if it fits a line, with the spaces after it.
struct Word {
  var start: String.Index
  var contentEnd: String.Index
  /// The index after the spaces.
  var end: String.Index
}
