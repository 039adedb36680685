extension Substring {
  /// Returns the word at an index within the text. Spaces at the beginning of the text belong to its first word.
  func nextWord(from start: Index) -> Word {
    if let word = nextASCIIWord(from: start) { return word }
    let scalars = unicodeScalars
    var index = start
    if start == startIndex {
      while index < endIndex, scalars[index].isBreakingSpace { index = scalars.index(after: index) }
    }
    var state = BreakState()
    while index < endIndex {
      let scalar = scalars[index]
      if scalar.isBreakingSpace {
        let contentEnd = index
        while index < endIndex, scalars[index].isBreakingSpace { index = scalars.index(after: index) }
        return Word(start: start, contentEnd: contentEnd, end: index)
      }
      if state.breaks(before: scalar) { return Word(start: start, contentEnd: index, end: index) }
      index = scalars.index(after: index)
    }
    return Word(start: start, contentEnd: endIndex, end: endIndex)
  }

  /// Returns the word at an index if the word and the character after its spaces are ASCII; otherwise `nil`.
  ///
  /// The rules are the same as for other text. Each byte is read once.
  private func nextASCIIWord(from start: Index) -> Word? {
    let offsets = utf8[start...].withContiguousStorageIfAvailable { bytes -> (contentEnd: Int, end: Int)? in
      func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
      func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
      var index = 0
      if start == startIndex { while index < bytes.count, isSpace(bytes[index]) { index += 1 } }
      let first = index
      while index < bytes.count, !isSpace(bytes[index]) {
        let byte = bytes[index]
        if byte >= 0x80 { return nil }
        // A line may end after a hyphen between a letter or digit and a letter.
        if index > first + 1, bytes[index - 1] == 0x2D, isLetter(byte),
          isLetter(bytes[index - 2]) || (0x30...0x39).contains(bytes[index - 2])
        {
          return (index, index)
        }
        index += 1
      }
      let contentEnd = index
      while index < bytes.count, isSpace(bytes[index]) { index += 1 }
      if index < bytes.count, bytes[index] >= 0x80 { return nil }
      return (contentEnd, index)
    }
    guard case .some(.some(let (contentEnd, end))) = offsets else { return nil }
    return Word(
      start: start, contentEnd: utf8.index(start, offsetBy: contentEnd), end: utf8.index(start, offsetBy: end))
  }

  /// Returns the first line break at or after an index; a carriage return followed by a line feed is one line break.
  func firstLineBreak(from start: Index) -> Range<Index>? {
    if utf8[start...].withContiguousStorageIfAvailable({ !$0.mayHoldLineBreak }) ?? false { return nil }
    let scalars = unicodeScalars
    var index = start
    while index < endIndex {
      let scalar = scalars[index]
      var next = scalars.index(after: index)
      if scalar.isLineBreak {
        if scalar == "\r", next < endIndex, scalars[next] == "\n" { next = scalars.index(after: next) }
        return index..<next
      }
      index = next
    }
    return nil
  }

  /// Returns the start of the last paragraph, or the given index if that is later.
  func lastParagraphStart(notBefore start: Index) -> Index {
    let scalars = unicodeScalars[start...]
    guard let last = scalars.lastIndex(where: \.isLineBreak) else { return start }
    return scalars.index(after: last)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether any byte may begin a line break: C2 begins U+0085, E2 begins U+2028 and U+2029.
  var mayHoldLineBreak: Bool {
    for byte in self where (byte >= 0x0A && byte <= 0x0D) || byte == 0xC2 || byte == 0xE2 { return true }
    return false
  }
}

/// The state that determines whether a line may end between two scalars of a text.
private struct BreakState {
  private var previous: Unicode.Scalar?
  private var previousRoom = ScalarRoom.none
  private var isAfterJoiner = false
  private var isAfterHyphenInWord = false

  /// Processes the next scalar, and returns whether a line may end before it. After `true`, the state is invalid.
  mutating func breaks(before scalar: Unicode.Scalar) -> Bool {
    let room: ScalarRoom = scalar.isASCII ? .narrow : scalar.room
    if room == .none || (room == .pictograph && scalar.properties.isEmojiModifier) {
      isAfterJoiner = scalar == "\u{200D}" || scalar == "\u{2060}"
      return false
    }
    if let previous, !isAfterJoiner {
      if isAfterHyphenInWord, scalar.properties.isAlphabetic { return true }
      let isWide = room == .wide || room == .pictograph
      let wasWide = previousRoom == .wide || previousRoom == .pictograph
      if isWide || wasWide, isWide || scalar.isWordScalar, wasWide || previous.isWordScalar,
        !scalar.staysWithPrevious, !previous.staysWithNext
      {
        return true
      }
    }
    isAfterHyphenInWord = scalar.isHyphen && previous?.isWordScalar == true
    isAfterJoiner = false
    previous = scalar
    previousRoom = room
    return false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a space at which a line may end, and which then extends beyond the line. No-break spaces are
  /// excluded.
  var isBreakingSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var isHyphen: Bool {
    self == "-" || self == "\u{2010}" || self == "\u{2013}" || self == "\u{2014}"
  }

  fileprivate var isWordScalar: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }

  /// Whether the scalar is closing punctuation or a small letter of East Asian text, which does not begin a line.
  fileprivate var staysWithPrevious: Bool {
    "、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】〗〙〟ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ".unicodeScalars
      .contains(self)
  }

  /// Whether the scalar is opening punctuation of East Asian text, which does not end a line.
  fileprivate var staysWithNext: Bool {
    "‘“（〔［｛〈《「『【〖〘〝".unicodeScalars.contains(self)
  }
}
