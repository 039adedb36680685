import TributaryGeometry

/// The lengths that limit the lines of a text, independent of its characters and styles.
struct ColumnLimits {
  /// The metrics of every line, or of the first run if lines differ.
  let lineMetrics: LineMetrics
  /// The maximum width of a line, in points; infinite if there is none.
  let limit: CGFloat
  /// The maximum number of lines, at least 1. If lines differ in height, `heightLimit` applies in addition.
  let maximumLines: Int
  /// The maximum height, in points; infinite if there is none.
  let heightLimit: CGFloat
  /// The distance from the top of a line to the top of the next, in points.
  let lineAdvance: CGFloat
  let lineSpacing: CGFloat
  /// The range of widths with the same lines, if it is recorded.
  var widths: UnsafeMutablePointer<WidthRange>?

  /// The length by which a line may exceed the limit and still fit, in points.
  ///
  /// A parent that subtracts and adds lengths may return a width that differs in the last bits.
  static let tolerance: CGFloat = 1e-6

  /// Creates the limits of a column.
  ///
  /// - Parameters:
  ///   - lineMetrics: The metrics of every line, or of the first run if lines differ.
  ///   - isEven: Whether all lines have the same height.
  ///   - breaksLines: Whether the measurer breaks lines, so that the width and the height apply.
  init(
    _ lineMetrics: LineMetrics, isEven: Bool, width: CGFloat?, lineLimit: Int?, height: CGFloat?,
    lineSpacing: CGFloat, breaksLines: Bool
  ) {
    let lineHeight = lineMetrics.ascent + lineMetrics.descent
    let lineAdvance = lineHeight + lineMetrics.leading + lineSpacing.asExtent

    var maximumLines = max(lineLimit ?? .max, 1)
    var heightLimit = CGFloat.infinity
    if breaksLines, let height, height != .infinity {
      heightLimit = height.asExtent
      if isEven, lineAdvance > 0 {
        let fitting = (heightLimit + Self.tolerance - lineHeight) / lineAdvance + 1
        // Beyond the number of lines of any text, the conversion need not be exact, but must not overflow.
        maximumLines = min(maximumLines, fitting >= 1 ? Int(min(fitting, 1e15)) : 1)
      }
    }

    self.lineMetrics = lineMetrics
    self.lineAdvance = lineAdvance
    self.lineSpacing = lineSpacing.asExtent
    self.maximumLines = maximumLines
    self.heightLimit = heightLimit
    if breaksLines, let width, width != .infinity {
      self.limit = width.asExtent
    } else {
      self.limit = .infinity
    }
  }

  func fits(_ width: CGFloat) -> Bool {
    let fits = width <= limit + Self.tolerance
    if let widths {
      if fits { widths.pointee.fits(width) } else { widths.pointee.exceeds(width) }
    }
    return fits
  }

  /// Returns whether a width fits in the column before an ellipsis.
  func fits(_ width: CGFloat, before ellipsis: CGFloat) -> Bool {
    let fits = width <= limit - ellipsis + Self.tolerance
    if let widths {
      if fits { widths.pointee.fits(width + ellipsis) } else { widths.pointee.exceeds(width + ellipsis) }
    }
    return fits
  }

  /// Returns the width limited to that of the column if it exceeds the limit by less than the tolerance. A single
  /// character may be wider.
  func clamped(_ width: CGFloat) -> CGFloat { fits(width) ? min(width, limit) : width }

  /// Returns the metrics of lines of equal height.
  func metrics(lineCount: Int, widest: CGFloat, isTruncated: Bool) -> TextMetrics {
    let lastTop = CGFloat(max(lineCount - 1, 0)) * lineAdvance
    let height = lastTop + lineMetrics.ascent + lineMetrics.descent
    return TextMetrics(
      size: CGSize(width: widest, height: height), firstBaseline: lineMetrics.ascent,
      lastBaseline: lastTop + lineMetrics.ascent, lineCount: lineCount, isTruncated: isTruncated)
  }
}
