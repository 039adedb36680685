/// SwiftUI's names by topic, each with its status in Tributary.
///
///     # Stacks, grids and layouts
///     supported HStack
///     differs   ForEach.init  the rows follow a range that grows or shrinks (EACH-06)
///     absent    Canvas
///
/// A line that begins with `> ` after the name of a topic is the first paragraph of its section in the article.
struct SourceNeeds {
  enum Status: String, CaseIterable {
    case supported, differs, absent
  }

  struct Row {
    let topic: String
    let name: String
    var status: Status
    var note: String
  }

  private(set) var rows: [Row] = []

  /// The first paragraphs of sections, by topic.
  private var introductions: [String: String] = [:]

  init(_ text: String) {
    var topic = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        topic = String(line.dropFirst(2))
        continue
      }
      if line.hasPrefix("> ") {
        introductions[topic] = String(line.dropFirst(2))
        continue
      }
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
      guard words.count > 1, let status = Status(rawValue: String(words[0])) else { continue }
      let note = words.count > 2 ? words[2].drop { $0 == " " } : ""
      rows.append(Row(topic: topic, name: String(words[1]), status: status, note: String(note)))
    }
  }

  /// Names that are listed more than once.
  var twice: [String] {
    var seen: Set<String> = []
    return rows.map(\.name).filter { !seen.insert($0).inserted }
  }

  /// Marks declared names as supported and all others as absent. Differing names stay differing.
  mutating func take(_ declared: Set<String>) {
    for index in rows.indices {
      if !declared.contains(rows[index].name) {
        rows[index].status = .absent
        rows[index].note = ""
      } else if rows[index].status == .absent {
        rows[index].status = .supported
      }
    }
  }

  private var topics: [String] {
    var topics: [String] = []
    for row in rows where topics.last != row.topic { topics.append(row.topic) }
    return topics
  }

  /// The list in its file format.
  var list: String {
    topics.map { topic in
      let lines = rows.filter { $0.topic == topic }.map { row in
        let status = row.status.rawValue + String(repeating: " ", count: 10 - row.status.rawValue.count)
        return status + row.name + (row.note.isEmpty ? "" : "  \(row.note)")
      }
      let head = ["# \(topic)"] + (introductions[topic].map { ["> \($0)"] } ?? [])
      return (head + lines).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  // MARK: Page

  /// The article in the documentation.
  var page: String {
    var lines = [
      "# SwiftUI API coverage",
      "",
      "The SwiftUI names that Tributary supports, the names that behave differently, and the names that are absent.",
      "",
      "## Overview",
      "",
      "A test records this page: it compares a list of SwiftUI's names with the symbol graphs of the modules. Each name covers",
      "all of its overloads. *Supported* means that the name is declared; the conformance table lists the verified behaviors. An",
      "absent name is not declared, so a source that uses it does not compile.",
      "",
      "<doc:DifferencesFromSwiftUI> gives the reason for each difference in behavior.",
      "",
      "| topic | supported | differs | absent |",
      "|---|---|---|---|",
    ]
    lines += topics.map { topic in "| \(topic) | \(counts(rows.filter { $0.topic == topic })) |" }
    lines.append("| total | \(counts(rows)) |")
    for topic in topics {
      let rows = rows.filter { $0.topic == topic }
      lines += ["", "## \(topic)", ""]
      if let introduction = introductions[topic] { lines += Self.wrapped(introduction.split(separator: " ")) + [""] }
      let differing = rows.filter { $0.status == .differs }
      if !differing.isEmpty {
        lines += ["| name | difference |", "|---|---|"] + differing.map { "| `\($0.name)` | \($0.note) |" } + [""]
      }
      for status in [Status.supported, .absent] {
        let names = rows.filter { $0.status == status }.map(\.name)
        if !names.isEmpty { lines += Self.paragraph(status == .absent ? "Absent:" : "Supported:", names) + [""] }
      }
      lines.removeLast()
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func counts(_ rows: [Row]) -> String {
    Status.allCases.map { status in "\(rows.count { $0.status == status })" }.joined(separator: " | ")
  }

  /// Names as code: a type's members follow it.
  private static func paragraph(_ head: String, _ names: [String]) -> [String] {
    let words = names.enumerated().map { index, name in "`\(name)`" + (index == names.count - 1 ? "." : ",") }
    return wrapped([head] + words)
  }

  /// Returns words in lines of at most 120 columns.
  private static func wrapped(_ words: [some StringProtocol]) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count + 1 <= 120 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
