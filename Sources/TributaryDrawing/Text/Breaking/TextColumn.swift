import TributaryGeometry

/// The room that text is broken into, with everything that does not depend on the text's characters.
struct TextColumn {
  /// The font of text in one style.
  let font: ResolvedFont
  /// The text with its styles, if it has several.
  let styled: StyledText?
  let measurer: any TextMeasurer
  /// Those of every line, or of the first run where lines differ.
  let lineMetrics: LineMetrics
  /// Those of each run, where lines differ in height; empty where they do not.
  let runMetrics: ContiguousArray<LineMetrics>
  /// Width of a line, in points; infinite where nothing bounds it.
  let limit: CGFloat
  /// At least 1. Where lines differ in height, that limit stands in `heightLimit`.
  let maximumLines: Int
  /// In points; infinite where nothing bounds it.
  let heightLimit: CGFloat
  /// From the top of a line to the top of the next, in points.
  let lineAdvance: CGFloat
  private let lineSpacing: CGFloat

  /// What a line may be too long by, in points, and still fit: a parent that subtracts and adds lengths gets back a
  /// width that differs in the last bits.
  static let tolerance: CGFloat = 1e-6

  /// A column for text in one font.
  init(
    font: ResolvedFont, width: CGFloat?, lineLimit: Int?, height: CGFloat?, lineSpacing: CGFloat,
    measurer: any TextMeasurer
  ) {
    self.init(
      font: font, styled: nil, lineMetrics: measurer.validLineMetrics(of: font), runMetrics: [], width: width,
      lineLimit: lineLimit, height: height, lineSpacing: lineSpacing, measurer: measurer)
  }

  /// A column for text in several styles.
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
    let lineHeight = lineMetrics.ascent + lineMetrics.descent
    let lineAdvance = lineHeight + lineMetrics.leading + lineSpacing.asExtent

    var maximumLines = max(lineLimit ?? .max, 1)
    var heightLimit = CGFloat.infinity
    if measurer.breaksLines, let height, height != .infinity {
      heightLimit = height.asExtent
      if runMetrics.isEmpty, lineAdvance > 0 {
        let fitting = (heightLimit + Self.tolerance - lineHeight) / lineAdvance + 1
        // Beyond any text's number of lines the conversion need not be exact, only possible.
        maximumLines = min(maximumLines, fitting >= 1 ? Int(min(fitting, 1e15)) : 1)
      }
    }

    self.font = font
    self.styled = styled
    self.measurer = measurer
    self.lineMetrics = lineMetrics
    self.runMetrics = runMetrics
    self.lineAdvance = lineAdvance
    self.lineSpacing = lineSpacing.asExtent
    self.maximumLines = maximumLines
    self.heightLimit = heightLimit
    if measurer.breaksLines, let width, width != .infinity {
      self.limit = width.asExtent
    } else {
      self.limit = .infinity
    }
  }

  /// The width of a part of the text.
  func width(of text: Substring) -> CGFloat {
    styled?.width(of: text, measurer) ?? measurer.validWidth(of: text, in: font)
  }

  /// The least width that an ellipsis may have in the text.
  var ellipsisWidth: CGFloat {
    guard let styled else { return measurer.validWidth(of: "…", in: font) }
    return styled.runs.reduce(.infinity) { min($0, StyledText.width(of: "…", in: $1.style, measurer)) }
  }

  /// The width of what a line shows.
  func width(of line: Content) -> CGFloat {
    guard let tail = line.tail else { return width(of: line.head) }
    guard let styled else { return measurer.validWidth(of: line.string[...], in: font) }
    let ellipsis = StyledText.width(of: "…", in: styled.runs[styled.ellipsisRun(in: line)].style, measurer)
    return width(of: line.head) + ellipsis + width(of: tail)
  }

  /// The heights of a line.
  func metrics(of line: Content) -> LineMetrics {
    guard !runMetrics.isEmpty, let styled else { return lineMetrics }
    var result = runMetrics[styled.runIndex(at: line.head.startIndex)]
    if line.tail != nil { result = runMetrics[styled.ellipsisRun(in: line)] }
    func add(_ text: Substring) { styled.forEachPiece(of: text) { result.include(runMetrics[$1]) } }
    add(line.head)
    if let tail = line.tail { add(tail) }
    return result
  }

  /// From the bottom of a line to the top of the next, in points.
  func gap(after metrics: LineMetrics) -> CGFloat { metrics.leading + lineSpacing }

  func fits(_ width: CGFloat) -> Bool {
    width <= limit + Self.tolerance
  }
}

extension StyledText.Style {
  /// The heights that text in this style asks of its line.
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
