/// The advances and the break opportunities of a text in one face, from which its lines in every width are found
/// without a measurement.
///
///     bytes        some wo-rds ⏎ x
///     words        some␣ wo- rds       x         a word ends where a line may end
///     paragraphs   some wo-rds         x
///
/// The advances are sums, so that the width of every part is a difference, and the end of a line is found by bisection:
/// the lines of a width cost O(log *n*) each. The analysis does not depend on the size of the font.
///
/// If `isComplete` is false, the other properties are unused.
///
/// Invariants:
/// 1. Every scalar of the content is solitary (`Unicode.Scalar.isSolitary`). Every slice of the content between scalars
///    therefore has the same characters and advances as the content.
/// 2. `advances[i]` is the sum of the advances of the scalars that begin before byte `i`, for every `i` from 0 to
///    `count`. The values ascend.
/// 3. The paragraphs are in order, and are the parts of the content between line breaks. There is at least one.
/// 4. The words of a paragraph are those that repeated calls of `Substring.nextWord(from:)` return. Each has at least
///    one byte; together with the spaces after them, they are the whole paragraph.
/// 5. The object owns the memory of `advances` and `words`, which have space for a text of `capacity` bytes: for
///    `capacity` + 1 advances, and for `capacity` words. No text has more words than bytes.
///
/// An object is used for one text after another, so that its memory is allocated once. Accesses to the memory are not
/// checked, because every line reads it several times.
///
/// Tested by `TextAnalysisTests`.
package final class TextAnalysis {
  /// A part of a paragraph that is not divided if it fits a line, without the spaces after it, in bytes.
  struct Word: Equatable {
    var start: Int32
    var end: Int32
  }

  /// A part of the text between line breaks, in bytes, with the range of its words.
  struct Paragraph: Equatable {
    var start: Int32
    var end: Int32
    var firstWord: Int32
    var endOfWords: Int32
  }

  @exclusivity(unchecked) package private(set) var content = ""
  @exclusivity(unchecked) package private(set) var face = _TextUnits.Face.regular
  /// Whether the text has the properties that the invariants state. Other text is broken by `TextColumn` itself.
  @exclusivity(unchecked) package private(set) var isComplete = false
  @exclusivity(unchecked) private(set) var advances: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private(set) var words: UnsafeMutablePointer<Word>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private(set) var wordCount = 0
  @exclusivity(unchecked) private(set) var paragraphs: ContiguousArray<Paragraph> = []
  /// Whether each character is one byte.
  @exclusivity(unchecked) private(set) var isASCII = true
  /// The number of bytes.
  @exclusivity(unchecked) private(set) var count: Int32 = 0

  /// The number of bytes of the longest text that is analyzed. Its advance is less than 2³¹.
  static let maximumLength = 1 << 18

  package init() {
    capacity = 32
    advances = .allocate(capacity: capacity + 1)
    words = .allocate(capacity: capacity)
  }

  deinit {
    advances.deallocate()
    words.deallocate()
  }

  /// Replaces the memory if it is too small for a text.
  private func reserve(_ length: Int) {
    guard length > capacity else { return }
    advances.deallocate()
    words.deallocate()
    capacity = length
    advances = .allocate(capacity: capacity + 1)
    words = .allocate(capacity: capacity)
  }

  /// Replaces the analysis by that of another text.
  package func analyze(_ text: String, _ units: _TextUnits) {
    content = text
    face = units.face
    isComplete = false
    wordCount = 0
    paragraphs.removeAll(keepingCapacity: true)
    let length = text.utf8.count
    guard length <= Self.maximumLength else { return }
    count = Int32(length)
    reserve(length)
    let table = units.table
    guard let isASCII = text.utf8.withContiguousStorageIfAvailable({ analyze($0, table) }) else { return }
    self.isASCII = isASCII
    isComplete = isASCII || analyze(text.unicodeScalars, table)
  }

  /// Analyzes ASCII text. Each byte is read once.
  ///
  /// - Returns: Whether the text is ASCII.
  private func analyze(_ bytes: UnsafeBufferPointer<UInt8>, _ table: AdvanceTable) -> Bool {
    table.ascii.withUnsafeBufferPointer { analyze(bytes, $0) }
  }

  private func analyze(_ bytes: UnsafeBufferPointer<UInt8>, _ table: UnsafeBufferPointer<UInt16>) -> Bool {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || (0x30...0x39).contains(byte) }
    let (advances, words, count) = (advances, words, bytes.count)
    var sum: Int32 = 0
    var index = 0
    var wordCount = 0
    var paragraph = Paragraph(start: 0, end: 0, firstWord: 0, endOfWords: 0)
    /// The start of the current word, and the start of its content: spaces precede it at the start of a paragraph.
    var (start, first) = (0, 0)
    advances[0] = 0
    while index < count {
      let byte = bytes[index]
      // Letters and digits are above the hyphen; spaces and line breaks are below it.
      if byte > 0x2D {
        guard byte < 0x80 else { return false }
        sum &+= Int32(table[Int(byte)])
        index &+= 1
        advances[index] = sum
        continue
      }
      if isSpace(byte) {
        let isWord = index > first
        if isWord {
          words[wordCount] = Word(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: index))
          wordCount &+= 1
        }
        repeat {
          sum &+= Int32(table[Int(bytes[index])])
          index &+= 1
          advances[index] = sum
        } while index < count && isSpace(bytes[index])
        if isWord { start = index }
        first = index
        continue
      }
      if byte >= 0x0A, byte <= 0x0D {
        if index > start {
          words[wordCount] = Word(start: Int32(start), end: Int32(index))
          wordCount += 1
        }
        end(paragraph, at: index, wordCount)
        let length = byte == 0x0D && index + 1 < count && bytes[index + 1] == 0x0A ? 2 : 1
        for _ in 0..<length {
          index += 1
          advances[index] = sum
        }
        paragraph = Paragraph(start: Int32(index), end: 0, firstWord: Int32(wordCount), endOfWords: 0)
        (start, first) = (index, index)
        continue
      }
      sum &+= Int32(table[Int(byte)])
      index &+= 1
      advances[index] = sum
      // A line may end after a hyphen between a letter or digit and a letter.
      if byte == 0x2D, index - 1 > first, index < count, isLetter(bytes[index]), isLetterOrDigit(bytes[index - 2]) {
        words[wordCount] = Word(start: Int32(start), end: Int32(index))
        wordCount += 1
        (start, first) = (index, index)
      }
    }
    if count > start {
      words[wordCount] = Word(start: Int32(start), end: Int32(count))
      wordCount += 1
    }
    end(paragraph, at: count, wordCount)
    self.wordCount = wordCount
    return true
  }

  /// Analyzes text that is not ASCII.
  ///
  /// - Returns: Whether every scalar is solitary.
  private func analyze(_ scalars: String.UnicodeScalarView, _ table: AdvanceTable) -> Bool {
    paragraphs.removeAll(keepingCapacity: true)
    wordCount = 0
    var sum: Int32 = 0
    var index = 0
    advances[0] = 0
    for scalar in scalars {
      guard scalar.isSolitary else { return false }
      sum += Int32(table.advance(alone: scalar))
      for _ in 0..<UTF8.width(scalar) {
        index += 1
        advances[index] = sum
      }
    }
    let text = content[...]
    func offset(_ index: String.Index) -> Int32 { Int32(content.utf8.distance(from: content.startIndex, to: index)) }
    var start = text.startIndex
    while true {
      let lineBreak = text.firstLineBreak(from: start)
      let slice = text[start..<(lineBreak?.lowerBound ?? text.endIndex)]
      let paragraph = Paragraph(start: offset(start), end: 0, firstWord: Int32(wordCount), endOfWords: 0)
      while start < slice.endIndex {
        let word = slice.nextWord(from: start)
        words[wordCount] = Word(start: offset(word.start), end: offset(word.contentEnd))
        wordCount += 1
        start = word.end
      }
      end(paragraph, at: Int(offset(slice.endIndex)), wordCount)
      guard let lineBreak else { return true }
      start = lineBreak.upperBound
    }
  }

  private func end(_ paragraph: Paragraph, at end: Int, _ wordCount: Int) {
    var paragraph = paragraph
    paragraph.end = Int32(end)
    paragraph.endOfWords = Int32(wordCount)
    paragraphs.append(paragraph)
  }

  // MARK: Characters

  /// The advance of the whole text.
  var whole: Int32 { advances[Int(count)] }

  /// Returns the advance of a part of the text.
  func advance(from start: Int32, to end: Int32) -> Int32 { advances[Int(end)] &- advances[Int(start)] }

  /// Returns the end of the longest part of the text that begins and ends in a range and has at most the given advance.
  /// The result is the end of a character.
  func end(from start: Int32, upTo end: Int32, within advance: Int32) -> Int32 {
    let (sum, overflows) = advances[Int(start)].addingReportingOverflow(advance)
    if overflows { return end }
    var (low, high) = (start, end)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if advances[Int(middle)] <= sum { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the scalar that begins at an offset.
  private func scalar(at offset: Int32) -> Unicode.Scalar {
    let utf8 = content.utf8
    return content.unicodeScalars[utf8.index(utf8.startIndex, offsetBy: Int(offset))]
  }

  /// Returns whether a line may end at the character that begins at an offset.
  func isSpace(at offset: Int32) -> Bool { scalar(at: offset).isBreakingSpace }

  /// Returns the end of the character that begins at an offset.
  func end(ofCharacterAt offset: Int32) -> Int32 {
    isASCII ? offset + 1 : offset + Int32(UTF8.width(scalar(at: offset)))
  }

  /// Returns the start of the character that ends at an offset.
  func start(ofCharacterBefore offset: Int32) -> Int32 {
    if isASCII { return offset - 1 }
    let scalars = content.unicodeScalars
    let utf8 = content.utf8
    let index = scalars.index(before: utf8.index(utf8.startIndex, offsetBy: Int(offset)))
    return Int32(utf8.distance(from: utf8.startIndex, to: index))
  }
}
