import TributaryGeometry

extension TextColumn {
  /// Returns the last line of a text that does not fit, with an ellipsis.
  ///
  /// With tail truncation, the line's paragraph is truncated. With head truncation, the end of the whole text is kept.
  /// With middle truncation, the line's beginning and the text's end are kept.
  ///
  /// - Parameter line: The line that begins at `start`, if known, which shortens the search at the tail.
  func truncated(
    _ text: Substring, from start: String.Index, _ truncation: TextTruncation, found line: Line? = nil
  ) -> Content {
    let firstEnd = text.firstLineBreak(from: start)?.lowerBound ?? text.endIndex
    let first = text[start..<firstEnd]
    let last = text[text.lastParagraphStart(notBefore: start)...]
    var kept = Kept(head: first[..<first.startIndex], tail: last[last.endIndex...])
    let ellipsis = ellipsisWidth
    var width: CGFloat = 0
    // Spaces next to the ellipsis are dropped at the end. They are measured when text follows them on their side.
    var headSpaces: CGFloat = 0
    var tailSpaces: CGFloat = 0
    var takesHead = truncation != .head
    if truncation == .tail, let line {
      kept.head = first[..<line.end]
      width = line.width
      shorten(&kept.head, &width, &headSpaces, before: ellipsis)
    }
    while true {
      // With middle truncation, both sides alternate; within one paragraph they end where they meet.
      let meets = firstEnd == text.endIndex && kept.head.endIndex >= kept.tail.startIndex
      let canHead = truncation != .head && kept.head.endIndex < first.endIndex && !meets
      let canTail = truncation != .tail && kept.tail.startIndex > last.startIndex && !meets
      guard canHead || canTail else { break }
      takesHead = canHead && (takesHead || !canTail)
      var longer = kept
      let character: Substring
      if takesHead {
        let end = first.index(after: kept.head.endIndex)
        character = first[kept.head.endIndex..<end]
        longer.head = first[..<end]
      } else {
        let begin = last.index(before: kept.tail.startIndex)
        character = last[begin..<kept.tail.startIndex]
        longer.tail = last[begin...]
      }
      let taken = self.width(of: character)
      let spaces = takesHead ? headSpaces : tailSpaces
      if character.unicodeScalars.allSatisfy(\.isBreakingSpace) {
        if takesHead { headSpaces += taken } else { tailSpaces += taken }
      } else {
        guard limits.fits(width + spaces + taken, before: ellipsis) else { break }
        width += spaces + taken
        if takesHead { headSpaces = 0 } else { tailSpaces = 0 }
      }
      kept = longer
      takesHead.toggle()
    }
    kept.dropSpaces()
    // The sum of the parts' widths only approximates the width of the whole.
    while !kept.isEmpty, !limits.fits(self.width(of: kept.content)) {
      kept.drop()
      kept.dropSpaces()
    }
    return kept.content
  }

  /// Removes characters from the end of a line that fits until an ellipsis fits as well.
  ///
  /// - Parameters:
  ///   - width: The width of the line; on return, the width of the remaining text without trailing spaces.
  ///   - spaces: The width of the trailing spaces of the remaining text.
  ///   - ellipsis: The width of the ellipsis.
  private func shorten(
    _ head: inout Substring, _ width: inout CGFloat, _ spaces: inout CGFloat, before ellipsis: CGFloat
  ) {
    func removeLast() -> (width: CGFloat, isSpace: Bool) {
      let last = head.index(before: head.endIndex)
      let character = head[last...]
      head = head[..<last]
      return (self.width(of: character), character.unicodeScalars.allSatisfy(\.isBreakingSpace))
    }
    while !limits.fits(width, before: ellipsis), !head.isEmpty { width -= removeLast().width }
    let kept = head
    while !head.isEmpty {
      let before = head
      let last = removeLast()
      guard last.isSpace else {
        head = before
        break
      }
      width -= last.width
      spaces += last.width
    }
    head = kept
    if head.isEmpty { (width, spaces) = (0, 0) }
  }

  /// The text kept on both sides of the ellipsis.
  private struct Kept {
    var head: Substring
    var tail: Substring

    var isEmpty: Bool { head.isEmpty && tail.isEmpty }

    var content: Content { Content(head: head, tail: tail) }

    /// Drops the spaces next to the ellipsis. The remaining parts are slices of the text, so that their indices
    /// identify its styles.
    mutating func dropSpaces() {
      while let last = head.unicodeScalars.last, last.isBreakingSpace {
        head = head[..<head.unicodeScalars.index(before: head.endIndex)]
      }
      while let first = tail.unicodeScalars.first, first.isBreakingSpace {
        tail = tail[tail.unicodeScalars.index(after: tail.startIndex)...]
      }
    }

    mutating func drop() {
      if tail.isEmpty { head = head.dropLast() } else { tail = tail.dropFirst() }
    }
  }
}
