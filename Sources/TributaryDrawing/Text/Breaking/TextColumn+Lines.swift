import TributaryGeometry

extension TextColumn {
  /// A line of a text.
  struct Line {
    var start: String.Index
    /// The end of the drawn text; spaces and a line break may follow.
    var end: String.Index
    var width: CGFloat
    /// Whether another line follows.
    var hasMore: Bool
  }

  /// Calls a closure with each line from the first, until it returns `false`.
  func forEachLine(of text: Substring, _ body: (Line) -> Bool) {
    var start = text.startIndex
    while true {
      let lineBreak = text.firstLineBreak(from: start)
      let end = lineBreak?.lowerBound ?? text.endIndex
      let goesOn = forEachLine(ofParagraph: text[start..<end]) { line in
        var line = line
        line.hasMore = line.hasMore || lineBreak != nil
        return body(line)
      }
      guard goesOn, let lineBreak else { return }
      start = lineBreak.upperBound
    }
  }

  /// - Returns: Whether the closure always returned `true`.
  private func forEachLine(ofParagraph text: Substring, _ body: (Line) -> Bool) -> Bool {
    let whole = width(of: text)
    if limits.fits(whole) {
      return body(Line(start: text.startIndex, end: text.endIndex, width: whole, hasMore: false))
    }
    // The current line, which is empty while its end equals its start.
    var line = Line(start: text.startIndex, end: text.startIndex, width: 0, hasMore: true)
    var cursor = text.startIndex
    while cursor < text.endIndex {
      let word = text.nextWord(from: cursor)
      cursor = word.end
      if line.end > line.start {
        let sum = line.width + width(of: text[line.end..<word.contentEnd])
        if let fitting = fittingWidth(of: text[line.start..<word.contentEnd], sum: sum) {
          line.end = word.contentEnd
          line.width = fitting
          continue
        }
        guard body(line) else { return false }
        line = Line(start: word.start, end: word.start, width: 0, hasMore: true)
      }
      let content = text[word.start..<word.contentEnd]
      let contentWidth = width(of: content)
      if limits.fits(contentWidth) {
        line.end = word.contentEnd
        line.width = contentWidth
        continue
      }
      // The word is longer than a line and is divided before the first character that does not fit. Its remainder
      // begins a line.
      var index = content.startIndex
      while index < content.endIndex {
        let next = content.index(after: index)
        let sum = line.width + width(of: text[index..<next])
        if let fitting = fittingWidth(of: text[line.start..<next], sum: sum) {
          line.width = fitting
        } else if line.end == line.start {
          line.width = sum
        } else {
          guard body(line) else { return false }
          line = Line(start: index, end: index, width: width(of: text[index..<next]), hasMore: true)
        }
        line.end = next
        index = next
      }
    }
    line.hasMore = false
    return body(line)
  }

  /// Returns the width of an extended line if it fits. The sum of its parts' widths may avoid a measurement.
  ///
  /// The sum only approximates the width of the whole, because of rounding and a measurer's kerning. It is used only if
  /// it differs sufficiently from the limit, so that the same line always fits its own width.
  private func fittingWidth(of line: Substring, sum: CGFloat) -> CGFloat? {
    let doubt = min(limits.limit * 0.1, 100)
    if sum < limits.limit - doubt {
      limits.widths?.pointee.compares(with: Self.widthOfCertainFit(sum), isWider: true)
      return sum
    }
    if sum > limits.limit + doubt + 1 {
      limits.widths?.pointee.compares(with: Self.widthOfCertainExcess(sum), isWider: false)
      return nil
    }
    let exact = width(of: line)
    let isFitting = limits.fits(exact)
    // In a wider column, the result is the sum; in a narrower one, the line does not fit either.
    if let widths = limits.widths, !isFitting || exact != sum {
      widths.pointee.compares(with: Self.widthOfCertainFit(sum), isWider: false)
    }
    if let widths = limits.widths, isFitting, exact < sum {
      widths.pointee.compares(with: Self.widthOfCertainExcess(sum), isWider: true)
    }
    return isFitting ? exact : nil
  }

  /// Returns the width from which a line fits whose parts have the given sum of widths, without a measurement.
  private static func widthOfCertainFit(_ sum: CGFloat) -> CGFloat { min(sum / 0.9, sum + 100) }

  /// Returns the width up to which a line does not fit whose parts have the given sum of widths, without a measurement.
  private static func widthOfCertainExcess(_ sum: CGFloat) -> CGFloat { max((sum - 1) / 1.1, sum - 101) }
}
