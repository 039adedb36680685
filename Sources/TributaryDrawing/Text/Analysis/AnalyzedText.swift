import TributaryGeometry

/// A line of an analyzed text, in bytes.
struct AnalyzedLine {
  var start: Int32
  var end: Int32
  /// The width of the line, in points, including that of an ellipsis and the text after it.
  var width: CGFloat
}

/// The lines of an analyzed text.
struct FilledLines {
  var lines: ContiguousArray<AnalyzedLine> = []
  /// The start of the text after the ellipsis of the last line, which reaches to the end of the text; `nil` without an
  /// ellipsis.
  var tail: Int32?
}

/// An analyzed text and the unit of its advances, whose products are exact.
///
/// Sums of widths are then the widths of the whole, so that the lines are those of `TextColumn`.
struct AnalyzedText {
  let analysis: TextAnalysis
  private let units: _TextUnits

  /// Analyzes a text in a style; `nil` if the lines can differ from those of `TextColumn`.
  init?(_ text: String, _ style: TextLineStyle, _ analyses: TextAnalyses?) {
    guard let analyses, let units = style.units else { return nil }
    let analysis = analyses.analysis(of: text, units)
    // A truncated line adds an ellipsis.
    guard analysis.isComplete, units.isExact(upTo: analysis.whole + _TextUnits.widest) else { return nil }
    self.analysis = analysis
    self.units = units
  }

  func width(_ advance: Int32) -> CGFloat { CGFloat(advance) * units.unit }

  /// Returns the width of a part of the text, in points.
  func width(from start: Int32, to end: Int32) -> CGFloat { width(analysis.advance(from: start, to: end)) }

  /// The advance of an ellipsis.
  var ellipsis: Int32 { Int32(units.table.advance(alone: "…")) }

  /// Returns the largest advance whose width is at most a length, or a larger one than that of the whole text.
  func advance(within length: CGFloat) -> Int32 {
    if width(analysis.whole) <= length { return .max }
    var advance = Int32(length / units.unit)
    while width(advance) > length { advance -= 1 }
    while width(advance + 1) <= length { advance += 1 }
    return advance
  }
}
