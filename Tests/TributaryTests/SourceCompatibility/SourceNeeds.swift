/// SwiftUI's names by topic, each with its status in Tributary.
///
///     # Stacks, grids and layouts
///     supported HStack
///     differs   ForEach.init  the rows follow a range that grows or shrinks (EACH-06)
///     ignored   View.keyboardType  there is no on-screen keyboard
///     absent    Canvas
///
/// A line that begins with `> ` after the name of a topic is the first paragraph of its section in the article.
struct SourceNeeds {
  enum Status: String, CaseIterable {
    /// A name with the status *ignored* is accepted and has no effect.
    case supported, differs, ignored, absent

    /// Whether the rows with this status have a note.
    var hasNote: Bool { self == .differs || self == .ignored }
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

  /// Marks declared names as supported and all others as absent. Differing and ignored names keep their status.
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

  /// The article about all names.
  var page: String {
    var lines = [
      "# SwiftUI API coverage",
      "",
      "The SwiftUI names that Tributary supports, the names that behave differently, and the names that are absent.",
      "",
      "## Overview",
      "",
      "A test records this page: it compares a list of SwiftUI's names with the symbol graphs of the modules. Each name covers",
      "all of its overloads.",
      "",
      "| status | meaning |",
      "|---|---|",
      "| supported | The name is declared. The conformance table lists the verified behaviors. |",
      "| differs | The name is declared, and differs from SwiftUI as stated. |",
      "| ignored | The name is declared and has no effect. [APIs without effect](APIsWithoutEffect.md) gives the reasons. |",
      "| absent | The name is not declared, so a source that uses it does not compile. |",
      "",
      "An identifier such as EACH-06 leads to a row of [Differences from SwiftUI](DifferencesFromSwiftUI.md) or of the",
      "conformance table.",
      "",
      "| topic | supported | differs | ignored | absent |",
      "|---|---|---|---|---|",
    ]
    lines += topics.map { topic in "| \(topic) | \(counts(rows.filter { $0.topic == topic })) |" }
    lines.append("| total | \(counts(rows)) |")
    for topic in topics {
      let rows = rows.filter { $0.topic == topic }
      lines += ["", "## \(topic)", ""]
      if let introduction = introductions[topic] { lines += Self.wrapped(introduction) + [""] }
      let differing = rows.filter { $0.status == .differs }
      if !differing.isEmpty {
        lines += ["| name | difference |", "|---|---|"] + differing.map { "| `\($0.name)` | \($0.note) |" } + [""]
      }
      lines += ["| status | names |", "|---|---|"]
      for status in [Status.supported, .ignored, .absent] {
        let names = rows.filter { $0.status == status }.map { "`\($0.name)`" }
        if !names.isEmpty { lines.append("| \(status.rawValue) | \(names.joined(separator: ", ")) |") }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The article about the names that are accepted without an effect.
  var ignoredPage: String {
    var lines = [
      "# APIs without effect",
      "",
      "The SwiftUI names that Tributary accepts and ignores, with the reason for each.",
      "",
      "## Overview",
      "",
      "These names compile, so that sources need no conditions. Most of them are hints for hardware, services, or parts of a",
      "system that a terminal, a picture, and a browser window do not have. A test records this page from the list of",
      "[SwiftUI API coverage](SwiftUIAPICoverage.md).",
      "",
      "Of UIKit, the feedback generators, such as `UIImpactFeedbackGenerator`, have no effect.",
    ]
    for topic in topics {
      let rows = rows.filter { $0.topic == topic && $0.status == .ignored }
      if rows.isEmpty { continue }
      lines += ["", "## \(topic)", "", "| name | reason |", "|---|---|"]
      lines += rows.map { "| `\($0.name)` | \($0.note) |" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func counts(_ rows: [Row]) -> String {
    Status.allCases.map { status in "\(rows.count { $0.status == status })" }.joined(separator: " | ")
  }

  /// Returns a text in lines of at most 120 columns.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count + 1 <= 120 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
