/// The widths of text in terminal columns: two for wide characters, zero for separate combining marks.
package enum Columns {
  package static func width(of text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  package static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII && character.unicodeScalars.count == 1 { return 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return wideRanges.contains { $0.contains(first.value) } ? 2 : 1
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]

  /// Returns the text padded with spaces to a width.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(of: text)))
  }

  /// Returns the start of the text, with an ellipsis if it does not fit.
  package static func head(_ text: String, columns: Int) -> String {
    guard width(of: text) > columns else { return text }
    return prefix(of: text, columns: columns - 1) + "…"
  }

  /// Returns the end of the text, with an ellipsis if it does not fit. The end of a path is the most informative part.
  package static func tail(_ text: String, columns: Int) -> String {
    guard width(of: text) > columns else { return text }
    return "…" + String(prefix(of: String(text.reversed()), columns: columns - 1).reversed())
  }

  /// Returns lines of whole words. A word longer than a line is split between characters.
  ///
  /// - Parameter lines: The maximum number of lines. The last line ends in an ellipsis if the text is longer.
  package static func wrap(_ text: String, columns: Int, lines limit: Int = .max) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var word = String(word)
      if !line.isEmpty {
        if width(of: line) + 1 + width(of: word) <= columns {
          line += " " + word
          continue
        }
        lines.append(line)
        line = ""
      }
      while lines.count <= limit, width(of: word) > columns {
        let piece = prefix(of: word, columns: columns)
        lines.append(piece)
        word.removeFirst(piece.count)
      }
      line = word
      if lines.count > limit { break }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    guard lines.count > limit else { return lines }
    lines.removeLast(lines.count - limit)
    if let last = lines.popLast() { lines.append(prefix(of: last, columns: columns - 1) + "…") }
    return lines
  }

  /// Returns a prefix with at least one character, so that splitting always terminates.
  private static func prefix(of text: String, columns: Int) -> String {
    var result = ""
    var used = 0
    for character in text {
      let width = width(of: character)
      if used + width > columns && !result.isEmpty { break }
      result.append(character)
      used += width
    }
    return result
  }
}
