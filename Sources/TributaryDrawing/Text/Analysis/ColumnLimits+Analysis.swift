import TributaryGeometry

extension ColumnLimits {
  /// Breaks an analyzed text into lines of equal height, and returns the metrics of all lines.
  ///
  /// - Parameter emit: A closure that is called with each line, and with the start of the text after its ellipsis, which
  ///   reaches to the end of the whole text; `nil` for a line without an ellipsis.
  func fill(
    with source: AnalyzedText, truncation: TextTruncation, line emit: (AnalyzedLine, _ tail: Int32?) -> Void
  ) -> TextMetrics {
    var count = 0
    var widest: CGFloat = 0
    var isTruncated = false
    func append(_ line: AnalyzedLine, tail: Int32? = nil) {
      var line = line
      line.width = clamped(line.width)
      emit(line, tail)
      count += 1
      widest = max(widest, line.width)
    }
    forEachLine(of: source) { line, hasMore in
      guard count + 1 == maximumLines, hasMore else {
        append(line)
        return true
      }
      isTruncated = true
      // The truncation begins with the line, so its result holds only for widths with the same line.
      _ = fits(line.width)
      let (rest, tail) = truncated(source, line, truncation)
      append(rest, tail: tail)
      return false
    }
    return metrics(lineCount: count, widest: widest, isTruncated: isTruncated)
  }

  /// Calls a closure with each line and whether another one follows, until it returns `false`.
  private func forEachLine(of source: AnalyzedText, _ body: (AnalyzedLine, _ hasMore: Bool) -> Bool) {
    let text = source.analysis
    let maximum = source.advance(within: limit + Self.tolerance)
    let paragraphs = text.paragraphs
    for index in paragraphs.indices {
      let isLast = index == paragraphs.count - 1
      guard forEachLine(of: source, paragraphs[index], within: maximum, { body($0, $1 || !isLast) }) else { return }
    }
  }

  /// - Returns: Whether the closure always returned `true`.
  private func forEachLine(
    of source: AnalyzedText, _ paragraph: TextAnalysis.Paragraph, within maximum: Int32,
    _ body: (AnalyzedLine, _ hasMore: Bool) -> Bool
  ) -> Bool {
    let text = source.analysis
    func line(_ start: Int32, _ end: Int32) -> AnalyzedLine {
      AnalyzedLine(start: start, end: end, width: source.width(from: start, to: end))
    }
    func exceeds(_ start: Int32, _ end: Int32) {
      widths?.pointee.exceeds(source.width(from: start, to: end))
    }
    if text.advance(from: paragraph.start, to: paragraph.end) <= maximum {
      return body(line(paragraph.start, paragraph.end), false)
    }
    exceeds(paragraph.start, paragraph.end)
    let words = text.words
    var start = paragraph.start
    var word = paragraph.firstWord
    while true {
      var end = words[Int(word)].end
      if text.advance(from: start, to: end) <= maximum {
        var (low, high) = (word, paragraph.endOfWords - 1)
        while low < high {
          let middle = low + (high - low + 1) / 2
          if text.advance(from: start, to: words[Int(middle)].end) <= maximum {
            low = middle
          } else {
            high = middle - 1
          }
        }
        word = low
        end = words[Int(word)].end
        if word + 1 < paragraph.endOfWords { exceeds(start, words[Int(word) + 1].end) }
      } else {
        // The word is longer than a line and is divided before the first character that does not fit, but after the
        // first one. Its remainder begins a line.
        let wordEnd = end
        end = max(text.end(from: start, upTo: wordEnd, within: maximum), text.end(ofCharacterAt: start))
        if end < wordEnd {
          exceeds(start, text.end(ofCharacterAt: end))
          guard body(line(start, end), true) else { return false }
          start = end
          continue
        }
      }
      word += 1
      guard word < paragraph.endOfWords else { return body(line(start, end), false) }
      guard body(line(start, end), true) else { return false }
      start = words[Int(word)].start
    }
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
