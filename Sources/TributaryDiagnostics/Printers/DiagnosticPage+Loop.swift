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

  /// Writes the last passes as a table. Columns that do not fit are shortened: first by the words with which all their
  /// values begin, so that the rows differ, and then at the end.
  mutating func writeTrace(columns titles: [String], passes: [[String]]) {
    let count = max(titles.count, passes.map(\.count).max() ?? 0)
    guard !passes.isEmpty, count > 0 else { return }
    // Each column has at least three characters and a gap of two, so this number fits.
    let shown = min(count, 15)
    let titles = (0..<shown).map { Self.cell(titles, $0, limit: Self.columns) }
    let values = (0..<shown).map { column in passes.suffix(8).map { Self.cell($0, column, limit: 4_000) } }
    func headed(_ cells: [String]) -> [String] { cells.map { Columns.head($0, columns: Self.columns) } }
    func fits(_ widths: [Int]) -> Bool { widths.reduce(0, +) + 2 * shown <= Self.columns }

    var cells = values.map(headed)
    var widths = Self.widths(titles, cells)
    if !fits(widths) {
      for column in cells.indices where widths[column] > Self.columns / shown {
        cells[column] = headed(Self.withoutCommonStart(values[column]))
      }
      widths = Self.widths(titles, cells)
    }
    while !fits(widths), let widest = widths.max(), widest > 3, let index = widths.firstIndex(of: widest) {
      widths[index] -= 1
    }
    func row(_ cell: (Int) -> String) -> String {
      (0..<shown).map { column in
        "  " + Columns.padded(Columns.head(cell(column), columns: widths[column]), to: widths[column])
      }.joined()
    }

    writeHeading("The last passes")
    if titles.contains(where: { !$0.isEmpty }) {
      write(PageLine(row { titles[$0] }, .faint))
      write(PageLine(widths.map { "  " + String(repeating: "─", count: $0) }.joined(), .faint))
    }
    for pass in cells[0].indices { write(PageLine(row { cells[$0][pass] })) }
  }

  private static func widths(_ titles: [String], _ columns: [[String]]) -> [Int] {
    zip(titles, columns).map { title, cells in max(1, ([title] + cells).map { Columns.width(of: $0) }.max() ?? 1) }
  }

  private static func cell(_ row: [String], _ column: Int, limit: Int) -> String {
    column < row.count ? VisibleText(row[column], limit: limit).text : ""
  }

  /// Returns the texts with an ellipsis in place of the words with which all of them begin, or the texts themselves if
  /// they do not differ.
  private static func withoutCommonStart(_ texts: [String]) -> [String] {
    let values = texts.filter { !$0.isEmpty }
    guard let first = values.first, values.contains(where: { $0 != first }) else { return texts }
    let common = values.reduce(first[...]) { common, value in
      common.prefix(zip(common, value).prefix { $0 == $1 }.count)
    }
    guard let end = common.lastIndex(of: " ") else { return texts }
    let length = common.prefix(through: end).count
    return texts.map { $0.isEmpty ? "" : "…" + $0.dropFirst(length) }
  }
}
