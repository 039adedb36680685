extension DiagnosticPage {
  /// A table of what was seen: labels left, values right.
  mutating func writeEvidence(_ diagnostic: Diagnostic) {
    var rows: [Evidence] = []
    if diagnostic.occurrences > 1 { rows.append(Evidence("seen", "\(diagnostic.occurrences) times")) }
    rows += diagnostic.evidence
    guard diagnostic.path != nil || !rows.isEmpty else { return }

    let labels = (rows.map(\.label) + (diagnostic.path == nil ? [] : ["view"])).map { VisibleText($0).text }
    let labelColumns = min(24, labels.map(Columns.width).max() ?? 0)
    let valueColumns = Self.columns - labelColumns - 4

    write(.blank)
    if let path = diagnostic.path {
      writeRow("view", [Columns.tail(VisibleText(path).text, columns: valueColumns)], labelColumns)
    }
    for row in rows {
      writeRow(row.label, Self.valueLines(row.lines, columns: valueColumns), labelColumns)
    }
  }

  private mutating func writeRow(_ label: String, _ values: [String], _ labelColumns: Int) {
    let label = Columns.padded(Columns.head(VisibleText(label).text, columns: labelColumns), to: labelColumns)
    for (index, value) in values.enumerated() {
      write(
        PageLine(
          .init(text: "  " + (index == 0 ? label : Columns.padded("", to: labelColumns)) + "  ", style: .faint),
          .init(text: value, style: .plain)))
    }
  }

  /// At most eight values of at most three lines each.
  private static func valueLines(_ values: [String], columns: Int) -> [String] {
    let shown = values.prefix(8).flatMap { Columns.wrap(VisibleText($0).text, columns: columns, lines: 3) }
    if values.isEmpty { return ["none"] }
    return values.count > 8 ? shown + ["… and \(values.count - 8) more"] : shown
  }
}
