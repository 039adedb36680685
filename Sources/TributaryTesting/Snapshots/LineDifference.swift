import TributaryDiagnostics

/// Two texts line by line: what went, what came, what stayed.
struct LineDifference {
  struct Line: Equatable {
    enum Kind: String {
      case kept = " "
      case removed = "-"
      case added = "+"
    }

    let kind: Kind
    /// From 1: in the old text of what was removed, else in the new one.
    let number: Int
    let text: String
  }

  /// In the order of reading; what was removed before what was added.
  let lines: [Line]

  /// - Complexity: O(*n*) lines where little differs; more than 2,000 that differ are not compared with each other.
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

  /// The lines that differ with two around them, and a line for each gap.
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

  /// The hunks for a terminal: `- 4 │ Tapped 0`. Nothing in them acts on it.
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
