/// Text as a help page sets it: in lines of at most 110 characters, broken between words.
enum HelpTable {
  private static let width = 110

  /// The longest left side that has its right side on the same line.
  private static let widestName = 32

  /// Words in lines, the last ended by a line feed.
  static func paragraph(_ text: String) -> String { lines(text, width: width).map { $0 + "\n" }.joined() }

  /// Tables with the same columns: what is written, and what it means.
  static func text(of tables: [[(written: String, meaning: String)]]) -> [String] {
    let names = tables.joined().map(\.written.count).filter { $0 <= widestName }
    let column = (names.max() ?? 0) + 3
    return tables.map { rows in
      rows.map { row in
        var lines = lines(row.meaning, width: width - column - 2)
        let isLong = row.written.count > widestName
        if isLong { lines.insert("", at: 0) }
        return lines.enumerated().map { index, line in
          let left = index == 0 ? row.written : ""
          let gap = line.isEmpty ? 0 : max(0, column - left.count)
          return "  \(left)\(String(repeating: " ", count: gap))\(line)\n"
        }.joined()
      }.joined()
    }
  }

  private static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [""] : lines
  }
}
