import TributaryGeometry

/// The place in an analyzed text at which the next line begins.
///
/// A line ends before the first word that does not fit. A word that is longer than a line is divided, and its remainder
/// begins the next line.
///
/// Invariant: unless `isAtEnd`, `start` is in the word with the index `word`, or `start` is that of an empty paragraph.
///
/// Tested by `TextAnalysisTests`.
struct LineCursor {
  /// The largest advance of a line.
  private let maximum: Int32
  private var paragraph: TextAnalysis.Paragraph
  private var nextParagraph = 1
  private var word: Int32
  private var start: Int32
  /// Whether all lines have been returned.
  private(set) var isAtEnd = false

  /// Creates a cursor at the beginning of a text.
  ///
  /// - Parameter limit: The maximum width of a line, in points.
  init(_ source: AnalyzedText, within limit: CGFloat) {
    maximum = source.advance(within: limit)
    paragraph = source.analysis.paragraphs[0]
    word = paragraph.firstWord
    start = paragraph.start
  }

  /// Returns the approximate number of lines of a text.
  func approximateCount(_ source: AnalyzedText) -> Int { Int(source.analysis.whole / max(maximum, 1)) + 2 }

  /// Returns the next line.
  ///
  /// - Parameter widths: The range of widths with the same line, if it is recorded. The caller records that the line
  ///   fits.
  mutating func next(_ source: AnalyzedText, _ widths: UnsafeMutablePointer<WidthRange>?) -> AnalyzedLine {
    let text = source.analysis
    let advances = text.advances
    let start = start
    let base = advances[Int(start)]
    func line(_ end: Int32) -> AnalyzedLine {
      AnalyzedLine(start: start, end: end, width: source.width(advances[Int(end)] &- base))
    }
    func exceeds(_ end: Int32) { widths?.pointee.exceeds(source.width(advances[Int(end)] &- base)) }

    if start == paragraph.start {
      if advances[Int(paragraph.end)] &- base <= maximum {
        let end = paragraph.end
        beginParagraph(of: text)
        return line(end)
      }
      exceeds(paragraph.end)
    }
    let words = text.words
    let wordEnd = words[Int(word)].end
    guard advances[Int(wordEnd)] &- base <= maximum else {
      // The word is divided before the first character that does not fit, but after the first one.
      let end = max(text.end(from: start, upTo: wordEnd, within: maximum), text.end(ofCharacterAt: start))
      if end < wordEnd {
        exceeds(text.end(ofCharacterAt: end))
        self.start = end
      } else {
        beginWord(word + 1, of: text)
      }
      return line(end)
    }
    // The index of the last word that fits, found in steps that double, and then by bisection.
    var low = word
    var high = paragraph.endOfWords
    var step: Int32 = 1
    while step < high &- low {
      if advances[Int(words[Int(low &+ step)].end)] &- base > maximum {
        high = low &+ step
        break
      }
      low &+= step
      step &*= 2
    }
    while high &- low > 1 {
      let middle = low &+ (high &- low) / 2
      if advances[Int(words[Int(middle)].end)] &- base <= maximum { low = middle } else { high = middle }
    }
    if high < paragraph.endOfWords { exceeds(words[Int(high)].end) }
    beginWord(low + 1, of: text)
    return line(words[Int(low)].end)
  }

  /// Moves to a word of the paragraph, or behind the paragraph if it has no such word.
  private mutating func beginWord(_ index: Int32, of text: TextAnalysis) {
    guard index < paragraph.endOfWords else { return beginParagraph(of: text) }
    word = index
    start = text.words[Int(index)].start
  }

  /// Moves to the next paragraph.
  private mutating func beginParagraph(of text: TextAnalysis) {
    guard nextParagraph < text.paragraphs.count else { return isAtEnd = true }
    paragraph = text.paragraphs[nextParagraph]
    nextParagraph += 1
    word = paragraph.firstWord
    start = paragraph.start
  }
}
