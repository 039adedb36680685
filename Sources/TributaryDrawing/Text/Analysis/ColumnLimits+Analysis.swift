import TributaryGeometry

extension ColumnLimits {
  /// Breaks an analyzed text into lines of equal height, and returns the metrics of all lines.
  ///
  /// - Parameter filled: The lines, to which this function appends; `nil` if only the metrics are required.
  func fill(
    with source: AnalyzedText, truncation: TextTruncation, into filled: UnsafeMutablePointer<FilledLines>? = nil
  ) -> TextMetrics {
    var cursor = LineCursor(source, within: limit + Self.tolerance)
    filled?.pointee.lines.reserveCapacity(min(cursor.approximateCount(source), maximumLines, 1_000))
    var count = 0
    var widest: CGFloat = 0
    var isTruncated = false
    repeat {
      var line = cursor.next(source, widths)
      if count + 1 == maximumLines, !cursor.isAtEnd {
        isTruncated = true
        // The truncation begins with the line, so its result holds only for widths with the same line.
        _ = fits(line.width)
        let (rest, tail) = truncated(source, line, truncation)
        line = rest
        filled?.pointee.tail = tail
      }
      line.width = clamped(line.width)
      filled?.pointee.lines.append(line)
      count += 1
      widest = max(widest, line.width)
    } while !cursor.isAtEnd && !isTruncated
    return metrics(lineCount: count, widest: widest, isTruncated: isTruncated)
  }

  /// Returns the last line of a text that does not fit, with an ellipsis.
  ///
  /// The steps are those of `TextColumn.truncated(_:from:_:found:)`.
  private func truncated(_ source: AnalyzedText, _ line: AnalyzedLine, _ truncation: TextTruncation) -> (
    line: AnalyzedLine, tail: Int32
  ) {
    let text = source.analysis
    let start = line.start
    let firstEnd = (text.paragraphs.first { start <= $0.end })?.end ?? text.count
    let lastStart = max(start, text.paragraphs[text.paragraphs.count - 1].start)
    let ellipsisAdvance = source.ellipsis
    let ellipsis = source.width(ellipsisAdvance)
    func fitsBeforeEllipsis(_ advance: Int32) -> Bool { fits(source.width(advance), before: ellipsis) }

    var head = start
    var tail = text.count
    var advance: Int32 = 0
    // Spaces next to the ellipsis are dropped at the end. They are measured when text follows them on their side.
    var (headSpaces, tailSpaces): (Int32, Int32) = (0, 0)
    if truncation == .tail {
      head = line.end
      advance = text.advance(from: start, to: head)
      while !fitsBeforeEllipsis(advance), head > start {
        head = text.start(ofCharacterBefore: head)
        advance = text.advance(from: start, to: head)
      }
      var end = head
      while end > start {
        let last = text.start(ofCharacterBefore: end)
        guard text.isSpace(at: last) else { break }
        end = last
      }
      headSpaces = text.advance(from: end, to: head)
      advance -= headSpaces
    }
    var takesHead = truncation != .head
    while true {
      // With middle truncation, both sides alternate; within one paragraph they end where they meet.
      let meets = firstEnd == text.count && head >= tail
      let canHead = truncation != .head && head < firstEnd && !meets
      let canTail = truncation != .tail && tail > lastStart && !meets
      guard canHead || canTail else { break }
      takesHead = canHead && (takesHead || !canTail)
      let begin = takesHead ? head : text.start(ofCharacterBefore: tail)
      let end = takesHead ? text.end(ofCharacterAt: head) : tail
      let taken = text.advance(from: begin, to: end)
      let spaces = takesHead ? headSpaces : tailSpaces
      if text.isSpace(at: begin) {
        if takesHead { headSpaces += taken } else { tailSpaces += taken }
      } else {
        guard fitsBeforeEllipsis(advance + spaces + taken) else { break }
        advance += spaces + taken
        if takesHead { headSpaces = 0 } else { tailSpaces = 0 }
      }
      if takesHead { head = end } else { tail = begin }
      takesHead.toggle()
    }

    func dropSpaces() {
      while head > start, text.isSpace(at: text.start(ofCharacterBefore: head)) {
        head = text.start(ofCharacterBefore: head)
      }
      while tail < text.count, text.isSpace(at: tail) { tail = text.end(ofCharacterAt: tail) }
    }
    var width: CGFloat {
      source.width(text.advance(from: start, to: head) + ellipsisAdvance + text.advance(from: tail, to: text.count))
    }
    dropSpaces()
    // The sum of the widths is rounded differently.
    while head > start || tail < text.count, !fits(width) {
      if tail == text.count { head = text.start(ofCharacterBefore: head) } else { tail = text.end(ofCharacterAt: tail) }
      dropSpaces()
    }
    return (AnalyzedLine(start: start, end: head, width: width), tail)
  }
}
