/// A scanner of Swift source with the detail that macros require: it skips comments, string literals, and bracketed
/// groups.
struct SourceScanner {
  let characters: [Character]
  var position = 0

  init(_ source: String) { characters = Array(source) }

  var isAtEnd: Bool { position >= characters.count }

  func starts(_ text: String) -> Bool {
    let wanted = Array(text)
    let end = position + wanted.count
    return end <= characters.count && characters[position..<end].elementsEqual(wanted)
  }

  /// Skips white space and comments.
  mutating func skipTrivia() {
    while !isAtEnd {
      if characters[position].isWhitespace {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    if starts("//") {
      while !isAtEnd, !characters[position].isNewline { position += 1 }
      return true
    }
    guard starts("/*") else { return false }
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && !isAtEnd
    return true
  }

  /// Skips and returns a name, which may be in backticks.
  mutating func takeName() -> String? {
    let start = position
    if starts("`") {
      position += 1
      while !isAtEnd, characters[position] != "`" { position += 1 }
      position = min(position + 1, characters.count)
    } else {
      while !isAtEnd, characters[position].isLetter || characters[position].isNumber || characters[position] == "_" {
        position += 1
      }
    }
    return start == position ? nil : String(characters[start..<position])
  }

  /// Skips attributes with their arguments, and the surrounding white space and comments.
  mutating func skipAttributes() {
    skipTrivia()
    while take("@") {
      while takeName() != nil, take(".") {}
      if starts("(") { skipUnit() }
      skipTrivia()
    }
  }

  mutating func take(_ text: String) -> Bool {
    guard starts(text) else { return false }
    position += text.count
    return true
  }

  /// Skips one comment, string literal, bracketed group, or character.
  mutating func skipUnit() {
    guard !isAtEnd, !skipComment() else { return }
    switch characters[position] {
    case "(", "[", "{":
      position += 1
      while !isAtEnd, !")]}".contains(characters[position]) { skipUnit() }
      if !isAtEnd { position += 1 }
    case "\"", "#": skipText()
    default: position += 1
    }
  }

  /// Skips a string literal with its delimiters and interpolations, or a single `#`.
  private mutating func skipText() {
    var marks = 0
    while starts("#") {
      marks += 1
      position += 1
    }
    let hashes = String(repeating: "#", count: marks)
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    guard take(quotes) else { return }
    while !isAtEnd, !starts(quotes + hashes) {
      if starts("\\" + hashes + "(") {
        position += 1 + marks
        skipUnit()
      } else if starts("\\" + hashes) {
        position += 2 + marks
      } else {
        position += 1
      }
    }
    position = min(position + quotes.count + marks, characters.count)
  }

  /// Skips to the end of a statement: a semicolon, or a line break that an operator or a period does not precede or
  /// follow.
  mutating func skipStatement() {
    var last: Character = "="
    while !isAtEnd {
      let character = characters[position]
      if character == ";" { return }
      if character.isNewline {
        var ahead = self
        ahead.skipTrivia()
        let continues = !ahead.isAtEnd && "=+*&|?:,.{".contains(ahead.characters[ahead.position])
        if !continues, !"=+-*/&|?:,.<".contains(last) { return }
        position = ahead.position
        continue
      }
      let start = position
      skipUnit()
      if !character.isWhitespace, position > start { last = characters[position - 1] }
    }
  }
}
