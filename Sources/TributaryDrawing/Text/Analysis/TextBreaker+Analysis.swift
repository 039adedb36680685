package import TributaryGeometry

extension TextBreaker {
  /// Returns the metrics of a text in one style.
  ///
  /// The other parameters and the result are those of
  /// ``metrics(of:font:width:lineLimit:height:truncation:lineSpacing:measurer:)``.
  ///
  /// - Parameters:
  ///   - style: The style of the text by the measurer.
  ///   - analyses: The table for the analysis of the text; `nil` if the text is measured only once.
  package static func metrics(
    of text: String, style: TextLineStyle, width: CGFloat?, lineLimit: Int?, height: CGFloat?,
    truncation: TextTruncation, lineSpacing: CGFloat, measurer: any TextMeasurer, analyses: TextAnalyses?
  ) -> TextMetrics {
    guard let analyzed = AnalyzedText(text, style, analyses) else {
      return metrics(
        of: text, font: style.font, width: width, lineLimit: lineLimit, height: height, truncation: truncation,
        lineSpacing: lineSpacing, measurer: measurer)
    }
    let limits = ColumnLimits(
      style.metrics, isEven: true, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing,
      breaksLines: measurer.breaksLines)
    return limits.fill(with: analyzed, truncation: truncation)
  }

  /// Returns the metrics of a text, and the widths for which the text has the same lines.
  ///
  /// The parameters and the metrics are those of
  /// ``metrics(of:style:width:lineLimit:height:truncation:lineSpacing:measurer:analyses:)``. The range does not contain
  /// `width` if rounding might affect the lines.
  package static func metricsAndWidths(
    of text: String, style: TextLineStyle, width: CGFloat?, lineLimit: Int?, height: CGFloat?,
    truncation: TextTruncation, lineSpacing: CGFloat, measurer: any TextMeasurer, analyses: TextAnalyses?
  ) -> (metrics: TextMetrics, widths: WidthRange) {
    var widths = WidthRange()
    let metrics = withUnsafeMutablePointer(to: &widths) { pointer in
      if let analyzed = AnalyzedText(text, style, analyses) {
        var limits = ColumnLimits(
          style.metrics, isEven: true, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing,
          breaksLines: measurer.breaksLines)
        limits.widths = pointer
        return limits.fill(with: analyzed, truncation: truncation)
      }
      var column = TextColumn(
        font: style.font, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing,
        measurer: measurer)
      column.limits.widths = pointer
      return column.fill(with: text[...], truncation: truncation) { _ in }
    }
    return (metrics, widths)
  }

  /// Returns the lines of a text in one style.
  ///
  /// The parameters are those of
  /// ``metrics(of:style:width:lineLimit:height:truncation:lineSpacing:measurer:analyses:)``. The result is that of
  /// ``layout(_:font:width:lineLimit:height:alignment:truncation:lineSpacing:measurer:)``, but the text is sliced only
  /// when its lines are read.
  package static func layout(
    _ text: String, style: TextLineStyle, width: CGFloat?, lineLimit: Int?, height: CGFloat?,
    alignment: TextAlignment, truncation: TextTruncation, lineSpacing: CGFloat, measurer: any TextMeasurer,
    analyses: TextAnalyses?
  ) -> TextLayout {
    guard let analyzed = AnalyzedText(text, style, analyses) else {
      return layout(
        text, font: style.font, width: width, lineLimit: lineLimit, height: height, alignment: alignment,
        truncation: truncation, lineSpacing: lineSpacing, measurer: measurer)
    }
    let limits = ColumnLimits(
      style.metrics, isEven: true, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing,
      breaksLines: measurer.breaksLines)
    var filled = FilledLines()
    let metrics = limits.fill(with: analyzed, truncation: truncation, into: &filled)
    let plain = PlainLines(
      text: text, style: style, share: alignment.share, lineAdvance: limits.lineAdvance, filled: filled)
    return TextLayout(TextLayout.Paragraph(plain, metrics))
  }
}
