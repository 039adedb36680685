import TributaryDiagnostics

/// A line-by-line comparison of two texts: removed, added, and kept lines.
struct LineDifference {
  struct Line: Equatable {
    enum Kind: String {
      case kept = " "
      case removed = "-"
      case added = "+"
    }

    let kind: Kind
    /// The line number, from 1: in the old text for a removed line, otherwise in the new text.
    let number: Int
    let text: String
  }

  /// All lines in reading order; removed lines precede the added lines that replace them.
  let lines: [Line]

  /// - Complexity: O(*n*) in the number of lines if few differ. Above 2,000 differing lines, the texts are not compared
  ///   line by line.
  init(from old: String, to new: String) {
    let olds = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let news = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var start = 0
    while start < olds.count, start < news.count, olds[start] == news[start] { start += 1 }
    var end = 0
    while end < olds.count - start, end < news.count - start,
      olds[olds.count - 1 - end] == news[news.count - 1 - end]
    {
      end += 1
    }
    let (oldPart, newPart) = (olds[start..<(olds.count - end)], news[start..<(news.count - end)])
    var removed = Set(oldPart.indices)
    var added = Set(newPart.indices)
    if oldPart.count + newPart.count <= 2000 {
      removed = []
      added = []
      for change in Array(newPart).difference(from: Array(oldPart)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(start + offset)
        case .insert(let offset, _, _): added.insert(start + offset)
        }
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < olds.count || j < news.count {
      if i < olds.count, removed.contains(i) {
        lines.append(Line(kind: .removed, number: i + 1, text: olds[i]))
        i += 1
      } else if j < news.count, added.contains(j) {
        lines.append(Line(kind: .added, number: j + 1, text: news[j]))
        j += 1
      } else if j < news.count {
        lines.append(Line(kind: .kept, number: j + 1, text: news[j]))
        i += 1
        j += 1
      } else {
        break
      }
    }
    self.lines = lines
  }

  /// The differing lines with two lines of context, and `nil` for each gap.
  var hunks: [Line?] {
    let shown = lines.indices.filter { index in
      lines[max(0, index - 2)...min(lines.count - 1, index + 2)].contains { $0.kind != .kept }
    }
    var result: [Line?] = []
    var last = -1
    for index in shown {
      if index > last + 1 { result.append(nil) }
      result.append(lines[index])
      last = index
    }
    if last < lines.count - 1 { result.append(nil) }
    return result
  }

  /// Returns the hunks for a terminal, such as `- 4 │ Tapped 0`. Control characters are escaped.
  func text(limit: Int) -> String {
    let hunks = hunks
    let width = String(lines.count).count
    let shown = hunks.prefix(limit).map { line in
      guard let line else { return "    …" }
      let number = String(line.number)
      let pad = String(repeating: " ", count: max(0, width - number.count))
      return "  \(line.kind.rawValue) \(pad)\(number) │ \(VisibleText(line.text, limit: 200).text)"
    }
    return (shown + (hunks.count > limit ? ["    … \(hunks.count - limit) lines more"] : [])).joined(separator: "\n")
  }
}
