import TributaryGeometry

/// The space into which text is broken, with all values that are independent of the text's characters.
struct TextColumn {
  /// The font of text in one style.
  let font: ResolvedFont
  /// The text with its styles, if it has several.
  let styled: StyledText?
  let measurer: any TextMeasurer
  /// The metrics of each run, if lines differ in height; otherwise empty.
  let runMetrics: ContiguousArray<LineMetrics>
  var limits: ColumnLimits

  /// Creates a column for text in one font.
  init(
    font: ResolvedFont, width: CGFloat?, lineLimit: Int?, height: CGFloat?, lineSpacing: CGFloat,
    measurer: any TextMeasurer
  ) {
    self.init(
      font: font, styled: nil, lineMetrics: measurer.validLineMetrics(of: font), runMetrics: [], width: width,
      lineLimit: lineLimit, height: height, lineSpacing: lineSpacing, measurer: measurer)
  }

  /// Creates a column for text in several styles.
  init(
    _ text: StyledText, width: CGFloat?, lineLimit: Int?, height: CGFloat?, lineSpacing: CGFloat,
    measurer: any TextMeasurer
  ) {
    let metrics = ContiguousArray(text.runs.map { $0.style.metrics(measurer) })
    let first = metrics.first ?? LineMetrics(ascent: 0, descent: 0)
    self.init(
      font: text.runs.first?.style.font ?? .body, styled: text, lineMetrics: first,
      runMetrics: metrics.allSatisfy { $0 == first } ? [] : metrics, width: width, lineLimit: lineLimit, height: height,
      lineSpacing: lineSpacing, measurer: measurer)
  }

  private init(
    font: ResolvedFont, styled: StyledText?, lineMetrics: LineMetrics, runMetrics: ContiguousArray<LineMetrics>,
    width: CGFloat?, lineLimit: Int?, height: CGFloat?, lineSpacing: CGFloat, measurer: any TextMeasurer
  ) {
    self.font = font
    self.styled = styled
    self.measurer = measurer
    self.runMetrics = runMetrics
    limits = ColumnLimits(
      lineMetrics, isEven: runMetrics.isEmpty, width: width, lineLimit: lineLimit, height: height,
      lineSpacing: lineSpacing, breaksLines: measurer.breaksLines)
  }

  /// Returns the width of a part of the text, in points.
  func width(of text: Substring) -> CGFloat {
    styled?.width(of: text, measurer) ?? measurer.validWidth(of: text, in: font)
  }

  /// The minimum width of an ellipsis in the text, in points.
  var ellipsisWidth: CGFloat {
    guard let styled else { return measurer.validWidth(of: "…", in: font) }
    return styled.runs.reduce(.infinity) { min($0, StyledText.width(of: "…", in: $1.style, measurer)) }
  }

  /// Returns the width of a line's content, in points.
  func width(of line: Content) -> CGFloat {
    guard let tail = line.tail else { return width(of: line.head) }
    guard let styled else { return measurer.validWidth(of: line.string[...], in: font) }
    let ellipsis = StyledText.width(of: "…", in: styled.runs[styled.ellipsisRun(in: line)].style, measurer)
    return width(of: line.head) + ellipsis + width(of: tail)
  }

  /// Returns the metrics of a line.
  func metrics(of line: Content) -> LineMetrics {
    guard !runMetrics.isEmpty, let styled else { return limits.lineMetrics }
    var result = runMetrics[styled.runIndex(at: line.head.startIndex)]
    if line.tail != nil { result = runMetrics[styled.ellipsisRun(in: line)] }
    func add(_ text: Substring) { styled.forEachPiece(of: text) { result.include(runMetrics[$1]) } }
    add(line.head)
    if let tail = line.tail { add(tail) }
    return result
  }

  /// Returns the distance from the bottom of a line to the top of the next, in points.
  func gap(after metrics: LineMetrics) -> CGFloat { metrics.leading + limits.lineSpacing }
}

extension StyledText.Style {
  /// Returns the metrics of a line with text in this style.
  fileprivate func metrics(_ measurer: any TextMeasurer) -> LineMetrics {
    var metrics = measurer.validLineMetrics(of: font)
    guard rise != 0, rise.isFinite else { return metrics }
    metrics.ascent = max(0, metrics.ascent + max(rise, 0))
    metrics.descent = max(0, metrics.descent - min(rise, 0))
    return metrics
  }
}

extension LineMetrics {
  fileprivate mutating func include(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}
