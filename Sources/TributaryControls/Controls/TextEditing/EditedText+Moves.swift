import TributaryGeometry
@_spi(Engine) import TributaryViews

extension EditedText {
  /// A movement of the caret.
  struct Move: Equatable {
    let place: Int
    let isExtending: Bool
    /// The horizontal position that the caret keeps, in points from the left edge.
    var column: CGFloat?
  }

  /// Returns the movement for a key, or `nil` if the key does not move the caret.
  func move(for key: FocusKey, in place: EditingContext) -> Move? {
    switch key {
    case .left: Move(place: selection.isEmpty ? caret - 1 : selection.lowerBound, isExtending: false)
    case .right: Move(place: selection.isEmpty ? caret + 1 : selection.upperBound, isExtending: false)
    case .extendLeft: Move(place: caret - 1, isExtending: true)
    case .extendRight: Move(place: caret + 1, isExtending: true)
    case .wordLeft, .extendWordLeft:
      Move(place: wordBorder(before: caret, in: place), isExtending: key == .extendWordLeft)
    case .wordRight, .extendWordRight:
      Move(place: wordBorder(behind: caret, in: place), isExtending: key == .extendWordRight)
    case .home, .extendHome: Move(place: lineStart(in: place), isExtending: key == .extendHome)
    case .end, .extendEnd: Move(place: lineEnd(in: place), isExtending: key == .extendEnd)
    case .textStart, .extendTextStart: Move(place: 0, isExtending: key == .extendTextStart)
    case .textEnd, .extendTextEnd: Move(place: characters.count, isExtending: key == .extendTextEnd)
    case .up, .extendUp: lineMove(-1, in: place, isExtending: key == .extendUp)
    case .down, .extendDown: lineMove(1, in: place, isExtending: key == .extendDown)
    default: nil
    }
  }

  func lineStart(in place: EditingContext) -> Int {
    place.lines.map { $0[$0.line(of: caret)].lowerBound } ?? 0
  }

  private func lineEnd(in place: EditingContext) -> Int {
    place.lines.map { $0.lastPlace(ofLine: $0.line(of: caret)) } ?? characters.count
  }

  private func lineMove(_ step: Int, in place: EditingContext, isExtending: Bool) -> Move? {
    let end = step < 0 ? 0 : characters.count
    guard let lines = place.lines else {
      // Without Shift, the up and down keys move the focus between fields.
      return isExtending ? Move(place: end, isExtending: true) : nil
    }
    let line = lines.line(of: caret)
    let column = column ?? lines.position(of: caret)
    let next = line + step
    return Move(
      place: lines.indices.contains(next) ? lines.place(at: column, inLine: next) : end, isExtending: isExtending,
      column: column)
  }
}

extension EditedText {
  /// Returns the end of the word after a position, skipping characters between words.
  func wordBorder(behind place: Int, in ground: EditingContext) -> Int {
    if ground.isSecret { return characters.count }
    let start = (place..<characters.count).first(where: isOfWord) ?? characters.count
    return (start..<characters.count).first { !isOfWord($0) } ?? characters.count
  }

  /// Returns the beginning of the word before a position, skipping characters between words.
  func wordBorder(before place: Int, in ground: EditingContext) -> Int {
    if ground.isSecret { return 0 }
    guard let end = (0..<place).last(where: isOfWord) else { return 0 }
    return (0..<end).last { !isOfWord($0) }.map { $0 + 1 } ?? 0
  }

  /// Returns the range that a given number of clicks at a position selects: an empty range, a word, or a paragraph.
  func part(at place: Int, clicks: Int, in ground: EditingContext) -> Range<Int> {
    switch clicks {
    case ...1: place..<place
    case 2: ground.isSecret ? 0..<characters.count : word(at: place)
    default: ground.lines == nil ? 0..<characters.count : paragraph(at: place)
    }
  }

  /// Returns the word around or next to a position, or else the spaces there, or else the character.
  private func word(at place: Int) -> Range<Int> {
    if characters.isEmpty { return 0..<0 }
    let behind = min(place, characters.count - 1)
    let index = !isOfWord(behind) && behind > 0 && isOfWord(behind - 1) ? behind - 1 : behind
    let belongs: (Int) -> Bool =
      if isOfWord(index) {
        isOfWord
      } else if isSpace(index) {
        isSpace
      } else {
        { $0 == index }
      }
    let start = (0..<index).last { !belongs($0) }.map { $0 + 1 } ?? 0
    let end = (index..<characters.count).first { !belongs($0) } ?? characters.count
    return start..<end
  }

  private func paragraph(at place: Int) -> Range<Int> {
    let start = characters[..<place].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let end = characters[place...].firstIndex(where: \.isNewline) ?? characters.count
    return start..<max(start, end)
  }

  private func isSpace(_ index: Int) -> Bool { characters[index].isWhitespace && !characters[index].isNewline }

  /// Returns whether a character is part of a word: a letter, a digit, an underscore, or an apostrophe between letters.
  private func isOfWord(_ index: Int) -> Bool {
    let character = characters[index]
    if character.isLetter || character.isNumber || character == "_" { return true }
    guard character == "'" || character == "’", index > 0, index + 1 < characters.count else { return false }
    return characters[index - 1].isLetter && characters[index + 1].isLetter
  }
}
