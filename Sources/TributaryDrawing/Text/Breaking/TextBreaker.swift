public import TributaryGeometry

/// Makes lines of text.
///
/// - A line ends at a line break of the text, or where the next word would not fit: at spaces, after a hyphen between
///   letters, between East Asian wide characters. The spaces there hang beyond the line and do not count; spaces at
///   the end of a paragraph count if they fit. A word longer than a line is cut between characters.
/// - The answer is as wide as the widest line: never wider than proposed, unless one character alone is.
/// - No width or an infinite one means as wide as the paragraphs are; negative and not a number mean 0.
/// - Lines beyond the limit, or beyond the height, are left out, the last one kept ends in an ellipsis (see
///   ``TextTruncation``). The first line is always kept.
/// - Empty text is one empty line: no width, a line's height.
/// - Text of a measurer that does not break lines has one line a paragraph, whatever is proposed; only the line limit
///   counts.
///
/// Leading means left here: whoever lays out from right to left swaps the alignment.
public enum TextBreaker {
  /// The lines of a text.
  ///
  /// - Parameters:
  ///   - width: The width to break at, in points.
  ///   - lineLimit: The most lines; less than 1 counts as 1.
  ///   - height: The height that lines must fit, in points.
  ///   - alignment: Where lines stand that are shorter than the widest.
  ///   - lineSpacing: Added between lines, in points; negative and not a number count as 0.
  /// - Complexity: O(*n*) in the length of the text, as far as it is shown, and measures of all parts of it.
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

  /// What ``layout(_:font:width:lineLimit:height:alignment:truncation:lineSpacing:measurer:)`` would measure.
  ///
  /// Lengths are points. Allocates nothing unless it has to truncate. One line of text that fits costs one measure of it.
  public static func metrics(
    of text: String, font: ResolvedFont, width: CGFloat? = nil, lineLimit: Int? = nil, height: CGFloat? = nil,
    truncation: TextTruncation = .tail, lineSpacing: CGFloat = 0, measurer: any TextMeasurer
  ) -> TextMetrics {
    let column = TextColumn(
      font: font, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing, measurer: measurer)
    return column.fill(with: text[...], truncation: truncation) { _ in }
  }

  /// The least width that a text can be given: that of its widest character, or of its widest paragraph where the
  /// measurer does not break lines.
  ///
  /// - Complexity: O(*n*) measures; each ASCII character is measured once.
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
  /// The part of a shorter line's room that is before it.
  var share: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension TextBreaker {
  /// What a line may be too long by and still fit, in points.
  package static var tolerance: CGFloat { TextColumn.tolerance }
}

extension String {
  /// Whether this text is empty, or one character of ASCII that is no line break: nothing of it can be broken or cut.
  package var isOneCharacterOrNone: Bool { utf8.count <= 1 && (isEmpty || isOneParagraph) }

  /// Whether there is no line break in this text.
  package var isOneParagraph: Bool {
    // Nearly all text is, which its bytes tell fastest.
    if utf8.withContiguousStorageIfAvailable({ !$0.mayHoldLineBreak }) ?? false { return true }
    return self[...].firstLineBreak(from: startIndex) == nil
  }
}

extension TextMeasurer {
  /// The heights, with 0 for what is negative or not finite.
  package func validLineMetrics(of font: ResolvedFont) -> LineMetrics {
    let metrics = lineMetrics(of: font)
    return LineMetrics(
      ascent: metrics.ascent.asExtent, descent: metrics.descent.asExtent, leading: metrics.leading.asExtent)
  }

  /// The width, or 0 where a measurer breaks its promise and answers something negative or not finite.
  package func validWidth(of text: Substring, in font: ResolvedFont) -> CGFloat {
    let width = width(of: text, in: font)
    return width.asExtent
  }
}

/// Which end of a text that does not fit gives way to an ellipsis.
public enum TextTruncation: Hashable, Sendable {
  /// The beginning of the last line.
  case head
  /// The middle of the last line.
  case middle
  /// The end of the last line.
  case tail
}

/// A run of text that stays in one line if it fits there, and the spaces after it.
struct Word {
  var start: String.Index
  var contentEnd: String.Index
  /// After the spaces.
  var end: String.Index
}
