/// The table of all claims of the test sources and scene files, with the recorded results of their tests.
package enum ConformanceTable {
  package struct Row: Comparable {
    package let id, text, basis, source, file: String
    /// Whether the case of the claim is a scene.
    package var isScene = false
    package static func < (a: Row, b: Row) -> Bool { a.id.compare(b.id, options: .numeric) == .orderedAscending }
  }

  /// The folder of the table and of all targets whose tests verify claims.
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(component: "TributaryConformanceTests")

  package static var file: URL { folder.appendingPathComponent("Conformance.md") }

  /// Returns a row for every claim in the sources of these targets and in the scene files, which are read once.
  package static func rows() throws -> [Row] { try recordedRows.get() }

  private static let recordedRows = Result { (try testRows() + sceneRows()).sorted() }

  /// Returns a row for every `claim` line of a scene file.
  private static func sceneRows() throws -> [Row] {
    let scenes = folder.deletingLastPathComponent().appending(path: "SpecificationTests/Scenes")
    let files = try FileManager.default.contentsOfDirectory(at: scenes, includingPropertiesForKeys: nil)
    let pattern = /(?m)^claim (\S+) (\w+)\s+"((?:[^"\\]|\\.)*)"\s+"((?:[^"\\]|\\.)*)"/
    return try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map { match in
        let (_, id, basis, text, source) = match.output
        return Row(
          id: String(id), text: String(text).replacing("\\\"", with: "\""), basis: String(basis),
          source: String(source).replacing("\\\"", with: "\""), file: file.lastPathComponent, isScene: true)
      }
    }
  }

  /// Returns a row for every `.claim(…)` in the sources of these targets.
  ///
  /// A claim with an id only has the texts of its row in the table, which are empty if there is no such row. The text
  /// of another claim is a literal, or several joined with `+`.
  private static func testRows() throws -> [Row] {
    let quoted = #""(?:[^"\\]|\\.)*""#
    let literal = "(" + quoted + #"(?:\s*\+\s*"# + quoted + ")*)"
    let pattern = try NSRegularExpression(
      pattern: #"\.claim\(\s*"# + literal + #",\s*"# + literal + #",\s*\.(\w+),\s*"# + literal + #"\s*\)"#)
    let idPattern = try Regex<(Substring, Substring)>(#"\.claim\("([A-Z0-9-]+)"\)"#)
    var rows: [Row] = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      if file.path.contains("/Support/") { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let matches = pattern.matches(in: text, range: NSRange(text.startIndex..., in: text))
      // The pattern literal itself starts differently.
      let count = text.components(separatedBy: ".claim(\n").count + text.components(separatedBy: ".claim(\"").count - 2
      let ids = text.matches(of: idPattern).map { String($0.output.1) }
      let name = file.lastPathComponent
      expect(matches.count + ids.count, equals: count, "\(name) has claims whose texts are not literals")
      for id in ids {
        let row = writtenRows[id]
        rows.append(Row(id: id, text: row?.text ?? "", basis: row?.basis ?? "", source: row?.source ?? "", file: name))
      }
      for match in matches {
        func group(_ index: Int) -> String { Range(match.range(at: index), in: text).map { String(text[$0]) } ?? "" }
        rows.append(
          Row(
            id: content(of: group(1)), text: content(of: group(2)), basis: group(3), source: content(of: group(4)),
            file: file.lastPathComponent))
      }
    }
    return rows
  }

  /// Returns the text of joined literals.
  private static func content(of literals: String) -> String {
    String(literals.replacing(/"\s*\+\s*"/, with: "").dropFirst().dropLast()).replacing("\\\"", with: "\"")
  }

  /// The rows of the table by the id of their claims.
  package static let writtenRows: [String: Row] = {
    var rows: [String: Row] = [:]
    for cells in writtenCells where cells.count == 5 {
      let (id, name) = (cells[0], file.lastPathComponent)
      rows[id] = Row(id: id, text: cells[1], basis: cells[2], source: cells[3], file: name)
    }
    return rows
  }()

  /// The status of each claim in the table.
  package static let writtenStatuses: [String: ClaimRun.Status] = {
    var statuses: [String: ClaimRun.Status] = [:]
    for cells in writtenCells {
      if let id = cells.first, let status = cells.last.flatMap(ClaimRun.Status.init) { statuses[id] = status }
    }
    return statuses
  }()

  /// The cells of each line of the table.
  private static let writtenCells: [[String]] = {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }()

  /// Writes the table with the results of this run, and with the earlier results of claims that have not run.
  package static func write(_ statuses: [String: ClaimRun.Status]) throws {
    let (rows, all) = (try rows(), writtenStatuses.merging(statuses) { $1 })
    try markdown(rows, all).write(to: file, atomically: true, encoding: .utf8)
    try DifferenceRegister.write(rows, all)
  }

  package static func markdown(_ rows: [Row], _ statuses: [String: ClaimRun.Status]) -> String {
    var lines = [
      "# Conformance", "",
      "The behaviors that the tests in this folder and the scenes in `Tests/SpecificationTests/Scenes` verify. A scene and some",
      "tests contain their claims, other tests name the id of a row: to add a claim, add its row with the status *holds*. The",
      "status of a claim is the result of its test: Tributary behaves as claimed and like SwiftUI (*holds*), or as claimed but",
      "unlike SwiftUI (*differs*); the test of a scene fails unless its claims hold.",
      "`RECORD=1 swift test --filter TributaryConformance` records the table; any other run compares it. Basis:",
      "*documented* by Apple, *reproduced* by several people, *observed* by one, *derived* from other claims, or *decided* by",
      "this project. The article *Differences from SwiftUI* gives the reason for each difference.", "",
      "| id | claim | basis | source | status |", "|---|---|---|---|---|",
    ]
    for row in rows {
      let status = row.isScene ? ClaimRun.Status.holds.rawValue : statuses[row.id]?.rawValue ?? "not run"
      lines.append("| \(row.id) | \(row.text) | \(row.basis) | \(row.source) | \(status) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
