import TributaryGeometry

extension TextColumn {
  /// The content of a line: a part of the text, or two parts with an ellipsis between them.
  struct Content {
    var head: Substring
    /// The text after the ellipsis, possibly empty; `nil` without an ellipsis.
    var tail: Substring?

    var string: String {
      guard let tail else { return String(head) }
      return head + "…" + tail
    }
  }

  /// A line with its position.
  struct PlacedLine {
    var content: Content
    var width: CGFloat
    /// The distance of the baseline from the top of the text, in points.
    var baseline: CGFloat
    var metrics: LineMetrics
  }

  /// Breaks a text into lines, calls a closure with each placed line, and returns the metrics of all lines.
  func fill(with text: Substring, truncation: TextTruncation, line emit: (PlacedLine) -> Void) -> TextMetrics {
    runMetrics.isEmpty
      ? fillEvenly(with: text, truncation: truncation, line: emit)
      : fillUnevenly(with: text, truncation: truncation, line: emit)
  }

  /// Fills the column with lines of equal height, whose number determines whether they fit.
  private func fillEvenly(
    with text: Substring, truncation: TextTruncation, line emit: (PlacedLine) -> Void
  ) -> TextMetrics {
    var count = 0
    var widest: CGFloat = 0
    var isTruncated = false
    func append(_ content: Content, _ width: CGFloat) {
      let width = limits.clamped(width)
      let top = CGFloat(count) * limits.lineAdvance
      emit(
        PlacedLine(
          content: content, width: width, baseline: top + limits.lineMetrics.ascent, metrics: limits.lineMetrics))
      count += 1
      widest = max(widest, width)
    }
    forEachLine(of: text) { line in
      guard count + 1 == limits.maximumLines, line.hasMore else {
        append(Content(head: text[line.start..<line.end]), line.width)
        return true
      }
      isTruncated = true
      let rest = truncated(text, from: line.start, truncation, found: line)
      append(rest, width(of: rest))
      return false
    }
    return limits.metrics(lineCount: count, widest: widest, isTruncated: isTruncated)
  }

  /// Fills the column with lines of different heights. The last line that fits is known only after the next one is
  /// measured.
  private func fillUnevenly(
    with text: Substring, truncation: TextTruncation, line emit: (PlacedLine) -> Void
  ) -> TextMetrics {
    var sum = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
    var nextTop: CGFloat = 0
    func append(_ content: Content, _ width: CGFloat, _ metrics: LineMetrics) {
      let width = limits.clamped(width)
      let baseline = nextTop + metrics.ascent
      emit(PlacedLine(content: content, width: width, baseline: baseline, metrics: metrics))
      if sum.lineCount == 0 { sum.firstBaseline = baseline }
      sum.lineCount += 1
      sum.lastBaseline = baseline
      sum.size.width = max(sum.size.width, width)
      sum.size.height = baseline + metrics.descent
      nextTop = sum.size.height + gap(after: metrics)
    }
    func appendTruncated(_ line: Line) {
      sum.isTruncated = true
      var rest = truncated(text, from: line.start, truncation)
      let metrics = metrics(of: rest)
      if nextTop + metrics.ascent + metrics.descent > limits.heightLimit + ColumnLimits.tolerance {
        // The text taken from the following lines is too high, so the line is truncated to its own text.
        rest = truncated(text[..<line.end], from: line.start, .tail)
      }
      append(rest, width(of: rest), self.metrics(of: rest))
    }
    var held: (line: Line, metrics: LineMetrics)?
    forEachLine(of: text) { line in
      let metrics = metrics(of: Content(head: text[line.start..<line.end]))
      if let before = held {
        held = nil
        let top = nextTop + before.metrics.ascent + before.metrics.descent + gap(after: before.metrics)
        guard top + metrics.ascent + metrics.descent <= limits.heightLimit + ColumnLimits.tolerance else {
          appendTruncated(before.line)
          return false
        }
        append(Content(head: text[before.line.start..<before.line.end]), before.line.width, before.metrics)
      }
      if sum.lineCount + 1 == limits.maximumLines, line.hasMore {
        appendTruncated(line)
        return false
      }
      held = (line, metrics)
      return true
    }
    if let held { append(Content(head: text[held.line.start..<held.line.end]), held.line.width, held.metrics) }
    return sum
  }
}
