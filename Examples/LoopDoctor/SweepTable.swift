import Tributary

/// The table of the findings of all cases over a range of widths, with one line for each finding.
struct SweepTable {
  private(set) var text = ""
  private(set) var findings = 0

  private static let columns = [16, 18, 16]

  @MainActor
  init(_ cases: [LoopCase], _ widths: ClosedRange<CGFloat>, isRepaired: Bool) {
    write(["case", "kind", "widths", "first value"])
    write(Self.columns.map { String(repeating: "─", count: $0) })
    for entry in cases {
      let report = entry.sweep(widths, isRepaired: isRepaired)
      if report.findings.isEmpty { write([entry.name, "silent"]) }
      for finding in report.findings {
        findings += 1
        write([entry.name, finding.kind.rawValue, Self.range(finding.lengths), finding.values.first ?? ""])
      }
    }
    text += "\n\(findings) findings in \(cases.count) cases.\n"
  }

  private static func range(_ lengths: ClosedRange<CGFloat>) -> String {
    "\(number(lengths.lowerBound))...\(number(lengths.upperBound))"
  }

  private static func number(_ length: CGFloat) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }

  private mutating func write(_ cells: [String]) {
    var line = ""
    for (index, cell) in cells.enumerated() {
      line +=
        index < Self.columns.count
        ? cell + String(repeating: " ", count: max(2, Self.columns[index] + 2 - cell.count)) : cell
    }
    while line.hasSuffix(" ") { line.removeLast() }
    text += line + "\n"
  }
}
