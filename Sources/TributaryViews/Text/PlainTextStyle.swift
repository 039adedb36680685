package import TributaryDrawing
package import TributaryGeometry
package import TributaryLayout

#if DEBUG
  @_spi(Engine) package import TributaryEngine
#else
  @_spi(Engine) import TributaryEngine
#endif

/// The style of text without attributes in an environment, or of text with another font. It is computed once for all
/// such text views.
package final class PlainTextStyle {
  #if DEBUG
    package let lifetime = Lifetime()

    deinit { lifetime.end(Self.self) }
  #endif

  package let line: TextLineStyle
  package let spacing: ViewSpacing
  /// The metrics of a line without a line height, which determine the size of symbols.
  package let symbolMetrics: LineMetrics
  private let measurer: any TextMeasurer
  private let breaksLines: Bool
  /// Whether text that does not fit is scaled down or tightened before it is truncated.
  private let isScalable: Bool
  /// The line limit of a paragraph with several lines; see `TextParagraph`.
  private let lineLimit: Int?
  private let lineSpacing: CGFloat
  private let truncation: TextTruncation
  /// Whether the text is displayed unchanged, in one font. Otherwise the other properties do not apply.
  package let isPlain: Bool
  /// Whether the text is drawn as its characters in one font: it is neither redacted nor drawn by a renderer, and
  /// reserves no space.
  package let isDrawnAsIs: Bool

  /// - Parameter traits: The font of the text, if the text has traits.
  package init(_ values: BuiltInValues, _ traits: TextTraits? = nil) {
    let font = TextParagraph.font(of: traits, in: values)
    measurer = values.textMeasurer
    breaksLines = measurer.breaksLines
    line = TextLineStyle(font, measurer)
    symbolMetrics = measurer.withoutLineHeight.validLineMetrics(of: font)
    isScalable = values.minimumScaleFactor < 1 || values.allowsTightening
    lineLimit = values.lineLimit
    lineSpacing = values.lineSpacing
    truncation = values.truncationMode.truncation
    isPlain = values.showsPlainText
    isDrawnAsIs =
      isPlain && !values.isRedacted && values.textRendering == nil && !values.lineLimitReservesSpace
    spacing = .text(
      lineHeight: line.height,
      pixelLength: values.displayScale > 0 ? 1 / values.displayScale : 1)
  }

  /// Returns whether the text has the same size for every proposal.
  package func isRigid(_ content: String) -> Bool {
    !breaksLines || (content.isOneCharacterOrNone && !isScalable)
  }

  /// Returns the size of a text that has the same size for every proposal; `nil` for other text.
  package func rigidSize(of content: String, _ wholeWidth: CGFloat) -> CGSize? {
    isRigid(content) && wholeWidth.isFinite ? CGSize(width: wholeWidth, height: line.height) : nil
  }

  /// Returns the width of a text on one line, in points; infinity if the text has several lines.
  package func wholeWidth(of content: String) -> CGFloat {
    line.wholeWidth(of: content, by: measurer)
  }

  /// Returns the size of a text on one line; `nil` if the text must be wrapped, truncated, or scaled, or if it must be
  /// measured.
  ///
  /// - Parameters:
  ///   - wholeWidth: The result of ``wholeWidth(of:)``.
  ///   - proposal: The proposed size, in points.
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

  /// Returns the size of a paragraph that does not fit on one line, and the proposals with the same result; `nil` if
  /// the text may be scaled down.
  ///
  /// The result is the same as that of `TextParagraph`, without the steps that only styled text requires.
  package func brokenSize(
    of content: String, for proposal: ProposedViewSize, _ analyses: TextAnalyses
  ) -> (size: CGSize, region: ProposalRegion)? {
    guard isPlain, breaksLines, !isScalable else { return nil }
    let (metrics, widths) = TextBreaker.metricsAndWidths(
      of: content, style: line, width: proposal.width, lineLimit: lineLimit, height: proposal.height,
      truncation: truncation, lineSpacing: lineSpacing, measurer: measurer, analyses: analyses)
    if metrics.lineCount == 1, !metrics.isTruncated { return nil }
    let region = ProposalRegion(width: proposal.widths(in: widths), height: heights(of: metrics, for: proposal))
    return (metrics.size, region)
  }

  /// Returns the lines of a paragraph; `nil` if the text may be scaled down.
  ///
  /// The result is the same as that of `TextParagraph`, without the steps that only styled text requires.
  package func brokenLines(
    of content: String, for proposal: ProposedViewSize, _ alignment: TextAlignment, _ analyses: TextAnalyses
  ) -> TextLayout? {
    guard isPlain, !isScalable else { return nil }
    return TextBreaker.layout(
      content, style: line, width: proposal.width, lineLimit: lineLimit, height: proposal.height, alignment: alignment,
      truncation: truncation, lineSpacing: lineSpacing, measurer: measurer, analyses: analyses)
  }

  /// Returns the heights for which a text has the same number of lines.
  ///
  /// Additional height adds no lines to a text that is whole or has the limit of lines. In other cases, it adds the
  /// next line as soon as that line fits.
  private func heights(of metrics: TextMetrics, for proposal: ProposedViewSize) -> ProposedRange {
    var range = proposal.heights(from: metrics.lineCount == 1 ? 0 : metrics.size.height)
    if !metrics.isTruncated || metrics.lineCount == lineLimit || range.isExact { return range }
    range.high = metrics.size.height + line.metrics.leading + max(0, lineSpacing) + line.height - 1e-5
    range.holdsNil = false
    return range.contains(proposal.rawHeight) ? range : ProposedRange(proposal.rawHeight)
  }
}

extension ProposedViewSize {
  /// Returns the widths for which a text has the same lines, or only the proposed width if rounding might affect the
  /// lines.
  fileprivate func widths(in widths: WidthRange) -> ProposedRange {
    let range = ProposedRange(
      low: widths.low > 0 ? widths.low : -.infinity, high: widths.high, holdsNil: widths.high == .infinity)
    return range.contains(rawWidth) ? range : ProposedRange(rawWidth)
  }
}

#if DEBUG
  extension PlainTextStyle: Referable {}
#endif
