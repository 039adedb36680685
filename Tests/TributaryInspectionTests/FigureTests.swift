/// The table in the article about costs equals the counts of the benchmark program. Times are printed but not recorded.
@Suite(.serialized, .waitsForPrograms) struct FigureTests {
  private static let page = URL(filePath: #filePath).appending(
    path: "../../../Sources/Tributary/Tributary.docc/WhatAFrameCosts.md"
  ).standardized

  private struct Measurement: Decodable {
    let name: String
    let cells: Int
    let counts: [String: Int]
  }

  /// The columns beside the number of cells, in order.
  private static let columns = [
    ("bodies", "bodies"), ("measurements", "measurements"), ("placements", "placements"), ("reduces", "reduces"),
    ("actions", "actions"), ("nodesCreated", "nodes created"), ("nodesVisited", "nodes visited"),
    ("closures", "row closures"), ("comparisons", "comparisons"),
  ]

  @Test func `The counts in the article are those of a run`() throws {
    let run = try Program("tributary-benchmarks").run("--json", "--runs", "0", "--sizes", "120,1000")
    expect(run.status, equals: 0)
    let measurements = try JSONDecoder().decode([Measurement].self, from: Data(run.output.utf8))
    expect(measurements.count, above: 20)
    var lines = [
      "| scenario | cells | " + Self.columns.map(\.1).joined(separator: " | ") + " |",
      "|---|" + String(repeating: "---:|", count: Self.columns.count + 1),
    ]
    lines += measurements.sorted { $0.cells < $1.cells }.map { measurement in
      let counts = Self.columns.map { "\(measurement.counts[$0.0] ?? -1)" }
      return "| \(measurement.name) | \(measurement.cells) | \(counts.joined(separator: " | ")) |"
    }
    try expectTable(lines, after: "## Counts\n\n", before: "\n\n## Scenarios")
  }

  @Test func `The instructions in the article are those that the script has recorded`() throws {
    let record = Self.page.appending(path: "../../../../.ci/instructions.txt").standardized
    let rows = try String(contentsOf: record, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: " ") }
    expect(rows.count, above: 8)
    var lines = [
      "| scenario | cells | instructions | allocations | live bytes | instructions of a node |",
      "|---|---:|---:|---:|---:|---:|",
    ]
    lines += rows.map { "| \($0.joined(separator: " | ")) |" }
    try expectTable(lines, after: "<!-- instructions -->\n", before: "\n<!-- end -->")
  }

  /// Compares a table of the article with the expected one, or writes it.
  private func expectTable(_ lines: [String], after start: String, before end: String) throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let opening = try #require(text.range(of: start))
    let closing = try #require(text.range(of: end, range: opening.upperBound..<text.endIndex))
    let table = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let page = text[..<opening.upperBound] + table + text[closing.lowerBound...]
      try Data(String(page).utf8).write(to: Self.page)
    } else {
      expect(
        String(text[opening.upperBound..<closing.lowerBound]), equals: table,
        "RECORD=1 swift test --filter FigureTests writes it")
    }
  }

  @Test func `Every line of the table is explained`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let explanations = try #require(text.components(separatedBy: "## Scenarios").last)
    let names = Set(text.matches(of: /(?m)^\| ([^ |]+) \| \d+ \|/).map { String($0.output.1) })
    expect(names.count, above: 9)
    for name in names { expect(explanations.contains("| `\(name)` |"), "\(name)") }
  }
}
