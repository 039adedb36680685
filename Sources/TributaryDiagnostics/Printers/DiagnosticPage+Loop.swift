extension DiagnosticPage {
  /// Writes the cycle as a drawing: downward from step to step, and from the last step back to the first.
  ///
  ///     ┌─▶ writer  path                                   file
  ///     │           detail
  ///     │     ↓
  ///     │   state   path
  ///     └─────┘
  mutating func writeCycle(_ steps: [FeedbackLoop.Step]) {
    guard !steps.isEmpty else { return }
    writeHeading("The cycle")
    for (index, step) in steps.enumerated() {
      if index > 0 { write(PageLine("  │     ↓", .faint)) }
      let lines = Self.lines(of: step)
      for (row, line) in lines.enumerated() {
        let margin = index == 0 && row == 0 ? "  ┌─▶ " : "  │   "
        let kind = Columns.padded(row == 0 ? step.kind.rawValue : "", to: 8)
        write(
          PageLine(
            .init(text: margin, style: .faint), .init(text: kind, style: .strong), .init(text: line, style: .plain)))
      }
    }
    write(PageLine("  └─────┘", .faint))
  }

  private static func lines(of step: FeedbackLoop.Step) -> [String] {
    let room = columns - 14
    var lines = [Columns.tail(VisibleText(step.path).text, columns: room)]
    if let location = step.location.map({ Columns.tail(VisibleText($0.description).text, columns: room) }) {
      let gap = room - Columns.width(of: lines[0]) - Columns.width(of: location)
      if gap >= 2 {
        lines[0] += String(repeating: " ", count: gap) + location
      } else {
        lines.append(location)
      }
    }
    if !step.detail.isEmpty { lines += Columns.wrap(VisibleText(step.detail).text, columns: room, lines: 3) }
    return lines
  }

  /// Writes the last passes as a table. Columns that do not fit are shortened.
  mutating func writeTrace(columns titles: [String], passes: [[String]]) {
    let count = max(titles.count, passes.map(\.count).max() ?? 0)
    guard !passes.isEmpty, count > 0 else { return }
    let shownPasses = passes.suffix(8)
    // Each column has at least three characters and a gap of two, so this number fits.
    let shown = min(count, 15)
    func cell(_ row: [String], _ column: Int) -> String {
      column < row.count ? VisibleText(row[column], limit: Self.columns).text : ""
    }
    var widths = (0..<shown).map { column in
      max(1, ([titles] + shownPasses).map { Columns.width(of: cell($0, column)) }.max() ?? 1)
    }
    while widths.reduce(0, +) + 2 * shown > Self.columns, let widest = widths.max(), widest > 3,
      let index = widths.firstIndex(of: widest)
    {
      widths[index] -= 1
    }
    func row(_ cells: [String]) -> String {
      (0..<shown).map { column in
        "  " + Columns.padded(Columns.head(cell(cells, column), columns: widths[column]), to: widths[column])
      }.joined()
    }

    writeHeading("The last passes")
    if !titles.isEmpty {
      write(PageLine(row(titles), .faint))
      write(PageLine(widths.map { "  " + String(repeating: "─", count: $0) }.joined(), .faint))
    }
    for pass in shownPasses { write(PageLine(row(pass))) }
  }
}
