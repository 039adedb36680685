/// The advances and the break opportunities of a text in one face, from which its lines in every width are found without
/// a measurement.
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
/// 2. `advances[i]` is the sum of the advances of the scalars that begin before byte `i`, for every `i` from 0 to the
///    number of bytes. The values ascend. Entries beyond are unused.
/// 3. The paragraphs are in order, and are the parts of the content between line breaks. There is at least one.
/// 4. The words of a paragraph are those that repeated calls of `Substring.nextWord(from:)` return. Each has at least one
///    byte; together with the spaces after them, they are the whole paragraph.
///
/// An object is used for one text after another, so that its arrays are allocated once.
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
  @exclusivity(unchecked) private(set) var advances: ContiguousArray<Int32> = []
  @exclusivity(unchecked) private(set) var words: ContiguousArray<Word> = []
  @exclusivity(unchecked) private(set) var paragraphs: ContiguousArray<Paragraph> = []
  /// Whether each character is one byte.
  @exclusivity(unchecked) private(set) var isASCII = true
  /// The number of bytes.
  @exclusivity(unchecked) private(set) var count: Int32 = 0

  /// The number of bytes of the longest text that is analyzed. Its advance is less than 2³¹.
  static let maximumLength = 1 << 18

  package init() {}

  /// Replaces the analysis by that of another text.
  package func analyze(_ text: String, _ units: _TextUnits) {
    content = text
    face = units.face
    isComplete = false
    words.removeAll(keepingCapacity: true)
    paragraphs.removeAll(keepingCapacity: true)
    let length = text.utf8.count
    guard length <= Self.maximumLength else { return }
    count = Int32(length)
    if advances.count <= length { advances = ContiguousArray(repeating: 0, count: max(length + 1, 32)) }
    let table = units.table
    guard let isASCII = text.utf8.withContiguousStorageIfAvailable({ analyze($0, table) }) else { return }
    self.isASCII = isASCII
    isComplete = isASCII || analyze(text.unicodeScalars, table)
  }

  /// Analyzes ASCII text. Each byte is read once.
  ///
  /// - Returns: Whether the text is ASCII.
  private func analyze(_ bytes: UnsafeBufferPointer<UInt8>, _ table: AdvanceTable) -> Bool {
    advances.withUnsafeMutableBufferPointer { advances in
      table.ascii.withUnsafeBufferPointer { table in
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
        func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || (0x30...0x39).contains(byte) }
        let count = bytes.count
        var sum: Int32 = 0
        var index = 0
        var paragraph = beginParagraph(at: 0)
        /// The start of the current word, and the start of its content: spaces precede it at the start of a paragraph.
        var (start, first) = (0, 0)
        advances[0] = 0
        while index < count {
          let byte = bytes[index]
          // Letters and digits are above the hyphen; spaces and line breaks are below it.
          if byte > 0x2D {
            guard byte < 0x80 else { return false }
            sum += Int32(table[Int(byte)])
            index += 1
            advances[index] = sum
            continue
          }
          if isSpace(byte) {
            if index > first { words.append(Word(start: Int32(start), end: Int32(index))) }
            let isWord = index > first
            repeat {
              sum += Int32(table[Int(bytes[index])])
              index += 1
              advances[index] = sum
            } while index < count && isSpace(bytes[index])
            if isWord { start = index }
            first = index
            continue
          }
          if (0x0A...0x0D).contains(byte) {
            if index > start { words.append(Word(start: Int32(start), end: Int32(index))) }
            end(paragraph, at: index)
            let length = byte == 0x0D && index + 1 < count && bytes[index + 1] == 0x0A ? 2 : 1
            for _ in 0..<length {
              index += 1
              advances[index] = sum
            }
            paragraph = beginParagraph(at: index)
            (start, first) = (index, index)
            continue
          }
          sum += Int32(table[Int(byte)])
          index += 1
          advances[index] = sum
          // A line may end after a hyphen between a letter or digit and a letter.
          if byte == 0x2D, index - 1 > first, index < count, isLetter(bytes[index]), isLetterOrDigit(bytes[index - 2]) {
            words.append(Word(start: Int32(start), end: Int32(index)))
            (start, first) = (index, index)
          }
        }
        if count > start { words.append(Word(start: Int32(start), end: Int32(count))) }
        end(paragraph, at: count)
        return true
      }
    }
  }

  /// Analyzes text that is not ASCII.
  ///
  /// - Returns: Whether every scalar is solitary.
  private func analyze(_ scalars: String.UnicodeScalarView, _ table: AdvanceTable) -> Bool {
    words.removeAll(keepingCapacity: true)
    paragraphs.removeAll(keepingCapacity: true)
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
      let paragraph = beginParagraph(at: Int(offset(start)))
      while start < slice.endIndex {
        let word = slice.nextWord(from: start)
        words.append(Word(start: offset(word.start), end: offset(word.contentEnd)))
        start = word.end
      }
      end(paragraph, at: Int(offset(slice.endIndex)))
      guard let lineBreak else { return true }
      start = lineBreak.upperBound
    }
  }

  private func beginParagraph(at start: Int) -> Paragraph {
    Paragraph(start: Int32(start), end: Int32(start), firstWord: Int32(words.count), endOfWords: 0)
  }

  private func end(_ paragraph: Paragraph, at end: Int) {
    var paragraph = paragraph
    paragraph.end = Int32(end)
    paragraph.endOfWords = Int32(words.count)
    paragraphs.append(paragraph)
  }

  // MARK: Characters

  /// The advance of the whole text.
  var whole: Int32 { advances[Int(count)] }

  /// Returns the advance of a part of the text.
  func advance(from start: Int32, to end: Int32) -> Int32 { advances[Int(end)] - advances[Int(start)] }

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
