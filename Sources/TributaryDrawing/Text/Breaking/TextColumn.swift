import TributaryGeometry

/// The room that text is broken into, with everything that does not depend on the text.
struct TextColumn {
  let font: ResolvedFont
  let measurer: any TextMeasurer
  let lineMetrics: LineMetrics
  /// Width of a line, in points; infinite where nothing bounds it.
  let limit: CGFloat
  /// At least 1.
  let maximumLines: Int
  /// From the top of a line to the top of the next, in points.
  let lineAdvance: CGFloat

  /// What a line may be too long by, in points, and still fit: a parent that subtracts and adds lengths gets back a
  /// width that differs in the last bits.
  static let tolerance: CGFloat = 1e-6

  init(
    font: ResolvedFont, width: CGFloat?, lineLimit: Int?, height: CGFloat?, lineSpacing: CGFloat,
    measurer: any TextMeasurer
  ) {
    func valid(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }
    let lineMetrics = measurer.validLineMetrics(of: font)
    let lineHeight = lineMetrics.ascent + lineMetrics.descent
    let lineAdvance = lineHeight + lineMetrics.leading + valid(lineSpacing)

    var maximumLines = max(lineLimit ?? .max, 1)
    if measurer.breaksLines, let height, height != .infinity, lineAdvance > 0 {
      let fitting = (valid(height) + Self.tolerance - lineHeight) / lineAdvance + 1
      // Beyond any text's number of lines the conversion need not be exact, only possible.
      maximumLines = min(maximumLines, fitting >= 1 ? Int(min(fitting, 1e15)) : 1)
    }

    self.font = font
    self.measurer = measurer
    self.lineMetrics = lineMetrics
    self.lineAdvance = lineAdvance
    self.maximumLines = maximumLines
    if measurer.breaksLines, let width, width != .infinity {
      self.limit = valid(width)
    } else {
      self.limit = .infinity
    }
  }

  func width(of text: Substring) -> CGFloat {
    measurer.validWidth(of: text, in: font)
  }

  func fits(_ width: CGFloat) -> Bool {
    width <= limit + Self.tolerance
  }

  /// Breaks a text, hands over each line with its width, and says what they measure together.
  func fill(
    with text: Substring, truncation: TextTruncation, line emit: (Substring, CGFloat) -> Void
  ) -> TextMetrics {
    var count = 0
    var widest: CGFloat = 0
    var isTruncated = false
    func append(_ line: Substring, _ width: CGFloat) {
      // A line that is too long by less than the tolerance is as long as the limit; one character may be longer.
      let width = fits(width) ? min(width, limit) : width
      emit(line, width)
      count += 1
      widest = max(widest, width)
    }
    forEachLine(of: text) { line in
      guard count + 1 == maximumLines, line.hasMore else {
        append(text[line.start..<line.end], line.width)
        return true
      }
      isTruncated = true
      let rest = truncated(text, from: line.start, truncation)
      append(rest[...], width(of: rest[...]))
      return false
    }
    let lastTop = CGFloat(max(count - 1, 0)) * lineAdvance
    let height = lastTop + lineMetrics.ascent + lineMetrics.descent
    return TextMetrics(
      size: CGSize(width: widest, height: height), firstBaseline: lineMetrics.ascent,
      lastBaseline: lastTop + lineMetrics.ascent, lineCount: count, isTruncated: isTruncated)
  }
}
