import Foundation
import Testing

/// The table of all claims, made from the test sources.
enum ConformanceTable {
  struct Row: Comparable {
    let id: String
    let text: String
    let basis: String
    let source: String
    let differs: Bool
    let file: String

    static func < (a: Row, b: Row) -> Bool { a.id.compare(b.id, options: .numeric) == .orderedAscending }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// Every `.claim(…)` in the sources of this target; a text is a literal, or several with `+` between them.
  static func rows() throws -> [Row] {
    let quoted = #""(?:[^"\\]|\\.)*""#
    let literal = "(" + quoted + #"(?:\s*\+\s*"# + quoted + ")*)"
    let pattern = try NSRegularExpression(
      pattern:
        #"\.claim\(\s*"# + literal + #",\s*"# + literal + #",\s*\.(\w+),\s*"# + literal
        + #"(?:,\s*differs:\s*(true|false))?\s*\)"#)
    var rows: [Row] = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      if file.path.contains("/Support/") { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let matches = pattern.matches(in: text, range: NSRange(text.startIndex..., in: text))
      // The pattern itself begins in another way.
      let count = text.components(separatedBy: ".claim(\n").count + text.components(separatedBy: ".claim(\"").count - 2
      #expect(matches.count == count, "\(file.lastPathComponent) has claims whose texts are no literals")
      for match in matches {
        func group(_ index: Int) -> String {
          Range(match.range(at: index), in: text).map { String(text[$0]) } ?? ""
        }
        rows.append(
          Row(
            id: content(of: group(1)), text: content(of: group(2)), basis: group(3), source: content(of: group(4)),
            differs: group(5) == "true",
            file: file.lastPathComponent))
      }
    }
    return rows.sorted()
  }

  /// The text that literals stand for.
  private static func content(of literals: String) -> String {
    String(literals.replacing(/"\s*\+\s*"/, with: "").dropFirst().dropLast()).replacing("\\\"", with: "\"")
  }

  static func markdown(_ rows: [Row]) -> String {
    var lines = [
      "# Conformance", "",
      "What Tributary's behaviour is held to, by the tests of this folder. Made from their sources: `RECORD=1 swift test",
      "--filter ConformanceTableTests` writes it anew, and a run fails if it is out of date. Basis: *documented* by Apple,",
      "*reproduced* by several people, *observed* by one, *derived* from other claims, *decided* here.", "",
      "| id | claim | basis | source | status |", "|---|---|---|---|---|",
    ]
    for row in rows {
      lines.append(
        "| \(row.id) | \(row.text) | \(row.basis) | \(row.source) | \(row.differs ? "differs" : "holds") |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

@Suite struct ConformanceTableTests {
  @Test func `The table lists every claim of the test sources`() throws {
    let rows = try ConformanceTable.rows()
    #expect(rows.count > 20)
    let file = ConformanceTable.folder.appendingPathComponent("Conformance.md")
    let table = ConformanceTable.markdown(rows)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try table.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == table, "Conformance.md is out of date: run with RECORD=1.")
  }

  @Test func `Every claim has an id of its own, a sentence, a known basis and a source`() throws {
    var ids = Set<String>()
    for row in try ConformanceTable.rows() {
      #expect(ids.insert(row.id).inserted, "\(row.id) stands twice.")
      #expect(row.text.hasSuffix("."), "\(row.id): \(row.text)")
      #expect(Claim.Basis(rawValue: row.basis) != nil, "\(row.id): \(row.basis)")
      #expect(!row.source.isEmpty, "\(row.id) has no source.")
    }
  }
}
