import Tributary

/// The table of all cases: the expected and actual findings, the number of passes, and the duration.
struct Table {
  private(set) var text = ""
  private(set) var differences = 0

  private static let widths = [16, 26, 26, 8, 10]

  @MainActor
  init(_ cases: [LoopCase], isRepaired: Bool) async {
    write(["case", "expected", "found", "passes", "ms"])
    write(Self.widths.map { String(repeating: "─", count: $0) })
    for entry in cases {
      let outcome = await entry.examine(isRepaired: isRepaired)
      let expected = entry.expectation(isRepaired: isRepaired)
      let agrees = expected.agrees(with: outcome.finding)
      if !agrees { differences += 1 }
      write(
        [
          entry.name, "\(expected)", "\(outcome.finding)", "\(outcome.passes)",
          String(format: "%.1f", outcome.seconds * 1_000),
        ], mark: agrees ? "" : "  DIFFERS: \(entry.title)")
    }
    text += differences == 0 ? "\nAll \(cases.count) as expected.\n" : "\n\(differences) of \(cases.count) differ.\n"
  }

  private mutating func write(_ cells: [String], mark: String = "") {
    var line = zip(cells, Self.widths).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.count))
    }.joined(separator: "  ")
    while line.hasSuffix(" ") { line.removeLast() }
    text += line + mark + "\n"
  }
}
