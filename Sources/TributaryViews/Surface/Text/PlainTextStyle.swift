@_spi(Engine) import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry
package import TributaryLayout

/// What an environment says about text that says nothing itself, worked out once for all such texts in it.
package final class PlainTextStyle {
  package let line: TextLineStyle
  package let spacing: ViewSpacing
  private let measurer: any TextMeasurer
  private let breaksLines: Bool
  /// Whether text that does not fit is made smaller or tighter before it is cut.
  private let isScalable: Bool
  /// What a paragraph that is broken into lines needs; see `TextParagraph`.
  private let lineLimit: Int?
  private let lineSpacing: CGFloat
  private let truncation: TextTruncation
  /// Whether such text is shown as it is written, in one font; nothing here holds for text that is not.
  package let isPlain: Bool

  package init(_ values: BuiltInValues) {
    let font = TextParagraph.font(of: nil, in: values)
    measurer = values.textMeasurer
    breaksLines = measurer.breaksLines
    line = TextLineStyle(font, measurer.validLineMetrics(of: font))
    isScalable = values.minimumScaleFactor < 1 || values.allowsTightening
    lineLimit = values.lineLimit
    lineSpacing = values.lineSpacing
    truncation = values.truncationMode.truncation
    isPlain = values.showsPlainText
    spacing = .text(
      lineHeight: line.height,
      pixelLength: values.displayScale > 0 ? 1 / values.displayScale : 1)
  }

  /// Whether the answer to every proposal is the same.
  package func isRigid(_ content: String) -> Bool {
    !breaksLines || (content.isOneCharacterOrNone && !isScalable)
  }

  /// The width of a text on one line, or infinity if it has to have several.
  package func wholeWidth(of content: String) -> CGFloat {
    content.isOneParagraph ? measurer.validWidth(of: content[...], in: line.font) : .infinity
  }

  /// The size of a text that fits on one line as it is; `nil` if it has to be broken, cut or made smaller, or if only
  /// measuring it can tell.
  ///
  /// - Parameter wholeWidth: What ``wholeWidth(of:)`` answered.
  package func wholeSize(_ wholeWidth: CGFloat, for proposal: ProposedViewSize) -> CGSize? {
    guard wholeWidth.isFinite, !(isScalable && breaksLines) else { return nil }
    var width = wholeWidth
    if breaksLines, let offer = proposal.width, offer != .infinity {
      let limit = offer > 0 ? offer : 0
      guard wholeWidth <= limit + TextBreaker.tolerance else { return nil }
      width = min(wholeWidth, limit)
    }
    return CGSize(width: width, height: line.height)
  }

  /// The size of a text of one paragraph that does not fit on one line, and the proposals with the same answer; `nil` if it may be
  /// made smaller.
  ///
  /// What `TextParagraph` answers for such a text, without the parts that only styled text needs.
  package func brokenSize(of content: String, for proposal: ProposedViewSize) -> (size: CGSize, region: ProposalRegion)?
  {
    guard isPlain, breaksLines, !isScalable else { return nil }
    let metrics = TextBreaker.metrics(
      of: content, font: line.font, width: proposal.width, lineLimit: lineLimit, height: proposal.height,
      truncation: truncation, lineSpacing: lineSpacing, measurer: measurer)
    if metrics.lineCount == 1, !metrics.isTruncated { return nil }
    var region = ProposalRegion(proposal)
    // In a wider column the lines are others; in a higher one no more lines fit than there are.
    if !metrics.isTruncated || metrics.lineCount == lineLimit {
      region.height = proposal.heights(from: metrics.size.height)
    }
    return (metrics.size, region)
  }
}
