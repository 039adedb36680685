import TributaryGeometry

/// The broken lines of a text in one style, as offsets into the text.
struct PlainLines: Sendable {
  let text: String
  let style: TextLineStyle
  /// The fraction of a shorter line's free space that precedes the line.
  let share: CGFloat
  /// The distance from the top of a line to the top of the next, in points.
  let lineAdvance: CGFloat
  let filled: FilledLines

  /// Returns the lines for drawing.
  ///
  /// - Parameter widest: The width of the widest line, in points.
  func lines(widest: CGFloat) -> ContiguousArray<TextLayout.Line> {
    let utf8 = text.utf8
    func slice(_ start: Int32, _ end: Int) -> Substring {
      let low = utf8.index(utf8.startIndex, offsetBy: Int(start))
      return text[low..<utf8.index(low, offsetBy: end - Int(start))]
    }
    var result: ContiguousArray<TextLayout.Line> = []
    result.reserveCapacity(filled.lines.count)
    for line in filled.lines {
      let head = slice(line.start, Int(line.end))
      var content = String(head)
      if let tail = filled.tail, result.count + 1 == filled.lines.count {
        content = head + "…" + slice(tail, utf8.count)
      }
      let top = CGFloat(result.count) * lineAdvance
      let left = share == 0 ? 0 : (widest - line.width) * share
      result.append(
        TextLayout.Line(
          text: content, font: style.font, origin: CGPoint(x: left, y: top + style.metrics.ascent), width: line.width,
          ascent: style.metrics.ascent, descent: style.metrics.descent))
    }
    return result
  }
}
