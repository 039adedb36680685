/// SwiftUI's names by topic, each with what there is of it here.
///
///     # Stacks, grids and layouts
///     supported HStack
///     differs   ForEach.init  a range that grows or shrinks is followed (EACH-06)
///     absent    Canvas
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

  init(_ text: String) {
    var topic = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        topic = String(line.dropFirst(2))
        continue
      }
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
      guard words.count > 1, let status = Status(rawValue: String(words[0])) else { continue }
      let note = words.count > 2 ? words[2].drop { $0 == " " } : ""
      rows.append(Row(topic: topic, name: String(words[1]), status: status, note: String(note)))
    }
  }

  /// Names that stand in the list more than once.
  var twice: [String] {
    var seen: Set<String> = []
    return rows.map(\.name).filter { !seen.insert($0).inserted }
  }

  /// Marks names as there that are declared, and others as absent. What differs goes on differing.
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

  /// The list as it is kept.
  var list: String {
    topics.map { topic in
      let lines = rows.filter { $0.topic == topic }.map { row in
        let status = row.status.rawValue + String(repeating: " ", count: 10 - row.status.rawValue.count)
        return status + row.name + (row.note.isEmpty ? "" : "  \(row.note)")
      }
      return (["# \(topic)"] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  // MARK: The page

  /// The page of the catalogue.
  var page: String {
    var lines = [
      "# What SwiftUI sources need",
      "",
      "Which of SwiftUI's names are here, which behave otherwise, and which are absent.",
      "",
      "## Overview",
      "",
      "This page is written by a test: it compares a list of SwiftUI's names with the symbol graphs of the modules. A name stands",
      "for all of its overloads; *supported* says that it is declared, and the conformance table says which behaviours are claimed.",
      "What is absent does not exist, so that a source that needs it does not compile.",
      "",
      "| topic | supported | differs | absent |",
      "|---|---|---|---|",
    ]
    lines += topics.map { topic in "| \(topic) | \(counts(rows.filter { $0.topic == topic })) |" }
    lines.append("| all | \(counts(rows)) |")
    for topic in topics {
      let rows = rows.filter { $0.topic == topic }
      lines += ["", "## \(topic)", ""]
      let differing = rows.filter { $0.status == .differs }
      if !differing.isEmpty {
        lines += ["| differs | how |", "|---|---|"] + differing.map { "| `\($0.name)` | \($0.note) |" } + [""]
      }
      for status in [Status.supported, .absent] {
        let names = rows.filter { $0.status == status }.map(\.name)
        if !names.isEmpty { lines += Self.paragraph("\(status == .absent ? "Absent" : "Supported"): ", names) + [""] }
      }
      lines.removeLast()
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func counts(_ rows: [Row]) -> String {
    Status.allCases.map { status in "\(rows.count { $0.status == status })" }.joined(separator: " | ")
  }

  /// Names as code in lines of 120 columns: members of one type behind it.
  private static func paragraph(_ head: String, _ names: [String]) -> [String] {
    var lines = [head]
    for (index, name) in names.enumerated() {
      let word = "`\(name)`" + (index == names.count - 1 ? "." : ",")
      let isFull = lines[lines.count - 1].count + word.count + 1 > 120
      if isFull {
        lines.append(word)
      } else {
        lines[lines.count - 1] += (lines[lines.count - 1].hasSuffix(" ") ? "" : " ") + word
      }
    }
    return lines
  }
}
