package import TributaryGeometry

extension TextBreaker {
  /// Returns the metrics of ``metrics(of:font:width:lineLimit:height:truncation:lineSpacing:measurer:)``.
  ///
  /// - Parameter analyses: The table for the analysis of the text; `nil` if the text is measured only once.
  package static func metrics(
    of text: String, font: ResolvedFont, width: CGFloat?, lineLimit: Int?, height: CGFloat?,
    truncation: TextTruncation, lineSpacing: CGFloat, measurer: any TextMeasurer, analyses: TextAnalyses?
  ) -> TextMetrics {
    let column = TextColumn(
      font: font, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing, measurer: measurer)
    if let source = column.source(of: text, in: analyses) {
      return column.fill(with: source, truncation: truncation) { _, _ in }
    }
    return column.fill(with: text[...], truncation: truncation) { _ in }
  }

  /// Returns the metrics of a text, and the widths for which the text has the same lines.
  ///
  /// The parameters are those of ``metrics(of:font:width:lineLimit:height:truncation:lineSpacing:measurer:)``, whose
  /// result is the same. The range does not contain `width` if rounding might affect the lines.
  package static func metricsAndWidths(
    of text: String, font: ResolvedFont, width: CGFloat?, lineLimit: Int?, height: CGFloat?,
    truncation: TextTruncation, lineSpacing: CGFloat, measurer: any TextMeasurer, analyses: TextAnalyses?
  ) -> (metrics: TextMetrics, widths: WidthRange) {
    var column = TextColumn(
      font: font, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing, measurer: measurer)
    let source = column.source(of: text, in: analyses)
    var widths = WidthRange()
    let metrics = withUnsafeMutablePointer(to: &widths) {
      column.widths = $0
      if let source { return column.fill(with: source, truncation: truncation) { _, _ in } }
      return column.fill(with: text[...], truncation: truncation) { _ in }
    }
    return (metrics, widths)
  }

  /// Returns the lines of
  /// ``layout(_:font:width:lineLimit:height:alignment:truncation:lineSpacing:measurer:)``, which are created when they
  /// are read.
  ///
  /// - Parameters:
  ///   - style: The font of the text, and its metrics by the measurer.
  ///   - analyses: The table for the analysis of the text.
  package static func layout(
    _ text: String, style: TextLineStyle, width: CGFloat?, lineLimit: Int?, height: CGFloat?,
    alignment: TextAlignment, truncation: TextTruncation, lineSpacing: CGFloat, measurer: any TextMeasurer,
    analyses: TextAnalyses?
  ) -> TextLayout {
    let column = TextColumn(
      font: style.font, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing,
      measurer: measurer)
    guard let source = column.source(of: text, in: analyses) else {
      return layout(
        text, font: style.font, width: width, lineLimit: lineLimit, height: height, alignment: alignment,
        truncation: truncation, lineSpacing: lineSpacing, measurer: measurer)
    }
    var lines: ContiguousArray<TextColumn.AnalyzedLine> = []
    var ending: Int32?
    let metrics = column.fill(with: source, truncation: truncation) { line, tail in
      lines.append(line)
      ending = tail
    }
    let plain = PlainLines(
      text: text, style: style, share: alignment.share, lineAdvance: column.lineAdvance, lines: lines, tail: ending)
    return TextLayout(TextLayout.Paragraph(plain, metrics))
  }
}

extension TextColumn {
  /// Returns the analysis of a text in the font of the column, if its lines are the same as those of the text.
  func source(of text: String, in analyses: TextAnalyses?) -> Source? {
    guard let analyses, let units = measurer._units(in: font) else { return nil }
    return Source(analyses.analysis(of: text, units), units)
  }
}
